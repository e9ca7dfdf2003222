"""A Grafana dashboard of the server's metrics: one line for each panel. docs/hosting.md says what each figure means."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

SOURCE = {"type": "prometheus", "uid": "${source}"}  # chosen at the top of the dashboard
WIDTH, HEIGHT = 8, 7  # of a panel; 24 units are a row


@dataclass(frozen=True)
class MetricPanel:
    """One chart: its lines as queries by legend, in a unit of Grafana, red from `worry` on."""

    title: str
    lines: dict[str, str]
    unit: str = "short"
    worry: float | None = None


def _slowest(metric: str, *by: str) -> str:
    """How long the slowest of a hundred take, from a histogram."""
    return f"histogram_quantile(0.99, sum by ({', '.join(['le', *by])}) (rate({metric}_bucket[5m])))"


PANELS = (
    MetricPanel("Open pages of tables", {"pages": "sum(menagerie_sockets)"}),
    MetricPanel("Tables", {"{{state}}": "max by (state) (menagerie_tables)", "in memory": "sum(menagerie_rooms)"}),
    MetricPanel("Actions a minute", {"{{game}}": "60 * sum by (game) (rate(menagerie_actions_total[5m]))"}),
    MetricPanel("Commits: 99 of 100 are faster", {"commits": _slowest("menagerie_commit_seconds")}, "s", 0.1),
    MetricPanel(
        "Commits that failed, in five minutes",
        {"{{kind}}": "sum by (kind) (increase(menagerie_commits_failed_total[5m]))"},
        worry=1,
    ),
    MetricPanel("The commit under way", {"takes so far": "max(menagerie_commit_waiting_seconds)"}, "s", 3),
    MetricPanel("Writes that wait for a commit", {"writes": "sum(menagerie_writes_waiting)"}, worry=100),
    MetricPanel("Bots that wait for a turn to think", {"bots": "sum(menagerie_thoughts_waiting)"}, worry=50),
    MetricPanel("Bots: 99 of 100 think for less", {"bots": _slowest("menagerie_thought_seconds")}, "s", 2),
    MetricPanel("Refusals a minute", {"{{kind}}": "60 * sum by (kind) (rate(menagerie_refusals_total[5m]))"}, worry=100),
    MetricPanel("Requests: 99 of 100 are faster", {"{{route}}": _slowest("menagerie_request_seconds", "route")}, "s", 0.5),
    MetricPanel("Age of the last backup", {"backup": "time() - max(menagerie_backup_timestamp_seconds)"}, "s", 129_600),
    MetricPanel("Requests a minute", {"requests": "60 * sum(rate(menagerie_request_seconds_count[5m]))"}),
)


def dashboard() -> str:
    """The dashboard as JSON, ready to be imported."""
    made = {
        "title": "Menagerie",
        "uid": "menagerie",
        "schemaVersion": 39,
        "editable": True,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "templating": {"list": [{"name": "source", "label": "Prometheus", "type": "datasource", "query": "prometheus"}]},
        "panels": [_drawn(place, panel) for place, panel in enumerate(PANELS)],
    }
    return json.dumps(made, indent=2) + "\n"


def _drawn(place: int, panel: MetricPanel) -> dict[str, Any]:
    row, column = divmod(place, 24 // WIDTH)
    steps: list[dict[str, Any]] = [{"color": "green", "value": None}]
    if panel.worry is not None:
        steps.append({"color": "red", "value": panel.worry})
    return {
        "id": place + 1,
        "title": panel.title,
        "type": "timeseries",
        "datasource": SOURCE,
        "gridPos": {"x": column * WIDTH, "y": row * HEIGHT, "w": WIDTH, "h": HEIGHT},
        "fieldConfig": {
            "defaults": {
                "unit": panel.unit,
                "min": 0,
                "thresholds": {"mode": "absolute", "steps": steps},
                "custom": {"thresholdsStyle": {"mode": "off" if panel.worry is None else "line"}},
            },
            "overrides": [],
        },
        "targets": [
            {"refId": chr(ord("A") + number), "datasource": SOURCE, "expr": query, "legendFormat": legend}
            for number, (legend, query) in enumerate(panel.lines.items())
        ],
    }
