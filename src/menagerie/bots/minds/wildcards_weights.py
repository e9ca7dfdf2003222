"""The layout of the answer weights of Wild Cards: where those of each feature begin."""

from __future__ import annotations

from menagerie.wildcards.cards import HAND_LIMIT, SPECIES, VALUES

SIZES = HAND_LIMIT + 1  # cards in a hand
TIMES = 4  # the last round, the one before it, the next three, and all before

UNPAYABLE = 0  # [value] a bid that cannot be paid
BID_SIZE = UNPAYABLE + VALUES  # [value, cards in hand]
BID_TIME = BID_SIZE + VALUES * SIZES  # [value, time]
BID_STAKE = BID_TIME + VALUES * TIMES  # [value] how much the best animal is better than the second
BID_SPREAD = BID_STAKE + VALUES  # [value] and than the worst
BID_BEST = BID_SPREAD + VALUES  # [value] what it brings
BID_NATURAL = BID_BEST + VALUES  # [value] the best animal can be paid naturally
BID_ALSO = BID_NATURAL + VALUES  # [value] another one can
BID_LION = BID_ALSO + VALUES  # [value]
BID_IBEX = BID_LION + VALUES  # [value]
BID_POOR = BID_IBEX + VALUES  # [value] the part of the rivals who cannot pay for such a bid
BID_WILD = BID_POOR + VALUES
BID_LEADING = BID_WILD + 1  # [value] ahead of the others
REFILL_SIZE = BID_LEADING + VALUES  # [cards in hand]
REFILL_TIME = REFILL_SIZE + SIZES  # [time]
REFILL_MEERKAT = REFILL_TIME + TIMES
REFILL_SQUIRREL = REFILL_MEERKAT + 1
REFILL_BEST = REFILL_SQUIRREL + 1
REFILL_STAKE = REFILL_BEST + 1
SECOND_NONE = REFILL_STAKE + 1  # the eagle lays one card only
SECOND_ALIKE = SECOND_NONE + 1  # or two of one value
SHOWN_BELOW = SECOND_ALIKE + 1  # [rivals with a higher bid, up to 4]
SHOWN_EQUAL = SHOWN_BELOW + 5  # [rivals with the same bid]
SHOWN_REFILL = SHOWN_EQUAL + 5  # [rivals who bid at all]
PASS_SIZE = SHOWN_REFILL + 5  # [cards in hand]
PASS_TIME = PASS_SIZE + SIZES  # [time]
TAKE_GAIN = PASS_TIME + TIMES  # [time] points
TAKE_DENIED = TAKE_GAIN + TIMES  # [time] points that a rival will not get
TAKE_LARGEST = TAKE_DENIED + TIMES  # [time]
TAKE_SECOND = TAKE_LARGEST + TIMES  # [time]
TAKE_NEW = TAKE_SECOND + TIMES  # [time]
TAKE_LEADER = TAKE_NEW + TIMES  # [species, time]
TAKE_NATURAL = TAKE_LEADER + SPECIES * TIMES
TAKE_RARE = TAKE_NATURAL + 1  # [time] how many others of its species are still to come, at most
PAY_VALUE = TAKE_RARE + TIMES  # [value]
PAY_WILD = PAY_VALUE + VALUES
PAY_NATURAL = PAY_WILD + 1  # keeps the way to the bonus open
PAY_COPIES = PAY_NATURAL + 1
TIED_VALUE = PAY_COPIES + 1  # [value]
TIED_STAKE = TIED_VALUE + VALUES  # [value]
TIED_NATURAL = TIED_STAKE + VALUES
TIED_WILD = TIED_NATURAL + 1
LOT_VALUE = TIED_WILD + 1  # [value]
LOT_STAKE = LOT_VALUE + VALUES  # [value]
LOT_PILE = LOT_STAKE + VALUES
LOT_PILE_STAKE = LOT_PILE + 1
DISCARD_VALUE = LOT_PILE_STAKE + 1  # [value]
DISCARD_SIZE = DISCARD_VALUE + VALUES  # [cards in hand]
DISCARD_WILD = DISCARD_SIZE + SIZES
DISCARD_COPIES = DISCARD_WILD + 1
DISCARD_WANTED = DISCARD_COPIES + 1  # of the habitat of its largest species
EXCHANGED = DISCARD_WANTED + 1
EXCHANGE_GAIN = EXCHANGED + 1  # [time]
EXCHANGE_LOSS = EXCHANGE_GAIN + TIMES  # [time]
REMOVE_GAIN = EXCHANGE_LOSS + TIMES  # [time]
REMOVE_DENIED = REMOVE_GAIN + TIMES  # [time]
TAKES_BACK = REMOVE_DENIED + TIMES  # [value]
ANSWER_WEIGHTS = TAKES_BACK + VALUES


def first_answer_weights() -> list[float]:
    """The weights that tuning starts from: points are worth something, and a bid that cannot be paid is worth nothing."""
    weights = [0.0] * ANSWER_WEIGHTS
    for value in range(VALUES):
        weights[UNPAYABLE + value] = -3.0
        weights[TAKES_BACK + value] = 1.0
    for size in range(SIZES):
        weights[REFILL_SIZE + size] = 1.5 - 0.5 * size
        weights[DISCARD_SIZE + size] = -1.5
    for time in range(TIMES):
        weights[TAKE_GAIN + time] = 0.8
        weights[TAKE_DENIED + time] = 0.2
        weights[EXCHANGE_GAIN + time] = 0.8
        weights[EXCHANGE_LOSS + time] = -0.8
        weights[REMOVE_GAIN + time] = -0.5
        weights[REMOVE_DENIED + time] = 0.5
    weights[TAKE_NATURAL] = weights[PAY_NATURAL] = 1.5
    weights[PAY_WILD] = weights[DISCARD_WILD] = -1.0
    return weights
