"""The rules, compiled. Playing without bots that look ahead never loads this."""

from menagerie.compiled.build import cache_folder, entry

__all__ = ["cache_folder", "entry"]
