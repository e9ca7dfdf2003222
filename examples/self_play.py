"""Self-play: bots of several levels play each other at CuBirds, and the wins of each are counted."""

from collections import Counter

from menagerie import BOTS, CuBirds, RandomBot, Seen

GAMES_PLAYED = 3
LEVELS = ("beginner", "casual", "skilled")  # an expert would win most of them
BOTS_AT_THE_TABLE = {"random": RandomBot(seed=1)} | {level: BOTS[level].make(1) for level in LEVELS}


def main() -> None:
    """Play some games, with each level on each seat equally often."""
    levels = list(BOTS_AT_THE_TABLE)
    wins: Counter[str] = Counter()
    for number in range(GAMES_PLAYED):
        seated = levels[number % len(levels) :] + levels[: number % len(levels)]
        game = CuBirds.new(players=len(levels), seed=number)
        while game.to_act:
            seat = game.to_act[0]
            game.act(seat, BOTS_AT_THE_TABLE[seated[seat]].choose(Seen.of(game, seat)))
        assert game.result is not None
        winners = [seated[seat] for seat in game.result.winners]
        wins.update(winners)
        print(
            f"game {number + 1}: {', '.join(winners)} won ({', '.join(game.result.endings)}) after {game.view(None).turn} turns"
        )
    for level in levels:
        print(f"{level}: {wins[level]} of {GAMES_PLAYED}")


if __name__ == "__main__":
    main()
