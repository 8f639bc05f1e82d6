#include "history/core.h"

#include <utility>

#include <fmt/format.h>

#include "document/document.h"
#include "history/log/text_table.h"
#include "history/projections/branches.h"
#include "history/projections/match_list.h"

namespace tafel::history {

OpenMatch& HistoryCore::match(const std::string& id)
{
    const bool stale = wasChangedExternally() || isMatchStale;
    isMatchStale = false;
    if (mode != Mode::Read && !stale && current && current->state.id() == id)
        return *current;
    MatchState state = stateOf(id);
    current.reset();
    return current.emplace(read(std::move(state)));
}

/// By another connection of this program: a sync in the background.
bool HistoryCore::wasChangedExternally()
{
    const std::int64_t version = database.externalVersion();
    if (std::exchange(m_version, version) == version)
        return false;
    readId();
    return true;
}

Event HistoryCore::event(const std::string& match, EventKind kind, const EventBody& body,
    const MatchHeader& header, std::string_view previous)
{
    Event event = this->event(match, kind, write(body, header.players));
    if (!previous.empty())
        event.uuid = uuidAfter(previous);
    return event;
}

void HistoryCore::appendEvent(
    OpenMatch& changed, EventKind kind, const EventBody& body, const std::optional<DealEntry>& draft)
{
    if (!isOurs(changed.state))
        throw StorageException({StorageError::Code::NotOwner,
            {"Dieses Spiel schreibt ein anderes Tablet. Nichts wurde verändert. Übernimm es, um hier "
             "weiterzuspielen.",
                "Another tablet writes this match. Nothing was changed. Take it over to continue here."},
            changed.state.writer()});
    const bool wasDraft
        = kind == EventKind::DealProposed || (kind == EventKind::DealEntered && body.of.empty());
    try {
        database.transaction([&] {
            if (changed.state.writer() != device) // a copy of this history may go on elsewhere
                takeOwnership(changed);
            Event event
                = this->event(changed.state.id(), kind, body, changed.state.header(), changed.state.last());
            log.append(event);
            projections.update(changed.state, changed.state.apply(event));
            if (wasDraft)
                database.query("DELETE FROM draft WHERE match = ?").with(event.match).run();
            if (draft)
                database.query("INSERT OR REPLACE INTO draft (match, body) VALUES (?, ?)")
                    .with(event.match)
                    .with(document::writeDeal(changed.match, *draft))
                    .run();
        });
    } catch (...) {
        isMatchStale = true;
        throw;
    }
    changed.match.rules = changed.state.rules();
    constexpr int few = 8; // each time costs a few writes to the disk
    if (changed.state.standing().finished || ++entriesInLog >= few)
        checkpoint();
}

void HistoryCore::takeOwnership(OpenMatch& changed)
{
    Event event
        = this->event(changed.state.id(), EventKind::MatchTakenOver, writeAfter(changed.state.last()));
    log.append(event);
    projections.update(changed.state, changed.state.apply(event));
}

WriteResult<ScoredDeal> HistoryCore::appendDeal(
    OpenMatch& opened, EventKind kind, const DealEntry& entry, EventBody body)
{
    if (opened.state.abandoned())
        throw StorageException({StorageError::Code::Abandoned,
            {"Dieses Spiel wurde beiseitegelegt. Die Partie wurde nicht gespeichert, alles Frühere ist "
             "da. Nimm das Spiel wieder auf und gib sie noch einmal ein.",
                "This match was set aside. The deal was not saved. All earlier entries are intact. "
                "Resume the match and enter it again."}});
    std::vector<DealEntry>& deals = opened.match.deals;
    deals.push_back(entry);
    const Result<Outcome> outcome = score(opened.match);
    if (!outcome) {
        deals.pop_back();
        return tl::unexpected(WriteError(outcome.error()));
    }
    requireSameJudgement(opened, *outcome);
    body.deal = static_cast<int>(deals.size());
    body.entry = document::writeDeal(opened.match, entry);
    body.rules = settings.rulesVersion;
    body.judged = {judged(outcome->deals.back())};
    appendEvent(opened, kind, body);
    return outcome->deals.back();
}

void HistoryCore::checkpoint()
{
    database.checkpoint();
    entriesInLog = 0;
}

std::string HistoryCore::appendStandalone(EventKind kind, const EventBody& body)
{
    Event event = this->event({}, kind, body, {});
    database.transaction([&] {
        log.append(event);
        projections.applyStandalone(event);
    });
    return event.uuid;
}

namespace {

/// Whether taking a match up again makes it the one that is under way.
bool becomesCurrentMatch(Database& database, const MatchState& match)
{
    const auto underWay = currentMatch(database, PlayedWhere::Here);
    return !match.standing().finished && (!underWay || underWay->id != match.id());
}

} // namespace

Expected<void> HistoryCore::setAside(const std::string& id, bool aside)
{
    return guarded(database.file(), [&] {
        OpenMatch& changed = match(id);
        if (changed.state.abandoned() == aside && (aside || !becomesCurrentMatch(database, changed.state)))
            return;
        appendEvent(changed, aside ? EventKind::MatchAbandoned : EventKind::MatchResumed, {});
    });
}

void HistoryCore::appendMatch(JudgedMatch& whole, bool imported)
{
    whole.normalizeNames();
    const Match start = whole.start(), &match = whole.match();
    const Outcome& outcome = whole.outcome();
    const EventBody opened{.match = document::writeMatch(start, false),
        .rules = settings.rulesVersion,
        .judged = {judged(match.game->start(start))},
        .imported = imported};
    const bool ends = match.ended && !match.deals.empty();
    const std::optional<ScoredDeal> beforeEnd
        = ends ? std::optional(whole.lastDealBeforeEnd()) : std::nullopt;
    database.transaction([&] {
        Event first = event(match.id, EventKind::MatchOpened, opened, {.players = match.players});
        log.append(first);
        MatchState state(first);
        projections.open(state);
        TextsOfEntries texts(database);
        for (std::size_t i = 0; i < match.deals.size(); ++i) {
            Event next = event(match.id, EventKind::DealEntered,
                {.deal = static_cast<int>(i) + 1,
                    .entry = document::writeDeal(match, match.deals[i]),
                    .rules = settings.rulesVersion,
                    .judged = {judged(ends && i + 1 == match.deals.size() ? *beforeEnd : outcome.deals[i])},
                    .imported = imported},
                state.header(), state.last());
            log.append(next, texts);
            state.apply(next);
        }
        if (ends) {
            Event last = event(match.id, EventKind::MatchEnded,
                {.deal = static_cast<int>(match.deals.size()),
                    .rules = settings.rulesVersion,
                    .judged = {judged(outcome.deals.back())},
                    .imported = imported},
                state.header(), state.last());
            log.append(last);
            state.apply(last);
        }
        projections.update(state, {1, false});
        if (imported)
            return; // One of many: no player will continue it now.
        current.reset();
        current.emplace(read(std::move(state)));
    });
    if (!imported)
        checkpoint();
}

} // namespace tafel::history
