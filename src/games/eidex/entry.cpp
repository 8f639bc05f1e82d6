#include "games/eidex/entry.h"

#include <algorithm>

#include "base/counted.h"
#include "games/eidex/clauses.h"
#include "games/eidex/values.h"
#include "referee/refusals.h"

namespace tafel::eidex {

namespace {

using Code = Refusal::Code;

/// "1 card point is missing", followed by `more`.
Message missingText(long points, const Message& more)
{
    return {.de = fmt::format(
                "Es {} {}{}.", plural(points, "fehlt", "fehlen"), counted(points, "Auge", "Augen"), more.de),
        .en = fmt::format("{} missing{}.", counted(points, "card point is", "card points are"), more.en)};
}

std::string powerAt(std::size_t index)
{
    return fmt::format("/powers/{}", index);
}

int uses(const DealInPlay& deal, std::size_t index)
{
    const auto begin = deal.powers.begin();
    return static_cast<int>(std::count_if(begin, begin + static_cast<std::ptrdiff_t>(index),
        [&](const PowerUse& other) { return other.power == deal.powers[index].power; }));
}

/// The parameter that wrongly names the owner; null if there is none.
const Parameter* namesOneself(const Power& power, const PowerUse& use)
{
    for (const Parameter& parameter : power.parameters)
        if (parameter.kind == Parameter::Kind::Other && use.whom == use.by)
            return &parameter;
    return nullptr;
}

Values valuesOf(const DealInPlay& deal, Trump trump, std::span<const PowerUse> powers)
{
    Order order(trump);
    Values values(trump);
    change(deal, powers, order, values);
    return values;
}

bool isAnswered(const PowerUse& use, Parameter::Kind kind)
{
    switch (kind) {
    case Parameter::Kind::Number:
    case Parameter::Kind::Signed:
        return use.number.has_value();
    case Parameter::Kind::Card:
        return use.card.has_value();
    case Parameter::Kind::Returns:
        return use.returns.has_value();
    case Parameter::Kind::Other:
    case Parameter::Kind::Anyone:
        return use.whom.has_value();
    case Parameter::Kind::Suit:
        return use.suit.has_value();
    case Parameter::Kind::Flag:
    case Parameter::Kind::Words:
        return use.flag.has_value();
    case Parameter::Kind::Two:
        return use.cards && use.cards->size() == 2;
    case Parameter::Kind::Melds:
        return use.melds.has_value();
    case Parameter::Kind::Takes:
        return !use.takes.empty();
    case Parameter::Kind::Gives:
        return !use.gives.empty();
    }
    return false;
}

} // namespace

DealInPlay dealOf(const Match& match, const Standing& before, std::optional<Card> turnedUp,
    std::span<const PowerUse> powers, std::optional<Player> dealer)
{
    const Card shown = turnedUp.value_or(Card{Suit::Hearts, Rank::Seven});
    DealInPlay deal{
        .edition = match.edition,
        .players = match.count(),
        .target = Options::of(match, before.deals + 1).target,
        .total = before.total,
        .characters = match.characters,
        .dealer = dealer.value_or(before.dealer),
        .turnedUp = shown,
        .deciding = trumpCard(powers, shown),
        .powers = powers,
    };
    deal.trump = Trump::of(deal.deciding);
    return deal;
}

int totalInPlay(const DealInPlay& deal, const DealEntry& entry)
{
    const Values values = valuesOf(deal, deal.trump, deal.powers);
    const int total = values.of(CardSet::eidexPack()) + values.lastTrick();
    return std::max(0, total - entry.unclaimed.value_or(0));
}

TrickCount trickCount(const DealInPlay& deal)
{
    const int plain = deal.players == 4 ? 8 : 11;
    int count = plain;
    int fewer = 0;
    for (const PowerUse& use : deal.powers)
        if (const Power& power = powerOf(use.power); power.score.tricks) {
            const int next = power.score.tricks(deal, count);
            fewer += next < count ? count - next : 0;
            count = next;
        }
    return {declared(deal, Fate::PlayedAgain) ? count + fewer : count, count};
}

namespace {

/// The card points of the best card that may be put down under these powers.
int bestPutDown(const DealInPlay& deal, Trump trump, std::span<const PowerUse> powers, Revoke revoke)
{
    const Values values = valuesOf(deal, trump, powers);
    CardSet cards = CardSet::eidexPack();
    if (const PowerUse* use = declaredPutDown(deal); use && revoke != Revoke::Stand)
        cards = cards - powerOf(use->power).down.excludedFromPutDown(deal);
    int best = 0;
    for (Card card : cards)
        best = std::max(best, values.of(card));
    return best;
}

} // namespace

std::optional<int> mostWithoutTrick(const DealInPlay& deal, Revoke revoke)
{
    std::vector<Trump> trumps{deal.trump};
    std::vector<PowerUse> powers(deal.powers.begin(), deal.powers.end());
    std::optional<PowerUse> moved; // A power that moves values from a suit that nobody has entered.
    for (Player player = 0; player < deal.players; ++player) {
        if (!deal.characters[player])
            continue;
        const Power& power = powerOf(*deal.characters[player]);
        if (power.trick.fate == Fate::Given || power.trick.fate == Fate::Shared)
            return std::nullopt;
        const PowerUse* const use = deal.declared(power.card);
        if (power.cards.deciding && !use)
            trumps.push_back({}); // Every trump suit counts the same.
        if (power.cards.values && !power.decides && !(use && use->suit))
            moved = PowerUse{.by = player, .power = power.card};
    }
    int most = 0;
    for (const Trump trump : trumps) {
        most = std::max(most, bestPutDown(deal, trump, powers, revoke));
        for (const Suit suit : {Suit::Hearts, Suit::Lizard, Suit::Raven, Suit::Stars}) {
            if (!moved)
                break;
            moved->suit = suit;
            powers.push_back(*moved);
            most = std::max(most, bestPutDown(deal, trump, powers, revoke));
            powers.pop_back();
        }
    }
    return most;
}

Result<void> complete(const Match& match, const PowerUse& use, PowerForm form)
{
    const Power& power = powerOf(use.power);
    for (const Parameter& parameter : power.parameters)
        if (power.needs(parameter, form) && !isAnswered(use, parameter.kind))
            return refuse(Code::Schema, {},
                {.de = fmt::format(
                     "{}: «{}» fehlt noch ({}).", power.name.de, parameter.key, match.players[use.by]),
                    .en = fmt::format(
                        "{}: \"{}\" is missing ({}).", power.name.en, parameter.key, match.players[use.by])});
    if (form != PowerForm::Use)
        return {};
    const bool asksMelds = std::any_of(power.parameters.begin(), power.parameters.end(),
        [](const Parameter& parameter) { return parameter.kind == Parameter::Kind::Melds; });
    if (asksMelds && use.melds.has_value() == use.number.has_value())
        return refuse(Code::Schema, {},
            {.de = fmt::format("{}: entweder die Weise oder ihr Wert.", power.name.de),
                .en = fmt::format("{}: either the melds or their value.", power.name.en)});
    return {};
}

Result<void> checkDeclared(const Match& match, const DealInPlay& deal, std::size_t index)
{
    const PowerUse& use = deal.powers[index];
    const Power& power = powerOf(use.power);
    if (deal.characters[use.by] != use.power)
        return refuse(Code::NotYourPower, powerAt(index) + "/by",
            {.de = fmt::format("{} ist nicht {}.", match.players[use.by], power.name.de),
                .en = fmt::format("{} is not {}.", match.players[use.by], power.name.en)},
            &clause::characters);
    const int limit = power.uses.in(deal.edition);
    if (limit != anyTimes && uses(deal, index) >= limit)
        return refuse(Code::IllegalPower, powerAt(index),
            {.de = fmt::format("{} gilt höchstens {}-mal in einer Partie.", power.name.de, limit),
                .en = limit == 1 ? fmt::format("{} may be used once a deal.", power.name.en)
                                 : fmt::format("{} may be used {} times a deal.", power.name.en, limit)},
            &power.useLimitClause());
    if (const Parameter* named = namesOneself(power, use))
        return refuse(Code::IllegalPower, powerAt(index),
            {.de = fmt::format(
                 "{} braucht jemand anderen als {} selbst.", power.name.de, match.players[use.by]),
                .en = fmt::format("{} needs somebody other than {}.", power.name.en, match.players[use.by])},
            named->notOneself ? named->notOneself : &power.rule());
    if (power.use.checkDeclared)
        if (Result<void> answer = power.use.checkDeclared(deal, use); !answer)
            return tl::unexpected(std::move(answer.error()).under(powerAt(index)));
    return {};
}

int adjusted(const DealInPlay& deal, Player player, int points, Reasons* because)
{
    for (const PowerUse& use : deal.powers) {
        const Power& power = powerOf(use.power);
        if (use.by != player || !power.score.adjust || power.isSuspended(deal))
            continue;
        const int after = power.score.adjust(deal, use, points);
        if (because)
            because->push_back(power.score.explain(deal, use, points, after));
        points = after;
    }
    return points;
}

namespace {

/// Checks one part of the match format after the other, and stores the facts that each part gives.
class Reduction {
public:
    Reduction(const Match& match, const Standing& before, const DealEntry& entry)
        : m_match(match)
        , m_entry(entry)
        , m_known{.deal = dealOf(match, before, entry), .facts = {}}
        , m_count(match.count())
    {
        m_known.facts.players = m_count;
        m_known.facts.options = Options::of(match, before.deals + 1);
        m_known.award.dealer = m_known.deal.dealer;
        m_known.award.because.reserve(4);
    }

    Result<ReducedEntry> run()
    {
        using Part = Result<void> (Reduction::*)();
        constexpr std::pair<CheckStage, Part> parts[] = {{CheckStage::TurnedUp, &Reduction::turnedUp},
            {CheckStage::PowerShapes, &Reduction::powerShapes},
            {CheckStage::PowerRules, &Reduction::powerRules}, {CheckStage::Unclaimed, &Reduction::unclaimed},
            {CheckStage::Points, &Reduction::points}, {CheckStage::Regular, &Reduction::regular},
            {CheckStage::Tricks, &Reduction::tricks}, {CheckStage::Trickless, &Reduction::trickless},
            {CheckStage::Match, &Reduction::match}, {CheckStage::Captured, &Reduction::captured},
            {CheckStage::TableRuling, &Reduction::nothing}};
        for (const auto& [stage, part] : parts) {
            m_stage = stage;
            if (Result<void> answer = misreadBefore(stage); !answer)
                return tl::unexpected(std::move(answer.error()));
            if (Result<void> answer = (this->*part)(); !answer)
                return tl::unexpected(std::move(answer.error()));
        }
        if (Result<void> answer = misreadNow(); !answer)
            return tl::unexpected(std::move(answer.error()));
        limitAndReasons();
        return std::move(m_known);
    }

private:
    Result<void> misreadBefore(CheckStage stage) const
    {
        if (m_entry.readError && m_entry.readError->stage < stage)
            return tl::unexpected(m_entry.readError->refusal);
        return {};
    }
    /// Fails if the current part could not be read to its end. The values before that error are checked
    /// first.
    Result<void> misreadNow() const
    {
        if (m_entry.readError && m_entry.readError->stage == m_stage)
            return tl::unexpected(m_entry.readError->refusal);
        return {};
    }

    Result<void> nothing() { return {}; }

    Result<void> turnedUp()
    {
        if (!m_entry.turnedUp && !(m_entry.readError && m_entry.readError->stage == CheckStage::TurnedUp))
            return refuse(Code::Schema, {},
                {.de = "Welche Karte ist aufgedeckt? «turned_up» fehlt.",
                    .en = "Which card is turned up? \"turned_up\" is missing."},
                &clause::deciding);
        return {};
    }

    Result<void> powerShapes()
    {
        for (std::size_t i = 0; i < m_entry.powers.size(); ++i)
            if (Result<void> answer = complete(m_match, m_entry.powers[i]); !answer)
                return tl::unexpected(std::move(answer.error()).under(powerAt(i)));
        return {};
    }

    Result<void> powerRules()
    {
        for (std::size_t i = 0; i < m_entry.powers.size(); ++i)
            if (Result<void> answer = checkDeclared(m_match, m_known.deal, i); !answer)
                return answer;
        return {};
    }

    Result<void> unclaimed()
    {
        if (m_entry.unclaimed) {
            if (!m_known.deal.pot())
                return refuse(Code::Impossible, "/unclaimed",
                    {.de = "Ohne Jackpot bleiben keine Augen liegen.",
                        .en = "Without a Jackpot no card points are left over."},
                    &clause::jackpot::pot);
            DealEntry without;
            if (*m_entry.unclaimed > totalInPlay(m_known.deal, without))
                return refuse(Code::Impossible, "/unclaimed",
                    {.de = fmt::format("{} nicht liegen bleiben.",
                         counted(*m_entry.unclaimed, "Auge kann", "Augen können")),
                        .en = fmt::format("{} cannot be left over.",
                            counted(*m_entry.unclaimed, "card point", "card points"))},
                    &clause::total);
        }
        m_total = totalInPlay(m_known.deal, m_entry);
        return misreadNow();
    }

    Result<void> points()
    {
        long sum = 0;
        for (const auto& [player, count] : m_entry.points) {
            if (count > m_total)
                return refuse(Code::Impossible, "/points" + escapePointerToken(m_match.players[player]),
                    {.de = fmt::format("{} kann nicht {} haben: im Spiel sind {}.", m_match.players[player],
                         counted(count, "Auge", "Augen"), m_total),
                        .en = fmt::format("{} cannot have {}: {} are in play.", m_match.players[player],
                            counted(count, "card point", "card points"), m_total)},
                    &clause::total);
            sum += count;
            m_known.award.entered[player] = count;
        }
        if (Result<void> answer = misreadNow(); !answer)
            return answer;
        const int missing = m_count - static_cast<int>(m_entry.points.size());
        if (!m_entry.hasPoints && !m_entry.hasMarch)
            return refuse(Code::Schema, {},
                {.de = fmt::format("Es fehlen die Augen: {} im Spiel.", m_total),
                    .en = fmt::format("The card points are missing: {} in play.", m_total)},
                &clause::total);
        if (missing > 1 && !m_entry.hasMarch)
            return refuse(
                Code::Schema, "/points", missingText(std::max(0L, m_total - sum), {}), &clause::total);
        if (sum > m_total)
            return refuse(missing == 0 ? Code::PointsSum : Code::Impossible, "/points",
                {.de = fmt::format(
                     "{} zu viel: {} von {}.", counted(sum - m_total, "Auge", "Augen"), sum, m_total),
                    .en = fmt::format("{} too many: {} of {}.",
                        counted(sum - m_total, "card point", "card points"), sum, m_total)},
                &clause::total);
        if (missing == 0 && sum < m_total)
            return refuse(Code::PointsSum, "/points",
                missingText(m_total - sum,
                    {fmt::format(": {} von {}", sum, m_total), fmt::format(": {} of {}", sum, m_total)}),
                &clause::total);
        if (missing == 1)
            for (Player player = 0; player < m_count; ++player)
                if (!m_known.award.entered[player])
                    m_known.award.entered[player] = static_cast<int>(m_total - sum);
        return {};
    }

    Result<void> regular()
    {
        const PowerUse* guess = m_known.deal.guess();
        const bool both = guess && m_known.deal.guggitaler();
        if (m_entry.regular && (!both || *m_entry.regular > regularCardPoints))
            return refuse(Code::Impossible, "/regular",
                both ? Message{.de = fmt::format("Mehr als 157 übliche Augen gibt es nicht, also nicht {}.",
                                   *m_entry.regular),
                    .en = fmt::format("There are at most 157 regular card points, not {}.", *m_entry.regular)}
                     : Message{.de = "Nach den üblichen Augen wird nur gefragt, wenn Differenzler und "
                                     "Guggitaler angesagt sind.",
                         .en = "Regular card points are asked for only when Differentiator and Guggitaler "
                               "are declared."},
                both ? &clause::total : &clause::differenzler::regularPoints);
        if (Result<void> answer = misreadNow(); !answer)
            return answer;
        if (both && !m_entry.regular)
            return refuse(Code::Schema, {},
                {.de = fmt::format(
                     "Wie viele übliche Augen hat {}? «regular» fehlt.", m_match.players[guess->by]),
                    .en = fmt::format("How many regular card points has {}? \"regular\" is missing.",
                        m_match.players[guess->by])},
                &clause::differenzler::regularPoints);
        if (guess)
            m_known.facts.guess = Facts::Guess{guess->by, guess->number.value_or(0),
                both ? *m_entry.regular : m_known.award.entered[guess->by].value_or(-1)};
        return {};
    }

    Result<void> tricks()
    {
        if (Result<void> answer = misreadNow(); !answer || !m_entry.tricks)
            return answer;
        long sum = 0;
        Players without;
        for (Player player = 0; player < m_count; ++player) {
            sum += (*m_entry.tricks)[player];
            if ((*m_entry.tricks)[player] == 0)
                without.add(player);
        }
        const TrickCount count = trickCount(m_known.deal);
        if (sum != count.most && sum != count.least)
            return refuse(Code::CountSum, "/tricks",
                {.de = fmt::format("Die Partie hat {} Stiche, eingetragen sind {}.", count.most, sum),
                    .en = fmt::format("The deal has {} tricks, but {} are entered.", count.most, sum)},
                tricksClause());
        learn(without);
        return {};
    }

    Result<void> trickless()
    {
        if (Result<void> answer = misreadNow(); !answer || !m_entry.trickless)
            return answer;
        if (m_entry.trickless->size() == m_count)
            return refuse(Code::Impossible, "/trickless",
                {.de = "Jemand hat einen Stich gewonnen: es können nicht alle ohne Stich sein.",
                    .en = "Somebody has won a trick: not all players can be without one."},
                &clause::ownCardTrick);
        if (m_known.tricks && *m_entry.trickless != m_known.facts.trickless)
            return refuse(Code::Impossible, "/trickless",
                {.de = "Wer keinen Stich hat, passt nicht zu den eingetragenen Stichen.",
                    .en = "The players without a trick do not match the tricks entered."},
                &clause::ownCardTrick);
        learn(*m_entry.trickless);
        return {};
    }

    Result<void> match()
    {
        if (Result<void> answer = misreadNow(); !answer || !m_entry.march)
            return answer;
        if (m_known.tricks && m_known.facts.march != m_entry.march)
            return refuse(Code::Impossible, "/match",
                {.de = fmt::format(
                     "{} hat nach den Stichen keinen Match gemacht.", m_match.players[*m_entry.march]),
                    .en = fmt::format("According to the tricks, {} has not made a match.",
                        m_match.players[*m_entry.march])},
                &clause::match);
        Players others = Players::firstSeats(m_count);
        others.remove(*m_entry.march);
        learn(others);
        return {};
    }

    Result<void> captured()
    {
        for (const Captured& each : m_entry.captured) {
            if (!each.by && !m_known.deal.pot())
                return refuse(Code::Impossible, "/captured" + escapePointerToken(each.card.text(Pack::Eidex)),
                    {.de = "Ohne Jackpot hat jemand die Karte: trag ein, wer.",
                        .en = "Without a Jackpot somebody has the card: enter who."},
                    &clause::jackpot::pot);
            if (each.card == ravenJack) {
                m_known.ravenJack = true;
                m_known.facts.ravenJack = each.by;
            } else if (each.card == starsKing) {
                m_known.starsKing = true;
                m_known.facts.starsKing = each.by;
            }
        }
        return misreadNow();
    }

    /// The clause that determines the number of tricks.
    const Clause* tricksClause() const
    {
        const Clause* because = m_count == 4 ? &clause::fourCards : &clause::deciding;
        for (const PowerUse& use : m_known.deal.powers)
            if (const Clause* says = powerOf(use.power).score.tricksClause)
                because = says;
        return because;
    }

    /// Stores the players who won no trick, and derives the player who won all of them.
    void learn(Players without)
    {
        m_known.tricks = true;
        m_known.facts.trickless = without;
        m_known.facts.march = {};
        if (without.size() == m_count - 1)
            for (Player player = 0; player < m_count; ++player)
                if (!without.has(player))
                    m_known.facts.march = player;
    }

    /// Sets the limit and the compared points, and adds the reasons of the powers that changed them.
    void limitAndReasons()
    {
        const DealInPlay& deal = m_known.deal;
        Facts& facts = m_known.facts;
        Reasons& because = m_known.award.because;
        facts.limit = m_count == 4 ? 81 : 100;
        facts.limitClause = m_count == 4 ? &clause::fourOverLimit : &clause::overLimit;
        bool usual = true;
        for (const PowerUse& use : deal.powers) {
            const Power& power = powerOf(use.power);
            if (power.isSuspended(deal)) {
                because.push_back(
                    {power.score.offUnderGuggitaler, {use.by}, {power.score.offUnderGuggitaler->text}});
                continue;
            }
            const int left = m_entry.unclaimed.value_or(0);
            if (power.changesTotal() && (left > 0 || power.cards.values))
                because.push_back(power.score.explain(deal, use, m_total + left, m_total));
            if (power.score.limit) {
                facts.limit = power.score.limit(deal, use, facts.limit, facts.limitClause);
                usual = false;
            }
        }
        facts.usualLimit = usual && m_count == 3;
        if (facts.safeAt100())
            facts.limit = 101;
        for (Player player = 0; player < m_count; ++player) {
            if (!m_known.award.entered[player])
                continue;
            facts.counted[player] = *m_known.award.entered[player];
            facts.points[player] = adjusted(deal, player, facts.counted[player], &because);
            m_known.award.counted[player] = facts.points[player];
        }
        facts.schwarzpeter = declared(deal, &Power::hasStakes) != nullptr;
        if (!m_known.tricks)
            whoMayLackTrick();
    }

    /// Sets the players who may have won no trick. With three players this is every player. With four
    /// players, a Differenzler who guessed right is included whatever their card points.
    void whoMayLackTrick()
    {
        Facts& facts = m_known.facts;
        facts.mayLackTrick = Players::firstSeats(m_count);
        if (m_count != 4)
            return;
        const std::optional<int> most = mostWithoutTrick(m_known.deal, facts.options.revoke);
        for (Player player = 0; player < m_count; ++player) {
            const bool hit
                = facts.guess && facts.guess->by == player && facts.guess->own == facts.guess->guess;
            if (most && facts.counted[player] > *most && !hit)
                facts.mayLackTrick.remove(player);
        }
    }

    const Match& m_match;
    const DealEntry& m_entry;
    ReducedEntry m_known;
    int m_count;
    int m_total = regularCardPoints;
    CheckStage m_stage = CheckStage::Finished;
};

} // namespace

Result<ReducedEntry> reduce(const Match& match, const Standing& before, const DealEntry& entry)
{
    return Reduction(match, before, entry).run();
}

} // namespace tafel::eidex
