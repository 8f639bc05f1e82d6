#include <algorithm>

#include "games/eidex/clauses.h"
#include "games/eidex/entry.h"
#include "games/eidex/judge.h"

namespace tafel::eidex {

namespace {

/// The message after the last possible phase, in the order of `Phase`.
constexpr Text over[] = {
    {.de = "Die Zeit gleich nach dem Geben ist vorbei.", .en = "The time right after the deal is over."},
    {.de = "Die Zeit vor dem Drücken ist vorbei.", .en = "The time before putting down is over."},
    {.de = "Das Drücken ist vorbei.", .en = "Putting down is over."},
    {.de = "Die Zeit zwischen Drücken und erstem Ausspiel ist vorbei.",
        .en = "The time between putting down and the first lead is over."},
    {.de = "Das Ausspiel ist vorbei.", .en = "The lead is over."},
    {.de = "Die Karten des Stichs sind schon gespielt.",
        .en = "The cards of the trick have already been played."},
    {.de = "Der Stich ist schon genommen.", .en = "The trick has already been taken."},
    {.de = "Alle Stiche sind schon gespielt.", .en = "All tricks have already been played."},
    {},
};

/// The message before the next possible phase, in the order of `Phase`.
constexpr Text notYet[] = {
    {},
    {.de = "Zu früh: das geht erst kurz vor dem Drücken.",
        .en = "Too early. This is possible only just before the cards are put down."},
    {.de = "Zu früh: das geht erst beim Drücken.",
        .en = "Too early. This is possible only when the cards are put down."},
    {.de = "Zu früh: das geht erst, wenn alle gedrückt haben.",
        .en = "Too early. This is possible only when everybody has put down."},
    {.de = "Zu früh: das geht erst vor einem Ausspiel.",
        .en = "Too early. This is possible only before a lead."},
    {.de = "Zu früh: das geht erst, während ein Stich gespielt wird.",
        .en = "Too early. This is possible only while a trick is played."},
    {.de = "Zu früh: das geht erst, wenn alle Karten eines Stichs liegen.",
        .en = "Too early. This is possible only when all cards of a trick are on the table."},
    {.de = "Zu früh: das geht erst nach einem Stich.",
        .en = "Too early. This is possible only after a trick."},
    {.de = "Zu früh: das geht erst am Ende der Partie.",
        .en = "Too early. This is possible only at the end of the deal."},
};

/// The message for each number of acting players.
constexpr Text oneAfterAnother[] = {
    {},
    {},
    {.de = "{0} handelt zuerst, dann {1}.", .en = "{0} acts first, then {1}."},
    {.de = "{0} handelt zuerst, dann {1}, dann {2}.", .en = "{0} acts first, then {1}, then {2}."},
    {.de = "{0} handelt zuerst, dann {1}, {2} und {3}.", .en = "{0} acts first, then {1}, {2} and {3}."},
};

/// The known facts at the moment of one use, and the answer that follows.
class UseJudge {
public:
    UseJudge(const PowerQuestion& question, const PowerUse& use)
        : m_question(question)
        , m_use(use)
        , m_power(powerOf(use.power))
        , m_state(dealOf(question, use))
        , m_deal(m_state.deal())
        , m_moment(m_state.moment({question.phase}))
    {
        m_moment.tricksInDeal = trickCount(m_deal).most;
        m_moment.dealerKnown = question.dealer.has_value();
        m_moment.totalKnown = question.total.has_value();
        countTricks();
        lay();
        countCards();
        countUses();
        const auto isLate = [&](const Power& power) { return power.delaysPutDown(m_deal.edition); };
        if (const PowerUse* late = declared(m_deal, isLate); late && beforeFirstLead() && isAllPutDown())
            m_moment.notPutDown.add(late->by);
    }

    Permission answer() const
    {
        if (m_question.hasCharacters && m_deal.characters[m_use.by] != m_use.power)
            return refused(clause::characters,
                {{.de = "{0} hat diesen Charakter nicht.", .en = "{0} does not have this character."},
                    {by()}});
        const int limit = m_power.uses.in(m_deal.edition);
        if (limit != anyTimes && earlier() >= limit)
            return refused(m_power.useLimitClause(),
                limit == 1 ? Sentence{{.de = "{0} hat das in dieser Partie schon getan.",
                                          .en = "{0} has already done that in this deal."},
                    {by()}}
                           : Sentence{{.de = "{0} hat das in dieser Partie schon {1}-mal getan.",
                                          .en = "{0} has already done that {1} times in this deal."},
                               {by(), Argument::number(limit)}});
        if (const Result<void> answer = checkDeclared(); !answer)
            return refused(answer.error());
        const Result<void> answer = m_power.use.mayUse ? m_power.use.mayUse(m_moment, m_use) : Result<void>();
        if (!m_power.phases.in(m_deal.edition).has(m_question.phase))
            return outOfPhase(answer);
        if (!answer)
            return refused(answer.error());
        if (const Result<void> playable = mayPlayCard(); !playable)
            return refused(playable.error());
        return allowed();
    }

private:
    static DealInPlay dealOf(const PowerQuestion& question, const PowerUse& use)
    {
        Standing before;
        before.total = question.total.value_or(PerPlayer<int>{});
        const auto parameters = powerOf(use.power).parameters;
        const bool deals = use.whom
            && std::any_of(parameters.begin(), parameters.end(),
                [&](const Parameter& parameter) { return parameter.isOfDealer(use); });
        const int unsaid = deals ? use.by : (use.by + 1) % question.match.count();
        return eidex::dealOf(question.match, before, question.turnedUp, question.powers,
            question.dealer.value_or(static_cast<Player>(unsaid)));
    }

    /// The clause that says when this power may be used.
    const Clause& rule() const
    {
        return m_power.use.says ? m_power.use.says(m_moment, m_use) : m_power.rule();
    }

    /// The clause that allows the use, then the other clauses of this edition about it, then our
    /// interpretations where the edition is silent. Clauses about Guggitaler are named under Guggitaler only,
    /// and those about a number of players for that number only.
    Permission allowed() const
    {
        Permission permission{.allowed = true,
            .because
            = {{&rule(), {m_use.by}, {{.de = "{0} darf das jetzt.", .en = "{0} may do that now."}, {by()}}}}};
        const auto& ofUse = m_power.use.clauses.empty() ? m_power.clauses : m_power.use.clauses;
        for (const Clause* clause : ofUse)
            if (clause != &rule() && clause->isFor(m_deal.players)
                && (clause != m_power.score.offUnderGuggitaler || m_deal.guggitaler())
                && (!clause->section.in(m_deal.edition).empty() || clause->isInterpretation(m_deal.edition)))
                permission.because.push_back({clause, {m_use.by}, {clause->text}});
        return permission;
    }

    /// Checks the card to be played with the power against the rules of the trick, if the hand is known.
    Result<void> mayPlayCard() const
    {
        if (!m_power.isForNextCard() || !m_use.card || !m_moment.hand || !m_moment.trick)
            return {};
        const InForce force[] = {{&m_power, &m_use}};
        Turn turn = m_state.turn();
        turn.hand = *m_moment.hand;
        turn.powers = force;
        const Reasons why = reasons(turn, *m_use.card);
        if (why.empty())
            return {};
        return illegalPower(*why.front().clause, why.front().sentence.inBoth(m_question.match.players));
    }

    Argument by() const { return Argument::player(m_use.by); }
    Permission refused(const Clause& clause, Sentence sentence) const
    {
        return {.allowed = false, .because = {{&clause, {m_use.by}, sentence}}};
    }
    Permission refused(const Refusal& refusal) const
    {
        const Clause& clause = refusal.clause ? *refusal.clause : clause::characters;
        Permission permission = refused(clause, {clause.text});
        permission.message = refusal.message;
        return permission;
    }

    /// Whether the two uses belong to the same step. Announcing melds is one step, adding or subtracting
    /// their value another. A second announcement is no further use.
    bool isSameStep(const PowerUse& other) const
    {
        return !m_power.isInParts() || (other.flag && m_use.flag);
    }
    int earlier() const
    {
        return static_cast<int>(std::count_if(m_question.powers.begin(), m_question.powers.end(),
            [&](const PowerUse& other) { return other.power == m_use.power && isSameStep(other); }));
    }

    /// Checks the parameters, and whether the deal allows the power at any time.
    Result<void> checkDeclared() const
    {
        std::vector<PowerUse> powers = m_question.powers;
        std::erase_if(powers, [&](const PowerUse& other) { return other.power == m_use.power; });
        powers.push_back(m_use);
        DealInPlay deal = m_deal;
        deal.characters[m_use.by] = m_use.power;
        deal.powers = powers;
        return eidex::checkDeclared(m_question.match, deal, powers.size() - 1);
    }

    /// The answer if the current phase does not allow the power. `answer` is the power's own check of this
    /// moment.
    Permission outOfPhase(const Result<void>& answer) const
    {
        const Phases row = m_power.phases.in(m_deal.edition);
        const int now = static_cast<int>(m_question.phase);
        std::optional<Phase> last, next;
        for (int phase = 0; phase <= static_cast<int>(Phase::GameEnd); ++phase)
            if (!row.has(static_cast<Phase>(phase)))
                continue;
            else if (phase < now)
                last = static_cast<Phase>(phase);
            else if (!next)
                next = static_cast<Phase>(phase);
        if (last && next && !answer)
            return refused(answer.error());
        if (next)
            return refused(rule(), {notYet[static_cast<std::size_t>(*next)]});
        Permission late = refused(rule(), {over[static_cast<std::size_t>(last.value_or(Phase::AfterDeal))]});
        late.because.push_back({&clause::phaseOver, {}, {clause::phaseOver.text}});
        return late;
    }

    bool is(Phase phase) const { return m_question.phase == phase; }
    bool isAllPutDown() const { return m_question.phase >= Phase::AfterPutDown; }
    /// Whether this is certainly before the first lead.
    bool beforeFirstLead() const { return m_moment.trickNumber == 1 && m_moment.beforeFirstLead(); }

    /// Sets the number of the current or next trick, and the number of players with a trick, because Zombie
    /// requires two of them (Eight of Raven, Raben 8).
    void countTricks()
    {
        // No deal has that many tricks, but a document may contain any number.
        constexpr long most = 99;
        std::optional<int> done;
        if (m_question.trickNumber)
            done = static_cast<int>(std::min<long>(*m_question.trickNumber, most))
                - (is(Phase::AfterTrick) ? 0 : 1);
        if (m_question.phase <= Phase::AfterPutDown)
            done = 0;
        if (done)
            m_moment.trickNumber = *done + 1;

        // Cards from Gerechtigkeit and a given trick also count as one (Eight of Raven, Raben 8). After
        // either of these, the numbers of tricks won no longer show which players have none.
        const bool given = declared(m_deal, Fate::Given) != nullptr;
        if (declared(m_deal, Fate::Shared) || (given && done.value_or(2) > 1))
            return;
        if (m_question.tricks)
            m_moment.takers = static_cast<int>(std::count_if(m_question.tricks->begin(),
                m_question.tricks->begin() + m_deal.players, [](int count) { return count > 0; }));
        else if (done && *done < 2)
            m_moment.takers = *done; // No player, or the winner of the only trick.
    }

    /// Sets the trick on the table and its leader.
    void lay()
    {
        const bool drawn = declared(m_deal, BlindLead::OtherHand) != nullptr;
        if (m_moment.dealerKnown && m_moment.trickNumber == 1 && !drawn)
            m_moment.lead = m_state.trick().lead;
        if (!m_question.trick || (is(Phase::BeforeLead) && !m_question.trick->cards.empty()))
            return; // No card lies on the table, or the trick is the one before.
        m_moment.lead = m_question.trick->lead;
        if (!is(Phase::InTrick) && !is(Phase::TrickAward))
            return;
        m_state.layGivenTrick(*m_question.trick, is(Phase::InTrick));
        m_moment.trick = &m_state.trick();
    }

    int played(Player player) const
    {
        const auto lying = m_state.trick().playedCards();
        return static_cast<int>(std::count_if(lying.begin(), lying.end(),
            [&](const Trick::PlayedCard& each) { return each.player == player; }));
    }

    void countCards()
    {
        std::optional<int> rest; // The number of cards left after the trick is taken.
        if (m_moment.trickNumber && isAllPutDown())
            rest = m_moment.tricksInDeal - *m_moment.trickNumber;
        const int each = m_moment.trick && m_moment.trick->doubled ? 2 : 1;
        if (rest)
            m_moment.cards = std::max(0, *rest + (is(Phase::TrickAward) ? 0 : each - played(m_use.by)));
        if (m_question.hand && m_use.by == m_question.may.front().by) {
            m_moment.hand.emplace();
            for (Card card : *m_question.hand)
                m_moment.hand->add(card);
            m_moment.hands[m_use.by] = m_moment.hand;
            if (isAllPutDown())
                m_moment.cards = m_moment.hand->size();
        }
        const Trick::PlayedCard* last = m_state.trick().last();
        const bool only = last ? played(last->player) == each : !declared(m_deal, Fate::Doubled);
        if (rest && *rest <= 0 && only)
            m_moment.rejectedLeft = 0;
    }

    void countUses()
    {
        if (!beforeFirstLead())
            return;
        m_moment.usedBeforeFirstLead = earlier();
        // The time from putting down to the first lead is a separate window.
        const Phases before
            = m_power.phases.in(m_deal.edition) & Phases::from(Phase::AfterDeal, Phase::PutDown);
        if (m_question.phase <= Phase::PutDown || before.empty())
            m_moment.usedInWindow = earlier();
    }

    const PowerQuestion& m_question;
    const PowerUse& m_use;
    const Power& m_power;
    PlayState m_state;
    const DealInPlay& m_deal;
    PowerTiming m_moment;
};

/// The players in the list order of the powers that they want to use, each once.
std::vector<Player> actingOrder(const PowerQuestion& question)
{
    std::vector<Player> order;
    for (const Power* power : allPowers)
        for (const PowerUse& use : question.may)
            if (use.power == power->card && std::find(order.begin(), order.end(), use.by) == order.end())
                order.push_back(use.by);
    return order;
}

} // namespace

PowerAnswer answer(const PowerQuestion& question)
{
    PowerAnswer answer{.order = actingOrder(question)};
    for (const PowerUse& use : question.may)
        answer.may.push_back(UseJudge(question, use).answer());
    if (answer.order.size() < 2)
        return answer;
    Reason first{.clause = &clause::conflicts, .sentence = {oneAfterAnother[answer.order.size()]}};
    for (std::size_t i = 0; i < answer.order.size(); ++i) {
        first.players.add(answer.order[i]);
        first.sentence.arguments[i] = Argument::player(answer.order[i]);
    }
    for (Permission& each : answer.may)
        if (each.allowed)
            each.because.push_back(first);
    return answer;
}

} // namespace tafel::eidex
