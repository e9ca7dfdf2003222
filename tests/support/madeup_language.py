"""A made-up language: English with accents, longer by two fifths, and a mark around every message.

What is read in it without accents comes from no message; what does not fit would not fit in some language either.
As a program (`madeup_language.py FOLDER ARGUMENTS...`) it is `menagerie`, in that language instead of English.
"""

import json
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from menagerie import games, words
from menagerie.server import front
from menagerie.words import bundles
from menagerie.words import nouns as forms

MADE_UP = "en-XA"  # as such languages are called
LONGER = 0.4
WORDS = Path(words.__file__).parent
CLIENT = Path(front.__file__).parent / "client"
ACCENTS = str.maketrans("aeiouynAEIOUYN", "àéîõüýñÀÉÎÕÜÝÑ")
VOWEL = re.compile("[àéîõüýñÀÉÎÕÜÝÑ]")


def made_up(text: str) -> str:
    """
    >>> made_up("Lay the owls, Ada!")
    'Lààý théé õõõwls, Ààdà!'
    """
    return re.sub(r"[A-Za-z’]+", lambda word: _longer(word[0].translate(ACCENTS)), text)


def _longer(word: str) -> str:
    vowel = VOWEL.search(word)
    more = round(LONGER * len(word)) if vowel and len(word) > 1 else 0
    return word if vowel is None else word[: vowel.end()] + vowel[0].lower() * more + word[vowel.end() :]


class _MakeUp(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # as the library calls it
        node.value = made_up(node.value)
        return node


def made_up_messages(source: str) -> str:
    """The messages of a file, in the made-up language."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value:
            has_words = re.search("[A-Za-z]", "".join(_texts(entry.value)))
            _MakeUp().visit(entry.value)
            if has_words:
                entry.value.elements = [ast.TextElement("‹"), *entry.value.elements, ast.TextElement("›")]
    return FluentSerializer().serialize(resource)


def _texts(pattern: ast.Pattern) -> list[str]:
    return [element.value for element in pattern.elements if isinstance(element, ast.TextElement)]


def made_up_forms(source: str) -> str:
    """The names of cards."""
    read = json.loads(source)
    for noun in read["nouns"].values():
        noun.update({form: made_up(noun[form]) for form in ("one", "many", "title") if form in noun})
    for articles in read["articles"].values():
        articles.update({kind: made_up(article) for kind, article in articles.items()})
    read["nothing"] = made_up(read["nothing"])
    return json.dumps(read, ensure_ascii=False)


def make_up(folder: Path) -> None:
    """Write the words into a folder, and a client that says them."""
    (folder / "words").mkdir(parents=True)
    english = {path.read_text(encoding="utf-8"): path for path in (WORDS / "en").iterdir() if path.suffix == ".ftl"}
    for source, path in english.items():
        (folder / "words" / path.name).write_text(made_up_messages(source), encoding="utf-8")
    named = made_up_forms((WORDS / "en" / "forms.json").read_text(encoding="utf-8"))
    (folder / "words" / "forms.json").write_text(named, encoding="utf-8")

    shutil.copytree(CLIENT, folder / "client", ignore=shutil.ignore_patterns("*.br", "*.gz"))
    for file in (folder / "client" / "assets").iterdir():
        if file.suffix == ".ftl" and (said := english.get(file.read_text(encoding="utf-8"))):
            file.write_text((folder / "words" / said.name).read_text(encoding="utf-8"), encoding="utf-8")
        elif file.name.startswith("forms-") and "flamingos" in file.read_text(encoding="utf-8"):
            file.write_text(f"export default {named};", encoding="utf-8")


def speak_made_up(folder: Path, language: str, put: Callable[[Any, str, Any], None] = setattr) -> None:
    """Answer in the made-up language when a certain language is requested."""

    class Package:
        def __init__(self, root: Path) -> None:
            self._root = root

        def joinpath(self, *path: str) -> Path:
            made = folder / "words" / path[-1]
            return made if language in path and made.is_file() else self._root.joinpath(*path)

    for module, root in ((bundles, WORDS), (forms, WORDS), (games, WORDS.parent)):
        put(module, "files", lambda _package, root=root: Package(root))


if __name__ == "__main__":
    from menagerie.cli import main
    from menagerie.server.front.settings import Settings

    folder = Path(sys.argv.pop(1))
    speak_made_up(folder, "en")
    Settings.__init__.__kwdefaults__ |= {"client": folder / "client"}  # type: ignore[operator]  # it has some
    sys.exit(main())
