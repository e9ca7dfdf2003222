# The page About: what this is, and whose games these are. Who made a game is said in its own file, as `credits`.

about-title = About Menagerie
about-what = Menagerie is a free and open place to play card games that we love. There is no advertising, and you don’t need an account.
about-games = Whose games these are
about-buy = The games belong to their authors and publishers. If you enjoy them here, buy the real thing: ask at your local game shop, or visit https://www.boardgamecircus.com.
about-ours = All texts, pictures and sounds here are our own. Neither the authors nor the publishers are involved in this site or responsible for it.
about-version = Version { $version }. Open source, under the MIT licence.
