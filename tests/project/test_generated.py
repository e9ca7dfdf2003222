"""What is generated is what stands there."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("generate", ROOT / "tools" / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["generate"] = module
    spec.loader.exec_module(module)
    return module


def test_the_clients_types_are_those_of_the_servers_messages() -> None:
    made = generator()
    assert made.TYPES.read_text(encoding="utf-8") == made.typescript(), "run make generated"


def test_the_page_about_the_socket_tells_the_servers_messages() -> None:
    made = generator()
    assert made.PROTOCOL.read_text(encoding="utf-8") == made.protocol(), "run make generated"


def test_the_page_about_a_round_shows_the_flow_of_the_rules() -> None:
    made = generator()
    assert made.FLOW_PAGE.read_text(encoding="utf-8") == made.flow(), "run make generated"


def test_the_page_about_the_settings_tells_all_that_are_declared() -> None:
    made = generator()
    assert made.SETTINGS_PAGE.read_text(encoding="utf-8") == made.settings(), "run make generated"


def test_the_page_about_security_has_the_table_of_who_may_do_what() -> None:
    made = generator()
    page = made.SECURITY_PAGE.read_text(encoding="utf-8")
    assert page == made.security(page), "run make generated"
    assert page.count(made.RIGHTS_BEGIN) == page.count(made.RIGHTS_END) == 1
