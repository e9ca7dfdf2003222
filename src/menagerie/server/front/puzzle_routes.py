"""The HTTP API of the puzzles. Nothing is stored here: what a guest has solved is in `progress_routes.py`."""

from __future__ import annotations

from datetime import UTC, datetime

from fastapi import APIRouter, Request, Response

from menagerie.games import GAMES
from menagerie.server.front.kept_json import KeptAnswers
from menagerie.server.front.server_state import ServerOf
from menagerie.server.presentation.puzzle_table import found, list_of, of_the_day, previews, solved, table_of
from menagerie.server.rates import rate
from menagerie.server.refusal import Refusal
from menagerie.server.wire.http_models import (
    ANY_REQUEST,
    given,
    refused,
)
from menagerie.server.wire.learning_models import PuzzleAnswer, PuzzleInfo, PuzzleList, PuzzleQuestion, PuzzleSolution

lists = KeptAnswers(list_of)

puzzle_api = APIRouter(prefix="/api/puzzles", responses=ANY_REQUEST)


@puzzle_api.get("/today", responses=refused(404), dependencies=[rate("reads")])
def todays_puzzle() -> PuzzleInfo:
    """The puzzle of the day, by the date in UTC: the same for everyone."""
    return of_the_day(datetime.now(UTC).date())


@puzzle_api.get("/{game}", response_model=PuzzleList, responses=refused(404), dependencies=[rate("reads")])
async def puzzles(game: str, request: Request) -> Response:
    """All puzzles of a game."""
    if game not in GAMES:
        raise Refusal("unknown-game", game=game)
    return await lists.answer(request, game)


@puzzle_api.get(
    "/{game}/{puzzle}",
    response_class=Response,
    responses={**refused(404), **given("application/json")},
    dependencies=[rate("reads")],
)
def puzzle(game: str, puzzle: str, server: ServerOf) -> Response:
    """The table of a puzzle as its seat sees it, and the question. The best answer is not in it."""
    return Response(table_of(found(game, puzzle), server.links.base), media_type="application/json")


@puzzle_api.post(
    "/{game}/{puzzle}/previews",
    response_class=Response,
    responses={**refused(400, 404), **given("application/json")},
    dependencies=[rate("reads")],
)
def preview_answers(game: str, puzzle: str, wanted: PuzzleQuestion) -> Response:
    """What some answers would do, as at a table."""
    return Response(previews(found(game, puzzle), wanted.actions), media_type="application/json")


@puzzle_api.post("/{game}/{puzzle}/answer", responses=refused(400, 404), dependencies=[rate("reads")])
def answer_puzzle(game: str, puzzle: str, given_answer: PuzzleAnswer) -> PuzzleSolution:
    """Whether an answer is the best one; what is, and why."""
    return solved(found(game, puzzle), given_answer.action)
