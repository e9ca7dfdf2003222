# Lessons to play of CuBirds in Dutch: a title, a task, and what it has shown.

exercise-first = Je eerste beurten
exercise-first-about = Vogels aanleggen, een familie vormen en winnen.
exercise-first-enclose = Vogels tussen twee dezelfde zijn voor jou
exercise-first-enclose-ask = Leg je eend zo aan dat de flamingo en de uil tussen twee eenden zitten.
exercise-first-enclose-told = De flamingo en de uil zaten tussen twee eenden, dus ze vliegen naar je hand. De eenden blijven.
exercise-first-flock = Twee flamingo’s zijn een familie
exercise-first-flock-ask = Daarna mag je één familie vormen. Met zeven soorten in je collectie win je: vorm je familie flamingo’s.
exercise-first-flock-told = Eén flamingo blijft voorgoed van jou, de andere leg je af. De kleine getallen op de kaart zeggen hoeveel vogels een familie nodig heeft.
exercise-first-nothing = Soms sluit je niets in
exercise-first-nothing-ask = Geen van je vogels zit in een rij. Leg er toch aan: zo begint elke beurt.
exercise-first-nothing-told = Je legt altijd al je vogels van een soort aan. Deze pakten er geen, dus nu mag je kiezen.
exercise-first-draw = Dan mag je trekken
exercise-first-draw-ask = Trek twee kaarten van de stapel.
exercise-first-draw-told = Twee nieuwe vogels in je hand. Is je hand leeg na je beurt, dan leggen de anderen hun kaarten af en krijgt iedereen er acht nieuwe.
exercise-first-last = Er ontbreekt één soort
exercise-first-last-ask = Je hebt één toekan, en een familie heeft er drie nodig. Pak de twee toekans.
exercise-first-last-told = Nu heb je drie toekans in je hand.
exercise-first-win = Nu kun je winnen
exercise-first-win-ask = Vorm je familie toekans: dat is je zevende soort.
exercise-first-win-told = Zeven soorten: je hebt gewonnen! Heb je van twee soorten drie vogels, dan win je ook.

exercise-enclose = Vogels insluiten
exercise-enclose-about = Alle vogels van één soort, aan één kant van een rij.
exercise-enclose-all = Je hebt twee papegaaien
exercise-enclose-all-ask = In rij 1 zit een papegaai. Leg die van jou zo aan dat de uil en de flamingo tussen papegaaien zitten.
exercise-enclose-all-told = Je legt altijd al je vogels van een soort aan, dus beide papegaaien. De uil en de flamingo zijn van jou, en de rij sluit weer aan.
exercise-enclose-end = Links of rechts?
exercise-enclose-end-ask = In rij 3 zit een toekan. Leg die van jou aan de kant waar je meer vogels pakt.
exercise-enclose-end-told = Links pak je twee vogels, rechts alleen de uil. Het loont om naar beide kanten te kijken.

exercise-fill = Een rij aanvullen
exercise-fill-about = In een rij zit nooit maar één soort.
exercise-fill-fill = En als er alleen papegaaien overblijven?
exercise-fill-fill-ask = Pak de uil en de flamingo, en kijk wat er met de rij gebeurt.
exercise-fill-fill-told = Er waren alleen papegaaien over. Dus kwamen er vogels van de stapel: nog een papegaai, toen een toekan. Twee soorten zijn genoeg.

exercise-draw = Twee kaarten trekken
exercise-draw-about = Sluit je niets in, dan mag je trekken.
exercise-draw-lay = Er zit geen ekster in een rij
exercise-draw-lay-ask = Je komt één uil tekort voor een familie. Houd je uilen en leg je ekster aan, waar je maar wilt.
exercise-draw-lay-told = De ekster sluit niets in. Dus mag je nu twee kaarten trekken.
exercise-draw-draw = Twee kaarten of geen
exercise-draw-draw-ask = Trek, en hoop op een uil.
exercise-draw-draw-told = Daar is hij! Wat je trekt, mag je meteen gebruiken.
exercise-draw-flock = Drie uilen
exercise-draw-flock-ask = Vorm je familie uilen.
exercise-draw-flock-told = Eén uil blijft voorgoed van jou. Ook een beurt waarin je niets insluit, is niet verloren.

exercise-flocks = Kleine en grote families
exercise-flocks-about = Een grote familie levert twee vogels op.
exercise-flocks-small = Je hebt zes eksters
exercise-flocks-small-ask = Vijf eksters zijn een kleine familie, zeven een grote. Vorm je familie.
exercise-flocks-small-told = Eén ekster blijft voorgoed van jou, de andere vijf leg je af. Zes leveren niet meer op dan vijf.
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
exercise-goals-seven-told = De eend is je zevende soort, dus je wint meteen.
exercise-goals-threes = De tweede manier: drie en drie
exercise-goals-threes-ask = Je hebt drie flamingo’s en twee toekans. Met welke familie win je?
exercise-goals-threes-told = Drie flamingo’s en drie toekans: je wint.

exercise-solo = Alleen tegen RobinBird
exercise-solo-about = Zij speelt met kaarten van de stapel.
exercise-solo-robin = Eerst jij, dan RobinBird
exercise-solo-robin-ask = Vorm je familie. Dan trekt RobinBird voor elke rij een kaart: kijk wat ze pakt.
exercise-solo-robin-told = Ze legt elke kaart waar die de meeste vogels pakt, en vormt elke familie die ze kan. Haar kaarten liggen open, dus je kunt er rekening mee houden.
