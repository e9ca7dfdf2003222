"""Puts the rulebooks, their generated index and the built client into the wheel."""

import importlib.util
import json
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/menagerie/server/client"


class RulebookHook(BuildHookInterface):  # type: ignore[type-arg]  # Hatchling's own parameter is of no use here
    """Builds the index from docs/, src/ and tests/ as a checkout would read it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the index, unless this is a checkout's own environment."""
        if version == "editable":
            return
        root = Path(self.root)
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
        build_data["force_include"][str(made)] = f"menagerie/{rulebook.SHIPPED}"
        build_data["force_include"][str(root / "docs" / "rulebooks")] = "menagerie/rulebooks"
        if (root / CLIENT).is_dir():
            build_data["force_include"][str(root / CLIENT)] = "menagerie/server/client"
