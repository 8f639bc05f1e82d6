#include "games/eidex/judge.h"

#include <algorithm>

#include "games/eidex/clauses.h"
#include "games/eidex/entry.h"

namespace tafel::eidex {

namespace {

using Code = Refusal::Code;

tl::unexpected<Refusal> impossible(std::string where, Message message, const Clause* clause = nullptr)
{
    return tl::unexpected(Refusal{.code = Code::Impossible,
        .where = std::move(where),
        .message = std::move(message),
        .clause = clause});
}

/// The trick on the table with the powers that hold in it.
class Table {
public:
    explicit Table(const Position& position)
        : m_position(position)
        , m_players(position.match.count())
        , m_deal(dealOf(position))
        , m_order(m_deal.trump)
        , m_values(m_deal.trump)
    {
    }

    Result<Verdict> judge()
    {
        if (Result<void> answer = declare(); !answer)
            return tl::unexpected(std::move(answer.error()));
        if (Result<void> answer = lay(); !answer)
            return tl::unexpected(std::move(answer.error()));
        if (Result<void> answer = react(); !answer)
            return tl::unexpected(std::move(answer.error()));
        return m_trick.complete(m_players) ? winner() : legality();
    }

private:
    static Deal dealOf(const Position& position)
    {
        DealEntry entry;
        entry.turnedUp = position.turnedUp;
        entry.powers = position.powers;
        Deal deal = eidex::dealOf(position.match, {}, entry);
        deal.powers = position.powers;
        return deal;
    }

    static std::string at(std::size_t power) { return fmt::format("/powers/{}", power); }

    /// Owner, count and parameters; direction, order and worth of the cards.
    Result<void> declare()
    {
        Match match = m_position.match;
        if (!m_position.hasCharacters)
            for (Player player = 0; player < m_players; ++player)
                match.characters[player].reset();
        for (std::size_t i = 0; i < m_position.powers.size(); ++i) {
            const Declared& use = m_position.powers[i];
            if (Result<void> said = complete(match, use, PowerForm::InForce); !said)
                return tl::unexpected(std::move(said.error()).under(at(i)));
            if (!m_position.hasCharacters) // whoever uses it holds it
                m_deal.characters[use.by] = use.power;
            if (Result<void> answer = mayDeclare(match, m_deal, i); !answer)
                return answer;
            if (Result<void> answer = couldUse(i); !answer)
                return tl::unexpected(std::move(answer.error()).under(at(i)));
        }
        change(m_deal, m_position.powers, m_order, m_values);
        for (const Power* power : allPowers)
            for (std::size_t i = 0; i < m_position.powers.size(); ++i)
                if (m_position.powers[i].power == power->card && !isSpent(i))
                    m_force.push_back({power, &m_position.powers[i]});
        m_trick = trickUnder(m_position.powers, m_position.trick.lead);
        return {};
    }

    /// What was wished for a trick that Korrektor has rejected since.
    bool isSpent(std::size_t i) const
    {
        const auto later = m_position.powers.begin() + static_cast<std::ptrdiff_t>(i);
        return powerOf(later->power).forOneTrick
            && std::any_of(later, m_position.powers.end(),
                [](const Declared& use) { return powerOf(use.power).replaysTrick; });
    }

    /// A power for one trick or one card is in force only if its owner could use it in this trick.
    Result<void> couldUse(std::size_t i) const
    {
        Declared use = m_position.powers[i];
        const Power& power = powerOf(use.power);
        if (!(power.forOneTrick || power.forNextCard) || !power.mayUse || isSpent(i))
            return {};
        use.card.reset(); // whether it may be that card is a matter of the hand
        const auto asLeads = [&](Player lead) {
            return power.mayUse({.deal = m_deal, .order = m_order, .values = m_values, .lead = lead}, use);
        };
        const Result<void> answer = asLeads(m_position.trick.lead);
        const Declared* drawn = declared(m_deal, &Power::movesLead); // before she drew the lead was hers
        return answer || !drawn || power.forNextCard ? answer : asLeads(drawn->by);
    }

    Result<void> lay()
    {
        const std::vector<std::optional<Card>>& cards = m_position.trick.cards;
        const Declared* sphinx = declared(m_deal, &Power::facesDown);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const bool out = isRejected(m_deal, cards[i]);
            if (!cards[i] && !sphinx)
                return impossible(fmt::format("/trick/cards/{}", i),
                    {.de = "Verdeckt spielt nur die Sphinx.", .en = "Only Sphinx plays face down."},
                    &clause::sphinx::faceDown);
            if (m_trick.size == m_trick.cards.size() || (!out && m_trick.played == m_trick.full(m_players)))
                return impossible("/trick/cards",
                    {.de
                        = fmt::format("In diesem Stich liegen höchstens {} Karten.", m_trick.full(m_players)),
                        .en = fmt::format("At most {} cards lie in this trick.", m_trick.full(m_players))},
                    &clause::winner);
            if (!cards[i] && m_trick.played == 0) {
                if (!sphinx->suit)
                    return tl::unexpected(Refusal{.code = Code::Schema,
                        .where = at(static_cast<std::size_t>(sphinx - m_position.powers.data())),
                        .message = {.de = "Welche Farbe ist verdeckt ausgespielt? «suit» fehlt.",
                            .en = "Which suit was led face down? \"suit\" is missing."},
                        .clause = &clause::sphinx::namesSuit});
                m_trick.named = sphinx->suit;
            }
            m_trick.layNext(cards[i], out, m_players);
        }
        return {};
    }

    /// What was used upon the cards as they lie, in the order in which it was used: whatever shaped the trick
    /// could do so then.
    Result<void> react()
    {
        for (std::size_t i = 0; i < m_position.powers.size(); ++i) {
            const Declared& use = m_position.powers[i];
            const Power& power = powerOf(use.power);
            if (!power.shapes || !power.mayUse)
                continue;
            const std::span earlier = std::span(m_position.powers).first(i);
            // A card that is rejected later still took part.
            Trick lay = m_trick;
            const bool rejected = std::any_of(earlier.begin(), earlier.end(),
                [](const Declared& other) { return powerOf(other.power).rejectsCard; });
            for (Trick::Lying& each : lay.lying())
                each.out = each.out && rejected;
            Order then(m_deal.trump);
            Values values(m_deal.trump);
            change(m_deal, earlier, then, values);
            const Moment moment{.deal = m_deal,
                .order = then,
                .values = m_values,
                .now = {Phase::InTrick, Phase::TrickAward},
                .trick = &lay};
            if (Result<void> answer = power.mayUse(moment, use); !answer)
                return tl::unexpected(std::move(answer.error()).under(at(i)));
        }
        return refuse();
    }

    /// Upon the trick as it lay then: single, if it was doubled later.
    Result<void> refuse()
    {
        for (std::size_t i = 0; i < m_position.powers.size(); ++i) {
            const Declared& use = m_position.powers[i];
            if (!powerOf(use.power).refusesTrick || unseen())
                continue;
            const bool doubled = trickUnder(std::span(m_position.powers).first(i)).doubled;
            Trick then = doubled ? m_trick : m_trick.single(m_players);
            if (!then.complete(m_players))
                continue; // it is for later
            const Moment moment{.deal = m_deal,
                .order = m_order,
                .values = m_values,
                .now = {Phase::TrickAward},
                .trick = &then};
            if (Result<void> answer = powerOf(use.power).mayUse(moment, use); !answer)
                return tl::unexpected(std::move(answer.error()).under(at(i)));
            then.refuse(use.by, m_order, m_deal.trump);
            for (std::size_t card = 0; card < then.size; ++card)
                m_trick.cards[card].rankless = then.cards[card].rankless;
        }
        return {};
    }

    bool unseen() const
    {
        return std::any_of(m_trick.lying().begin(), m_trick.lying().end(),
            [](const Trick::Lying& each) { return !each.known; });
    }

    std::optional<Verdict::Best> best() const
    {
        if (const Trick::Lying* card = m_trick.best(m_order, m_deal.trump))
            return Verdict::Best{card->player, card->card};
        return std::nullopt;
    }

    Result<Verdict> legality()
    {
        if (!m_position.hand)
            return tl::unexpected(Refusal{.code = Code::Schema,
                .where = {},
                .message = {.de = "Welche Karten sind auf der Hand? «hand» fehlt.",
                    .en = "Which cards are in hand? \"hand\" is missing."}});
        Turn turn = turnAfter(m_trick, m_deal, m_order, m_values);
        turn.drawnLead = declared(m_deal, &Power::drawsLead) != nullptr;
        turn.powers = m_force;
        for (Card card : *m_position.hand)
            turn.hand.add(card);
        Verdict verdict{.toPlay = turn.player, .winning = best()};
        const CardSet legal = legalCards(turn);
        for (Card card : *m_position.hand)
            if (legal.has(card))
                verdict.legal.push_back(card);
            else
                verdict.illegal.push_back({card, reasons(turn, card), leaves(turn, card)});
        return verdict;
    }

    /// The power without which the card could be played; empty: none.
    std::string_view leaves(const Turn& turn, Card card) const
    {
        for (const InForce& force : m_force)
            if (force.power->liftsFollowing && force.use->by == turn.player
                && legalWithout(turn, *force.use, card))
                return force.power->id;
        return {};
    }

    Result<Verdict> winner()
    {
        Verdict verdict{.complete = true, .winning = best()};
        const Declared* sphinx = declared(m_deal, &Power::facesDown);
        if (!verdict.winning && sphinx && sphinx->whom)
            verdict.winning = Verdict::Best{*sphinx->whom, cardOf(*sphinx->whom)};
        if (!unseen()) {
            int points = 0;
            for (const Trick::Lying& each : m_trick.lying())
                points += each.out ? 0 : m_values.of(each.card);
            verdict.points = points;
        }
        explain(verdict);
        return verdict;
    }

    /// That player's best card, if all of them lie open.
    std::optional<Card> cardOf(Player player) const
    {
        Trick theirs = m_trick;
        for (Trick::Lying& each : theirs.lying()) {
            if (each.player == player && !each.known)
                return std::nullopt;
            each.rankless = each.rankless || each.player != player;
            each.known = true;
        }
        const Trick::Lying* best = theirs.best(m_order, m_deal.trump);
        return best ? std::optional(best->card) : std::nullopt;
    }

    /// Why the winner wins, then the other powers in force, in list order, and what the trick counts.
    void explain(Verdict& verdict) const
    {
        Reasons& out = verdict.because;
        if (unseen()) {
            sphinxSays(verdict);
        } else if (verdict.winning) {
            out = whyItWins({m_deal, m_trick, m_order});
        }
        for (const InForce& force : m_force)
            if (const Power& power = *force.power; !isCited(power, out) && !(power.values && verdict.points)
                && (power.decidesTrump || power.order || power.values || power.uponTrick || power.facesDown
                    || power.holds))
                out.push_back({&power.rule(), {force.use->by}, {power.rule().text}});
        if (verdict.points)
            out.push_back(worth(*verdict.points));
    }

    static bool isCited(const Power& power, const Reasons& reasons)
    {
        return std::any_of(reasons.begin(), reasons.end(), [&](const Reason& reason) {
            return std::find(power.clauses.begin(), power.clauses.end(), reason.clause)
                != power.clauses.end();
        });
    }

    void sphinxSays(Verdict& verdict) const
    {
        const Clause& rule = clause::sphinx::namesWinner;
        if (!verdict.winning) {
            verdict.because.push_back({&rule, {declared(m_deal, &Power::facesDown)->by}, {rule.text}});
            return;
        }
        const Player winner = verdict.winning->player;
        verdict.because.push_back({&rule, {winner},
            {{.de = "Die Sphinx sagt: {0} gewinnt.", .en = "Sphinx says: {0} wins."},
                {Argument::player(winner)}}});
    }

    /// By the values of this deal.
    Reason worth(int points) const
    {
        const bool thirteen = m_deal.guggitaler();
        const Clause* rule = &clause::values;
        for (const Power* power : allPowers)
            if (power->saysWorth && m_deal.declared(power->card))
                rule = &power->saysWorth(m_deal);
        return {rule, {},
            {thirteen ? Text{.de = "Der Stich zählt {0}.", .en = "The trick counts {0}."}
                      : Text{.de = "Der Stich zählt {0}, ohne die 5 für den letzten.",
                          .en = "The trick counts {0}, without the 5 for the last one."},
                {Argument::number(points)}}};
    }

    const Position& m_position;
    int m_players;
    Deal m_deal;
    Order m_order;
    Values m_values;
    Trick m_trick;
    std::vector<InForce> m_force; ///< In list order.
};

} // namespace

Result<Verdict> judge(const Position& position)
{
    return Table(position).judge();
}

} // namespace tafel::eidex
