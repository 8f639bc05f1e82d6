#include "games/compendium/game.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/compendium/clauses.h"
#include "games/compendium/contract_score.h"
#include "games/compendium/form.h"
#include "games/compendium/layout.h"
#include "games/compendium/measure.h"
#include "games/compendium/measures/measures.h"
#include "games/compendium/play.h"
#include "games/compendium/scores.h"
#include "games/compendium/sequence.h"
#include "referee/refusals.h"

namespace tafel::compendium {

namespace {

using Code = Refusal::Code;

DealContext settingOf(const GameTable& table, const Match& match, const Standing& before,
    std::optional<Player> dealer = std::nullopt)
{
    return {&table, &match, before.deals + 1, dealer};
}

/// The head of a document, before any deal: the next one it could have.
DealContext headOf(const GameTable& table, const Match& head)
{
    return {&table, &head, static_cast<int>(head.deals.size()) + 1};
}

const Contract* named(const DealContext& context, std::string_view id)
{
    if (id.empty() && context.table->phases)
        return &context.table->contracts.front();
    return contractNamed(context, id);
}

/// The total that wins: fewest penalty points, otherwise most points. Ties share.
Players leaders(const GameTable& table, int players, const PerPlayer<int>& total)
{
    const bool fewest = isFewerBetter(table.unit);
    Players best;
    for (Player player = 0; player < players; ++player) {
        const int ahead = best.empty() ? 1
            : fewest                   ? total[best.first()] - total[player]
                                       : total[player] - total[best.first()];
        if (ahead > 0)
            best = {};
        if (ahead >= 0)
            best.add(player);
    }
    return best;
}

/// A custom game does not cite the shared clauses of the compendium games.
const Clause* oursIn(const DealContext& context, const Clause& clause)
{
    return context.table->own ? nullptr : &clause;
}

/// The keys of the contract's deal, in addition to dealer and contract.
Keys keysOf(const DealContext& context, const Contract& contract)
{
    const GameTable& table = *context.table;
    Keys keys = Keys{contract.measure} | measureOf(contract.measure).additionalKeys();
    if (contract.takesToo)
        keys = keys | Keys{Key::Takes};
    if (contract.orPoints)
        keys = keys | Keys{Key::Points};
    if (contract.passes)
        keys = keys | Keys{Key::Passes};
    if (contract.trump)
        keys = keys | Keys{Key::Trump};
    if (contract.announced)
        keys = keys | Keys{Key::Announced, Key::By};
    if ((contract.march && context.has(table.march))
        || (contract.everything && contract.measure == Key::Points))
        keys = keys | Keys{Key::March};
    if (contract.factor)
        keys = keys | Keys{Key::Factor};
    if (!table.extras.empty())
        keys = keys | Keys{Key::Extras};
    if (contract.tricks)
        keys = keys | Keys{Key::Log, Key::Hands};
    return keys;
}

/// Checks the keys that the reader could not check, because the file does not name the contract.
Result<void> hasItsKeys(const DealContext& context, const Contract& contract, const ContractEntry& entry)
{
    const Keys known = keysOf(context, contract);
    for (const Key key : entry.keysInFile)
        if (!known.has(key))
            return refuse(Code::Schema, fmt::format("/{}", name(key)),
                {.de = fmt::format("«{}» ist hier unbekannt.", name(key)),
                    .en = fmt::format("\"{}\" is unknown here.", name(key))});
    return {};
}

Result<const Contract*> contractDue(
    const DealContext& context, const Standing& before, const ContractEntry& entry)
{
    const DueContracts due = nextContracts(context, before);
    if (entry.contract.empty()) {
        if (context.table->phases || (context.table->own && due.contracts.size() == 1))
            return due.contracts.front();
        return keyMissing({}, "contract");
    }
    const Contract* contract = contractNamed(context, entry.contract);
    if (!contract)
        return refuse(Code::UnknownContract, "/contract",
            {.de = fmt::format("Den Kontrakt «{}» gibt es in diesem Spiel nicht.", entry.contract),
                .en = fmt::format("There is no contract \"{}\" in this game.", entry.contract)},
            oursIn(context, clause::order));
    if (std::find(due.contracts.begin(), due.contracts.end(), contract) == due.contracts.end()) {
        const auto open = [&](Language language) {
            std::vector<std::string_view> names;
            for (const Contract* each : due.contracts)
                names.push_back(each->name.in(language));
            return fmt::format("{}", fmt::join(names, ", "));
        };
        return refuse(Code::Order, "/contract",
            {.de = fmt::format(
                 "{} ist jetzt nicht an der Reihe. Möglich: {}.", contract->name.de, open(Language::German)),
                .en = fmt::format(
                    "{} is not due now. Possible: {}.", contract->name.en, open(Language::English))},
            contract->when            ? contract->when
                : context.table->plan ? context.table->plan
                                      : oursIn(context, clause::order));
    }
    return contract;
}

/// Everybody who plays has a full hand, and the dealer a card of the suit that was shown.
Result<void> handsDealt(const DealContext& context, const Facts& facts, const DealEntry& entry)
{
    const auto name = [&](Player player) -> const std::string& { return context.match->players[player]; };
    const auto where = [&](Player player) { return "/hands" + escapePointerToken(name(player)); };
    const int full = handSizeOf(*context.table, context.players(), facts.in.size());
    Players named;
    for (const auto& [player, cards] : entry.contract->dealt) {
        named.add(player);
        if (!facts.in.has(player))
            return playerIsOut(where(player), name(player));
        if (static_cast<int>(cards.size()) != full)
            return refuse(Code::Impossible, where(player),
                {.de = fmt::format("{} hat {} Karten; gegeben werden {}.", name(player), cards.size(), full),
                    .en
                    = fmt::format("{} has {} cards, but {} are dealt.", name(player), cards.size(), full)},
                context.table->dealt);
    }
    for (Player player = 0; player < context.players(); ++player)
        if (facts.in.has(player) && !named.has(player))
            return keyMissing("/hands", name(player));
    if (!context.table->bottomCard || !((*entry.hands)[facts.dealer] & CardSet::of(*facts.trump)).empty())
        return {};
    return refuse(Code::Impossible, where(facts.dealer),
        {.de = fmt::format(
             "{} gibt, hat aber keine Karte der Trumpffarbe. Die gezeigte Karte gehört zur Hand des Gebers.",
             name(facts.dealer)),
            .en = fmt::format("{} is the dealer but holds no card of the trump suit. The card shown belongs "
                              "to the dealer's hand.",
                name(facts.dealer))},
        context.table->bottomCard);
}

/// A ruling must name the players of the deal; of partners the first one.
Result<void> checkRulingPlayers(const DealContext& context, const Facts& begun, const TableRuling& ruling)
{
    constexpr std::string_view award = "/table_ruling/award";
    const Match& match = *context.match;
    Players named;
    for (const auto& [player, number] : ruling.award) {
        named.add(player);
        if (begun.columns.has(player))
            continue;
        const std::string where = std::string(award) + escapePointerToken(match.players[player]);
        if (!context.table->own)
            return playerIsOut(where, match.players[player]);
        return refuse(Code::Impossible, where,
            begun.in.has(player) ? underPartner(context, player) : sitsOut(context, player));
    }
    for (Player player = 0; player < match.count(); ++player)
        if (begun.columns.has(player) && !named.has(player))
            return keyMissing(std::string(award), match.players[player]);
    return {};
}

/// Sets the number of tricks of the next deal.
void setNextDealTricks(const GameTable& table, int players, Standing& standing)
{
    if (table.seats > 0 && players > table.seats)
        standing.out = Players{standing.dealer};
    standing.dealerIsChosen = table.dealerIsChosen;
    if (table.listsTricks)
        standing.tricks
            = table.tricks[std::min(static_cast<std::size_t>(standing.deals), table.tricks.size() - 1)];
}

/// Every key that the deal of a custom game can have.
constexpr Keys ownKeys{Key::Points, Key::Count, Key::Takes, Key::Winners, Key::Out, Key::Left, Key::Said,
    Key::Made, Key::Declarer, Key::March, Key::Factor, Key::Extras};

/// The entry part by part, in the order in which faults are reported.
class Awarding {
public:
    Awarding(const GameTable& table, const Match& match, const Standing& before, const DealEntry& entry)
        : m_context(settingOf(table, match, before, entry.dealer))
        , m_before(before)
        , m_entry(entry)
    {
    }

    Result<DealAward> run()
    {
        return begun()
            .and_then([this] { return contract(); })
            .and_then([this] { return facts(); })
            .and_then([this](const Facts& facts) { return award(facts); })
            .and_then([this](DealAward award) { return ruled(std::move(award)); });
    }

    /// The entry for the score pad of a recorded deal: the measure replaces the log.
    Result<DealEntry> toNumericEntry()
    {
        return begun()
            .and_then([this] { return contract(); })
            .and_then([this] { return facts(); })
            .map([this](const Facts& facts) {
                DealEntry numbers = m_entry;
                numbers.log.reset();
                numbers.hands.reset();
                numbers.handsNamed = {};
                numbers.contract = entryOf(m_context, *m_contract, facts);
                numbers.contract->march = facts.march;
                if (m_entry.contract)
                    numbers.contract->announced = m_entry.contract->announced;
                numbers.hasPoints = m_contract->measure == Key::Points;
                for (Player player = 0; numbers.hasPoints && player < m_context.players(); ++player)
                    if (facts.in.has(player))
                        numbers.points.emplace_back(player, facts.points[player]);
                return numbers;
            });
    }

private:
    const GameTable& table() const { return *m_context.table; }

    Result<void> begun()
    {
        if (m_before.finished)
            return matchIsOver(oursIn(m_context, clause::ends));
        if (Result<void> read = readSoFar(m_entry, CheckStage::Dealer); !read)
            return read;
        if (table().dealerIsChosen && !m_entry.dealer)
            return keyMissing({}, "dealer");
        m_dealer = m_entry.dealer.value_or(m_before.dealer);
        if (hasLeft(m_context, m_before, m_dealer))
            return playerIsOut("/dealer", m_context.match->players[m_dealer], &clause::dealer);
        return readSoFar(m_entry, CheckStage::Contract);
    }

    Result<void> contract()
    {
        static const ContractEntry nothing;
        Result<const Contract*> due
            = contractDue(m_context, m_before, m_entry.contract ? *m_entry.contract : nothing);
        if (!due)
            return tl::unexpected(std::move(due.error()));
        m_contract = *due;
        if (m_entry.contract)
            if (Result<void> keys = hasItsKeys(m_context, *m_contract, *m_entry.contract); !keys)
                return keys;
        if (Result<void> read = readSoFar(m_entry, CheckStage::Trump); !read)
            return read;
        if (m_contract->trump && !(m_entry.contract && m_entry.contract->trump))
            return keyMissing({}, "trump");
        return {};
    }

    Result<Facts> facts()
    {
        Facts facts = initialFacts(m_context, m_before, m_dealer);
        if (m_entry.contract)
            facts.trump = m_entry.contract->trump;
        if (!m_entry.log)
            return measured(m_context, *m_contract, facts, m_entry);
        return readSoFar(m_entry, CheckStage::Hands)
            .and_then([&]() -> Result<void> {
                return m_entry.hands ? handsDealt(m_context, facts, m_entry) : Result<void>();
            })
            .and_then([&] { return readSoFar(m_entry, CheckStage::Measure); })
            .and_then([&] { return replayed(m_context, *m_contract, facts, m_entry); })
            .map([this](Facts played) {
                m_recorded = true;
                return played;
            });
    }

    Result<DealAward> award(const Facts& facts)
    {
        DealAward award{.dealer = m_dealer};
        award.contract = m_contract->id;
        if (m_contract->measure == Key::Points || facts.hasPoints)
            for (Player player = 0; player < m_context.players(); ++player)
                if (facts.columns.has(player))
                    award.entered[player] = facts.points[player];
        if (m_recorded)
            award.measured = entryOf(m_context, *m_contract, facts);
        award.brief = table().own
            ? Sentence::verbatim(m_contract->line.empty() ? m_contract->name : m_contract->line)
            : Sentence{m_contract->line};
        award.declarers = facts.declarers;
        Result<DealScores> worth = table().own ? scoreContract(m_context, *m_contract, facts)
                                               : dealScores(m_context, *m_contract, facts);
        if (!worth)
            return tl::unexpected(std::move(worth.error()));
        award.award = worth->award;
        award.because = std::move(worth->because);
        return award;
    }

    /// The table may decide otherwise.
    Result<DealAward> ruled(DealAward award)
    {
        if (Result<void> read = readSoFar(m_entry, CheckStage::Award); !read)
            return tl::unexpected(std::move(read.error()));
        if (!m_entry.ruling)
            return award;
        const Facts begun = initialFacts(m_context, m_before, m_dealer);
        if (Result<void> answer = checkRulingPlayers(m_context, begun, *m_entry.ruling); !answer)
            return tl::unexpected(std::move(answer.error()));
        rule(award, *m_entry.ruling, clause::tableRuling);
        for (Player player = 0; player < m_context.players(); ++player)
            award.award[player] = award.award[m_context.side(player)];
        return award;
    }

    DealContext m_context;
    const Standing& m_before;
    const DealEntry& m_entry;
    Player m_dealer = 0;
    const Contract* m_contract = nullptr;
    bool m_recorded = false;
};

} // namespace

CardSet CompendiumGame::deck(int players) const
{
    return deckOf(m_table, players);
}

std::vector<ContractInfo> CompendiumGame::contracts(const Match& match) const
{
    std::vector<ContractInfo> list;
    for (const Contract* contract : contractsOf(headOf(m_table, match)))
        list.push_back({contract->id, contract->name, contract->line});
    return list;
}

Keys CompendiumGame::dealKeys(const Match& head, std::string_view id) const
{
    const DealContext context = headOf(m_table, head);
    Keys keys{Key::Dealer, Key::Contract};
    const Contract* contract = named(context, id);
    if (contract)
        return keys | keysOf(context, *contract);
    if (m_table.own)
        return keys | ownKeys;
    return keys | Keys::from(Key::Contract, Key::Called)
        | Keys{Key::March, Key::Announced, Key::By, Key::Points, Key::Log, Key::Hands};
}

Keys CompendiumGame::positionKeys(const Match& head, std::string_view id) const
{
    Keys keys{Key::Contract};
    const Contract* contract = named(headOf(m_table, head), id);
    if (!contract)
        return keys | Keys{Key::Trump} | Keys::from(Key::Trick, Key::Gone);
    if (contract->trump)
        keys = keys | Keys{Key::Trump};
    switch (contract->layout.kind) {
    case Layout::Kind::None:
        return contract->tricks ? keys | Keys{Key::Trick, Key::FirstTrick} : keys;
    case Layout::Kind::OneRow:
        return keys | Keys{Key::Row};
    case Layout::Kind::Series:
        return keys | Keys{Key::Series, Key::Gone};
    case Layout::Kind::Rows:
    case Layout::Kind::Founded:
        return contract->layout.packets ? keys | Keys{Key::Laid, Key::Packets} : keys | Keys{Key::Laid};
    }
    return keys;
}

Standing CompendiumGame::start(const Match& match) const
{
    Standing standing{.dealer = match.firstDealer.value_or(0)};
    const DueContracts due = nextContracts(settingOf(m_table, match, standing), standing);
    standing.dealer = due.dealer;
    for (const Contract* contract : due.contracts)
        standing.due.push_back(contract->id);
    standing.finished = due.contracts.empty(); // the table has stopped before its first deal
    setNextDealTricks(m_table, match.count(), standing);
    return standing;
}

Result<DealAward> CompendiumGame::award(
    const Match& match, const Standing& before, const DealEntry& entry) const
{
    return Awarding(m_table, match, before, entry).run();
}

Standing CompendiumGame::after(const Match& match, const Standing& before, DealAward& award) const
{
    const DealContext played = settingOf(m_table, match, before);
    Standing standing = before;
    ++standing.deals;
    const Contract* contract = contractNamed(played, award.contract);
    standing.played.push_back({static_cast<std::uint8_t>(contract - m_table.contracts.data()), award.dealer,
        award.declarers.empty() ? Players{award.dealer} : award.declarers});
    if (m_table.after) {
        standing = m_table.after(played, standing, award);
    } else {
        for (Player player = 0; player < match.count(); ++player)
            standing.total[player] += award.award[player];
    }
    const DealContext next{&m_table, &match, standing.deals + 1};
    const DueContracts due = standing.finished ? DueContracts{} : nextContracts(next, standing);
    standing.due.clear();
    for (const Contract* each : due.contracts)
        standing.due.push_back(each->id);
    if (!due.contracts.empty())
        standing.dealer = due.dealer;
    setNextDealTricks(m_table, match.count(), standing);
    if (!due.contracts.empty())
        return standing;
    if (!standing.finished) {
        standing.finished = true;
        standing.winners = leaders(m_table, match.count(), standing.total);
    }
    if (!m_table.own) // in a custom game the reasons add up to the award
        award.because.push_back({&clause::matchWinner, standing.winners,
            {{.de = "Das Spiel ist zu Ende. Sieg: {0}.", .en = "The match is over. Won by {0}."},
                {Argument::players(standing.winners)}}});
    return standing;
}

PadForm CompendiumGame::padForm(const Match& match, const Standing& before, const DealEntry& draft) const
{
    return compendium::padForm(*this, m_table, match, before, draft);
}

DealEntry CompendiumGame::respond(const Match& match, const Standing& before, DealEntry draft,
    std::string_view path, const Response& answer) const
{
    return compendium::respond(*this, m_table, match, before, std::move(draft), path, answer);
}

DealEntry CompendiumGame::reopened(const Match& match, DealEntry entry) const
{
    if (!entry.contract)
        return entry;
    // If several contracts can be due, the choice may be open: then nothing can be derived.
    const Contract* const contract = m_table.contracts.size() == 1
        ? &m_table.contracts.front()
        : named(headOf(m_table, match), entry.contract->contract);
    if (contract)
        for (const Measure* each : allMeasures())
            each->reopen(*contract, *entry.contract, columnsOf(m_table, match.count()));
    return entry;
}

Result<Verdict> CompendiumGame::judge(const Position& position) const
{
    const DealContext context = headOf(m_table, position.match);
    const Contract& contract = *named(context, position.contract->contract);
    if (contract.tricks)
        return judgeTrick(m_table, contract, position);
    return contract.layout.kind == Layout::Kind::None ? judgeFreePlay(contract, position)
                                                      : judgeLayout(m_table, contract, position);
}

Reasons CompendiumGame::whyMay(const Position& position, Card card) const
{
    const DealContext context = headOf(m_table, position.match);
    const Contract& contract = *named(context, position.contract->contract);
    return contract.tricks ? whyMayPlay(m_table, contract, position, card) : Reasons();
}

Reasons whyMay(const Position& position, Card card)
{
    return static_cast<const CompendiumGame&>(*position.match.game).whyMay(position, card);
}

DealEntry CompendiumGame::toNumericEntry(
    const Match& match, const Standing& before, const DealEntry& entry) const
{
    return entry.log ? Awarding(m_table, match, before, entry).toNumericEntry().value_or(entry) : entry;
}

RecordedDeal CompendiumGame::follow(const Match& match, const Standing& before, const DealEntry& entry) const
{
    static const ContractEntry nothing;
    const DealContext context = settingOf(m_table, match, before, entry.dealer);
    const ContractEntry& named = entry.contract ? *entry.contract : nothing;
    const Result<const Contract*> contract = contractDue(context, before, named);
    if (before.finished || !contract || !(*contract)->tricks)
        return {};
    Facts facts = initialFacts(context, before, entry.dealer.value_or(before.dealer));
    facts.trump = named.trump;
    return recordedDeal(context, **contract, facts, entry);
}

} // namespace tafel::compendium
