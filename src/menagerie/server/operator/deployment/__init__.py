"""Ready files for a host: a unit, a proxy's configuration, a container, a dashboard, and the versions that were tested.

Each kind turns the given settings into a `Plan`: files, and the commands to type next. A file is a template whose gaps
(`@port@`) are filled with values that are quoted for its format; a line that holds nothing but an empty gap is left out. Whatever
cannot be quoted or cannot work is refused before anything is written. Only the standard library is needed, so that a wheel alone
can name what else has to be installed.
"""

from menagerie.server.operator.deployment.kinds import deploy

__all__ = ["deploy"]
