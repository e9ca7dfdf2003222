"""A bot in ten lines plays the duel of Wild Cards against two levels; `a_bot.py 100` plays a hundred games of each."""

import sys

from menagerie import BOTS, Action, Bot, Choice, Seen, WildCards
from menagerie.wildcards import Bid, Card, Take, View


class Miser:
    """Bids what costs least, refills when it has few cards, and takes the animal of which it has most."""

    def choose(self, seen: Seen[View]) -> Action:
        """One of the actions; of a choice of cards, the first composition."""
        own = seen.view.seats[seen.seat]
        worth = {Card.REFILL: 4 if own.cards < 5 else -1} | {card: -(card % 4) for card in Card if card != Card.REFILL}
        actions = [next(iter(offer)) if isinstance(offer, Choice) else offer for offer in seen.actions]
        bids = [action for action in actions if isinstance(action, Bid)]
        takes = [action for action in actions if isinstance(action, Take)]
        best = max(bids, key=lambda bid: worth[bid.cards[0]], default=actions[0])
        return max(takes, key=lambda take: own.collection.get(take.species, 0), default=best)


def play(bots: tuple[Bot[View], ...], seed: int) -> tuple[float, ...]:
    """What each bot gets for one game: the winner 1, equals a half each."""
    game = WildCards.new(players=len(bots), seed=seed, edition="duel")
    while game.to_act:
        seat = game.to_act[0]
        game.act(seat, bots[seat].choose(Seen.of(game, seat)))
    return game.returns()


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 6
    for level in ("beginner", "casual"):
        won = sum(play((Miser(), BOTS[level].make(seed)), seed)[0] for seed in range(games))
        print(f"won {won:g} of {games} games against the {level} bot ({won / games:.0%})")
