#include "games/compendium/contract_score.h"

#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "games/compendium/measure.h"
#include "referee/refusals.h"

namespace tafel::compendium {

namespace {

std::int64_t times(int each, int count)
{
    return std::int64_t{each} * count;
}

Sums each(const Each& score, const Facts& facts)
{
    Sums sums{};
    for (Player player = 0; player < maxPlayers; ++player) {
        const int count = facts.count[player];
        const bool none = score.none && count == 0 && facts.columns.has(player);
        sums[player] = none ? *score.none : times(score.value, count);
    }
    return sums;
}

/// The sums of the taken cards.
template <typename Cards> Sums ofCards(const Cards& score, const Facts& facts)
{
    Sums sums{};
    for (const CardTake& take : facts.takes)
        for (Card card : take.cards)
            sums[take.by] += score.of(card);
    return sums;
}

Sums each(const PerCard& score, const Facts& facts)
{
    if (!facts.hasPoints)
        return ofCards(score, facts);
    Sums sums{};
    std::copy(facts.points.begin(), facts.points.end(), sums.begin());
    return sums;
}

Sums each(const CardWorths& score, const Facts& facts)
{
    return ofCards(score, facts);
}

Sums each(const ByPlace& score, const Facts& facts)
{
    Sums sums{};
    std::size_t place = 0;
    for (const Player player : facts.entered.out.value_or(std::vector<Player>()))
        sums[player] = score.values[place++];
    return sums;
}

Sums each(const ByTrick& score, const Facts& facts)
{
    Sums sums{};
    for (const TrickWorth& worth : score.worths)
        for (const auto& [trick, winner] : facts.winners)
            if (worth.trick != 0 && trick == trickNumber(worth.trick, facts.tricks))
                sums[winner] += worth.value;
    return sums;
}

Sums each(const ByThreshold& score, const Facts& facts)
{
    Sums sums{};
    for (const Threshold& threshold : score.thresholds)
        for (const auto& [at, player] : facts.entered.crossings.value_or(PlayerByNumber()))
            if (threshold.at != 0 && at == threshold.at)
                sums[player] += threshold.value;
    return sums;
}

Sums each(const ByCount& score, const Facts& facts)
{
    Sums sums{};
    std::size_t count = 0;
    for (const OutCount& each : facts.entered.counts.value_or(std::vector<OutCount>())) {
        for (const auto& [player, left] : each.left)
            sums[player] += times(score.values[count], left);
        ++count;
    }
    return sums;
}

/// A player with none gets the winner's value for each unit of the others.
void pay(std::optional<int> winner, const PerPlayer<int>& numbers, const Facts& facts, Sums& sums)
{
    if (!winner)
        return;
    std::int64_t others = 0;
    for (int number : numbers)
        others += number;
    for (Player player = 0; player < maxPlayers; ++player)
        if (facts.columns.has(player) && numbers[player] == 0)
            sums[player] += *winner * others;
}

Sums each(const CardsLeft& score, const Facts& facts)
{
    Sums sums{};
    for (std::size_t player = 0; player < sums.size(); ++player)
        sums[player] = times(score.card, facts.left[player]) + times(score.pass, facts.passes[player]);
    pay(score.winner, facts.left, facts, sums);
    return sums;
}

Sums each(const PerPoint& score, const Facts& facts)
{
    Sums sums{};
    for (std::size_t player = 0; player < sums.size(); ++player)
        sums[player] = times(score.each, facts.points[player]);
    pay(score.winner, facts.points, facts, sums);
    return sums;
}

Sums each(const Forecast& score, const Facts& facts)
{
    Sums sums{};
    for (Player player = 0; player < maxPlayers; ++player) {
        if (!facts.columns.has(player))
            continue;
        const int said = facts.said[player], made = facts.made[player];
        const ForecastTerms& terms = made == said || (score.enough && made > said) ? score.hit : score.miss;
        sums[player] = terms.fixed + times(terms.said, said) + times(terms.made, made)
            + times(terms.off, std::abs(made - said));
    }
    return sums;
}

Sums each(const ByDeclarer& score, const Facts& facts)
{
    const DeclarerStakes& against = facts.won ? score.won : score.lost;
    const auto worth
        = [&](const ForecastTerms& terms) { return terms.fixed + times(terms.value, facts.value); };
    Sums sums{};
    for (Player player = 0; player < maxPlayers; ++player)
        if (facts.columns.has(player))
            sums[player] = worth(facts.declaring.has(player) ? against.by : against.others);
    return sums;
}

Sums each(const Special&, const Facts&)
{
    return {};
}

/// A number in a sentence.
Argument shown(std::int64_t value)
{
    constexpr std::int64_t most = 2'000'000'000;
    return Argument::signedNumber(static_cast<int>(std::clamp(value, -most, most)));
}

/// A product such as "3 × −10: −30".
Sentence product(int count, int each, std::int64_t value)
{
    return {{"{0} × {1}: {2}", "{0} × {1}: {2}"},
        {Argument::number(count), Argument::signedNumber(each), shown(value)}};
}

/// Explains the calculation of a measured number in a sentence.
class RatingModel {
public:
    RatingModel(const DealContext& context, const Facts& facts, Player player, std::int64_t value)
        : m_context(context)
        , m_facts(facts)
        , m_player(player)
        , m_value(value)
    {
    }

    Sentence operator()(const Each& score) const
    {
        const int count = m_facts.count[m_player];
        if (count == 0)
            return {{"Nichts davon: {0}", "None of them: {0}"}, {shown(m_value)}};
        return product(count, score.value, m_value);
    }
    Sentence operator()(const CardWorths& score) const
    {
        std::vector<std::pair<int, int>> worths; // worth -> how many
        int all = 0;
        for (const CardTake& take : m_facts.takes)
            if (m_context.side(take.by) == m_player)
                for (Card card : take.cards) {
                    ++all;
                    const int worth = score.of(card);
                    setValue(worths, worth, valueAt(worths, worth).value_or(0) + 1);
                }
        if (worths.size() == 1)
            return product(all, worths[0].first, m_value);
        if (worths.size() == 2)
            return {{"{0} × {1}, {2} × {3}: {4}", "{0} × {1}, {2} × {3}: {4}"},
                {Argument::number(worths[0].second), Argument::signedNumber(worths[0].first),
                    Argument::number(worths[1].second), Argument::signedNumber(worths[1].first),
                    shown(m_value)}};
        return {{"{0} Karten: {1}", "{0} cards: {1}"}, {Argument::number(all), shown(m_value)}};
    }
    Sentence operator()(const ByPlace&) const
    {
        std::vector<int> places;
        int place = 0;
        for (const Player player : m_facts.entered.out.value_or(std::vector<Player>())) {
            ++place;
            if (m_context.side(player) == m_player)
                places.push_back(place);
        }
        if (places.size() == 2)
            return {{"Plätze {0} und {1}: {2}", "Places {0} and {1}: {2}"},
                {Argument::number(places[0]), Argument::number(places[1]), shown(m_value)}};
        return {{"Platz {0}: {1}", "Place {0}: {1}"}, {Argument::number(places[0]), shown(m_value)}};
    }
    Sentence operator()(const ByTrick&) const
    {
        const auto won = std::count_if(m_facts.winners.begin(), m_facts.winners.end(),
            [&](const auto& each) { return m_context.side(each.second) == m_player; });
        return {{"Davon gewonnen {0}: {1}", "Of these won {0}: {1}"},
            {Argument::number(static_cast<int>(won)), shown(m_value)}};
    }
    Sentence operator()(const CardsLeft& score) const
    {
        return paid(score.winner, score.card, m_facts.left[m_player]);
    }
    Sentence operator()(const PerPoint& score) const
    {
        if (score.each == 1 && !score.winner)
            return {{"{0}", "{0}"}, {shown(m_value)}};
        return paid(score.winner, score.each, m_facts.points[m_player]);
    }
    Sentence operator()(const Forecast&) const
    {
        return {{"{0} angesagt, {1} gemacht: {2}", "{0} bid, {1} made: {2}"},
            {Argument::number(m_facts.said[m_player]), Argument::number(m_facts.made[m_player]),
                shown(m_value)}};
    }
    Sentence operator()(const ByDeclarer&) const
    {
        const Text won = m_facts.won ? Text{"Spiel von {0} gewonnen, {1}: {2}", "Game won by {0}, {1}: {2}"}
                                     : Text{"Spiel von {0} verloren, {1}: {2}", "Game lost by {0}, {1}: {2}"};
        return {won, {Argument::players(m_facts.declarers), Argument::number(m_facts.value), shown(m_value)}};
    }
    /// A score that no written game has.
    template <typename Score> Sentence operator()(const Score&) const
    {
        return {{"{0}", "{0}"}, {shown(m_value)}};
    }

private:
    Sentence paid(std::optional<int> winner, int each, int number) const
    {
        if (winner && number == 0)
            return {{"{0} von den andern: {1}", "{0} from the others: {1}"},
                {Argument::signedNumber(*winner), shown(m_value)}};
        return product(number, each, m_value);
    }

    const DealContext& m_context;
    const Facts& m_facts;
    const Player m_player;
    const std::int64_t m_value;
};

/// Adds terms to the award, each with its reason.
class Terming {
public:
    Terming(const DealContext& context, const Contract& contract, const Facts& facts)
        : m_context(context)
        , m_contract(contract)
        , m_facts(facts)
    {
    }

    Result<DealScores> run()
    {
        const auto& everything = m_contract.everything;
        const bool all = everything && m_facts.everything;
        if (!all || everything->adds)
            measure();
        if (all)
            eachPlayer(everything->clause, [&](Player player) -> std::pair<std::int64_t, Sentence> {
                const bool has = player == *m_facts.everything;
                const int value = has ? everything->by : everything->others;
                return {value,
                    {has ? Text{"Alles: {0}", "Everything: {0}"}
                         : Text{"{1} hat alles: {0}", "{1} has everything: {0}"},
                        {shown(value), Argument::player(*m_facts.everything)}}};
            });
        extras(true);
        if (m_contract.factor && m_facts.factor != 1)
            eachPlayer(m_contract.factor->clause, [&](Player player) -> std::pair<std::int64_t, Sentence> {
                const std::int64_t value = m_sums[player] * (m_facts.factor - 1);
                return {value,
                    {{"Mal {0}: {1} dazu", "Times {0}: {1} more"},
                        {Argument::number(m_facts.factor), shown(value)}}};
            });
        extras(false);
        return worth();
    }

private:
    void measure()
    {
        Sums values = valuesOf(m_contract, m_facts);
        if (m_context.table->pairs)
            for (Player second = 2; second < maxPlayers; ++second)
                values[m_context.side(second)] += std::exchange(values[second], 0);
        eachPlayer(m_contract.clause, [&](Player player) -> std::pair<std::int64_t, Sentence> {
            const std::int64_t value = values[player];
            return {value,
                value == 0 ? Sentence()
                           : std::visit(RatingModel(m_context, m_facts, player, value), m_contract.score)};
        });
    }

    void extras(bool multiplied)
    {
        for (const auto& [extra, points] : m_facts.extras)
            if (extra->multiplied == multiplied)
                add(extra->clause, m_context.side(points.by), *points.value,
                    {{"{0}", "{0}"}, {shown(*points.value)}});
    }

    template <typename Value> void eachPlayer(const Clause* clause, const Value& valueOf)
    {
        for (Player player = 0; player < m_context.players(); ++player)
            if (m_facts.columns.has(player)) {
                auto [value, sentence] = valueOf(player);
                add(clause, player, value, sentence);
            }
    }

    void add(const Clause* clause, Player player, std::int64_t value, const Sentence& sentence)
    {
        m_sums[player] += value;
        if (value != 0)
            m_worth.because.push_back({clause, Players{player}, sentence, value});
    }

    Result<DealScores> worth()
    {
        for (Player player = 0; player < m_context.players(); ++player) {
            const std::int64_t sum = m_sums[m_context.side(player)];
            if (std::abs(sum) > limits::awarded)
                return refuse(Refusal::Code::Impossible, {},
                    {.de = fmt::format("{} für {}: eine Partie gibt höchstens {}.", sum,
                         m_context.match->players[player], limits::awarded),
                        .en = fmt::format("{} for {}: a deal gives at most {}.", sum,
                            m_context.match->players[player], limits::awarded)},
                    m_contract.clause);
            m_worth.award[player] = static_cast<int>(sum);
        }
        if (m_worth.because.empty())
            m_worth.because.push_back(
                {m_contract.clause, {}, {{"Niemand bekommt etwas", "Nobody gets anything"}}, 0});
        m_worth.because.shrink_to_fit(); // a match has ten thousand of these lists
        return std::move(m_worth);
    }

    const DealContext& m_context;
    const Contract& m_contract;
    const Facts& m_facts;
    Sums m_sums = {};
    DealScores m_worth;
};

} // namespace

Sums valuesOf(const Contract& contract, const Facts& facts)
{
    return std::visit([&](const auto& score) { return each(score, facts); }, contract.score);
}

Result<DealScores> scoreContract(const DealContext& context, const Contract& contract, const Facts& facts)
{
    return Terming(context, contract, facts).run();
}

} // namespace tafel::compendium
