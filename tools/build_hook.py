"""Adds the built client to wheels and sdists, and to wheels also the rulebooks with their generated index."""

import importlib.util
import json
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/menagerie/server/front/client"


class ShippingHook(BuildHookInterface):  # type: ignore[type-arg]  # Hatchling's own parameter is of no use here
    """Lets wheels include the client, which git, and therefore Hatchling, ignores."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the built files, unless this is an editable install in a checkout."""
        if version == "editable":
            return
        if not (Path(self.root) / CLIENT / "index.html").is_file():
            self.app.abort(
                "The pages of the table are not built, and without them there is nothing to serve. First run: make client"
            )
        is_wheel = self.target_name == "wheel"
        build_data["force_include"][str(Path(self.root) / CLIENT)] = CLIENT.removeprefix("src/") if is_wheel else CLIENT
        if is_wheel:
            self._add_rulebooks(Path(self.root), build_data["force_include"])

    @staticmethod
    def _add_rulebooks(root: Path, included: dict[str, str]) -> None:
        """Add the rulebooks, and the index built from docs/, src/ and tests/ as in a checkout."""
        source = root / "src" / "menagerie" / "words" / "rulebook.py"
        spec = importlib.util.spec_from_file_location("rulebook", source)
        assert spec is not None, source
        assert spec.loader is not None, source
        rulebook = importlib.util.module_from_spec(spec)
        sys.modules["rulebook"] = rulebook  # dataclasses look their module up
        spec.loader.exec_module(rulebook)
        index = [asdict(sentence) for sentence in rulebook.build_index(root).values()]
        made = Path(tempfile.mkdtemp()) / rulebook.SHIPPED
        made.write_text(json.dumps(index, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        included[str(made)] = f"menagerie/{rulebook.SHIPPED}"
        included[str(root / "docs" / "rulebooks")] = "menagerie/rulebooks"
