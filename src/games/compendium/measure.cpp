#include "games/compendium/measure.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/compendium/clauses.h"
#include "games/compendium/measures/bonuses.h"
#include "games/compendium/measures/measures.h"
#include "games/compendium/play.h"

namespace tafel::compendium {

namespace {

using Code = Refusal::Code;

/// An entered march must agree with the measure: the winner of every trick has all counted objects.
Result<void> march(const MeasureContext& deal, const ContractEntry& entry, Facts& facts)
{
    if (!entry.march)
        return {};
    const Player winner = *entry.march;
    bool agrees = true;
    for (Player player = 0; player < deal.context.players(); ++player)
        agrees = agrees && (player == winner || facts.count[player] == 0);
    for (const CardTake& take : facts.takes)
        agrees = agrees && take.by == winner;
    if (!agrees)
        return refuse(Code::Impossible, "/march",
            {.de = fmt::format("{} hat nach dem Eintrag nicht alle Stiche.", deal.name(winner)),
                .en = fmt::format("According to the entry, {} has not won every trick.", deal.name(winner))},
            &clause::march);
    facts.march = winner;
    return {};
}

} // namespace

CardSet deckOf(const GameTable& table, int players)
{
    CardSet deck;
    for (Rank rank : ranksOf(table, players))
        deck = deck | CardSet::of(rank);
    return deck - (players == 3 ? table.withoutWithThree | table.without : table.without);
}

int handSizeOf(const GameTable& table, int players, int in)
{
    return table.handSize > 0 ? table.handSize : deckOf(table, players).size() / in;
}

int tricksOf(const DealContext& context, int in)
{
    const auto& tricks = context.table->tricks;
    if (tricks.empty())
        return handSizeOf(*context.table, context.players(), in);
    return tricks[std::min(static_cast<std::size_t>(context.deal), tricks.size()) - 1];
}

int columnsOf(const GameTable& table, int players)
{
    return table.pairs ? 2 : table.seats > 0 ? std::min(table.seats, players) : players;
}

int trickNumber(int trick, int tricks)
{
    return trick < 0 ? tricks + 1 + trick : trick;
}

std::string MeasureContext::at(std::string_view path, Player player) const
{
    return fmt::format("{}{}", path, escapePointerToken(name(player)));
}

CardSet MeasureContext::scoring() const
{
    return contract.scoring & deckOf(*context.table, context.players());
}

Progress Measure::progress(
    const MeasureContext&, const DealEntry&, const std::vector<Question>& questions) const
{
    Progress progress;
    for (const Question& each : questions)
        if (each.ask.required) {
            ++progress.all;
            progress.done += each.ask.isOpen() ? 0 : 1;
        }
    return progress;
}

const Measure& measureOf(Key key)
{
    for (const Measure* each : allMeasures())
        if (each->key() == key)
            return *each;
    return pointsMeasure;
}

const Measure& measureOf(const Contract& contract, const DealEntry& entry)
{
    const bool inPoints = contract.orPoints && (entry.hasPoints || !entry.points.empty())
        && !(entry.contract && entry.contract->takes);
    return inPoints ? pointsMeasure : measureOf(contract.measure);
}

Result<Facts> measured(
    const DealContext& context, const Contract& contract, Facts facts, const DealEntry& entry)
{
    const Facts begun = facts;
    const MeasureContext deal{context, contract, begun};
    const bool saysWhoWonAll
        = !context.table->own && entry.contract->march && entry.contract->given().empty();
    const Measure& measure = measureOf(contract, entry);
    if (entry.readError && entry.readError->half && entry.readError->refusal.where == "/declarer")
        return tl::unexpected(entry.readError->refusal); // its keys come before its values
    if (Result<void> answer = playing(deal, entry, measure.key()); !answer)
        return tl::unexpected(std::move(answer.error()));
    if (Result<void> read = readSoFar(entry, measure.first()); !read)
        return tl::unexpected(std::move(read.error()));
    if (!saysWhoWonAll) {
        if (Result<void> answer = measure.check(deal, entry, facts); !answer)
            return tl::unexpected(std::move(answer.error()));
        if (contract.takesToo)
            if (Result<void> answer = takesMeasure.check(deal, entry, facts); !answer)
                return tl::unexpected(std::move(answer.error()));
        facts.entered = *entry.contract;
    }
    if (context.table->own) {
        if (Result<void> answer = checkBonuses(deal, entry, facts); !answer)
            return tl::unexpected(std::move(answer.error()));
        return facts;
    }
    if (Result<void> answer = march(deal, *entry.contract, facts); !answer)
        return tl::unexpected(std::move(answer.error()));
    facts.announced = entry.contract->announced.value_or(false);
    return facts;
}

void countTrick(const MeasureContext& deal, int number, const RecordedTrick& trick, Facts& facts)
{
    measureOf(deal.contract.measure).count(deal, number, trick, facts);
    if (deal.contract.takesToo)
        takesMeasure.count(deal, number, trick, facts);
    facts.points[*trick.winner] += trick.points;
}

ContractEntry entryOf(const DealContext& context, const Contract& contract, const Facts& facts)
{
    ContractEntry entry{.contract = std::string(contract.id), .trump = facts.trump};
    const MeasureContext deal{context, contract, facts};
    measureOf(contract.measure).enter(deal, facts, entry);
    if (contract.takesToo)
        takesMeasure.enter(deal, facts, entry);
    return entry;
}

std::vector<Prompt::Option> players(const MeasureContext& deal, const std::function<bool(Player)>& isOn)
{
    std::vector<Prompt::Option> options;
    for (Player player = 0; player < deal.context.players(); ++player)
        if (deal.begun.in.has(player))
            options.push_back(Prompt::Option::of(player, isOn(player)));
    return options;
}

std::vector<Prompt::Option> players(const MeasureContext& deal, std::optional<Player> said)
{
    return players(deal, [&](Player player) { return said == player; });
}

std::optional<Player> lastUnnamed(Players in, const CountByPlayer& named)
{
    for (const auto& [player, number] : named)
        in.remove(player);
    return in.size() == 1 ? std::optional(in.first()) : std::nullopt;
}

std::optional<int> numberOf(const Response& said)
{
    const int* const number = std::get_if<int>(&said);
    return number ? std::optional(*number) : std::nullopt;
}

std::optional<Player> playerOf(const Response& said)
{
    const std::optional<int> number = numberOf(said);
    return number ? std::optional(static_cast<Player>(*number)) : std::nullopt;
}

std::vector<Card> among(CardSet set, const RecordedTrick& trick)
{
    std::vector<Card> cards;
    for (const RecordedTrick::PlayedCard& each : trick.cards)
        if (set.has(*each.card))
            cards.push_back(*each.card);
    return cards;
}

Result<void> readSoFar(const DealEntry& entry, CheckStage stage)
{
    if (entry.readError && entry.readError->stage <= stage)
        return tl::unexpected(entry.readError->refusal);
    return {};
}

namespace {

/// Checks the names of a measure, each kind in its form of the file.
class Names {
public:
    /// `readError` is the first part of the deal that could not be read; null if there is none.
    Names(const MeasureContext& deal, std::string at, const ReadError* readError)
        : m_deal(deal)
        , m_at(std::move(at))
        , m_misread(readError)
    {
    }

    /// A map of numbers: it names the first of partners.
    Result<void> operator()(const CountByPlayer& given) const
    {
        for (const auto& [player, number] : given) {
            if (m_deal.begun.in.has(player) && !m_deal.begun.columns.has(player))
                return impossible(m_deal, m_deal.at(m_at, player), underPartner(m_deal.context, player));
            if (!m_deal.begun.in.has(player))
                return sitsOut(m_deal, m_deal.at(m_at, player), player);
        }
        return {};
    }
    /// A list of names has a length to check first; other values have none.
    Result<void> operator()(const std::vector<Player>& given) const
    {
        if (m_misread && m_misread->refusal.where == m_at)
            return {};
        const bool isOrder = m_deal.contract.measure == Key::Out;
        const int wanted = isOrder ? m_deal.begun.in.size() : m_deal.contract.declarers;
        const int size = m_misread ? m_misread->listed.value_or(static_cast<int>(given.size()))
                                   : static_cast<int>(given.size());
        if (size != wanted)
            return wrongSum(Refusal::Code::CountSum, m_at, wanted, size);
        for (std::size_t i = 0; i < given.size(); ++i)
            if (Result<void> answer = plays(given[i], [&] { return fmt::format("{}/{}", m_at, i); }); !answer)
                return answer;
        return {};
    }
    Result<void> operator()(const std::vector<CardTake>& given) const
    {
        for (std::size_t i = 0; i < given.size() && given[i].isComplete(); ++i)
            if (Result<void> answer = plays(given[i].by, [&] { return fmt::format("{}/{}/by", m_at, i); });
                !answer)
                return answer;
        return {};
    }
    Result<void> operator()(const PlayerByNumber& given) const
    {
        for (const auto& [number, player] : given)
            if (Result<void> answer = plays(player, [&, trick = number] { return m_at + trickStep(trick); });
                !answer)
                return answer;
        return {};
    }
    Result<void> operator()(const Declarer& given) const
    {
        return given.won ? Names(m_deal, m_at + "/by", m_misread)(given.by) : keyMissing(m_at, "won");
    }
    template <typename Other> Result<void> operator()(const Other&) const { return {}; }

private:
    template <typename Where> Result<void> plays(Player player, const Where& where) const
    {
        if (!m_deal.begun.in.has(player))
            return sitsOut(m_deal, where(), player);
        return {};
    }

    const MeasureContext& m_deal;
    const std::string m_at;
    const ReadError* const m_misread;
};

} // namespace

Put newEntry(std::string_view list, FileValue::Object with, std::string key)
{
    return {.path = fmt::format("{}/-", list), .value = FileValue{std::move(with)}, .key = std::move(key)};
}

int howMany(const CountByPlayer& named, int number, Player apart)
{
    return static_cast<int>(std::count_if(named.begin(), named.end(),
        [&](const auto& each) { return each.first != apart && each.second == number; }));
}

std::string trickStep(int trick)
{
    return trick == lastTrick ? "/last" : fmt::format("/{}", trick);
}

Result<void> playing(const MeasureContext& deal, const DealEntry& entry, Key key)
{
    if (!deal.context.table->own)
        return {};
    const Names names(deal, fmt::format("/{}", name(key)), entry.readError ? &*entry.readError : nullptr);
    if (key == Key::Points)
        return names(entry.points);
    Result<void> answer;
    ContractEntry::eachKey(*entry.contract, [&](Key each, const auto& given) {
        if (each == key && given)
            answer = names(*given);
    });
    return answer;
}

Message sitsOut(const DealContext& context, Player player)
{
    const std::string& name = context.match->players[player];
    return {.de = fmt::format("{} setzt in dieser Partie aus.", name),
        .en = fmt::format("{} sits this deal out.", name)};
}

tl::unexpected<Refusal> sitsOut(const MeasureContext& deal, std::string where, Player player)
{
    return impossible(deal, std::move(where), sitsOut(deal.context, player));
}

Message underPartner(const DealContext& context, Player player)
{
    const std::vector<std::string>& names = context.match->players;
    return {.de
        = fmt::format("Die Zahl von {} wird bei {} eingetragen.", names[player], names[context.side(player)]),
        .en = fmt::format("Enter the number of {} under {}.", names[player], names[context.side(player)])};
}

Message namedTwice(const MeasureContext& deal, Player player)
{
    return {.de = fmt::format("{} ist zweimal aufgeführt.", deal.name(player)),
        .en = fmt::format("{} is listed twice.", deal.name(player))};
}

bool NumberInput::allows(int value) const
{
    return values.empty() ? value >= lowest && value <= highest
                          : std::find(values.begin(), values.end(), value) != values.end();
}

Prompt asked(const NumberInput& typed, std::string path, std::optional<int> said, const Sentence& label)
{
    Prompt prompt{.path = std::move(path), .label = label};
    if (typed.values.empty()) {
        prompt.kind = Prompt::Kind::Number;
        prompt.lowest = typed.lowest;
        prompt.highest = typed.highest;
        prompt.number = said;
        return prompt;
    }
    for (const int value : typed.values)
        prompt.options.push_back({.value = value,
            .text = {{"{0}", "{0}"}, {Argument::number(value)}},
            .on = value == said.value_or(typed.values.front()),
            .byDefault = !said && value == typed.values.front()});
    return prompt;
}

Result<int> typed(
    const MeasureContext& deal, const NumberInput& typed, const std::string& at, std::optional<int> given)
{
    if (!given && typed.values.empty())
        return keyMissing(at, "value");
    const int value = given.value_or(typed.values.empty() ? 0 : typed.values.front());
    if (typed.allows(value))
        return value;
    return typed.values.empty()
        ? outside(deal, at + "/value", value, typed)
        : impossible(deal, at + "/value",
            {.de = fmt::format("{} ist keiner der Werte: {}.", value, fmt::join(typed.values, ", ")),
                .en = fmt::format("{} is not one of the values: {}.", value, fmt::join(typed.values, ", "))});
}

tl::unexpected<Refusal> outside(
    const MeasureContext& deal, std::string where, int value, const NumberInput& typed)
{
    return impossible(deal, std::move(where),
        {.de = fmt::format("{}: möglich ist {} bis {}.", value, typed.lowest, typed.highest),
            .en = fmt::format("{}: expected {} to {}.", value, typed.lowest, typed.highest)});
}

Result<void> ofEach(const MeasureContext& deal, std::string_view measure,
    const std::optional<CountByPlayer>& given, int most, PerPlayer<int>& numbers)
{
    if (!given)
        return keyMissing({}, measure);
    Players named;
    for (const auto& [player, number] : *given) {
        named.add(player);
        numbers[player] = number;
    }
    for (Player player = 0; player < deal.context.players(); ++player)
        if (deal.begun.columns.has(player) && !named.has(player))
            return keyMissing(fmt::format("/{}", measure), deal.name(player));
    for (const auto& [player, number] : *given)
        if (number > most)
            return over(deal, deal.at(fmt::format("/{}", measure), player), number, most);
    return {};
}

tl::unexpected<Refusal> impossible(const MeasureContext& deal, std::string where, Message message)
{
    return refuse(Code::Impossible, std::move(where), std::move(message), deal.contract.clause);
}

tl::unexpected<Refusal> over(const MeasureContext& deal, std::string where, int value, int most)
{
    return impossible(deal, std::move(where),
        {.de = fmt::format("{} sind mehr als die {}, die es gibt.", value, most),
            .en = fmt::format("{} is more than the {} there are.", value, most)});
}

tl::unexpected<Refusal> wrongSum(Code code, std::string where, int total, int sum)
{
    return refuse(code, std::move(where),
        {.de = fmt::format("Zusammen sind es {}, eingetragen sind {}.", total, sum),
            .en = fmt::format("There are {} in all, but {} are entered.", total, sum)},
        &clause::oneMeasure);
}

Result<void> addsUp(const MeasureContext& deal, std::string where, int total, int sum)
{
    if (deal.contract.rest ? sum <= total : sum == total)
        return {};
    return wrongSum(Refusal::Code::CountSum, std::move(where), total, sum);
}

} // namespace tafel::compendium
