// The pad and the referee agree on any entry in every game.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>

#include "referee/prompts.h"
#include "support/any_contract.h"
#include "support/any_custom_game.h"
#include "support/any_deal.h"
#include "support/any_table.h"

namespace tafel {
namespace {

using namespace test;

/// The match with one more deal, read from its stored document.
Match stored(Match match, const DealEntry& entry)
{
    match.deals.push_back(entry);
    return document::readMatch(document::writeMatch(match)).value();
}

bool isSame(const ScoredDeal& one, const ScoredDeal& other)
{
    return one.award.award == other.award.award && one.after.total == other.after.total;
}

/// The stored document has the result of the pad, or both refuse the entry.
void agree(const Match& match, const Standing& before, const DealEntry& draft)
{
    const PadForm form = match.game->padForm(match, before, draft);
    const Match whole = stored(match, form.completed.value_or(draft));
    const Result<Outcome> outcome = score(whole);
    RC_LOG() << document::writeMatch(whole) << '\n';
    RC_ASSERT(outcome.has_value() == form.live.has_value());
    if (form.live)
        RC_ASSERT(isSame(*form.live, outcome->deals.back()));
    // The command line adds no values, so its result depends only on the document.
    const Match asItStands = stored(match, draft);
    const bool adds
        = form.completed && document::writeDeal(match, *form.completed) != document::writeDeal(match, draft);
    const Result<MatchPrompts> asking = promptsFor(asItStands);
    if (adds || !asking || !asking->gives)
        return;
    RC_ASSERT(score(asItStands).has_value());
}

Standing after(const Match& match)
{
    return match.deals.empty() ? match.game->start(match) : score(match).value().standing;
}

/// A deal without some of its keys.
Json half(Json deal)
{
    const Json whole = deal;
    for (const auto& [key, value] : whole.items())
        if (key != "contract" && oneIn(4))
            deal.erase(key);
    for (auto& [key, value] : deal.items())
        if (value.is_object() && value.size() > 1 && oneIn(4))
            value.erase(value.begin());
    return deal;
}

/// Checks a match document whose last deal is a draft, complete or not.
void agreeOnLast(Json match)
{
    if (match["deals"].empty())
        return;
    const Json last = match["deals"].back();
    match["deals"].erase(match["deals"].size() - 1);
    const Result<Match> head = document::readMatch(match.dump());
    if (!head || !score(*head) || after(*head).finished)
        return;
    for (const Json& deal : {last, half(last)})
        if (const Result<DealEntry> entry = document::readDeal(*head, deal.dump());
            entry && !entry->readError)
            agree(*head, after(*head), *entry);
}

RC_GTEST_PROP(AnyForm, ofCosmicEidexGivesWhatTheDocumentGives, ())
{
    agreeOnLast(anyMatch());
}

RC_GTEST_PROP(AnyForm, ofAContractGivesWhatTheDocumentGives, ())
{
    const auto& tables = compendiumTables();
    const compendium::GameTable& table = *tables[static_cast<std::size_t>(below(12))];
    agreeOnLast(Json::parse(document::writeMatch(anyContractMatch(table, 1 + below(6)))));
}

RC_GTEST_PROP(AnyForm, ofAGameOfOnesOwnGivesWhatTheDocumentGives, ())
{
    AnyCustomTable table;
    agreeOnLast(table.document(1 + below(4)));
}

/// Rounds of Krass Kariert: the opener, if it was entered, and the players who hand in a chip.
RC_GTEST_PROP(AnyForm, ofKrassKariertGivesWhatTheDocumentGives, ())
{
    Json match{{"format", "tafelrichter/1"}, {"game", "krass-kariert"}, {"players", Json::array()},
        {"options", {{"chips", 2 + below(2)}}}, {"deals", Json::array()}};
    const int players = 3 + below(3);
    const auto name = [](int player) { return std::string(1, static_cast<char>('A' + player)); };
    for (int player = 0; player < players; ++player)
        match["players"].push_back(name(player));
    for (int rounds = 1 + below(4); rounds > 0; --rounds) {
        const int loser = below(players);
        Json round{{"gives_chip", {name(loser)}}};
        if (oneIn(4))
            round["gives_chip"].push_back(name((loser + 1) % players));
        if (oneIn(3))
            round["opener"] = name(below(players));
        match["deals"].push_back(std::move(round));
    }
    agreeOnLast(match);
}

/// Card points of four players without tricks: the award is that of the recorded cards, or the referee asks.
RC_GTEST_PROP(AnyForm, ofFourPlayersNeverGivesAnotherAwardThanTheCards, ())
{
    const AnyDeal recorded = anyDeal(*rc::gen::arbitrary<std::uint64_t>(), {.players = 4});
    const Match& whole = recorded.match;
    Match match = whole;
    match.deals.clear();
    const Standing before = match.game->start(match);
    const Result<DealAward> truth = match.game->award(match, before, whole.deals.front());
    if (!truth)
        return;
    DealEntry entry = match.game->toNumericEntry(match, before, whole.deals.front());
    const PerPlayer<int> won = entry.tricks.value();
    const int tricks = std::accumulate(won.begin(), won.end(), 0);
    if (std::find(won.begin(), won.end(), tricks) != won.end())
        return; // a player claims all tricks without a prompt
    entry.tricks.reset();
    const PadForm form = match.game->padForm(match, before, entry);
    const Result<DealAward> unasked = match.game->award(match, before, entry);
    RC_ASSERT(form.live.has_value() == unasked.has_value());
    if (form.live) {
        RC_ASSERT(form.live->award.award == truth->award);
        return;
    }
    // The referee asks, and offers the true answer.
    const Prompt* const prompt = form.asked("/trickless");
    RC_ASSERT(prompt != nullptr);
    Players without;
    for (Player player = 0; player < 4; ++player)
        if (won[player] == 0) {
            without.add(player);
            RC_ASSERT(std::any_of(prompt->options.begin(), prompt->options.end(),
                [&](const Prompt::Option& option) { return option.player == player; }));
        }
    DealEntry answered = entry;
    for (Player player = 0; player < 4; ++player)
        if (without.has(player))
            answered = match.game->respond(match, before, std::move(answered), prompt->path, int{player});
    if (without.empty())
        answered = match.game->respond(match, before, std::move(answered), prompt->path, -1);
    RC_ASSERT(answered.trickless == without);
    const PadForm told = match.game->padForm(match, before, answered);
    RC_ASSERT(told.live.has_value());
    RC_ASSERT(told.live->award.award == truth->award);
}

/// Opens every deal of a scored match for correction without a change.
void keepsItsAwards(const Match& match)
{
    const Result<Outcome> outcome = score(match);
    if (!outcome)
        return;
    Match head = match;
    head.ended = false; // this deal is not the last one
    for (std::size_t i = match.deals.size(); i-- > 0;) {
        const DealEntry& deal = match.deals[i];
        if (deal.ruling || deal.round || outcome->deals[i].award.isVoid)
            continue;
        head.deals.assign(match.deals.begin(), match.deals.begin() + static_cast<std::ptrdiff_t>(i));
        const Standing before = i == 0 ? head.game->start(head) : outcome->deals[i - 1].after;
        const DealEntry opened = head.game->reopened(head, head.game->toNumericEntry(head, before, deal));
        const PadForm form = head.game->padForm(head, before, opened);
        ASSERT_TRUE(form.live) << document::writeMatch(match) << '\n' << form.refusal->message.en;
        ASSERT_EQ(form.live->award.award, outcome->deals[i].award.award) << document::writeMatch(match);
        ASSERT_EQ(form.live->after.total, outcome->deals[i].after.total) << document::writeMatch(match);
    }
}

TEST(Correction, changesNothingOfACaseThatIsOnlyOpened)
{
    int matches = 0;
    for (const Case& each : allCases())
        if (const Result<Match> match = document::readMatch(each.document); match && !match->deals.empty()) {
            keepsItsAwards(*match);
            ++matches;
        }
    EXPECT_GT(matches, 500);
}

RC_GTEST_PROP(Correction, changesNothingOfADealThatIsOnlyOpened, ())
{
    keepsItsAwards(document::readMatch(anyScoredMatch().dump()).value());
    keepsItsAwards(anyDeal(*rc::gen::arbitrary<std::uint64_t>()).match);
    const auto& tables = compendiumTables();
    keepsItsAwards(anyContractMatch(*tables[static_cast<std::size_t>(below(12))], below(6)));
    AnyCustomTable table;
    keepsItsAwards(document::readMatch(table.document(below(4)).dump()).value());
}

} // namespace
} // namespace tafel
