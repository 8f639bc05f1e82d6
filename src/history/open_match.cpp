#include "history/open_match.h"

#include <utility>

#include <fmt/format.h>

#include "document/document.h"
#include "history/storage/database.h"
#include "referee/deal_name.h"
#include "referee/game.h"

namespace tafel::history {

namespace {

[[noreturn]] void unreadable(const Refusal& refusal)
{
    throw StorageException({StorageError::Code::Unreadable,
        {fmt::format("Diese Version von Tafelrichter kann einen Eintrag der Spielgeschichte nicht lesen "
                     "({}). Er bleibt "
                     "unverändert erhalten. Öffne das Spiel mit der Version, mit der es gespielt wurde.",
             refusal.message.de),
            fmt::format("This version of Tafelrichter cannot read an entry of the history ({}). The entry is "
                        "kept unchanged. Open the match with the version that recorded it.",
                refusal.message.en)},
        refusal.where});
}

StorageError rulesChanged(const OpenMatch& current, int deal)
{
    const Message name = dealName(current.match.game->unit(), deal);
    return {StorageError::Code::RulesChanged,
        {fmt::format("Das Spiel wurde mit den Regeln der Version {} begonnen; diese Version wertet {} "
                     "anders. Alles "
                     "bleibt, wie es gewertet wurde. Nimm die neue Wertung an, um weiterzuspielen.",
             current.state.rules(), name.de),
            fmt::format("The match was started with version {} of the rules; this version scores {} "
                        "differently. Everything stays as it was scored. Accept the new scores to continue.",
                current.state.rules(), name.en)}};
}

bool same(const StoredJudgement& then, const ScoredDeal& now)
{
    return then.award == now.award.award && then.total == now.after.total
        && then.finished == now.after.finished && then.marks == now.after.marks;
}

} // namespace

void verifyListedEventCount(Database& database, const MatchState& match)
{
    Query row = database.query("SELECT deals, changed, played FROM match_summary WHERE number = ?");
    row.with(match.number());
    if (!row.next() || row.integer(0) != static_cast<std::int64_t>(match.deals().size())
        || row.text(1) != match.changed() || row.integer(2) != match.played())
        throwMissingEvents(match.id());
}

DealEntry readDraft(const Match& match, const std::string& json)
{
    Result<DealEntry> entry = document::readDeal(match, json, document::Texts::AsKept);
    if (!entry)
        unreadable(entry.error());
    entry->readError.reset();
    return std::move(*entry);
}

DealEntry readEntry(const Match& match, const std::string& json)
{
    Result<DealEntry> entry = document::readDeal(match, json, document::Texts::AsKept);
    if (!entry)
        unreadable(entry.error());
    if (entry->readError)
        unreadable(entry->readError->refusal);
    return std::move(*entry);
}

OptionOverride readOverruled(const Match& match, const OverruledOption& overruled)
{
    for (const OptionSpec& option : match.game->options()) {
        if (option.name != overruled.option)
            continue;
        if (const std::optional<OptionValue> value = valueOf(option, overruled.value))
            return {overruled.from, &option, {*value}};
    }
    unreadable({.code = Refusal::Code::Schema,
        .where = "/overruled",
        .message = {fmt::format("die Hausregel {} = {}", overruled.option, overruled.value),
            fmt::format("the house rule {} = {}", overruled.option, overruled.value)}});
}

void requireSameJudgement(const OpenMatch& current, const Outcome& outcome)
{
    const std::vector<DealState>& deals = current.state.deals();
    for (std::size_t i = 0; i < deals.size(); ++i)
        if (!same(deals[i].judged, outcome.deals[i]))
            throw StorageException(rulesChanged(current, static_cast<int>(i) + 1));
}

void requireSameJudgement(const OpenMatch& current)
{
    const Result<Outcome> outcome = score(current.match);
    if (!outcome)
        throw StorageException(rulesChanged(current, 1));
    requireSameJudgement(current, *outcome);
}

void verifyJudgement(MatchState match)
{
    if (match.rules() != version())
        return;
    const std::string id = match.id();
    try {
        requireSameJudgement(read(std::move(match)));
    } catch (const StorageException& failure) {
        if (failure.error.code == StorageError::Code::RulesChanged)
            throwMissingEvents(id);
        throw;
    }
}

OpenMatch read(MatchState state)
{
    Result<Match> match = document::readMatch(state.document(), document::Texts::AsKept);
    if (!match)
        unreadable(match.error());
    match->rules = state.rules();
    for (const OverruledOption& each : state.overruled())
        match->overruled.push_back(readOverruled(*match, each));
    match->deals.reserve(state.deals().size()); // a growing vector takes half as much memory again
    for (const DealState& deal : state.deals())
        match->deals.push_back(readEntry(*match, deal.entry));
    match->ended = match->ended || state.stopped();
    return {std::move(state), std::move(*match)};
}

namespace {

std::optional<UndoStep> changeOf(const std::vector<Step>& stack)
{
    if (stack.empty())
        return std::nullopt;
    const Step& step = stack.back();
    return UndoStep{step.what, step.deal, step.change, step.winners, step.contract, step.dispute.asker,
        step.option, step.correction.takenBack};
}

} // namespace

std::optional<UndoStep> undoableOf(const MatchState& match)
{
    if (!match.proposal())
        return changeOf(match.undo());
    const StoredJudgement& judged = match.proposal()->deal.judged;
    return UndoStep{Step::What::Proposal, static_cast<int>(match.deals().size()) + 1,
        match.proposal()->change, judged.winners, judged.contract};
}

std::optional<UndoStep> redoableOf(const MatchState& match)
{
    return changeOf(match.redo());
}

} // namespace tafel::history
