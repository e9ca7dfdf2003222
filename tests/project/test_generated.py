"""Generated files are up to date."""

from tools import generate as made
from tools.constants import constants
from tools.protocol_page import protocol
from tools.registered import registered
from tools.typescript import typescript


def test_the_clients_types_are_those_of_the_servers_messages() -> None:
    assert made.TYPES.read_text(encoding="utf-8") == typescript(), "run make generated"


def test_the_clients_constants_are_those_of_the_server() -> None:
    assert made.CONSTANTS.read_text(encoding="utf-8") == constants(), "run make generated"


def test_the_client_knows_the_games_and_languages_that_are_registered() -> None:
    assert made.REGISTERED.read_text(encoding="utf-8") == registered(), "run make generated"


def test_the_page_about_the_socket_tells_the_servers_messages() -> None:
    assert made.PROTOCOL.read_text(encoding="utf-8") == protocol(), "run make generated"


def test_the_page_about_a_round_shows_the_flow_of_the_rules() -> None:
    assert made.FLOW_PAGE.read_text(encoding="utf-8") == made.flow(), "run make generated"


def test_the_page_about_the_settings_tells_all_that_are_declared() -> None:
    assert made.SETTINGS_PAGE.read_text(encoding="utf-8") == made.settings(), "run make generated"


def test_the_page_about_security_has_the_table_of_who_may_do_what() -> None:
    page = made.SECURITY_PAGE.read_text(encoding="utf-8")
    assert page == made.security(page), "run make generated"
    assert page.count(made.RIGHTS_BEGIN) == page.count(made.RIGHTS_END) == 1
