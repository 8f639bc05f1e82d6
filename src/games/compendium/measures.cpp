#include "games/compendium/measures.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/limits.h"
#include "games/compendium/clauses.h"
#include "games/compendium/play.h"
#include "referee/refusals.h"

namespace tafel::compendium {

namespace {

using Code = Refusal::Code;

/// One measure after the other: shape is the reader's, what it says is checked here.
class Measuring {
public:
    Measuring(const Setting& setting, const Contract& contract, Facts facts, const DealEntry& entry)
        : m_setting(setting)
        , m_contract(contract)
        , m_points(entry.points)
        , m_hasPoints(entry.hasPoints || !entry.points.empty())
        , m_entry(*entry.contract)
        , m_facts(std::move(facts))
    {
    }

    Result<Facts> run()
    {
        if (!measure() || !march())
            return tl::unexpected(std::move(*m_refusal));
        m_facts.announced = m_entry.announced.value_or(false);
        return std::move(m_facts);
    }

private:
    bool refuse(Code code, std::string where, Message message, const Clause* clause = nullptr)
    {
        m_refusal = Refusal{
            .code = code, .where = std::move(where), .message = std::move(message), .clause = clause};
        return false;
    }
    bool impossible(std::string where, Message message)
    {
        return refuse(Code::Impossible, std::move(where), std::move(message), m_contract.clause);
    }
    bool missing(std::string where, std::string_view what)
    {
        return refuse(Code::Schema, std::move(where),
            {.de = fmt::format("«{}» fehlt.", what), .en = fmt::format("\"{}\" is missing.", what)});
    }
    bool isOut(std::string where, Player player)
    {
        return impossible(std::move(where),
            {.de = fmt::format("{} spielt nicht mehr mit.", name(player)),
                .en = fmt::format("{} does not play any more.", name(player))});
    }
    bool over(std::string where, int value, int most)
    {
        return impossible(std::move(where),
            {.de = fmt::format("{} sind mehr als die {}, die es gibt.", value, most),
                .en = fmt::format("{} are more than the {} there are.", value, most)});
    }
    bool wrongSum(Code code, std::string where, int total, int sum)
    {
        return refuse(code, std::move(where),
            {.de = fmt::format("Zusammen sind es {}, eingetragen sind {}.", total, sum),
                .en = fmt::format("Together there are {}, {} are entered.", total, sum)},
            &clause::oneMeasure);
    }
    bool wrongLength(std::string where, int total, std::size_t entries)
    {
        return wrongSum(Code::CountSum, std::move(where), total, static_cast<int>(entries));
    }
    const std::string& name(Player player) const { return m_setting.match->players[player]; }
    std::string at(std::string_view measure, Player player) const
    {
        return fmt::format("/{}{}", measure, pointerStep(name(player)));
    }

    bool measure()
    {
        if (m_entry.march && m_entry.given().empty())
            return true; // it says who won every trick
        switch (m_contract.measure) {
        case Key::Count:
            return count() && (!m_contract.takesToo || takes());
        case Key::Takes:
            return m_contract.orPoints && m_hasPoints && !m_entry.takes ? points(takesTotal(), -1) : takes();
        case Key::Winners:
            return winners();
        case Key::Lows:
            return lows();
        case Key::Out:
            return out();
        case Key::Counts:
            return counts();
        case Key::Left:
            return left();
        case Key::Crossings:
            return crossings();
        case Key::Called:
            return called();
        case Key::Points:
            return points(m_setting.table->pointsInPlay, 1);
        default:
            return true;
        }
    }

    /// Of everybody, as all play where this is asked; no value above `most`.
    bool ofEach(
        std::string_view measure, const std::optional<Counted>& given, int most, PerPlayer<int>& numbers)
    {
        if (!given)
            return missing({}, measure);
        Players named;
        for (const auto& [player, number] : *given) {
            named.add(player);
            numbers[player] = number;
        }
        for (Player player = 0; player < m_setting.players(); ++player)
            if (!named.has(player))
                return missing(fmt::format("/{}", measure), name(player));
        for (const auto& [player, number] : *given)
            if (number > most)
                return over(at(measure, player), number, most);
        return true;
    }

    bool count()
    {
        const int total = countTotal(m_setting, m_contract, m_facts);
        if (!ofEach("count", m_entry.count, total, m_facts.count))
            return false;
        int sum = 0;
        for (int number : m_facts.count)
            sum += number;
        if (sum != total)
            return wrongSum(Code::CountSum, "/count", total, sum);
        // The only measure from which a march follows by itself.
        if (m_setting.has(m_setting.table->march) && m_contract.march && m_contract.scoring.empty())
            for (Player player = 0; player < m_setting.players(); ++player)
                if (m_facts.count[player] == total)
                    m_facts.march = player;
        return true;
    }

    CardSet scoring() const { return m_contract.scoring & deckOf(*m_setting.table, m_setting.players()); }

    bool takes()
    {
        if (!m_entry.takes)
            return missing({}, "takes");
        CardSet taken;
        for (std::size_t i = 0; i < m_entry.takes->size(); ++i)
            if (!cardsOf((*m_entry.takes)[i], fmt::format("/takes/{}/cards", i), taken))
                return false;
        if (taken != scoring())
            return wrongSum(Code::CountSum, "/takes", scoring().size(), taken.size());
        m_facts.takes = *m_entry.takes;
        return m_contract.countsHeaps() || eachIsATrick();
    }

    /// No more cards lay together than there are players.
    bool eachIsATrick()
    {
        for (std::size_t i = 0; i < m_facts.takes.size(); ++i)
            if (const int cards = static_cast<int>(m_facts.takes[i].cards.size()); cards > m_facts.in.size())
                return over(fmt::format("/takes/{}", i), cards, m_facts.in.size());
        return true;
    }

    bool cardsOf(const Take& take, const std::string& where, CardSet& taken)
    {
        for (std::size_t i = 0; i < take.cards.size(); ++i) {
            const Card card = take.cards[i];
            const auto there = [&] { return fmt::format("{}/{}", where, i); };
            if (!scoring().has(card))
                return impossible(there(),
                    Sentence{{.de = "{0} zählt hier nicht.", .en = "{0} does not count here."},
                        {Argument::card(card, Pack::French)}}
                        .inBoth());
            if (taken.has(card))
                return impossible(there(), onlyOne({}, card, Pack::French).value().message);
            taken.add(card);
        }
        return true;
    }

    /// The numbers that a measure by numbers must have, all of them and no other.
    bool numbered(std::string_view measure, const std::optional<std::vector<std::pair<int, Player>>>& given,
        const std::vector<int>& wanted, std::vector<std::pair<int, Player>>& out)
    {
        if (!given)
            return missing({}, measure);
        for (const auto& [number, player] : *given)
            if (std::find(wanted.begin(), wanted.end(), number) == wanted.end())
                return unknownNumber(measure, number);
        for (int number : wanted)
            if (std::none_of(
                    given->begin(), given->end(), [&](const auto& each) { return each.first == number; }))
                return missing(fmt::format("/{}", measure), std::to_string(number));
        out = *given;
        return true;
    }
    bool unknownNumber(std::string_view measure, int number)
    {
        return refuse(Code::Schema, fmt::format("/{}/{}", measure, number),
            {.de = fmt::format("«{}» ist hier unbekannt.", number),
                .en = fmt::format("\"{}\" is unknown here.", number)});
    }

    bool winners()
    {
        if (const auto* byTrick = std::get_if<ByTrick>(&m_contract.score)) {
            std::vector<int> wanted;
            for (const TrickWorth& worth : byTrick->worths)
                if (worth.trick != 0)
                    wanted.push_back(trickNumber(worth.trick, m_facts.tricks));
            return numbered("winners", m_entry.winners, wanted, m_facts.winners);
        }
        if (!m_entry.winners)
            return missing({}, "winners");
        const auto& given = *m_entry.winners; // any one trick
        for (std::size_t i = 0; i < given.size(); ++i)
            if (i > 0 || given[i].first > m_facts.tricks)
                return unknownNumber("winners", given[i].first);
        if (given.empty())
            return missing("/winners", "1");
        m_facts.winners = given;
        return true;
    }

    bool crossings()
    {
        std::vector<int> wanted;
        for (const Threshold& threshold : std::get<Crossed>(m_contract.score).thresholds)
            if (threshold.at != 0)
                wanted.push_back(threshold.at);
        return numbered("crossings", m_entry.crossings, wanted, m_facts.crossings);
    }

    bool lows()
    {
        if (!m_entry.lows)
            return missing({}, "lows");
        if (static_cast<int>(m_entry.lows->size()) != m_facts.tricks)
            return wrongLength("/lows", m_facts.tricks, m_entry.lows->size());
        m_facts.lows = *m_entry.lows;
        return true;
    }

    bool out()
    {
        if (!m_entry.out)
            return missing({}, "out");
        if (static_cast<int>(m_entry.out->size()) != m_facts.in.size())
            return wrongLength("/out", m_facts.in.size(), m_entry.out->size());
        Players named;
        for (std::size_t i = 0; i < m_entry.out->size(); ++i) {
            const Player player = (*m_entry.out)[i];
            if (named.has(player))
                return impossible(fmt::format("/out/{}", i),
                    {.de = fmt::format("{} steht zweimal da.", name(player)),
                        .en = fmt::format("{} stands there twice.", name(player))});
            named.add(player);
        }
        m_facts.out = *m_entry.out;
        return true;
    }

    bool counts()
    {
        if (!m_entry.counts)
            return missing({}, "counts");
        if (static_cast<int>(m_entry.counts->size()) != m_facts.in.size() - 1)
            return wrongLength("/counts", m_facts.in.size() - 1, m_entry.counts->size());
        Players in = m_facts.in;
        PerPlayer<int> before;
        before.fill(handSizeOf(*m_setting.table, m_setting.players(), in.size()));
        for (std::size_t i = 0; i < m_entry.counts->size(); ++i)
            if (!countOf((*m_entry.counts)[i], static_cast<int>(i), in, before))
                return false;
        m_facts.counts = *m_entry.counts;
        return true;
    }

    /// One count: who ran out, and what the others hold. Where packets are taken hands can grow; then all of
    /// them together cannot hold what those who are out have laid.
    bool countOf(const CardsCount& count, int index, Players& in, PerPlayer<int>& before)
    {
        const std::string where = fmt::format("/counts/{}", index);
        if (!in.has(count.out))
            return isOut(where + "/out", count.out);
        in.remove(count.out);
        Players named;
        for (const auto& [player, left] : count.left) {
            if (!in.has(player))
                return isOut(where + "/left" + pointerStep(name(player)), player);
            named.add(player);
        }
        for (Player player = 0; player < m_setting.players(); ++player)
            if (in.has(player) && !named.has(player))
                return missing(where + "/left", name(player));
        const bool grows = m_contract.layout.packets;
        const int together = mostHeld(m_setting, m_contract, m_facts.in.size(), index);
        int sum = 0;
        for (const auto& [player, left] : count.left) {
            const int most = grows ? together : before[player];
            const std::string there = where + "/left" + pointerStep(name(player));
            if (left < 1)
                return impossible(there,
                    {.de = fmt::format("{} ist noch dabei und hat mindestens eine Karte.", name(player)),
                        .en = fmt::format("{} is still in and has at least one card.", name(player))});
            if (left > most)
                return over(there, left, most);
            before[player] = left;
            sum += left;
        }
        return !grows || sum <= together || over(where + "/left", sum, together);
    }

    bool left()
    {
        const int dealt = handSizeOf(*m_setting.table, m_setting.players(), m_facts.in.size());
        if (!ofEach("left", m_entry.left, dealt, m_facts.left))
            return false;
        int finished = 0;
        for (Player player = 0; player < m_setting.players(); ++player)
            finished += m_facts.left[player] == 0 ? 1 : 0;
        if (finished != 1)
            return impossible("/left",
                {.de = "Genau eine Person hat keine Karte mehr.",
                    .en = "Exactly one player has no card left."});
        return !m_contract.passes || ofEach("passes", m_entry.passes, limits::awarded, m_facts.passes);
    }

    bool called()
    {
        if (!m_entry.called)
            return missing({}, "called");
        if (!*m_entry.called)
            return true;
        const Call& call = **m_entry.called;
        if (call.before != m_setting.previous(call.by))
            return impossible("/called/before",
                {.de = fmt::format("Vor {} spielt {}.", name(call.by), name(m_setting.previous(call.by))),
                    .en
                    = fmt::format("{} plays before {}.", name(m_setting.previous(call.by)), name(call.by))});
        if (call.sum > mostCalled)
            return over("/called/sum", call.sum, mostCalled);
        m_facts.called = call;
        return true;
    }

    /// What all takes together are worth.
    int takesTotal() const
    {
        int total = 0;
        for (Card card : scoring())
            total += std::get<PerCard>(m_contract.score).of(card);
        return total;
    }

    /// Card points, of which one player may be left out. `sign` −1: they are 0 or negative.
    bool points(int total, int sign)
    {
        if (!m_hasPoints)
            return missing({}, "points");
        for (const auto& [player, points] : m_points)
            if (points * sign < 0)
                return refuse(Code::Schema, at("points", player),
                    {.de = sign < 0 ? "Hier steht 0 oder eine negative Zahl."
                                    : "Hier steht eine Zahl von 0 an.",
                        .en = sign < 0 ? "0 or a negative number stands here."
                                       : "A number from 0 up stands here."});
        Players named;
        int sum = 0;
        for (const auto& [player, points] : m_points) {
            if (!m_facts.in.has(player))
                return isOut(at("points", player), player);
            named.add(player);
            m_facts.points[player] = points;
            sum += points;
        }
        std::optional<Player> rest;
        for (Player player = 0; player < m_setting.players(); ++player) {
            if (!m_facts.in.has(player) || named.has(player))
                continue;
            if (rest)
                return missing("/points", name(player));
            rest = player;
        }
        for (const auto& [player, points] : m_points)
            if (points * sign > total * sign)
                return over(at("points", player), points, total);
        if (!rest && sum != total)
            return wrongSum(Code::PointsSum, "/points", total, sum);
        if (rest && sum * sign > total * sign)
            return impossible("/points",
                {.de = fmt::format("{} sind mehr als die {}, die es gibt.", sum, total),
                    .en = fmt::format("{} are more than the {} there are.", sum, total)});
        if (rest)
            m_facts.points[*rest] = total - sum;
        m_facts.hasPoints = true;
        return true;
    }

    /// Given with the measure, a march must agree with it: whoever won every trick has all that counts.
    bool march()
    {
        if (!m_entry.march)
            return true;
        const Player winner = *m_entry.march;
        bool agrees = true;
        for (Player player = 0; player < m_setting.players(); ++player)
            agrees = agrees && (player == winner || m_facts.count[player] == 0);
        for (const Take& take : m_facts.takes)
            agrees = agrees && take.by == winner;
        if (!agrees)
            return refuse(Code::Impossible, "/march",
                {.de = fmt::format("{} hat nach dem Eintrag nicht alle Stiche.", name(winner)),
                    .en = fmt::format("By the entry {} has not won every trick.", name(winner))},
                &clause::march);
        m_facts.march = winner;
        return true;
    }

    static constexpr int mostCalled = 120; ///< All card values of the pack.

    const Setting& m_setting;
    const Contract& m_contract;
    const Counted& m_points;
    const bool m_hasPoints;
    const ContractEntry& m_entry;
    Facts m_facts;
    std::optional<Refusal> m_refusal;
};

} // namespace

CardSet deckOf(const GameTable& table, int players)
{
    CardSet deck;
    for (Rank rank : ranksOf(table, players))
        deck = deck | CardSet::of(rank);
    return players == 3 ? deck - table.withoutWithThree : deck;
}

int handSizeOf(const GameTable& table, int players, int in)
{
    return table.handSize > 0 ? table.handSize : deckOf(table, players).size() / in;
}

int mostHeld(const Setting& setting, const Contract& contract, int in, int before)
{
    constexpr int packetHand
        = 4; // with packets on the table everybody begins with so many, and lays them all
    const GameTable& table = *setting.table;
    return contract.layout.packets ? deckOf(table, setting.players()).size() - (before + 1) * packetHand
                                   : handSizeOf(table, setting.players(), in);
}

int trickNumber(int trick, int tricks)
{
    return trick < 0 ? tricks + 1 + trick : trick;
}

int countTotal(const Setting& setting, const Contract& contract, const Facts& facts)
{
    if (contract.scoring.empty() || contract.takesToo)
        return facts.tricks;
    return (contract.scoring & deckOf(*setting.table, setting.players())).size();
}

Result<Facts> measured(const Setting& setting, const Contract& contract, Facts facts, const DealEntry& entry)
{
    return Measuring(setting, contract, std::move(facts), entry).run();
}

ContractEntry entryOf(const Setting& setting, const Contract& contract, const Facts& facts)
{
    ContractEntry entry{.contract = std::string(contract.id), .trump = facts.trump};
    if (contract.measure == Key::Count) {
        Counted& count = entry.count.emplace();
        for (Player player = 0; player < setting.players(); ++player)
            count.emplace_back(player, facts.count[player]);
    }
    if (contract.measure == Key::Takes || contract.takesToo)
        entry.takes = facts.takes;
    if (contract.measure == Key::Winners)
        entry.winners = facts.winners;
    if (contract.measure == Key::Lows)
        entry.lows = facts.lows;
    return entry;
}

} // namespace tafel::compendium
