# What whoever runs a server is told: the database, copies of it, tables and guests.

# one server for one database
database-in-use = De spellen in { $file } zijn in gebruik bij proces { $pid }, sinds { $since }{ $address ->
    [none] {""}
   *[other] , op { $address }
}. Stop dat eerst, of geef een ander bestand op: --database
cannot-lock = Het bestand { $file } kan niet vergrendeld worden ({ $problem }), dus niets zou een tweede server tegenhouden. Bewaar de spellen in een map op een schijf van deze computer: --database

replaced-in-use = De spellen in { $file } zijn in gebruik bij proces { $pid }, sinds { $since }. Er is niets vervangen. Stop dat proces eerst, of geef een ander bestand op.

# a database that cannot be used
lost-file = Het bestand { $file } is er niet meer: een server heeft er eerder spellen in bewaard. Heb je het verplaatst, zet het dan terug. Is het weg, dan zegt “{ $program } doctor” hoe je een back-up terugzet. Wil je zonder spellen beginnen, voeg dan --create toe (of zet MENAGERIE_CREATE=yes vóór de opdracht).
moved-folder = Het bestand { $file } is er niet, want de map is verplaatst: de spellen staan nu in { $moved }. “{ $program } doctor” zegt hoe je die terugzet. Wil je zonder spellen beginnen, voeg dan --create toe (of zet MENAGERIE_CREATE=yes vóór de opdracht).
emptied-file = Het bestand { $file } is leeg, maar een server heeft er eerder spellen in bewaard. Weet je waar het goede bestand is, zet het dan terug. Is het weg, dan zegt “{ $program } doctor” hoe je een back-up terugzet. Wil je zonder spellen beginnen, voeg dan --create toe (of zet MENAGERIE_CREATE=yes vóór de opdracht).
new-file = Het bestand { $file } is er nog niet. Klopt de naam, en wil je zonder spellen beginnen, voeg dan --create toe (of MENAGERIE_CREATE=yes).
empty-file = Het bestand { $file } is leeg: er staan geen spellen in. Klopt de naam, en wil je zonder spellen beginnen, voeg dan --create toe (of MENAGERIE_CREATE=yes).
new-folder = Het bestand { $file } is er nog niet, en de map { $folder } ook niet. Klopt de naam, en wil je zonder spellen beginnen, voeg dan --create toe (of MENAGERIE_CREATE=yes).
new-postgres = De database { $name } is leeg: nog geen server heeft er spellen bewaard. Klopt de naam, en wil je zonder spellen beginnen, voeg dan --create toe (of MENAGERIE_CREATE=yes).
no-database = Er zijn geen spellen in { $file }: dat bestand bestaat niet. Geef het goede op: --database
no-database-of-root = Er zijn geen spellen in { $file }: dat bestand bestaat niet. Je gebruikte sudo, en daar zouden de spellen van root staan. Probeer het zonder sudo, of geef het goede bestand op: --database
no-folder = De map { $folder } bestaat niet en kan niet gemaakt worden. Kies een andere plek voor de spellen: --database
database-is-a-folder = { $file } is een map. Geef een bestand daarin op, zoals: { $file }/club.db
database-not-ours = { $file } is geen database van Menagerie, of een kopie die zonder “menagerie backup” gemaakt is terwijl een server liep: er staan geen spellen in. Er is niets vervangen. Neem het bestand dat de server bij het starten noemt, of een kopie van “menagerie backup”.
database-is-none = { $file } is geen database; er is niets in gewijzigd. Geef een ander bestand op: --database. Was het er wel een, zet dan een back-up terug: “menagerie doctor” zegt hoe.
database-of-another-program = { $file } is de database van een ander programma; er is niets in gewijzigd. Geef een ander bestand op: --database
database-newer = De spellen in { $file } zijn bewaard door een nieuwere versie van dit programma. Installeer die versie weer, of zet een oudere back-up terug: “menagerie doctor” zegt hoe.
database-older = De spellen in { $file } zijn bewaard door een oudere versie van dit programma. Start de server één keer, dan werkt die ze bij: menagerie serve
database-damaged = Het bestand { $file } is beschadigd. Zet een back-up terug; wat er nu staat, blijft ernaast bewaard: “menagerie doctor” zegt hoe.
no-entry = Je hebt geen toegang tot de map { $folder }, dus { $file } is niet te gebruiken. { $give ->
    [none] Kies een andere plek, of zet dit vóór de opdracht: sudo -u { $owner }
   *[other] Hoort die van jou te zijn, geef jezelf dan toegang en probeer het nog eens: { $give }
}
database-not-readable = Het bestand { $file } is niet te lezen: het is van iemand anders, of de rechten staan het niet toe. Kies een ander, of geef het aan { $user }: sudo chown { $user } { $file } && sudo chmod u+rw { $file }
database-not-writable = In het bestand { $file } kan niet geschreven worden: het is alleen-lezen, of van iemand anders. Kies een ander (--database), of geef het aan { $user }: sudo chown { $user } { $file } && sudo chmod u+rw { $file }
folder-not-writable = In de map { $folder } kan niets geschreven worden, en { $file } heeft er bestanden naast nodig. Kies een andere plek (--database), of geef de map aan { $user }: sudo chown { $user } { $folder } && sudo chmod u+rwx { $folder }
folder-shut = De server mag niet in de map { $folder }, dus er kan niets worden opgeslagen in { $file }. Laat { $user } erin: sudo chown { $user } { $folder } && sudo chmod u+rwx { $folder }
disk-full = De schijf met { $file } is vol. Maak er ruimte op, of bewaar de spellen op een andere schijf: --database
database-busy = Een ander programma houdt de spellen in { $file } vast. Sluit dat, en probeer het opnieuw.
database-fails = De spellen in { $file } zijn niet te gebruiken ({ $problem }). Kijk de schijf na; is die in orde, zet dan een back-up terug: “menagerie doctor” zegt hoe.
database-gone = Het bestand { $file } is er niet meer, of is vervangen: iemand heeft het gewist, verplaatst of vervangen. Er kan niets meer opgeslagen worden. Weet je waar het is, stop dan de server, zet het terug op zijn plek, naast { $file }-wal (daarin staan de laatste zetten), en start de server weer. Alleen als het kwijt is: stop de server, zet een back-up terug (“menagerie doctor” zegt hoe), en start hem weer.
database-moved = Er is geen bestand { $file }, maar { $file }-wal is er nog, met de laatste zetten: iemand heeft de database verplaatst of gewist. Zet die terug, en start de server weer. Alleen als die kwijt is, zet je een back-up terug; wat er ligt, blijft dan bewaard: “menagerie doctor” zegt hoe.
not-kept = Dit kan nu niet opgeslagen worden, dus het is niet gebeurd. Probeer het zo opnieuw; de reden staat in het logboek van de server.
failing = Zetten kunnen niet opgeslagen worden: { $problem ->
    [disk-full] de schijf is vol
    [disk-slow] de schijf is te traag
    [database-busy] een ander programma houdt de database vast
    [database-not-writable] in de database kan niet geschreven worden
    [database-damaged] de database is beschadigd
    [database-unreachable] de database is niet te bereiken
    [database-gone] de database is gewist, verplaatst of vervangen, en de server moet gestopt worden
    [folder-shut] de server mag niet in de map van de database
   *[other] de schijf of de database hapert
}. In het logboek staat meer.
readable-by-others = Andere gebruikers van deze computer kunnen { $file } lezen, en zo elke verborgen kaart en geheime link. Zo houd je ze buiten: chmod 600 { $file }*

# PostgreSQL, and a site moved from one database to another
no-such-postgres = Dit is geen adres van een database. Schrijf het zo: postgresql://GEBRUIKER@COMPUTER/NAAM
no-postgres-driver = Voor PostgreSQL is nog een pakket nodig. Installeer het met: { $command }
database-unreachable = De database { $file } is niet te bereiken ({ $problem }). Draait PostgreSQL daar, is er een database met die naam, en mogen wij erin?
workers-need-postgres = Voor meer dan één proces is PostgreSQL nodig; in een bestand schrijft er maar één. Kies --workers 1, of --database postgresql://GEBRUIKER@COMPUTER/NAAM
nothing-to-copy = Daar heeft nog geen server iets bewaard: er valt niets te kopiëren.
copy-onto-another = In { $file } staat al iets. Er is niets gewijzigd. Geef een lege database op.
copy-differs = De tabel “{ $table }” is in { $file } niet gelijk aan het origineel. Kopieer opnieuw, naar een lege database.
copy-unfinished = Naar { $file } worden spellen gekopieerd, of dat is onderbroken. Geef dezelfde opdracht nog eens, dan gaat het verder: menagerie db copy
still-served = Op { $file } draait een server. Stop die eerst, zodat er niet gespeeld wordt terwijl alles gekopieerd wordt.
site-copied = Alles staat nu in { $file }, met alle links, cookies en sleutels.
restore-into-a-file = Een back-up zet je terug in een bestand. Naar PostgreSQL kopieer je hem: menagerie db copy { $backup } { $file }

# copies
backup-written = Back-up gemaakt: { $file }
    Hierin staan alle geheimen van de server. Bewaar hem waar alleen jij hem kunt lezen.
no-backup-folder = In { $folder } kunnen geen back-ups bewaard worden ({ $problem }). Zorg dat je in die map mag schrijven, of geef een andere op: --backup-dir
backup-process-failed = Het proces dat back-ups maakt, is mislukt: { $problem }
no-file = Er is geen bestand { $file }. Geef een ander op.
no-folder-there = Er is geen map { $folder }, dus er is niets neergezet. Maak die eerst, of kies een andere plek.
backup-exists = { $file } bestaat al. Geef een ander bestand op, of vervang het met --force.
backup-onto-itself = Een database kun je niet over zichzelf heen kopiëren. Geef een ander bestand op.
cannot-write = { $file } is niet te schrijven ({ $problem }). Kies een andere plek.
backup-holds = { $file } klopt: { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, { $games ->
    [one] één spel (nagespeeld vanaf het startgetal)
   *[other] { $games } spellen (allemaal nagespeeld vanaf het startgetal)
}, { $actions ->
    [one] één actie
   *[other] { $actions } acties
}.
backup-without-tables = { $file } is een onbeschadigde database van Menagerie, maar nog niemand heeft er een tafel in geopend: er staan geen spellen in.
backup-damaged = De back-up { $file } is beschadigd en kan niet worden teruggezet. Neem een oudere.
backup-newer = De back-up { $file } is gemaakt door een nieuwere versie van dit programma en kan niet worden teruggezet. Installeer die versie, of neem een oudere back-up.
backup-fails = De back-up { $file } is niet te lezen ({ $problem }) en kan dus niet worden teruggezet. Neem een oudere.
backup-broken = { $file } is onbeschadigd, maar { $count } van de { $games } spellen erin { $count ->
    [one] is
   *[other] zijn
} niet na te spelen: { $ids }
backup-older-rules = { $count ->
    [one] Eén spel is begonnen met oudere regels dan deze versie speelt. Het blijft zoals het is en is niet nagespeeld: { $ids }
   *[other] { $count } spellen zijn begonnen met oudere regels dan deze versie speelt. Ze blijven zoals ze zijn en zijn niet nagespeeld: { $ids }
}
backup-does-not-hold = { $count } van de { $games } spellen in { $file } { $count ->
    [one] is
   *[other] zijn
} niet na te spelen, dus er is niets vervangen. Wil je de back-up toch terugzetten, voeg dan --force toe.
restored = De spellen uit { $backup } staan nu in { $file }.
restored-before = Wat er eerst stond, is bewaard als { $file }
restored-key = { $key ->
    [older] De beheersleutel is nu de oudere uit de back-up; die je het laatst gebruikte, werkt niet meer.
   *[unknown] De beheersleutel is nu die uit de back-up. Had je hem sindsdien vervangen, dan werkt nu de oude weer.
} Zo maak je een nieuwe: { $command }

# files for a host
deploy-written = Geschreven: { $file }
deploy-next = Typ hierna dit:
deploy-exists = Al aanwezig: { $files }. Er is niets geschreven. Geef een andere map op (--out), of vervang met --force.
deploy-several = “{ $kind }” bestaat uit meer bestanden: { $files }. Geef er een map voor op: --out
deploy-no-public-url = Het adres waarop je gasten de server bereiken, ontbreekt. Geef het op: --public-url https://birds.example.org
deploy-needs-https = Een proxy is er voor https, maar { $url } begint niet met https://. Geef een ander adres op: --public-url
deploy-bad-name = “{ $name }” is geen computernaam zoals browsers die kennen: letters van a tot z, cijfers, streepjes en punten (xn--… voor al het andere).
deploy-bad-path = { $file } kan niet in zo’n bestand staan: er zit een aanhalingsteken, een backslash, een dollarteken, een accolade, een backtick of een regeleinde in. Neem een andere naam.
deploy-no-program = Naast deze Python staat geen programma “menagerie”. Geef het pad op: --program
deploy-bad-account = “{ $account }” kan geen naam van een account zijn. Kies een andere: --account
deploy-out-of-sight = { $file } staat in { $folder }, en dat ziet een dienst van het systeem niet. Zet het programma in /opt en de spellen in /var/lib, of schrijf een unit voor je eigen account: --user
deploy-folder-of-others = De map { $folder } is er al, en is niet van { $account }. Kies een map die alleen voor de dienst is. Is het deze, zet die dan eerst op naam van dat account (chown).
deploy-half-a-certificate = Een certificaat bestaat uit twee bestanden. Geef ze allebei op: --certificate en --certificate-key
deploy-bad-image = “{ $image }” is geen image. Schrijf het zo: docker.io/library/python:3.11-slim@sha256: en 64 cijfers van 0 tot f
deploy-sets-itself = Dit stelt “menagerie deploy { $kind }” zelf in: { $settings }. Laat het weg.
deploy-secrets = Dit is geheim en is dus weggelaten: { $variables }. Schrijf het als NAAM=WAARDE in { $place }, en laat niemand anders dat bestand lezen (chmod 600).
deploy-gets-certificate = Zonder certificaat voor { $name } start nginx niet. Het wordt verwacht in { $file }. De opdracht met certbot haalt het op en houdt het geldig. Daarvoor moet de naam naar deze computer leiden en poort 80 openstaan; daar antwoordt nginx zoals het geïnstalleerd is. Doet het dat niet (omdat de standaardsite verwijderd is, bijvoorbeeld), typ dan in plaats daarvan: { $without }
deploy-workers-need-postgres = Met --workers { $workers } zou de server niet starten: in een bestand kan maar één proces schrijven, en voor meer is PostgreSQL nodig. Er is niets geschreven. Laat --workers weg (één proces is genoeg voor honderden spelers), of voeg toe: --database postgresql://GEBRUIKER@COMPUTER/NAAM
deploy-caddy-shared = Heeft Caddy al andere sites, kopieer het bestand dan niet over { $file } heen: voeg daar alleen het laatste blok eraan toe.
deploy-wheel-beside = Zet de wheel ernaast: { $wheel }
deploy-podman-restart = Na een herstart van de computer komt de container alleen terug als de dienst van Podman daarvoor aanstaat: { $command }
deploy-not-pinned = { $image } kan morgen een ander image zijn. Leg het vast door met { $option } de digest op te geven. Die zie je zo: skopeo inspect docker://{ $image }
deploy-import-dashboard = In Grafana: Dashboards, New, Import. Prometheus moet { $address } lezen

# tables
ended-by-operator = De beheerder van de server heeft dit spel gestopt.
over-already = Dit spel is al afgelopen.
nothing-to-end = Het spel aan deze tafel is nog niet begonnen: er valt niets te stoppen. De tafel wissen kan wel.
shows-hidden-cards = Dit spel is nog bezig, en het verslag toont elke verborgen kaart. Wil je het toch, voeg dan --show-hidden-cards toe.
operator-tables = { $count ->
    [0] Geen tafels.
    [one] Eén tafel. Met de id kom je binnen: toon die aan niemand anders.
   *[other] { $count } tafels. Met een id kom je binnen: toon die aan niemand anders.
}
table-state = { $state ->
    [lobby] niet begonnen
    [playing] bezig
   *[over] afgelopen
}
heading-id = Id
heading-state = Stand
heading-game = Spel
heading-actions = Acties
heading-changed = Laatste wijziging ({ $zone })
heading-people = Mensen
heading-bots = Bots
sure-to-end = Het spel aan tafel { $table } stoppen? Niemand kan er dan mee verder. (ja/nee)
sure-to-delete = De tafel { $table } wissen, met alles wat ervan bewaard is? Terughalen kan niet. (ja/nee)
table-ended = Het spel aan tafel { $table } is gestopt.
table-deleted = De tafel { $table } is gewist.
record-written = Het verslag staat in { $file }; “menagerie verify” speelt het na.

# guests
operator-guests = { $count ->
    [0] Geen gasten.
    [one] Eén gast.
   *[other] { $count } gasten.
}
heading-seen = Laatst gezien ({ $zone })
heading-tables = Tafels
heading-names = Namen
unknown-guest = Er is geen gast “{ $who }”.
several-guests = Meerdere gasten heten “{ $who }”. Noem er een met de id: { $ids }
sure-to-forget = De gast { $guest } ({ $names }) vergeten? De naam verdwijnt van { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}, de plaatsen zijn van niemand meer, en terughalen kan niet. (ja/nee)
guest-forgotten = Vergeten: { $guest }, aan { $tables ->
    [one] één tafel
   *[other] { $tables } tafels
}. In eerdere back-ups staat de naam nog.
forgotten-with = Deze gasten hadden dezelfde plaatsen; misschien is het dezelfde persoon op een ander apparaat: { $ids }

# speaking with the server that runs
key-opens = Hij opent de pagina van de beheerder: { $address }/operator
key-opens-here = Hij opent de pagina van de beheerder: { $address }/operator, of /operator achter het adres dat je gasten intypen.
wrong-key = Dit is niet de beheersleutel. “menagerie operator-key” toont hem.
no-answer = De server die deze spellen heeft (proces { $pid }, { $address }) reageert niet. Stop die server, dan lukt het ook zonder.
server-said = { $text }
not-sure = Er is niets gewijzigd. Vooraf bevestigen kan met --yes.
yes = ja
