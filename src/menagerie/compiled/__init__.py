"""The rules, compiled. People who only play never load this."""

from menagerie.compiled.build import cache_folder, caches_root, entry

__all__ = ["cache_folder", "caches_root", "entry"]
