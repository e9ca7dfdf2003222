"""What a host can arrange: who may sit here, in which order, when the game starts, and who takes over from a bot."""

from random import Random

from support.server.people import Person, Site, play


def names(person: Person) -> list[str]:
    person.settle()
    return [seat["name"] for seat in person.table["seats"]]


def watching(site: Site, table: str, name: str) -> Person:
    person = site.person(name)
    person.http.get("/api/me")
    return person.connect(table)


def test_the_host_begins_although_somebody_is_not_ready(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"], free=1)
    assert nel.ask("start")["text"].startswith("One seat is still free")
    assert bo.ask("start")["text"] == "Only the host can change that."
    assert not nel.ask("set-bot", seat=2, level="beginner")
    assert not nel.ask("start")
    nel.settle()
    assert nel.table["status"] == "playing"


def test_a_bot_keeps_the_seat_of_somebody_who_sleeps_before_the_game(site: Site, waiting_for_nobody: None) -> None:
    nel, bo, cleo = site.table("cubirds", ["Nel", "Bo", "Cleo"])
    bo.disconnect()
    nel.listen_until(lambda: not nel.table["seats"][1]["here"])
    assert not nel.ask("set-bot", seat=1, level="beginner")
    assert (nel.table["seats"][1]["name"], nel.table["seats"][1]["stand_in"]) == ("Bo", "beginner")
    bo.connect()
    assert bo.table["seats"][1]["stand_in"] is None
    bo.disconnect()
    nel.listen_until(lambda: not nel.table["seats"][1]["here"])
    assert not nel.ask("set-bot", seat=1, level="beginner")
    for person in (nel, cleo):
        assert not person.ask("ready", ready=True)
    nel.settle()
    assert nel.table["status"] == "playing", "nobody waits for somebody who sleeps"
    play([nel, cleo], Random(1), most=4)
    bo.connect()
    bo.settle()
    told = [frame["text"] for frame in bo.frames if frame["type"] == "notice"]
    assert told == ["You’re back. A bot played for you in the meantime; its moves are in the log."]
    nel.settle()
    assert "Bo is back and playing again." in [frame["text"] for frame in nel.frames if frame["type"] == "notice"]


def test_a_guest_who_was_asked_to_leave_is_told_and_stays_out_until_the_host_lets_them_in(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"])
    assert not nel.ask("remove", seat=1)
    bo.settle()
    assert (bo.table["you"], bo.table["is_kept_out"], bo.table["kept_out"]) == (None, True, [])
    assert (nel.table["is_kept_out"], nel.table["kept_out"]) == (False, ["Bo"])
    assert bo.sit(nel.id).json()["detail"] == "The host has asked you to leave your seat. You’re welcome to stay and watch."
    cleo = watching(site, nel.id, "Cleo")
    assert (cleo.table["is_kept_out"], cleo.table["kept_out"]) == (False, [])
    assert bo.ask("let-in", name="Bo")["type"] == "refused"
    assert not nel.ask("let-in", name="Bo")
    bo.settle()
    assert not bo.table["is_kept_out"]
    assert bo.sit(nel.id).status_code == 201


def test_a_guest_who_is_kept_out_can_be_forgotten(site: Site) -> None:
    nel, _bo = site.table("cubirds", ["Nel", "Bo"], bots=1)
    wim = watching(site, nel.id, "Wim")
    assert not nel.ask("remove", seat=1)
    assert not wim.ask("ask-seat", seat=2, name="Wim")
    with site.desk() as desk:
        for who in ("Bo", "Wim"):
            assert desk.post("forget", json={"who": who}).is_success
    ((kept_out, wishes),) = site.rows("select kept_out, wishes from game")
    assert (kept_out, wishes) == ("{}", "{}")


def test_seats_change_places_and_the_host_stays_host(site: Site) -> None:
    nel, bo, cleo = site.table("cubirds", ["Nel", "Bo", "Cleo"])
    link = bo.table["seat_link"]
    assert not nel.ask("swap-seats", seat=0, other=2)
    assert names(nel) == names(bo) == ["Cleo", "Bo", "Nel"]
    assert nel.table["is_host"]
    assert not nel.ask("swap-seats", seat=1, other=2)
    bo.settle()
    assert (bo.seat, bo.table["seat_link"]) == (2, link)
    assert nel.ask("swap-seats", seat=1, other=7)["text"] == "This table has no such seat."
    assert cleo.ask("swap-seats", seat=1, other=2)["type"] == "refused"


def test_people_choose_a_face_and_keep_it_over_tables(site: Site) -> None:
    nel, bo = site.table("cubirds", ["Nel", "Bo"], bots=1)
    assert not bo.ask("choose-face", avatar="hedgehog")
    nel.settle()
    assert [seat["avatar"] for seat in nel.table["seats"]] == ["fox", "hedgehog", "hare"], "a bot makes room"
    assert bo.ask("choose-face", avatar="fox")["text"] == "Somebody else at this table already has that animal."
    assert bo.ask("choose-face", avatar="dragon")["type"] == "refused"
    bo.open("wildcards")
    assert bo.connect().table["seats"][0]["avatar"] == "hedgehog"
    nel.sit(bo.id)
    bo.settle()
    assert [seat["avatar"] for seat in bo.table["seats"]][:2] == ["hedgehog", "fox"]


def test_players_see_how_many_watch_and_one_of_them_takes_over_from_a_bot_if_the_host_agrees(site: Site) -> None:
    nel, bo = site.game("cubirds", ["Nel", "Bo"], bots=1)
    assert nel.table["watchers"] == 0
    wim, zoe = (watching(site, nel.id, name) for name in ("Wim", "Zoe"))
    nel.settle()
    assert nel.table["watchers"] == 2
    bot = nel.table["seats"][2]["name"]
    assert wim.ask("ask-seat", seat=1, name="Wim")["text"] == "There is no bot in this seat."
    assert not wim.ask("ask-seat", seat=2, name="Wim")
    wish = {"seat": 2, "name": "Wim"}
    for person, yours in ((nel, False), (wim, True), (zoe, False)):
        person.settle()
        assert person.table["seat_wish"] == wish | {"yours": yours}
    assert zoe.ask("ask-seat", seat=2, name="Zoe")["text"] == "Wim is asking for a seat right now. Wait for the answer."
    assert bo.ask("answer-seat", agree=True)["text"] == "Only the host can change that."
    assert not nel.ask("answer-seat", agree=False)
    wim.settle()
    assert (wim.table["you"], wim.table["seat_wish"]) == (None, None)
    assert not wim.ask("ask-seat", seat=2, name="Wim")
    assert not nel.ask("answer-seat", agree=True)
    wim.settle()
    assert (wim.table["you"], wim.table["seats"][2]["name"], wim.table["watchers"]) == (2, "Wim", 1)
    assert wim.position["view"]["seats"][2]["hand"], "whoever plays sees the cards"
    notices = [frame["text"] for frame in nel.frames if frame["type"] == "notice"]
    assert notices == ["Wim asked for a seat, but will keep watching.", f"Wim takes over from {bot}."]
    play([nel, bo, wim], Random(2), most=8)
    assert any(str(client_id).startswith("Wim") for *_, client_id in site.log(nel.id))


def test_a_wish_for_a_seat_counts_as_long_as_whoever_asks_is_there(site: Site) -> None:
    nel, _bo = site.table("cubirds", ["Nel", "Bo"], bots=1)
    wim = watching(site, nel.id, "Wim")
    assert not wim.ask("ask-seat", seat=2, name="Wim")
    assert not nel.ask("set-bot", seat=2, level=None)
    assert not nel.table["seat_wish"], "the bot is gone"
    assert not nel.ask("set-bot", seat=2, level="casual")
    assert nel.table["seat_wish"] == {"seat": 2, "name": "Wim", "yours": False}
    wim.disconnect()
    nel.listen_until(lambda: nel.table["seat_wish"] is None)
    assert nel.ask("answer-seat", agree=True)["text"] == "Nobody is asking for a seat right now."
    stranger = site.person("Nobody").connect(nel.id)
    assert stranger.ask("ask-seat", seat=2, name="Zoe")["text"].startswith("Your browser doesn’t keep this page’s cookie")
