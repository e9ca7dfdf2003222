"""The rules, compiled. People who only play never load this."""

from menagerie.compiled.build import cache_folder, entry

__all__ = ["cache_folder", "entry"]
