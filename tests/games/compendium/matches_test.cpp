// Properties of every match of every compendium game.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/any_contract.h"

namespace tafel::compendium {
namespace {

using namespace tafel::test;

const GameTable& anyTable()
{
    const auto& tables = compendiumTables();
    return *tables[static_cast<std::size_t>(below(static_cast<int>(tables.size())))];
}

int sumOf(const PerPlayer<int>& values)
{
    int sum = 0;
    for (int value : values)
        sum += value;
    return sum;
}

RC_GTEST_PROP(AnyContractMatch, isScoredToItsEnd, ())
{
    const GameTable& table = anyTable();
    const Match match = anyContractMatch(table, 60);
    const Result<Outcome> outcome = score(match);
    RC_ASSERT(outcome.has_value());
    const bool longGame = table.phases; // a rubber may have more than sixty deals
    RC_ASSERT((outcome->standing.finished || longGame));
    if (outcome->standing.finished) {
        RC_ASSERT(!outcome->standing.winners.empty());
        RC_ASSERT(outcome->standing.due.empty());
    }
}

RC_GTEST_PROP(AnyContractMatch, totalsAreTheSumsOfTheChanges, ())
{
    const GameTable& table = anyTable();
    const Match match = anyContractMatch(table, 1 + below(30));
    const Outcome outcome = score(match).value();
    PerPlayer<int> total{}, marks{};
    for (const ScoredDeal& deal : outcome.deals) {
        if (marks != PerPlayer<int>{}) // a player lost a game of the rubber, so the slate is empty again
            total = {};
        for (Player player = 0; player < match.count(); ++player) {
            total[player] += deal.change[player];
            if (!table.after) // strokes never fall below zero
                RC_ASSERT(deal.change[player] == deal.award.award[player]);
        }
        RC_ASSERT(total == deal.after.total);
        marks = {};
        if (deal.award.lost && *deal.award.lost)
            marks[**deal.award.lost] = 1;
        RC_ASSERT(!deal.award.because.empty());
        RC_ASSERT(deal.award.because.front().clause != nullptr);
    }
}

/// In some contracts, the total award does not depend on who wins the tricks.
RC_GTEST_PROP(AnyContractMatch, contractsGiveWhatTheirTableSays, ())
{
    const GameTable& table = anyTable();
    const Match match = anyContractMatch(table, 60);
    const Outcome outcome = score(match).value();
    for (std::size_t i = 0; i < outcome.deals.size(); ++i) {
        const DealAward& award = outcome.deals[i].award;
        const DealContext context{&table, &match, static_cast<int>(i) + 1};
        const Contract& contract = *contractNamed(context, award.contract);
        const bool marched = award.because.front().clause->id == "compendium.march";
        if (marched)
            RC_ASSERT(sumOf(award.award) == table.marchWins + (match.count() - 1) * table.marchLoses);
        else if (const auto* each = std::get_if<Each>(&contract.score))
            RC_ASSERT(sumOf(award.award)
                == each->value
                    * test::toCount(
                        contract, table, match.count(), handSizeOf(table, match.count(), match.count())));
        else if (const auto* places = std::get_if<ByPlace>(&contract.score)) {
            int sum = 0;
            for (std::size_t place = 0; place < static_cast<std::size_t>(match.count()); ++place)
                sum += places->values[place];
            RC_ASSERT(sumOf(award.award) == sum);
        } else if (const auto* cards = std::get_if<PerCard>(&contract.score)) {
            int sum = 0;
            for (Card card : contract.scoring& deckOf(table, match.count()))
                sum += cards->of(card);
            RC_ASSERT(sumOf(award.award) == sum);
        }
    }
}

RC_GTEST_PROP(AnyContractMatch, readsBackAsItWasAndScoresTheSame, ())
{
    const Match match = anyContractMatch(anyTable(), 1 + below(20));
    const std::string written = document::writeMatch(match);
    const Result<Match> read = document::readMatch(written);
    RC_ASSERT(read.has_value());
    RC_ASSERT(document::writeMatch(*read) == written);
    const Outcome one = score(match).value(), two = score(*read).value();
    RC_ASSERT(one.standing.total == two.standing.total);
    RC_ASSERT(one.standing.winners == two.standing.winners);
}

/// The pad offers exactly the contracts that the referee accepts.
RC_GTEST_PROP(AnyContractMatch, offersJustWhatIsDue, ())
{
    const GameTable& table = anyTable();
    const Match match = anyContractMatch(table, below(20));
    const Standing standing = match.deals.empty() ? match.game->start(match) : score(match)->standing;
    if (standing.finished)
        return;
    const PadForm form = match.game->padForm(match, standing, {});
    const DealContext context{&table, &match, standing.deals + 1};
    for (const Contract* contract : contractsOf(context)) {
        const bool due
            = std::find(standing.due.begin(), standing.due.end(), contract->id) != standing.due.end();
        const DealEntry entry = anyContractDeal(match, standing, *contract, table);
        const Result<DealAward> award = match.game->award(match, standing, entry);
        RC_ASSERT(award.has_value() == due);
        if (!due)
            RC_ASSERT(award.error().code == Refusal::Code::Order);
        for (const ContractChoice& choice : form.contracts)
            if (choice.contract.id == contract->id)
                RC_ASSERT((choice.state == ContractChoice::State::Due) == due);
    }
}

/// The last number is calculated, so the live award of the incomplete draft equals that of the deal.
RC_GTEST_PROP(AnyContractMatch, fillsInTheLastNumber, ())
{
    const GameTable& table = anyTable();
    const Match match = anyContractMatch(table, below(12));
    const Standing standing = match.deals.empty() ? match.game->start(match) : score(match)->standing;
    if (standing.finished)
        return;
    const DealContext context{&table, &match, standing.deals + 1};
    const Contract& contract = *nextContracts(context, standing).contracts.front();
    const DealEntry whole = anyContractDeal(match, standing, contract, table);
    DealEntry draft = whole;
    if (draft.contract->count)
        draft.contract->count->pop_back();
    if (draft.contract->out)
        draft.contract->out->pop_back();
    if (!draft.points.empty())
        draft.points.pop_back();
    const PadForm form = match.game->padForm(match, standing, draft);
    RC_ASSERT(form.live.has_value());
    RC_ASSERT(form.live->award.award == match.game->award(match, standing, whole)->award);
    RC_ASSERT(form.completed.has_value());
    RC_ASSERT(match.game->award(match, standing, *form.completed)->award == form.live->award.award);
}

/// Any draft, even an incomplete or wrong one, has an award or an error.
RC_GTEST_PROP(AnyContractMatch, answersWhateverIsEntered, ())
{
    const GameTable& table = anyTable();
    const Match match = anyContractMatch(table, below(12));
    const Standing standing = match.deals.empty() ? match.game->start(match) : score(match)->standing;
    const GameTable& other = anyTable();
    const Contract& contract
        = other.contracts[static_cast<std::size_t>(below(static_cast<int>(other.contracts.size())))];
    if (match.count() < 4 && other.playerCounts.has(4) && !other.playerCounts.has(3))
        return; // its cards are dealt to four players
    DealEntry entry = anyContractDeal(match, standing, contract, other);
    if (oneIn(2) && entry.contract->count)
        entry.contract->count->push_back({0, -3});
    const PadForm form = match.game->padForm(match, standing, entry);
    RC_ASSERT(form.live.has_value() != form.refusal.has_value());
}

} // namespace
} // namespace tafel::compendium
