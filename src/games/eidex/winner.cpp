#include "games/eidex/winner.h"

#include <algorithm>

#include "games/eidex/clauses.h"

namespace tafel::eidex {

namespace {

class Why {
public:
    explicit Why(const WonTrick& won)
        : m_deal(won.deal)
        , m_trick(won.trick)
        , m_order(won.order)
        , m_best(*won.trick.best(won.order, won.deal.trump))
        , m_rival(rival())
    {
    }

    Reasons reasons()
    {
        feministin();
        jiuJitsu();
        konsumentenschutz();
        scharfmacher();
        trumphator();
        orderOfSuit();
        add(clause::winner, m_best.player,
            {{.de = "{0} gewinnt mit {1}.", .en = "{0} wins with {1}."},
                {Argument::player(m_best.player), Argument::card(m_best.card)}});
        return std::move(m_out);
    }

private:
    void add(const Clause& clause, Player player, Sentence sentence)
    {
        m_out.push_back({&clause, {player}, sentence});
    }

    /// Had the trick been like this, another card would have won.
    bool changes(const Trick& other, const Order& order, Trump trump) const
    {
        const Trick::Lying* best = other.best(order, trump);
        return !best || best->card != m_best.card;
    }
    bool changes(const Trick& other) const { return changes(other, m_order, m_deal.trump); }

    /// The next best card of the suit that wins; empty: no other one counts.
    std::optional<Card> rival() const
    {
        Trick without = m_trick;
        for (Trick::Lying& each : without.lying())
            each.rankless = each.rankless || each.card == m_best.card || each.card.suit != m_best.card.suit;
        const Trick::Lying* next = without.best(m_order, m_deal.trump);
        return next ? std::optional(next->card) : std::nullopt;
    }

    void feministin()
    {
        const Declared* use = m_deal.declared("LQ"_card);
        Trick kept = m_trick;
        for (Trick::Lying& each : kept.lying())
            each.rankless = false;
        if (!use || !changes(kept))
            return;
        const bool hersAgain = m_best.player == use->by; // in a double trick
        add(clauseOf("LQ"_card, hersAgain ? "card-loses-rank" : "next-best"), use->by,
            {{.de = "{0} lässt den Stich; die nächstbeste Karte ist {1}.",
                 .en = "{0} refuses the trick; the next best card is {1}."},
                {Argument::player(use->by), Argument::card(m_best.card)}});
    }

    void jiuJitsu()
    {
        const Declared* use = m_deal.declared("RA"_card);
        if (!use || !m_trick.swapped)
            return;
        const auto [one, other] = *m_trick.swapped;
        Trick otherwise = m_trick;
        otherwise.swapped.reset();
        const bool holds = m_trick.swapHolds(m_order);
        if (!holds)
            for (Trick::Lying& each : otherwise.lying())
                each.card = each.card == one ? other : each.card == other ? one : each.card;
        if (!changes(otherwise))
            return;
        if (holds)
            add(clauseOf("RA"_card, "swaps-neighbours"), use->by,
                {{.de = "{0} und {1} haben den Rang getauscht.", .en = "{0} and {1} have swapped ranks."},
                    {Argument::card(one), Argument::card(other)}});
        else
            add(clauseOf("RA"_card, "cancelled"), use->by,
                {{.de = "{0} und {1} sind keine Nachbarn mehr: der Tausch ist aufgehoben.",
                     .en = "{0} and {1} are neighbours no longer: the swap is cancelled."},
                    {Argument::card(one), Argument::card(other)}});
    }

    void konsumentenschutz()
    {
        const Declared* use = m_deal.declared("H9"_card);
        Trick kept = m_trick;
        for (Trick::Lying& each : kept.lying())
            each.out = false;
        if (use && changes(kept))
            add(clauseOf("H9"_card, "rejects"), use->by,
                {{.de = "{0} zählt in diesem Stich nicht.", .en = "{0} does not count in this trick."},
                    {Argument::card(*use->card)}});
    }

    void scharfmacher()
    {
        const Declared* use = m_deal.declared("SJ"_card);
        Trick single = m_trick;
        while (single.played > m_deal.players)
            single.played
                = static_cast<std::uint8_t>(single.played - (single.cards[--single.size].out ? 0 : 1));
        if (use && changes(single))
            add(clauseOf("SJ"_card, "scharfmacher.double-trick"), use->by,
                {{.de = "Alle Karten des Doppelstichs sind ein Stich.",
                    .en = "All cards of the double trick are one trick."}});
    }

    void trumphator()
    {
        const Declared* use = m_deal.declared("SA"_card);
        const Trump turnedUp = Trump::of(m_deal.turnedUp);
        if (!use || !changes(m_trick, orderWithout("SA"_card, turnedUp), turnedUp))
            return;
        add(clauseOf("SA"_card, m_deal.trump.kind == Trump::Kind::Suit ? "second-to-last" : "ace-and-six"),
            use->by,
            {{.de = "{0} bestimmt den Trumpf.", .en = "{0} decides the trump."},
                {Argument::card(m_deal.deciding)}});
    }

    Order orderWithout(Card power, Trump trump) const
    {
        std::vector<Declared> others;
        std::copy_if(m_deal.powers.begin(), m_deal.powers.end(), std::back_inserter(others),
            [&](const Declared& use) { return use.power != power; });
        Order order(trump);
        Values values(trump);
        change(m_deal, others, order, values);
        return order;
    }

    /// By what the winning card is above the next one of its suit.
    void orderOfSuit()
    {
        if (!m_rival)
            return;
        const auto swapped = [&](Card card) {
            return m_trick.swapHolds(m_order)
                && (card == m_trick.swapped->first || card == m_trick.swapped->second);
        };
        if (swapped(m_best.card) || swapped(*m_rival))
            return; // they stand as Jiu-Jitsu put them
        const Declared* umwerter = m_deal.declared("L8"_card);
        if (umwerter && umwerter->card->suit != m_best.card.suit)
            umwerter = nullptr;
        const Declared* skater = m_deal.declared("LJ"_card);
        const bool moved = umwerter && (umwerter->card == m_best.card || umwerter->card == *m_rival);
        if (umwerter && (moved || !skater))
            revalued(*umwerter, skater);
        if (skater)
            underSkat(*skater);
        if (umwerter && !moved && skater)
            revalued(*umwerter, skater);
        if (!umwerter && !skater)
            m_out.push_back(
                {&clause::ranks, {}, {{.de = "{0} steht über {1}.", .en = "{0} ranks above {1}."}, both()}});
    }

    std::array<Argument, 6> both() const { return {Argument::card(m_best.card), Argument::card(*m_rival)}; }

    void revalued(const Declared& use, const Declared* skater)
    {
        const bool ten = skater && use.card->rank == Rank::Ten;
        const bool undenufe = m_deal.trump.kind == Trump::Kind::Undenufe;
        add(clauseOf("L8"_card,
                ten            ? "before-skat"
                    : undenufe ? "in-undenufe"
                               : "moves-card"),
            use.by,
            {{.de = "Mit der umgewerteten {2} steht {0} über {1}.",
                 .en = "With {2} revalued {0} ranks above {1}."},
                {Argument::card(m_best.card), Argument::card(*m_rival), Argument::card(*use.card)}});
    }

    void underSkat(const Declared& use)
    {
        add(clauseOf(
                "LJ"_card, m_deal.trump.kind == Trump::Kind::Undenufe ? "tens-in-undenufe" : "tens-high"),
            use.by,
            {{.de = "Unter Skat steht {0} über {1}.", .en = "Under Skat {0} ranks above {1}."}, both()});
    }

    const Deal& m_deal;
    const Trick& m_trick;
    const Order& m_order;
    const Trick::Lying& m_best;
    std::optional<Card> m_rival;
    Reasons m_out;
};

} // namespace

Reasons whyItWins(const WonTrick& won)
{
    return Why(won).reasons();
}

} // namespace tafel::eidex
