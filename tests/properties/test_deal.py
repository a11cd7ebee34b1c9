"""A seed decides the deal, and anybody can work it out: here with the standard library alone."""

from __future__ import annotations

import pytest

import gongenial as gg
from tests.oracle.cards import in_order
from tests.oracle.deal import Generator, deal, deal_family, deal_fight, draw_tokens
from tests.oracle.fight_record import built_in
from tests.rules.table import link


def test_the_generator_gives_its_published_numbers() -> None:
    """The first values for the state (1, 2), as the reference implementations give them."""
    generator = Generator(1, 2)
    assert [generator.word() for _ in range(5)] == [
        393217,
        669327710093319,
        1732421326133921491,
        11394790081659126983,
        9555452776773192676,
    ]


@pytest.mark.rule("L1")
@pytest.mark.rule("G6")
@pytest.mark.parametrize(
    ("players", "size", "jokers"), [(2, 9, 2), (3, 9, 0), (6, 9, 2), (2, 28, 2), (4, 13, 2), (6, 5, 0)]
)
def test_every_deal_follows_from_its_seed(players: int, size: int, jokers: int) -> None:
    for seed in range(150):
        truth = gg.new("link", players=players, seed=seed, hand_size=size, jokers=jokers).to_dict()
        hands, stock, pile = deal(seed, players, size, jokers)
        assert truth["hands"] == [in_order(hand) for hand in hands]
        assert (truth["stock"], truth["pile"]) == (stock, pile)


@pytest.mark.rule("L11")
def test_also_when_jokers_are_turned_up() -> None:
    """Few cards are left, so one deal in five turns up a joker first."""
    for seed in map(str, range(400)):
        truth = gg.new("link", players=5, seed=f"start {seed}", hand_size=9).to_dict()
        _, stock, pile = deal(f"start {seed}", 5)
        assert (truth["stock"], truth["pile"]) == (stock, pile)


@pytest.mark.rule("S1")
def test_a_reshuffle_follows_from_the_generator_too() -> None:
    position = link("NB2 ZT4", "AD2 AD3", pile="PX1 rest", stock="", seed=5)
    before = position.to_dict()
    generator = Generator(int(before["random"][:16], 16), int(before["random"][16:], 16))
    discards = before["pile"][:0:-1]
    generator.shuffle(discards)
    record = position.play("draw", seat=0)
    assert record.result.reshuffled
    assert [*record.result.cards, *position.to_dict()["stock"]] == discards[::-1]


@pytest.mark.rule("F8")
@pytest.mark.rule("G6")
@pytest.mark.parametrize(
    ("players", "size", "jokers"), [(2, 9, 2), (3, 9, 0), (6, 9, 2), (2, 22, 2), (4, 14, 2), (6, 5, 0)]
)
def test_every_deal_of_family_follows_from_its_seed(players: int, size: int, jokers: int) -> None:
    for seed in (*range(100), 1296, 2833):  # the last two deal whole families to both of two
        starter = 1 - seed % 2
        position = gg.new("family", players, seed, starter, hand_size=size, jokers=jokers)
        truth = position.to_dict()
        hands, stock, laid = deal_family(seed, players, starter, size, jokers)
        assert truth["hands"] == [in_order(hand) for hand in hands]
        assert truth["stock"] == stock
        assert [tuple(entry) for entry in truth["laid"]] == laid


@pytest.mark.rule("T10")
@pytest.mark.rule("G6")
@pytest.mark.parametrize(("players", "size", "jokers"), [(2, 9, 2), (3, 9, 0), (6, 9, 2), (4, 14, 2), (6, 9, 0)])
def test_every_deal_of_fight_follows_from_its_seed(players: int, size: int, jokers: int) -> None:
    tasks = {colour: list(named) for colour, named in built_in("stars").items()}
    for seed in range(30):
        truth = gg.new("fight", players, seed, hand_size=size, jokers=jokers).to_dict()
        hands, stock, decks = deal_fight(seed, players, size, jokers, tasks)
        assert truth["hands"] == [in_order(hand) for hand in hands]
        assert (truth["stock"], truth["pile"], truth["tasks"]) == (stock, [], decks)


@pytest.mark.rule("C2")
@pytest.mark.rule("C4")
def test_every_token_of_genial_follows_from_its_seed() -> None:
    """The three in the centre, then those that are drawn, as long as none has gone back."""
    for seed in range(200):
        position = gg.new("genial", players=2 + seed % 3, seed=seed)
        drawn = draw_tokens(seed, 13)
        centre = position.view(None).to_dict()["centre"]
        assert centre == {colour: drawn[:3].count(colour) for colour in "ROYGBV"}
        assert "".join(str(position.play("draw").result.token) for _ in range(10)) == drawn[3:]
