"""A loop as environments have it, for both games: observe, mask, number, reward. Rewards come with the last step."""

from collections.abc import Iterator
from random import Random

from menagerie import GAMES, AnyGame


def policy(observation: object, mask: tuple[bool, ...], random: Random) -> int:
    """Any legal number: here a trained one would decide."""
    return random.choice([number for number, legal in enumerate(mask) if legal])


def steps(game: AnyGame, random: Random) -> Iterator[tuple[int, tuple[int, ...], tuple[float, ...]]]:
    """Each decision: the seat, its numbers (several where cards are composed), and what each seat is rewarded with."""
    while game.to_act:
        seat = game.to_act[0]
        observation, decision = game.view(seat), game.decision(seat)
        while decision.action is None:
            decision.add(policy(observation, decision.mask, random))
        game.act(seat, decision.action)
        yield seat, decision.numbers, game.returns()


def main() -> None:
    """Play an episode of each game."""
    for kind in GAMES.values():
        episode = list(steps(kind.new(players=3, seed=7), Random(7)))
        named = sum(len(numbers) for _, numbers, _ in episode)
        print(f"{kind.name}: {kind.rules.actions} numbers; {len(episode)} decisions named {named} of them")
        for seat, numbers, rewards in episode[-2:]:
            print(f"  seat {seat}, numbers {numbers}, rewards {rewards}")


if __name__ == "__main__":
    main()
