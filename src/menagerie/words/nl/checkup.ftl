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
check-service = Dienst
doctor-grade = { $grade ->
    [good] goed
    [warning] waarschuwing
   *[bad] fout
}
doctor-summary = { $worst ->
    [good] Alles is in orde.
    [stopped] Tot nu toe is alles in orde. Start de server en geef de opdracht “{ $program } doctor{ $said }” dan nog eens: die controleert ook de rest.
    [warning] Het werkt; bekijk de waarschuwingen.
   *[bad] Er is iets mis. Elke regel zegt wat je moet doen; geef de opdracht “{ $program } doctor{ $said }” daarna nog eens.
}
doctor-settings-of-service = De instellingen zijn die van de dienst{ $instead ->
    [none] .
   *[other] , behalve { $instead }, die je hier hebt opgegeven.
} Zo wijzig je er een, zoals MENAGERIE_PORT: { $service } edit --full menagerie && { $service } daemon-reload && { $service } restart menagerie{ $files ->
    [none] { "" }
   *[other] { "" }
        Wat in { $files } staat, wijzig je daar, en dan: { $service } restart menagerie
}
found-refused = { $text }

# settings
found-settings = ze spreken elkaar niet tegen.
found-https-without-proxy = het openbare adres begint met https, maar er is geen proxy genoemd. Cookies zijn dan niet beschermd, en alle bezoekers tellen als één.
remedy-https-without-proxy = Noem het adres waar de proxy vandaan komt, zoals --proxy 127.0.0.1
    Geen proxy? Laat --public-url weg.
found-proxy-without-url = er is een proxy genoemd, maar geen openbaar adres: links gaan langs de proxy heen.
remedy-proxy-without-url = Geef het adres op dat bezoekers intypen: --public-url https://JOUW.NAAM
found-proxy-is-everybody = met --proxy { $network } gelooft de server elk adres dat een bezoeker als het zijne opgeeft.
remedy-proxy-is-everybody = Noem alleen het adres van de proxy zelf, zoals --proxy 127.0.0.1
found-workers-and-a-file = { $workers } processen kunnen niet in één bestand schrijven; zo start de server niet.
remedy-workers-and-a-file =
    Laat één proces het doen (genoeg voor honderden spelers): --workers 1
    Of neem PostgreSQL: --database postgresql://GEBRUIKER@COMPUTER/NAAM
found-plain-url = { $url } is geen https: wie ertussen zit, kan meelezen.
remedy-plain-url = { $proxy ->
    [none] Zet er een proxy met https voor. Thuis onder vrienden mag je het zo laten.
   *[other] Als je proxy https spreekt, schrijf dan https:// in het openbare adres.
}
found-only-here = { $host } is alleen vanaf deze computer te bereiken.
remedy-only-here = Laat --host weg voor gasten in hetzelfde netwerk; zet er anders een proxy voor (--public-url en --proxy).
found-unknown-setting = de instelling { $name } bestaat niet en doet dus niets.
remedy-unknown-setting = { $like ->
    [none] Haal die weg. “{ $program } serve --help” noemt de instellingen. Als variabele begint elk ervan met MENAGERIE_.
   *[other] Bedoelde je { $like }?
}
found-kept-for-ever = tafels worden nooit gewist (--retention 0).
remedy-kept-for-ever = Kies na hoeveel dagen dat wel gebeurt, zoals --retention 90, of vertel het je gasten.

# the clock
found-clock = het is { $time }.
found-clock-behind = het is hier { $time }, maar deze server heeft al { $noted } gezien.
remedy-clock-behind = Zet de klok gelijk, of laat de computer het doen: timedatectl set-ntp true
found-clock-leapt = het is { $time }. De klok is { $days ->
    [one] een dag
   *[other] { $days } dagen
} vooruitgesprongen; tot de server een dag gedraaid heeft, telt die tijd niet: er wordt geen tafel om gewist.
remedy-clock-leapt = Stond de computer zo lang uit, dan is alles in orde. Zo niet, zet de klok gelijk: timedatectl set-ntp true
found-clock-ahead = het is { $time }, maar deze server noteerde de tijd voor het laatst op { $noted }, { $days ->
    [one] een dag
   *[other] { $days } dagen
} eerder.
remedy-clock-ahead = Is het echt { $day }? Dan is alles goed. Zo niet, zet dan de klok goed, of laat de machine dat doen: timedatectl set-ntp true
found-clock-differs = het is hier { $time }, maar de klok van het openbare adres wijkt daar { $seconds } seconden van af.
remedy-clock-differs = Laat beide computers hun klok zelf gelijkzetten: timedatectl set-ntp true

# what lies on the disk
found-disk = { $free } vrij voor { $path }.
found-disk-low = { $room ->
    [none] er is geen ruimte meer vrij voor { $path }.
   *[some] nog maar { $free } vrij voor { $path }.
}
remedy-disk-low = Maak ruimte, of neem een andere schijf: --database BESTAND. Is hij vol, dan kan niemand spelen.
    Wat er de meeste ruimte inneemt: sudo du -axhd 3 { $disk } | sort -h | tail
found-backup-disk-low = { $room ->
    [none] voor back-ups in { $path } is geen ruimte meer vrij.
   *[some] voor back-ups in { $path } is maar { $free } vrij.
}
remedy-backup-disk-low = Maak ruimte, of neem een andere schijf: --backup-dir MAP. De spellen gaan door, maar op een volle schijf past geen back-up.
    Wat er de meeste ruimte inneemt: sudo du -axhd 3 { $disk } | sort -h | tail
found-disk-read-only = de schijf met { $path } is alleen-lezen, dus er kan niets worden bewaard.
remedy-disk-read-only = Dat doet het systeem vaak met een schijf of geheugenkaart die het begeeft. De laatste regels van zijn logboek zeggen waarom: sudo dmesg | tail -n 20
    Kopieer wat je hebt eerst naar een andere schijf. Probeer dan: sudo mount -o remount,rw { $disk }
found-permissions = { $user } mag overal schrijven waar de server dat doet, en niemand anders kan erbij.
found-no-folder-yet = de map { $path } is er nog niet.
remedy-no-folder-yet = Was hij er al, kijk dan of zijn schijf gekoppeld is. Anders maakt de server hem bij het starten{ $service ->
    [none] .
   *[other] : { $service } restart menagerie
}
found-folder-lost = de map { $path } is weg, terwijl de server draait en daar zijn back-ups bewaart.
remedy-folder-lost = Staat hij op een andere schijf, kijk dan of die gekoppeld is. Heb je de map verplaatst, zet hem dan terug. Is hij kwijt, { $make ->
    [none] dan maakt de server een nieuwe voor de volgende back-up; wil je die meteen, start de server dan opnieuw{ $service ->
        [none] .
       *[other] : { $service } restart menagerie
    }
   *[other] maak dan een nieuwe: { $make }
}
found-no-folder-possible = de map { $path } is er niet, en de server kan hem niet maken: { $user } mag niet schrijven in { $parent }.
remedy-no-folder-possible = Hoort daar een schijf, sluit die dan eerst aan. Zo niet: { $make }
found-no-folder-but-a-file = { $path } is een bestand, dus daar kunnen geen back-ups komen te staan.
remedy-no-folder-but-a-file = Geef een map op: --backup-dir MAP
found-not-ours = { $user } mag { $path } niet lezen en schrijven. Eigenaar: { $owner }.
remedy-not-ours = { $give }{ $service ->
    [none] { $sure ->
        [yes] { "" }
       *[no] { "" }
            Draait de server als { $owner }, kijk dan als { $owner }: sudo -u { $owner } { $program } doctor{ $said }
    }
   *[other] { "" }
}
found-shut-off = { $path }: dat is van { $user }, maar de rechten verbieten lezen of schrijven.
remedy-shut-off = { $give }
found-open-to-others = andere gebruikers van deze computer kunnen { $path } lezen, en zo elke verborgen kaart en geheime link.
remedy-open-to-others = { $service ->
    [none] chmod { $mode } { $path }
   *[other] sudo chmod { $mode } { $path }
}
found-database = { $name } ({ $size }, { $tables ->
    [0] geen tafels
    [one] één tafel
   *[other] { $tables } tafels
}), onbeschadigd en bijgewerkt.
found-database-held = { $name } ({ $size }, { $tables ->
    [0] geen tafels
    [one] één tafel
   *[other] { $tables } tafels
}), onbeschadigd en bijgewerkt; proces { $pid } gebruikt hem.
found-database-first = { $found ->
    [empty] { $file } is leeg: de server begint zonder spellen.
   *[missing] het bestand { $file } is er nog niet: de server begint zonder spellen.
}
remedy-database-first = Heb je hier al gespeeld, dan heeft iemand het bestand verplaatst: zet het terug.
found-database-new = { $found ->
    [empty] { $file } is leeg: er staan geen spellen in.
   *[missing] het bestand { $file } is er nog niet.
}
remedy-database-new = Klopt de naam niet, geef dan de goede op: --database
found-setting-refused = { $text }
remedy-setting-refused = { $service ->
    [none] Verbeter het waar het ingesteld is: op de opdrachtregel, of in de omgeving (unset haalt het daar weg).
   *[other] { $place ->
        [unit] Verbeter het in de unit, en start opnieuw: { $service } edit --full menagerie && { $service } daemon-reload
       *[other] Verbeter het in { $place }, en start opnieuw
    }
}{ $service ->
    [none] { "" }
   *[other] { $place ->
        [unit] { " " }&& { $service } restart menagerie
       *[other] : { $service } restart menagerie
    }
}
found-database-lost = { $found ->
    [empty] het bestand { $file } is leeg, maar een server heeft er eerder spellen in bewaard.
   *[missing] het bestand { $file } is er niet meer: een server heeft er eerder spellen in bewaard.
}
found-database-shut = { $file } is er, maar je mag het niet lezen en schrijven.
remedy-database-shut = Herstel de rechten: de regel daarover zegt hoe.
remedy-database-lost = { $found ->
    [empty] Weet je waar het goede bestand is, zet het dan terug.
   *[missing] Heb je het verplaatst, zet het dan terug.
} Is het kwijt, zet dan een back-up terug.
found-database-moved-away = iemand heeft { $file } verplaatst of gewist terwijl de server (proces { $pid }) ermee werkt.
remedy-database-moved-away = Stop eerst de server: { $service ->
    [none] druk op Ctrl+C in zijn terminal, of typ: kill { $pid }
   *[other] { $service } stop menagerie
}
    Zet dan het bestand terug{ $move ->
    [none] {""}
   *[other] { " " }({ $service ->
        [none] {""}
       *[other] sudo{ " " }
    }{ $move })
}, en start de server: { $start }
    Zo gaat er niets verloren. Alleen als je het bestand niet vindt, zet je een back-up terug voordat je de server start.
found-database-moved = er is geen bestand { $file }, maar { $file }-wal is er nog, met de laatste zetten: iemand heeft de database verplaatst of gewist.
remedy-database-moved = Zet die terug, en start de server: { $start }
    Alleen als die kwijt is, zet je een back-up terug. Wat er nu ligt, blijft bewaard.
found-database-is-none = { $file } is geen database.
remedy-database-is-none = Klopt de naam niet, geef dan de goede op: --database
    Was het ooit de database, zet dan een back-up terug. Wat er nu ligt, blijft bewaard.
found-database-damaged = { $file } is beschadigd.
remedy-database-damaged = Zet een back-up terug. Wat er nu ligt, blijft bewaard.
found-database-fails = { $file } is niet te gebruiken: { $problem }.
remedy-database-fails = Controleer de schijf. Is die in orde, zet dan een back-up terug. Wat er nu ligt, blijft bewaard.
found-database-newer = { $file } is bewaard door een nieuwere versie van dit programma.
remedy-database-newer = Installeer die versie weer. Kan dat niet, zet dan een oudere back-up terug. Wat er nu ligt, blijft bewaard.
way-stop-first = { $service ->
    [none] Stop eerst de server: druk op Ctrl+C in zijn terminal, of typ: kill { $held }
   *[other] Stop eerst de server: { $service } stop menagerie
}
way-move-back = Het is er nog. Zo zet je het terug: { $move }
way-folder-moved = Er is een database met dezelfde naam die geen server gebruikt: { $moved }. Is die van jou en is de map verplaatst, zet hem dan zo terug: { $move }
way-restore-copy = De nieuwste kopie is van { $copy_at } ({ $copy_tables ->
    [one] één tafel
   *[other] { $copy_tables } tafels
}): { $as_root } restore { $copy_files }
way-restore-checked = De nieuwste back-up is van { $backup_at } ({ $backup_tables ->
    [one] één tafel
   *[other] { $backup_tables } tafels
}) en is goed bevonden: { $program } restore { $backup_files }
way-restore-found = De nieuwste back-up die te vinden is, is van { $backup_at } ({ $backup_tables ->
    [one] één tafel
   *[other] { $backup_tables } tafels
}): { $as_root } restore { $backup_files }
way-no-backup = Er is geen back-up gevonden in { $places }, en ook niet in de mappen daarin. Heb je er ergens anders een, kopieer die dan naar { $folder }, en typ nog eens “{ $as_root } doctor{ $said }”: dan staat hier hoe je hem terugzet.
way-if-lost = Is het kwijt, zet dan een back-up terug.
way-anew = Zonder spellen beginnen: { $start_anew }
found-database-empty = { $name } antwoordt, maar is leeg: nog geen server heeft er spellen bewaard.
remedy-database-empty = Had je dat niet verwacht, kijk dan de naam na: --database
found-database-old = { $name } is bewaard door een oudere versie van dit programma.
remedy-database-old = { $service ->
    [none] Start de server één keer, dan werkt die hem bij: { $start }
   *[other] Start de server één keer, dan werkt die hem bij: { $service } restart menagerie
}
found-postgres-served = { $name } antwoordt.
found-postgres = { $name } antwoordt (PostgreSQL { $version }), bijgewerkt.

# backups
backup-age = { $days ->
    [0] { $hours ->
        [0] nog geen uur
        [one] een uur
       *[other] { $hours } uur
    }
   *[other] { $days } dagen
}
found-backup = de laatste is { backup-age } oud, en { $games ->
    [one] het ene spel erin is nagespeeld en klopt: { $file }
   *[other] de { $games } spellen erin zijn nagespeeld en kloppen: { $file }
}
found-no-backups = er worden geen automatische back-ups gemaakt.
remedy-no-backups = Maak er nu een: { $program } backup { $database } { $service ->
    [none] { $at_home }
   *[other] { $beside }
}
found-backups-off = { found-no-backups }
remedy-backups-off = Elke nacht een laten maken en nakijken, het best op een andere schijf{ $service ->
    [none] { $held ->
        [none] {""}
       *[other] ? Stop eerst de server (Ctrl+C in zijn terminal), en start hem zo
    }
   *[other] {""}
}: { $start_nightly }
found-backups-off-page = { found-no-backups }
remedy-backups-off-page = “Back-up downloaden”, onder “Back-up, sleutel”, maakt er nu een. { $ran ->
    [play] Wil je dat er elke nacht dat de server draait een wordt gemaakt en nagekeken, stop hem dan (Ctrl+C in zijn terminal) en start hem zo: { $start_nightly }
   *[other] Wil je dat er elke nacht een wordt gemaakt en nagekeken, start de server dan met --backup-dir en de naam van een map, het best op een andere schijf.
}
found-backup-in-folder = de nieuwste is { backup-age } oud: { $file }
found-backup-shut = de nieuwste is er, maar je mag hem niet lezen: { $file }
remedy-backup-shut = Herstel eerst de rechten.
found-backup-unseen = het is niet te zien of er een is: { $file }
remedy-backup-unseen = Herstel eerst de rechten.
found-backup-unknown = de database kan niet zeggen wanneer de laatste gemaakt is.
remedy-backup-unknown = Breng eerst de database in orde.
found-backup-failed = de laatste poging ({ $at }) is mislukt{ $still ->
    [yes] , en de oorzaak is er nog.
   *[unknown] .
} { $text }
remedy-backup-failed = { $still ->
    [yes] Verhelp dat; elk half uur wordt het opnieuw geprobeerd.
   *[unknown] Is dat intussen verholpen, dan hoef je niets meer te doen: zolang de server draait, wordt het elk half uur opnieuw geprobeerd.
}
found-backup-mended = de laatste poging ({ $at }) is mislukt, maar wat in de weg zat, is verholpen. Toen: { $text }
remedy-backup-mended = { $running ->
    [yes] Je hoeft niets meer te doen: binnen een half uur wordt het opnieuw geprobeerd. Wil je dat dat over een paar minuten gebeurt, start de server dan opnieuw{ $service ->
        [none] .
       *[other] : { $service } restart menagerie
    }
   *[no] Je hoeft alleen nog de server te starten: een paar minuten later probeert die het opnieuw.
}
found-no-backup-yet = in { $folder } is er nog geen gemaakt.
remedy-no-backup-yet = Laat de server draaien: de eerste komt een paar minuten na de start, zodra er geen tafel open is.
found-backup-broken-games = sommige spellen in de laatste waren niet na te spelen: { $file }
remedy-backup-broken-games = Kijk welke: { $program } check-backup { $file }. Bewaar een oudere back-up, en kijk de schijf na.
found-backup-gone = de laatste is er niet meer: { $file }
remedy-backup-gone = Kijk of de schijf gekoppeld is. Is de back-up met opzet verwijderd, dan komt de volgende vannacht, of meteen als je de server opnieuw start{ $service ->
    [none] .
   *[other] : { $service } restart menagerie
}
found-backup-late = de laatste is { backup-age } oud: { $file }
way-download = “Back-up downloaden”, onder “Back-up, sleutel”, maakt er nu een.
remedy-backup-late = Laat de server ’s nachts draaien, en zoek in het logboek naar “backup”.

# the port and the server
found-port-free = { $port } is vrij.
found-port-ours = { $port } is van deze server.
found-port-elsewhere = je server (proces { $pid }) luistert op { $served }, niet op { $port }.
remedy-port-elsewhere = { $service ->
    [none] { $address ->
        [none] Zo controleer je die poort: { $ask_there }
       *[other] Vrienden typen { $address } in. Zo controleer je die poort: { $ask_there }
    }
   *[other] { $instead ->
        [none] { $unread ->
            [none] De dienst heeft een andere poort dan toen hij werd gestart. Start hem opnieuw: { $service } restart menagerie
           *[other] Misschien staat de poort in { $unread }, en dat mag je niet lezen. Controleer het als root: { $as_root } doctor
        }
       *[other] Laat weg wat je hier hebt opgegeven ({ $instead }) om hem te controleren zoals hij draait: { $as_root } doctor
    }
}
found-port-taken = { $port } is bezet door een ander programma.
remedy-port-taken = Zo zie je welk: sudo ss -ltnp "sport = :{ $port }"
    { $service ->
    [none] Stop dat, of neem een vrije poort: { $start_there }
   *[other] Stop dat, of geef de dienst een vrije poort: MENAGERIE_PORT={ $free }
}
found-port-of-another = { $port } is bezet door een server met een andere database.
remedy-port-of-another = { $service ->
    [none] Stop die, of neem een vrije poort: { $start_there }
   *[other] Stop die, of geef de dienst een vrije poort: MENAGERIE_PORT={ $free }
}
    Is dat de server die je bedoelt, controleer hem dan met de database die hij bij het starten noemde: --database BESTAND
found-port-unclear = { $port } is bezet door een server zoals deze. Of het de jouwe is, is pas te zien als de database gelezen kan worden.
remedy-port-unclear = Herstel eerst de database.
found-port-impossible = de server kan niet luisteren op poort { $port } van { $host }: { $problem }.
remedy-port-impossible = --host moet een adres van deze computer zijn, of 0.0.0.0; poorten onder 1024 zijn van root: neem 8000, en een proxy voor de rest.
found-running = hij draait, en zetten komen op de schijf.
found-failing = hij draait, maar: { $text }
remedy-failing = { $first ->
    [bad] Herstel eerst wat hierboven fout is. Lukt het dan nog niet, stop hem dan en start hem weer.
   *[none] { $service ->
        [none] Stop hem (druk op Ctrl+C in zijn terminal, of typ: kill { $held }), en start hem weer: { $start }
       *[other] Start hem opnieuw: { $service } restart menagerie
    }
}
    De hele zin staat in het logboek: { $service ->
    [none] in de terminal van de server.
   *[other] { $log }
}
found-not-running = er draait geen server met deze instellingen.
remedy-not-running = { $first ->
    [bad] Herstel eerst wat hierboven fout is. Dan staat hier hoe je hem start.
   *[none] { $ran ->
        [play] Start hem: { $start }
        [serve] Start hem: { $start }
       *[either] Voor één avond, met je browser: { $start_play }
            Om hem te laten draaien, zonder browser: { $start_serve }
    }
}
found-service-stopped = menagerie.service { $state ->
    [active] is gestart, maar reageert niet.
    [activating] wordt gestart, of valt telkens weer uit.
    [failed] kon niet starten, of is uitgevallen.
   *[other] staat stil.
}
remedy-service-stopped = { $state ->
    [active] Wacht even. Helpt dat niet, dan zeggen de laatste regels van zijn logboek waarom: { $log }
    [activating] Wacht even. Helpt dat niet, dan zeggen de laatste regels van zijn logboek waarom: { $log }
   *[other] { $first ->
        [bad] Herstel eerst wat hierboven fout is, en start hem dan: { $service } start menagerie
       *[none] Start hem: { $service } start menagerie
    }
        Waarom hij ophield, zeggen de laatste regels van zijn logboek: { $log }
}
found-no-answer = proces { $pid } houdt de database vast, maar reageert niet op { $address }.
remedy-no-answer = Is het net gestart, wacht dan even. Stop het anders (kill { $pid }, en als dat niet helpt: kill -9 { $pid }) en start het weer: er gaat niets verloren.
found-version = { $version }.
found-version-stopped = { $version } is geïnstalleerd; { $before } draaide het laatst.
found-other-version = { $version } is geïnstalleerd, maar { $running } draait.
remedy-other-version = { $service ->
    [none] Start de server opnieuw.
   *[other] Start de server opnieuw: { $service } restart menagerie
}
found-newer-files = { $version } werd geïnstalleerd toen de server al draaide, dus hij draait nog met wat er eerst stond.
remedy-newer-files = { $service ->
    [none] Start de server opnieuw.
   *[other] Start de server opnieuw: { $service } restart menagerie
}

# from outside
found-address-local = { $address }, in hetzelfde netwerk. Open het daar met een telefoon; laadt er niets, dan zit de firewall in de weg: sudo ufw allow { $port }/tcp
proxy-log = sudo journalctl { $front ->
    [caddy] -u caddy
    [nginx] -u nginx
   *[either] -u caddy -u nginx
} --no-pager -n 20
proxy-place = { $front ->
    [caddy] in de regel “reverse_proxy” van /etc/caddy/Caddyfile, en dan: sudo systemctl reload caddy
    [nginx] in de regel “proxy_pass” van /etc/nginx/conf.d/menagerie.conf, en dan: sudo systemctl reload nginx
   *[either] bij Caddy in de regel “reverse_proxy” van /etc/caddy/Caddyfile, en dan: sudo systemctl reload caddy
        Bij nginx in de regel “proxy_pass” van /etc/nginx/conf.d/menagerie.conf, en dan: sudo systemctl reload nginx
        Zo zie je welk programma het is: sudo ss -ltnp "sport = :443"
}
proxy-file = Dit schrijft een bestand dat het doet: { $plain } deploy { $front ->
    [nginx] nginx
   *[other] caddy
} { $options }
found-address-of-another = { $address } leidt niet naar deze server.
remedy-address-of-another = Verhelp wat de regel over de poort zegt.
found-address-silent = deze server reageert niet op { $address }.
remedy-address-silent = Is hij gestart met --host? Stop hem dan, en start hem zonder. Kijk anders of deze computer in een netwerk zit. Hoort er een proxy voor te staan, controleer dan met de instellingen die de server heeft, zoals --public-url.
found-address-only-here = je server is alleen voor deze computer gestart: niemand anders kan hem bereiken.
remedy-address-only-here = Om vrienden binnen te laten, stop je hem (druk op Ctrl+C in zijn terminal, of typ: kill { $held }), en start je hem zonder --host: { $start_open }
found-named-only-here = { $name } is alleen vanaf deze computer te bereiken.
remedy-named-only-here = Geef het adres op dat gasten intypen, of laat --public-url weg.
found-named-in-hosts = in { $file } leidt { $name } naar deze computer zelf ({ $addresses }); waar de naam anders heen leidt, is van hieruit niet te zien. Dat zie je alleen met een telefoon zonder wifi.
found-address = { $name } leidt naar { $addresses }. Of dat van buiten te bereiken is, zie je alleen met een telefoon zonder wifi.
found-no-such-name = de naam { $name } is nergens bekend.
remedy-no-such-name = Kijk --public-url na, en waar de naam geregistreerd is: er hoort een regel (A of AAAA) bij met het adres van deze computer.
found-no-network = deze computer heeft geen netwerkadres.
remedy-no-network = Controleer de netwerkverbinding: de kabel, of de wifi. Zo zie je welke adressen de computer heeft: ip address
found-private-address = { $name } leidt naar { $addresses }; dat is alleen in hetzelfde netwerk te bereiken.
remedy-private-address = Komen gasten van elders, laat de naam dan leiden naar het openbare adres van je router, en laat de router de poorten 80 en 443 doorsturen.
found-address-elsewhere = { $name } leidt naar { $addresses }, maar deze computer heeft het adres { $own }.
remedy-address-elsewhere = Laat de naam naar { $own } leiden: waar hij geregistreerd is, of in de router.
found-address-differs = { $name } leidt naar { $addresses }, maar deze computer heeft het adres { $own }.
remedy-address-differs = Staat er geen andere computer tussen die verzoeken naar deze doorstuurt, laat de naam dan naar { $own } leiden: waar hij geregistreerd is.
found-certificate = het certificaat van { $name } wordt nog { $days ->
    [0] { $hours } uur
    [one] één dag
   *[other] { $days } dagen
} vertrouwd.
found-certificate-ends = het certificaat van { $name } verloopt { $days ->
    [0] binnen een dag.
    [one] over een dag.
   *[other] over { $days } dagen.
}
remedy-certificate-ends = Het had allang vernieuwd moeten zijn.
found-certificate-ended = het certificaat van { $name } is verlopen op { $ended }, { $days ->
    [0] minder dan een dag
    [one] één dag
   *[other] { $days } dagen
} geleden.
remedy-certificate-ended = { $front ->
    [caddy] Caddy vernieuwt het vanzelf. Waarom dat niet lukte, zeggen de laatste regels van zijn logboek: sudo journalctl -u caddy --no-pager -n 20
    [nginx] Vernieuw het, en lees wat certbot zegt: sudo certbot renew && sudo systemctl reload nginx
   *[either] Caddy vernieuwt het vanzelf. Waarom dat niet lukte, zeggen de laatste regels van zijn logboek: sudo journalctl -u caddy --no-pager -n 20
        nginx heeft daar certbot voor nodig: sudo certbot renew && sudo systemctl reload nginx
}
found-not-trusted = geen browser vertrouwt het certificaat van { $name }: { $problem }.
remedy-not-trusted = Misschien antwoordt daar iets anders, zoals je router: open het adres op een telefoon zonder wifi. Vraag er anders een aan voor precies deze naam: Caddy doet dat vanzelf; gebruik voor nginx certbot.
found-no-https = er antwoordt niets op { $name }, poort { $port }: { $problem }.
remedy-no-https = Draait de proxy? Stuurt de router de poort door, en laat de firewall dat toe? Sommige routers vinden van binnenuit de weg naar je eigen netwerk niet: probeer een telefoon zonder wifi.
found-no-proxy-here = er antwoordt niets op { $name }, en ook op deze computer luistert er niets op poort { $port }.
remedy-no-proxy-here = Start de proxy, nu en telkens als de computer start: sudo systemctl enable --now caddy – of, met nginx: sudo systemctl enable --now nginx
    Start hij niet, dan zeggen de laatste regels van zijn logboek waarom: { proxy-log }
found-no-site-here = er antwoordt niets op { $name }, poort { $port }. Op deze computer draait een proxy, maar die kent deze naam niet.
remedy-no-site-here = Schrijf een configuratie met die naam, en typ de opdrachten die dit laat zien: { $plain } deploy { $front ->
    [nginx] nginx
   *[other] caddy
} --public-url { $url }
found-not-let-in = er antwoordt niets op { $name }, poort { $port } ({ $problem }), hoewel er op deze computer iets luistert.
remedy-not-let-in = Leidt de naam naar deze computer{ $own ->
    [none] { "" }
   *[other] { " " }({ $own })
}, of naar een router die de poort ernaar doorstuurt? Laat de firewall dat toe? Sommige routers vinden van binnenuit de weg naar je eigen netwerk niet: probeer een telefoon zonder wifi.
found-no-certificate = er antwoordt iets op { $name }, poort { $port }, maar zonder certificaat voor die naam ({ $problem }).
remedy-no-certificate = Is de proxy net ingericht, wacht dan een minuut. Kijk anders of de naam in zijn bestand deze is. Voor een certificaat moet hij van buiten te bereiken zijn op de poorten 80 en 443.
    De laatste regels van zijn logboek zeggen wat er misging: { proxy-log }
found-plain-http = er antwoordt iets op { $name }, poort { $port }, maar zonder https.
remedy-plain-http = Laat de proxy daar https spreken. Zonder proxy is er geen https: laat --public-url weg.
found-proxy = via { $url } ziet de server { $scheme } en de bezoeker { $address }.
found-proxy-silent = er antwoordt niets op { $url }.
remedy-proxy-silent = Draait de proxy, en luistert hij daar? Sommige routers vinden van binnenuit de weg naar je eigen netwerk niet: probeer een telefoon zonder wifi.
found-proxy-unknown = of { $url } hierheen leidt, is pas te zien als de server draait.
remedy-proxy-unknown = Start de server, en doe dit nog eens.
found-proxy-unclear = of { $url } hierheen leidt, is pas te zien als de regels hierboven in orde zijn.
remedy-proxy-unclear = Breng eerst die in orde.
found-proxy-leads-elsewhere = { $status ->
    [502] de proxy op { $url } vindt geen server (status 502).
   *[other] { $url } leidt naar iets anders dan deze server (status { $status }).
}
remedy-proxy-leads-elsewhere = { $status ->
    [301] Er wordt doorverwezen naar https. Schrijf https in het openbare adres.
    [308] Er wordt doorverwezen naar https. Schrijf https in het openbare adres.
    [401] Daar antwoordt een andere server, met een andere database. Kijk naar welke poort de proxy doorstuurt.
    [421] De server heet anders. Geef hem deze naam: --public-url
    [502] Laat hem verzoeken doorsturen naar { $behind }: { proxy-place }
   *[other] Kijk de naam na, en de poort waarnaar de proxy doorstuurt ({ $behind }): { proxy-place }
}
found-proxy-passes-claims = de proxy geeft door wat bezoekers over hun adres beweren.
remedy-proxy-passes-claims = Laat hem X-Forwarded-For vervangen door het adres van de bezoeker.
    { proxy-file }
found-proxy-not-believed = de proxy komt van { $address }, en wordt niet geloofd: de server ziet { $scheme }.
remedy-proxy-not-believed = Noem hem: --proxy { $address }
found-proxy-says-nothing = de server ziet { $scheme } van { $address }: de proxy zegt niet wie er vraagt, en hoe.
remedy-proxy-says-nothing = Laat hem X-Forwarded-For en X-Forwarded-Proto meesturen.
    { proxy-file }
found-proxy-changes-host = de server wordt gevraagd naar { $host }, en niet naar de naam in { $url }.
remedy-proxy-changes-host = Laat de proxy de Host-header ongewijzigd doorgeven.
    { proxy-file }
found-sockets = tafels kunnen erdoorheen verbinding maken.
found-sockets-blocked = pagina’s komen door, maar geen tafel kan verbinding maken: { $url } laat geen WebSockets door{ $status ->
    [1] .
   *[other] { " " }(status { $status }).
}
remedy-sockets-blocked = { $status ->
    [403] De server houdt dit voor de pagina van een andere site. Start hem opnieuw, met zijn openbare adres: --public-url { $url }
   *[other] { $front ->
        [caddy] Caddy laat ze vanzelf door. Zet ze aan in wat er nog voor staat.
       *[nginx] Schrijf bij nginx deze regels in zijn bestand onder “proxy_pass”, en typ dan: sudo systemctl reload nginx
            { "    " }proxy_http_version 1.1;
            { "    " }proxy_set_header Upgrade $http_upgrade;
            { "    " }proxy_set_header Connection "upgrade";
            Dit schrijft een bestand waar ze in staan: { $plain } deploy nginx { $options }
    }
}

# the service
found-service = menagerie.service van { $account } is zo ingesteld dat hij samen met de computer start en blijft draaien.
found-service-with-another = er is ook de dienst menagerie.service, met een andere database ({ $kept }). Daar gaat niets hieronder over.
found-service-of-another = hij hoort bij { $account }, en jij bent { $user }. Sommige regels hieronder zeggen misschien alleen wat { $user } niet mag.
remedy-service-of-another = Controleer het met sudo: { $as_root } doctor
found-service-without-account = hij moet als { $account } draaien, maar dat account bestaat niet op deze computer.
remedy-service-without-account = Zet het goede account achter User=: { $service } edit --full menagerie && { $service } daemon-reload
found-settings-unread = je mag { $file } niet lezen: de instellingen daarin ontbreken hier, en de regels hieronder kunnen niet kloppen.
remedy-settings-unread = Controleer het als root: { $as_root } doctor
found-service-cannot-see = hij ziet { $folder } niet: zijn unit verbergt de mappen van mensen en die voor tijdelijke bestanden.
remedy-service-cannot-see = Kies een andere plek, zoals een map in /srv: --database BESTAND of --backup-dir MAP
found-service-read-only = zijn instellingen noemen { $folders }, maar van zijn unit mag hij daar niet schrijven, en zo kan hij niet starten.
remedy-service-read-only = Sta het toe: { $give }
found-proxy-disabled = { $proxy } start niet samen met de computer.
remedy-proxy-disabled = sudo systemctl enable --now { $proxy }
found-service-hidden = de server is een dienst van { $account }, die root niet ziet.
remedy-service-hidden = Typ hetzelfde zonder sudo: { $program } doctor
found-service-changed = zijn instellingen zijn gewijzigd, maar de draaiende server heeft nog de oude.
remedy-service-changed = { $service } daemon-reload && { $service } restart menagerie
found-service-leaves = hij stopt als { $account } zich afmeldt, en start niet samen met de computer.
remedy-service-leaves = sudo loginctl enable-linger { $account }
found-service-disabled = hij start niet samen met de computer.
remedy-service-disabled = { $service } enable menagerie
