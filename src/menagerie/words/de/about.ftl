# The page About: what this is, and whose games these are. Who made a game is said in its own file, as `credits`.

about-title = Über Menagerie
about-what = Menagerie ist ein freier, offener Tisch für Kartenspiele, die wir lieben. Es gibt keine Werbung, und du brauchst kein Konto.
about-games = Von wem die Spiele sind
about-buy = Die Spiele gehören ihren Autoren und Verlagen. Wenn sie dir hier Spaß machen, kauf dir das Original: Frag im Spieleladen in deiner Nähe, oder schau bei https://www.boardgamecircus.com.
about-ours = Alle Texte, Bilder und Klänge hier haben wir selbst gemacht. Weder die Autoren noch die Verlage sind an dieser Seite beteiligt oder dafür verantwortlich.
about-version = Version { $version }. Der Quelltext ist offen und steht unter der MIT-Lizenz.
