#include "games/eidex/judge.h"

#include <algorithm>

#include "games/eidex/clauses.h"
#include "games/eidex/entry.h"
#include "referee/refusals.h"

namespace tafel::eidex {

namespace {

using Code = Refusal::Code;

/// Adds the index of the use to the pointer of an error.
Result<void> ofUse(std::size_t index, Result<void> said)
{
    if (said)
        return said;
    return tl::unexpected(std::move(said.error()).under(fmt::format("/powers/{}", index)));
}

bool playsAgain(const Power& power)
{
    return power.trick.fate == Fate::PlayedAgain;
}

bool changesCards(const Power& power)
{
    return power.cards.deciding || power.cards.order || power.cards.values;
}

/// The trick on the table with its active powers.
class Table {
public:
    explicit Table(const Position& position)
        : m_position(position)
        , m_powers(position.powers)
        , m_state(dealOf(position.match, {}, position.turnedUp, position.powers), position.trick.lead)
        , m_sphinx(declared(m_state.deal(), &Power::playsFaceDown))
    {
    }

    Result<Verdict> judge()
    {
        if (Result<void> answer = set(); !answer)
            return tl::unexpected(std::move(answer.error()));
        return m_state.trickComplete() ? winner() : legality();
    }

    Reasons whyMay(Card card)
    {
        if (!set() || m_state.trickComplete() || !m_position.hand)
            return {};
        const Turn turn = turnNow();
        return legalCards(turn).has(card) ? allowing(turn) : Reasons();
    }

private:
    Result<void> set()
    {
        for (const auto part :
            {&Table::declare, &Table::lay, &Table::usedInTime, &Table::react, &Table::refuseTrick})
            if (Result<void> answer = (this->*part)(); !answer)
                return answer;
        return {};
    }

    /// Checks owners, number of uses and parameters.
    Result<void> declare()
    {
        DealInPlay deal = m_state.deal();
        for (std::size_t i = 0; i < m_powers.size(); ++i) {
            const PowerUse& use = m_powers[i];
            if (Result<void> said = complete(m_position.match, use, PowerForm::InForce); !said)
                return ofUse(i, std::move(said));
            // Without characters in the position, the player who uses the power owns it.
            if (!m_position.hasCharacters)
                deal.characters[use.by] = use.power;
            if (Result<void> answer = checkDeclared(m_position.match, deal, i); !answer)
                return answer;
            if (Result<void> answer = couldUse(use); !answer)
                return ofUse(i, std::move(answer));
        }
        return {};
    }

    /// A power for one trick or one card is in force only if its owner could use it in this trick.
    Result<void> couldUse(const PowerUse& said) const
    {
        const Power& power = powerOf(said.power);
        if (!(power.trick.forOneTrick || power.isForNextCard()) || !power.use.mayUse
            || isUsedUp(m_powers, said))
            return {};
        PowerUse use = said;
        use.card.reset(); // Whether it may be that card depends on the hand.
        PowerTiming moment = m_state.moment(Phases{});
        moment.lead = m_position.trick.lead;
        const Result<void> answer = power.use.mayUse(moment, use);
        const PowerUse* drawn = declared(moment.deal, BlindLead::OtherHand);
        if (answer || !drawn || power.isForNextCard())
            return answer;
        moment.lead = drawn->by; // She had the lead before the card was drawn.
        return power.use.mayUse(moment, use);
    }

    Result<void> lay()
    {
        const std::vector<std::optional<Card>>& cards = m_position.trick.cards;
        const Trick& trick = m_state.trick();
        const int places = trick.full(m_state.players());
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (!cards[i] && !m_sphinx)
                return refuse(Code::Impossible, fmt::format("/trick/cards/{}", i),
                    {.de = "Verdeckt spielt nur die Sphinx.", .en = "Only Sphinx plays face down."},
                    &clause::sphinx::faceDown);
            if (!cards[i] && trick.played == 0) {
                if (!m_sphinx->suit)
                    return refuse(Code::Schema, fmt::format("/powers/{}", m_sphinx - m_powers.data()),
                        {.de = "Welche Farbe ist verdeckt ausgespielt? «suit» fehlt.",
                            .en = "Which suit was led face down? \"suit\" is missing."},
                        &clause::sphinx::namesSuit);
                m_state.nameLead(m_sphinx->suit);
            }
            if (!m_state.lay(cards[i]) || trick.played > places)
                return refuse(Code::Impossible, "/trick/cards",
                    {.de = fmt::format("In diesem Stich liegen höchstens {} Karten.", places),
                        .en = fmt::format("This trick has at most {} cards.", places)},
                    &clause::winner);
        }
        return {};
    }

    /// Fails if the owner of an active power could not have used it by now in this trick.
    Result<void> usedInTime()
    {
        const Trick& trick = m_state.trick();
        const int players = m_state.players();
        bool doubled = false;
        for (std::size_t i = 0; i < m_powers.size(); ++i) {
            const Power& power = powerOf(m_powers[i].power);
            const Trick then = doubled ? trick : trick.single(players);
            doubled = !playsAgain(power) && (doubled || power.trick.fate == Fate::Doubled);
            const bool replayed = std::any_of(m_powers.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                m_powers.end(), [](const PowerUse& later) { return playsAgain(powerOf(later.power)); });
            if (replayed)
                continue; // The power was used in the trick that is played again.
            Result<void> answer;
            if (power.trick.uponTrick && !power.phases.in(m_state.deal().edition).has(Phase::InTrick))
                answer = allLie(power, then.complete(players));
            else if (power.isExcused())
                answer = hadTurn(power, m_powers[i]);
            else if (power.rejectsCard())
                answer = couldReject(power, m_powers[i]);
            if (!answer)
                return ofUse(i, std::move(answer));
        }
        return {};
    }

    static Result<void> allLie(const Power& power, bool complete)
    {
        if (complete)
            return {};
        return illegalPower(power.rule(),
            {.de = "Noch liegen nicht alle Karten dieses Stichs.",
                .en = "Not all cards of this trick have been played yet."});
    }

    /// Whether the player has a card in the trick, except for the lead (the first card).
    bool hasFollowed(Player player) const
    {
        const auto lying = m_state.trick().playedCards();
        return std::any_of(lying.begin() + (lying.empty() ? 0 : 1), lying.end(),
            [&](const Trick::PlayedCard& each) { return each.player == player; });
    }

    Result<void> hadTurn(const Power& power, PowerUse use) const
    {
        if (hasFollowed(use.by))
            return {};
        use.card.reset(); // Whether it may be that card depends on the hand.
        PowerTiming moment = m_state.moment({Phase::InTrick});
        moment.trick = &m_state.trick();
        return power.use.mayUse(moment, use);
    }

    /// Checks that the player has played the rejected card, and another one.
    Result<void> couldReject(const Power& power, const PowerUse& use) const
    {
        const Trick& trick = m_state.trick();
        const bool isOn = !m_state.trickComplete() && trick.toPlay(m_state.players()) == use.whom;
        const Trick::PlayedCard* const lying = trick.find(*use.card);
        const bool played = isOn || hasFollowed(*use.whom)
            || (trick.size > 0 && trick.playedCards().front().player == use.whom);
        if (!played || (lying && lying->player != use.whom))
            return illegalPower(power.rule(),
                Sentence{{.de = "{0} hat {1} in diesem Stich nicht gespielt.",
                             .en = "{0} has not played {1} in this trick."},
                    {Argument::player(*use.whom), Argument::card(*use.card)}}
                    .inBoth(m_position.match.players));
        if (!isOn || !m_position.hand)
            return {};
        PowerTiming moment = m_state.moment({Phase::InTrick});
        moment.rejectedLeft = static_cast<int>(std::count_if(
            m_position.hand->begin(), m_position.hand->end(), [&](Card each) { return each != *use.card; }));
        return power.use.mayUse(moment, use);
    }

    /// Checks that each power that shaped the trick could do so when it was used: under the powers used
    /// before, with the current cards. A card that was rejected later still took part.
    Result<void> react()
    {
        for (std::size_t i = 0; i < m_powers.size(); ++i) {
            const Power& power = powerOf(m_powers[i].power);
            if (!power.trick.alterTrick || !power.use.mayUse)
                continue;
            DealInPlay deal = m_state.deal();
            deal.powers = m_powers.first(i);
            PlayState then(deal, m_position.trick.lead);
            for (const std::optional<Card>& card : m_position.trick.cards)
                then.lay(card);
            PowerTiming moment = then.moment({Phase::InTrick, Phase::TrickAward});
            moment.trick = &then.trick();
            if (Result<void> answer = power.use.mayUse(moment, m_powers[i]); !answer)
                return ofUse(i, std::move(answer));
        }
        return {};
    }

    /// Applies refusals to the trick as it was at the time: a single one if it was doubled later.
    Result<void> refuseTrick()
    {
        bool doubled = false;
        for (std::size_t i = 0; i < m_powers.size(); ++i) {
            const Power& power = powerOf(m_powers[i].power);
            doubled = !playsAgain(power) && (doubled || power.trick.fate == Fate::Doubled);
            if (power.trick.fate != Fate::Refused || unseen())
                continue;
            const Trick then = doubled ? m_state.trick() : m_state.trick().single(m_state.players());
            if (!then.complete(m_state.players()))
                continue; // The refusal applies to a later moment.
            PowerTiming moment = m_state.moment({Phase::TrickAward});
            moment.trick = &then;
            if (Result<void> answer = power.use.mayUse(moment, m_powers[i]); !answer)
                return ofUse(i, std::move(answer));
            m_state.refuseTrick(m_powers[i].by, then);
        }
        return {};
    }

    bool unseen() const { return !m_state.trick().allKnown(); }

    std::optional<Verdict::LeadingCard> best() const
    {
        if (const Trick::PlayedCard* card = m_state.best())
            return Verdict::LeadingCard{card->player, card->card};
        return std::nullopt;
    }

    Result<Verdict> legality()
    {
        if (!m_position.hand)
            return refuse(Code::Schema, {},
                {.de = "Welche Karten sind auf der Hand? «hand» fehlt.",
                    .en = "Which cards are in hand? \"hand\" is missing."});
        const Turn turn = turnNow();
        Verdict verdict{.toPlay = turn.player, .winning = best()};
        const CardSet legal = legalCards(turn);
        for (Card card : *m_position.hand)
            if (legal.has(card))
                verdict.legal.push_back(card);
            else
                verdict.illegal.push_back({card, reasons(turn, card), leaves(turn, card)});
        return verdict;
    }

    Turn turnNow() const
    {
        Turn turn = m_state.turn();
        for (Card card : *m_position.hand)
            turn.hand.add(card);
        return turn;
    }

    /// The reasons that allow a card: the powers that change the legal cards, then the rule of the basic
    /// game.
    static Reasons allowing(const Turn& turn)
    {
        Reasons out;
        const CardSet legal = legalCards(turn);
        for (const InForce& force : turn.powers) {
            CardSet without;
            for (Card card : turn.hand)
                if (legalWithout(turn, *force.use, card))
                    without.add(card);
            if (without != legal)
                out.push_back({&force.power->rule(), {force.use->by}, {force.power->rule().text}});
        }
        const bool hasTrump = turn.trump.kind == Trump::Kind::Suit;
        const Clause& rule = hasTrump ? clause::follow : clause::noTrumpFollow;
        Text text = rule.text;
        if (!turn.led) {
            text = whoLeadsMayPlayAny;
        } else if (const CardSet ofLed = turn.hand & CardSet::of(*turn.led); ofLed.empty()) {
            text = suitLedNotInHand;
        } else if (turn.trump.is(*turn.led) && ofLed == CardSet{Card{*turn.led, Rank::Jack}}) {
            out.push_back({&clause::trumpJack, {}, {clause::trumpJack.text}});
            return out;
        }
        out.push_back({&rule, {}, {text}});
        return out;
    }

    /// The power that allows the card; empty if the card is legal without a power.
    static std::string_view leaves(const Turn& turn, Card card)
    {
        for (const InForce& force : turn.powers)
            if (force.power->isExcused() && force.use->by == turn.player
                && legalWithout(turn, *force.use, card))
                return force.power->id;
        return {};
    }

    Result<Verdict> winner()
    {
        Verdict verdict{.complete = true, .winning = best()};
        if (!verdict.winning && m_sphinx && m_sphinx->whom)
            verdict.winning = Verdict::LeadingCard{*m_sphinx->whom, cardOf(*m_sphinx->whom)};
        if (!unseen())
            verdict.points = m_state.values().of(m_state.trick().counting());
        explain(verdict);
        return verdict;
    }

    /// The player's best card, if all of their cards lie open.
    std::optional<Card> cardOf(Player player) const
    {
        Trick theirs = m_state.trick();
        for (Trick::PlayedCard& each : theirs.playedCards()) {
            if (each.player == player && !each.known)
                return std::nullopt;
            each.rankless = each.rankless || each.player != player;
            each.known = true;
        }
        const Trick::PlayedCard* best = theirs.best(m_state.order(), m_state.deal().trump);
        return best ? std::optional(best->card) : std::nullopt;
    }

    /// Explains why the winner wins, then the other active powers in list order, and the card points of the
    /// trick.
    void explain(Verdict& verdict) const
    {
        Reasons& out = verdict.because;
        if (unseen()) {
            sphinxSays(verdict);
        } else if (verdict.winning) {
            out = whyItWins({m_state.deal(), m_state.trick(), m_state.order()});
        }
        for (const Power* power : allPowers)
            for (const PowerUse& use : m_powers)
                if (use.power == power->card && !isUsedUp(m_powers, use) && !isCited(*power, out)
                    && !(power->cards.values && verdict.points)
                    && !(
                        // A swap that does not decide is not named.
                        power->trick.alterTrick && power->trick.wonBy)
                    && (changesCards(*power) || power->trick.uponTrick || power->playsFaceDown()
                        || power->rejectsCard()))
                    out.push_back({&power->rule(), {use.by}, {power->rule().text}});
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
            verdict.because.push_back({&rule, {m_sphinx->by}, {rule.text}});
            return;
        }
        const Player winner = verdict.winning->player;
        verdict.because.push_back({&rule, {winner},
            {{.de = "Die Sphinx sagt: {0} gewinnt.", .en = "Sphinx says: {0} wins."},
                {Argument::player(winner)}}});
    }

    /// The reason for the card points of the trick, by the values of this deal.
    Reason worth(int points) const
    {
        const DealInPlay& deal = m_state.deal();
        const bool thirteen = deal.guggitaler();
        const Clause* rule = &clause::values;
        for (const Power* power : allPowers)
            if (power->cards.valueClause && deal.declared(power->card))
                rule = &power->cards.valueClause(deal);
        return {rule, {},
            {thirteen ? Text{.de = "Der Stich zählt {0}.", .en = "The trick counts {0}."}
                      : Text{.de = "Der Stich zählt {0}, ohne die 5 für den letzten.",
                          .en = "The trick counts {0}, without the 5 for the last one."},
                {Argument::number(points)}}};
    }

    const Position& m_position;
    std::span<const PowerUse> m_powers;
    PlayState m_state;
    const PowerUse* m_sphinx; ///< The use that makes a card face down.
};

} // namespace

Result<Verdict> judge(const Position& position)
{
    return Table(position).judge();
}

int placesInTrick(const Match& match, std::span<const PowerUse> powers, const TrickSoFar& trick)
{
    if (powers.empty())
        return match.count();
    PlayState state(dealOf(match, {}, {}, powers), trick.lead);
    for (const std::optional<Card>& card : trick.cards)
        if (!state.lay(card))
            break;
    return state.trick().full(state.players()) + state.trick().size - state.trick().played;
}

Reasons whyMay(const Position& position, Card card)
{
    return Table(position).whyMay(card);
}

} // namespace tafel::eidex
