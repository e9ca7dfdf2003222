# What “menagerie doctor” and the operator's page say about the state of a server, and what to do.

check-settings = Instellingen
check-clock = Klok
check-disk = Schijf
check-permissions = Rechten
check-database = Database
check-version = Versie
check-backup = Back-up
check-port = Poort
check-server = Server
check-address = Adres
check-https = Https
check-proxy = Proxy
doctor-grade = { $grade ->
    [good] goed
    [warning] waarschuwing
   *[bad] fout
}
doctor-summary = { $worst ->
    [good] Alles is in orde.
    [stopped] Tot nu toe is er niets mis. Start de server en geef weer de opdracht “{ $program } doctor”: dan komt ook de rest aan bod.
    [warning] Het werkt; bekijk de waarschuwingen.
   *[bad] Er is iets mis. Elke regel zegt wat je moet doen; geef daarna weer de opdracht “{ $program } doctor”.
}
found-refused = { $text }
remedy-refused = De nieuwste back-up die klopte: { $program } restore { $restore }

# settings
found-settings = niets spreekt elkaar tegen.
found-https-without-proxy = het openbare adres begint met https, maar er is geen proxy genoemd. Cookies zijn dan niet beschermd, en alle bezoekers tellen als één.
remedy-https-without-proxy = Noem het adres waar de proxy vandaan komt, zoals --proxy 127.0.0.1
    Geen proxy? Laat --public-url weg.
found-proxy-without-url = er is een proxy genoemd, maar geen openbaar adres: links gaan langs de proxy heen.
remedy-proxy-without-url = Noem het adres dat bezoekers intypen: --public-url https://JOUW.NAAM
found-proxy-is-everybody = --proxy { $network } gelooft iedereen op zijn woord.
remedy-proxy-is-everybody = Noem alleen het adres van de proxy zelf, zoals --proxy 127.0.0.1
found-plain-url = { $url } is geen https: wie ertussen zit, kan meelezen.
remedy-plain-url = Zet er een proxy met https voor. Thuis onder vrienden mag je het zo laten.
found-only-here = { $host } is alleen vanaf deze computer te bereiken.
remedy-only-here = Laat --host weg voor gasten in hetzelfde netwerk, of zet er een proxy voor (--public-url en --proxy).
found-kept-for-ever = tafels worden nooit gewist (--retention 0).
remedy-kept-for-ever = Zeg na hoeveel dagen wel, zoals --retention 90, of vertel het je gasten.

# the clock
found-clock = het is { $time }.
found-clock-behind = het is hier { $time }, maar deze server heeft al { $noted } gezien.
remedy-clock-behind = Zet de klok gelijk, of laat de computer het doen: timedatectl set-ntp true
found-clock-leapt = het is { $time }. De klok is { $days ->
    [one] een dag
   *[other] { $days } dagen
} vooruit gesprongen; tot de server een dag gelopen heeft, telt die tijd niet: er wordt geen tafel om gewist.
remedy-clock-leapt = Stond de computer zo lang uit, dan is alles in orde. Zo niet, zet de klok gelijk: timedatectl set-ntp true
found-clock-differs = het is hier { $time }, maar het openbare adres wijkt daar { $seconds } seconden van af.
remedy-clock-differs = Laat beide computers hun klok zelf gelijkzetten: timedatectl set-ntp true

# what lies on the disk
found-disk = { $free } vrij voor { $path }.
found-disk-low = nog maar { $free } vrij voor { $path }.
remedy-disk-low = Maak ruimte, of zet het op een andere schijf. Als de schijf vol is, kan er niets gespeeld worden.
found-permissions = { $user } mag schrijven waar de server dat moet, en niemand anders mag het lezen.
found-no-folder-yet = de map { $path } is er nog niet.
remedy-no-folder-yet = De server maakt hem bij het starten. Was hij er al, kijk dan of zijn schijf aangekoppeld is.
found-no-folder-possible = de map { $path } is er niet, en de server kan hem niet maken: { $user } mag niet schrijven in { $parent }.
remedy-no-folder-possible = { $make }
found-no-folder-but-a-file = { $path } is een bestand, dus daar kunnen geen back-ups staan.
remedy-no-folder-but-a-file = Noem een map: --backup-dir MAP
found-not-ours = { $user } mag niet schrijven in { $path }; dat is van { $owner }.
remedy-not-ours = { $give }
    Draait de server als { $owner }, kijk dan als { $owner }: sudo -u { $owner } { $program } doctor{ $said }
found-open-to-others = andere gebruikers van deze computer kunnen { $path } lezen, en zo elke verborgen kaart en geheime link.
remedy-open-to-others = chmod { $mode } { $path }
found-database = { $name } ({ $size }), gaaf en bijgewerkt.
found-database-held = { $name } ({ $size }), gaaf en bijgewerkt; proces { $pid } gebruikt hem.
found-database-new = het bestand { $file } is er nog niet.
remedy-database-new = Klopt de naam niet, noem dan de goede: --database. Wil je zonder spellen beginnen, voeg dan één keer --create toe.
found-database-empty = { $name } is er, maar leeg: nog geen server heeft er iets in bewaard.
remedy-database-empty = Had je dat niet verwacht, kijk dan de naam na: --database
found-database-old = { $name } is bewaard door een oudere versie van dit programma.
remedy-database-old = Start de server één keer, dan werkt die hem bij: { $program } serve{ $said }
found-postgres-served = { $name } antwoordt.
found-postgres = { $name } antwoordt (PostgreSQL { $version }), bijgewerkt.

# backups
found-backup = de laatste is { $hours ->
    [0] nog geen uur
    [one] een uur
   *[other] { $hours } uur
} oud, en { $games ->
    [one] het ene spel erin kwam
   *[other] de { $games } spellen erin kwamen
} precies zo uit: { $file }
found-no-backups = er worden geen automatische back-ups gemaakt.
remedy-no-backups = Zeg waar: --backup-dir MAP, het best op een andere schijf. Dan wordt er elke nacht een gemaakt en nagekeken.
found-backup-unknown = de database kan niet zeggen wanneer de laatste gemaakt is.
remedy-backup-unknown = Breng eerst de database in orde.
found-backup-failed = de laatste poging is mislukt. { $text }
remedy-backup-failed = Verhelp dat; elk half uur wordt het opnieuw geprobeerd.
found-no-backup-yet = in { $folder } is er nog geen gemaakt.
remedy-no-backup-yet = Laat de server lopen: de eerste komt een paar minuten na de start, zodra er geen tafel open is.
found-backup-broken-games = sommige spellen in de laatste waren niet na te spelen: { $file }
remedy-backup-broken-games = Kijk welke: { $program } check-backup { $file }. Bewaar een oudere back-up, en kijk de schijf na.
found-backup-gone = de laatste is er niet meer: { $file }
remedy-backup-gone = Kijk of de schijf aangekoppeld is. Is hij met opzet gewist, dan komt vannacht de volgende.
found-backup-late = de laatste is { $hours } uur oud: { $file }
remedy-backup-late = Laat de server ’s nachts lopen, en zoek in het logboek naar “backup”.

# the port and the server
found-port-free = { $port } is vrij.
found-port-ours = { $port } is van deze server.
found-port-elsewhere = je server (proces { $pid }) luistert op { $served }, niet op { $port }.
remedy-port-elsewhere = Vrienden typen { $address } in. Vraag naar die poort: { $program } doctor{ $said } --port { $served }
found-port-taken = { $port } is bezet door een ander programma.
remedy-port-taken = “ss -ltnp” toont welk. Stop dat, of noem een andere poort: --port
found-port-of-another = { $port } is bezet door een server met een andere database.
remedy-port-of-another = Stop die, noem een andere poort (--port), of noem de goede database: --database
found-port-impossible = de server kan niet luisteren op poort { $port } van { $host }: { $problem }.
remedy-port-impossible = --host is een adres van deze computer, of 0.0.0.0; poorten onder 1024 zijn van root: neem 8000, en een proxy voor de rest.
found-running = hij draait, en wat gespeeld wordt, komt op de schijf.
found-failing = hij draait, maar: { $text }
remedy-failing = In het logboek staat de hele zin; misschien zeggen andere regels hier waarom.
found-not-running = er draait geen server met deze instellingen.
remedy-not-running = Start hem: { $program } serve{ $said }
    Als dienst: sudo systemctl start menagerie; waarom dat niet lukt, zegt journalctl -u menagerie. Als dienst van je eigen account: systemctl --user start menagerie en journalctl --user -u menagerie.
found-no-answer = proces { $pid } houdt de database vast, maar antwoordt niet op { $address }.
remedy-no-answer = Is het net gestart, wacht dan even. Stop het anders (kill { $pid }) en start het weer: er gaat niets verloren.
found-version = { $version }.
found-version-stopped = { $version } is geïnstalleerd; { $before } draaide het laatst.
found-other-version = { $version } is geïnstalleerd, maar { $running } draait.
remedy-other-version = Start de server opnieuw.

# from outside
found-address-local = { $address }, in hetzelfde netwerk. Open het daar met een telefoon; komt er niets, dan zit de firewall in de weg: sudo ufw allow { $port }/tcp
found-address-of-another = { $address } leidt niet naar deze server.
remedy-address-of-another = Verhelp wat de regel over de poort zegt.
found-named-only-here = { $name } is alleen vanaf deze computer te bereiken.
remedy-named-only-here = Noem het adres dat gasten intypen, of laat --public-url weg.
found-address = { $name } leidt naar { $addresses }. Of dat van buiten te bereiken is, zie je alleen met een telefoon zonder wifi.
found-no-such-name = niemand kent de naam { $name }.
remedy-no-such-name = Kijk --public-url na, en waar de naam geregistreerd is: er hoort een regel (A of AAAA) bij met het adres van deze computer.
found-private-address = { $name } leidt naar { $addresses }; dat is alleen in hetzelfde netwerk te bereiken.
remedy-private-address = Komen gasten van elders, laat de naam dan leiden naar het adres dat je router naar buiten heeft, en laat de router de poorten 80 en 443 doorgeven.
found-certificate = het certificaat van { $name } wordt nog { $days } dagen vertrouwd.
found-certificate-ends = het certificaat van { $name } verloopt over { $days } dagen.
remedy-certificate-ends = Het had vanzelf vernieuwd moeten worden: kijk in het logboek van Caddy of certbot.
found-not-trusted = geen browser vertrouwt het certificaat van { $name }: { $problem }.
remedy-not-trusted = Vraag er een aan voor precies deze naam: Caddy doet dat vanzelf, voor nginx certbot.
found-no-https = niemand antwoordt op { $name }, poort { $port }: { $problem }.
remedy-no-https = Draait de proxy? Geeft de router de poort door, en laat de firewall hem toe? Sommige routers leiden niet terug naar huis: probeer een telefoon zonder wifi.
found-plain-http = er antwoordt iets op { $name }, poort { $port }, maar zonder https.
remedy-plain-http = Laat de proxy daar https spreken. Zonder proxy is er geen https: laat --public-url weg.
found-proxy = via { $url } ziet de server { $scheme } en de bezoeker { $address }.
found-proxy-silent = niemand antwoordt op { $url }.
remedy-proxy-silent = Draait de proxy, en luistert hij daar? Sommige routers leiden niet terug naar huis: probeer een telefoon zonder wifi.
found-proxy-unknown = of { $url } hierheen leidt, is pas te zien als de server draait.
remedy-proxy-unknown = Start de server, en doe dit nog eens.
found-proxy-leads-elsewhere = { $url } leidt naar iets anders dan deze server (status { $status }).
remedy-proxy-leads-elsewhere = Kijk de poort na waaraan de proxy doorgeeft, en de naam. 502 betekent dat hij daar geen server vindt, 421 dat de server een andere naam heeft (MENAGERIE_PUBLIC_URL van de dienst), 401 dat hij een andere database heeft.
found-proxy-passes-claims = de proxy geeft door wat bezoekers over hun adres beweren.
remedy-proxy-passes-claims = Laat hem X-Forwarded-For vervangen door het adres van de bezoeker, zoals onze bestanden voor Caddy en nginx doen.
found-proxy-not-believed = de proxy komt van { $address }, en wordt niet geloofd: de server ziet { $scheme }.
remedy-proxy-not-believed = Noem hem: --proxy { $address }
found-proxy-says-nothing = de server ziet { $scheme } van { $address }: de proxy zegt niet wie er vraagt, en hoe.
remedy-proxy-says-nothing = Laat hem X-Forwarded-For en X-Forwarded-Proto meesturen, zoals onze bestanden voor Caddy en nginx doen.
found-proxy-changes-host = de server wordt gevraagd naar { $host }, en niet naar de naam in { $url }.
remedy-proxy-changes-host = Laat de proxy Host doorgeven zoals ernaar gevraagd is.
