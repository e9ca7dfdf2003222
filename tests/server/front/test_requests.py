"""Requests generated from the description of the API, and random ones. An invalid request gets a sentence, and changes
nothing."""

from pathlib import Path

from support.server.people import Site
from support.server.processes import Process, problems


def test_generated_requests_are_answered_as_described_and_refusals_change_nothing(tmp_path: Path, client: Path) -> None:
    from support.server.requests import (  # takes seconds, and every process collects all tests
        UNHURRIED,
        Interface,
        ask_everything,
    )

    process = Process(tmp_path, client, first=UNHURRIED)
    interface = Interface(process)
    ask_everything(interface, 3, None)
    interface.close()
    process.kill()
    assert not problems(process), problems(process)
    statuses = {status for _, status in interface.answers}
    assert {200, 201, 400, 401, 404, 405, 422} <= statuses, "all of this was tried"


WRONG = {
    ("PATCH", "/api/tables"): "GET, POST",
    ("DELETE", "/api/me"): "GET, PUT",
    ("GET", "/api/seats"): "POST",
    ("POST", "/api/docs"): "GET",
    ("PUT", "/api/operator/tables/x"): "DELETE",
    ("POST", "/table/x"): "GET, HEAD",
    ("FLY", "/"): "GET, HEAD",
}


def test_a_method_that_an_address_does_not_know_is_refused_in_our_words(site: Site) -> None:
    for (method, path), possible in WRONG.items():
        answer = site.person().http.request(method, path)
        assert (answer.status_code, answer.headers.get("allow")) == (405, possible), path
        assert answer.json() == {"detail": f"{method} is not possible at this address. Possible: {possible}."}


def test_where_nothing_is_nothing_can_be_done(site: Site) -> None:
    for path in ("/api/nowhere", "/api/tables/x/nowhere", "/api/operator", "/assets/nowhere.js", "/nowhere"):
        for method in ("GET", "POST", "DELETE"):
            answer = site.person().http.request(method, path)
            assert answer.status_code == 404, (method, path)
            assert answer.json() == {"detail": "There is nothing at this address."}


def test_what_is_no_json_is_refused_in_our_words(site: Site) -> None:
    for body in (b"{", b"\xff", b"[" * 5000, b"1" * 5000):
        answer = site.person().http.put("/api/me", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 422, body[:10]
        assert answer.json() == {"detail": "The server didn’t understand that: it isn’t JSON."}


def test_a_refusal_that_quotes_much_is_still_a_refusal(site: Site) -> None:
    answer = site.person().http.get(f"/api/rules/{'a' * 5000}")
    assert answer.status_code == 404
    assert "aaa…”" in answer.json()["detail"]


def test_every_refusal_is_described_as_a_sentence(site: Site) -> None:
    described = site.person().http.get("/api/openapi.json").json()
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            refused = {status: answer for status, answer in operation["responses"].items() if status >= "400"}
            assert {"413", "421", "422", "429", "431", "503"} <= set(refused), (method, path)
            for answer in refused.values():
                assert answer["content"] == {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
            assert ("security" in operation) == path.startswith("/api/operator/")
