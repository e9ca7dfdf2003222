# Lessons to play of CuBirds in Dutch: a title, a task, and what it has shown.

exercise-first = Je eerste beurten
exercise-first-about = Vogels aanleggen, een familie vormen en winnen.
exercise-first-enclose = Vogels tussen twee dezelfde zijn voor jou
exercise-first-enclose-ask = Leg je eend zo aan dat de flamingo en de uil tussen twee eenden zitten.
exercise-first-enclose-told = De flamingo en de uil zaten tussen twee eenden, dus ze vliegen naar je hand. De eenden blijven.
exercise-first-flock = Twee flamingo’s zijn een familie
exercise-first-flock-ask = Je wint met zeven soorten in je collectie. Vorm je familie flamingo’s.
exercise-first-flock-told = Eén flamingo blijft voorgoed van jou, de andere leg je af. De kleine getallen op de kaart zeggen hoeveel vogels een familie nodig heeft.
exercise-first-nothing = Soms sluit je niets in
exercise-first-nothing-ask = Geen van je vogels zit in een rij. Leg er toch aan: zo begint elke beurt.
exercise-first-nothing-told = Je hebt geen vogels gepakt. Nu mag je kiezen.
exercise-first-draw = Dan mag je trekken
exercise-first-draw-ask = Trek twee kaarten van de stapel.
exercise-first-draw-told = Twee nieuwe vogels in je hand. Is je hand leeg na je beurt, dan leggen de anderen hun kaarten af en krijgt iedereen er acht nieuwe.
exercise-first-last = Er ontbreekt één soort
exercise-first-last-ask = Je hebt één toekan, en een familie heeft er drie nodig. Pak de twee toekans.
exercise-first-last-told = Nu heb je drie toekans in je hand.
exercise-first-win = Nu kun je winnen
exercise-first-win-ask = Vorm je familie toekans: dat is je zevende soort.
exercise-first-win-told = Zeven soorten: je hebt gewonnen! Heb je van twee soorten drie vogels, dan win je ook.

exercise-fill = Een rij aanvullen
exercise-fill-about = In een rij zit nooit maar één soort.
exercise-fill-fill = En als er alleen eenden overblijven?
exercise-fill-fill-ask = Pak de uil en de toekan, en kijk wat er met de rij gebeurt.
exercise-fill-fill-told = Er lagen alleen nog eenden. Dus kwamen er vogels van de stapel bij, tot er weer een andere soort lag.

exercise-flocks = Kleine en grote families
exercise-flocks-about = Een grote familie levert twee vogels op.
exercise-flocks-more = Drie is klein, vier is groot
exercise-flocks-more-ask = Drie toekans zijn een kleine familie, vier een grote. Pak de vierde.
exercise-flocks-more-told = Nu heb je vier toekans: een grote familie.
exercise-flocks-big = Twee vogels tegelijk
exercise-flocks-big-ask = Vorm je grote familie.
exercise-flocks-big-told = Een grote familie levert twee vogels op, een kleine maar één. Dat helpt je aan drie vogels van één soort.

exercise-empty = Een lege hand
exercise-empty-about = Speel je je laatste kaart, dan krijgt iedereen nieuwe.
exercise-empty-empty = Ada spaart roodborstjes
exercise-empty-empty-ask = Vorm je familie. Dan is je hand leeg en eindigt de ronde.
exercise-empty-empty-told = Ada is haar vijf roodborstjes kwijt, iedereen heeft acht nieuwe kaarten, en jij bent nog een keer aan de beurt.

exercise-goals = Twee manieren om te winnen
exercise-goals-about = Zeven soorten, of van twee soorten drie vogels.
exercise-goals-seven = De eerste manier: zeven soorten
exercise-goals-seven-ask = Je hebt zes soorten. Met welke familie win je?
exercise-goals-seven-told = De toekan is je zevende soort, dus je wint meteen.
exercise-goals-threes = De tweede manier: drie en drie
exercise-goals-threes-ask = Je hebt drie uilen en twee eenden. Met welke familie win je?
exercise-goals-threes-told = Drie uilen en drie eenden: je wint.

exercise-solo = Alleen tegen RobinBird
exercise-solo-about = Zij speelt met kaarten van de stapel.
exercise-solo-robin = Eerst jij, dan RobinBird
exercise-solo-robin-ask = Vorm je familie. Dan trekt RobinBird voor elke rij een kaart: kijk wat ze pakt.
exercise-solo-robin-told = Ze legt elke kaart waar die de meeste vogels pakt, en vormt elke familie die ze kan. Haar kaarten liggen open, dus je kunt er rekening mee houden.
