// The questions that History answers, and the draft.
#include "document/document.h"
#include "history/core.h"
#include "history/projections/branches.h"
#include "history/projections/names.h"
#include "history/projections/person_attributes.h"

namespace tafel::history {

namespace {

/// The match as people know its players; the referee reads it by seats.
void showNames(StoredMatch& stored, std::int64_t match, Database& database)
{
    stored.match.players = displayNames(database, stored.match.players);
    const auto show = [&](std::string& name) { name = displayName(database, match, name); };
    for (Dispute& dispute : stored.disputes)
        for (std::string* each : {&dispute.asker, &dispute.verdict, &dispute.ruled})
            show(*each);
    for (std::optional<UndoStep>* change : {&stored.undoable, &stored.redoable})
        if (*change)
            show((*change)->asker);
}

/// The list has the same people: otherwise the renamings, or the list, are damaged.
void verifyPeopleMatchList(Database& database, const MatchState& match, const std::vector<std::string>& shown)
{
    Query row = database.query("SELECT party FROM match_summary WHERE number = ?");
    row.with(match.number());
    if (!row.next() || row.text(0) != playerSetKey(shown))
        throwMissingEvents(match.id());
}

} // namespace

Expected<StoredMatch> History::load(const std::string& id)
{
    return guarded(m_core->database.file(), [&] {
        OpenMatch& current = m_core->match(id);
        const MatchState& state = current.state;
        StoredMatch stored{{}, {}, state.abandoned(), state.disputes(), undoableOf(state), redoableOf(state),
            {}, state.rejection()};
        stored.deals.reserve(state.deals().size());
        if (const std::optional<Proposal>& waits = state.proposal())
            stored.proposal = StoredProposal{readEntry(current.match, waits->deal.entry),
                {waits->deal.entered, waits->deal.judged, waits->change}};
        for (const DealState& deal : state.deals()) {
            const int number = static_cast<int>(stored.deals.size()) + 1;
            StoredDeal& row = stored.deals.emplace_back(
                StoredDeal{deal.entered, deal.judged, state.change(number), {}, deal.acceptedBy});
            for (const Correction& each : deal.corrections)
                row.corrections.push_back(
                    {each.at, each.reason, readEntry(current.match, each.previous), each.takenBack});
        }
        // A history that is only read keeps no match open, and a long one should not be there twice.
        const bool isKept = m_core->mode != Mode::Read;
        stored.match = isKept ? current.match : std::move(current.match);
        showNames(stored, state.number(), m_core->database);
        verifyPeopleMatchList(m_core->database, state, stored.match.players);
        stored.badges = badgesOf(m_core->database, stored.match.players);
        stored.imported = state.imported();
        stored.ownership = m_core->ownershipOf(state);
        if (!isKept)
            m_core->current.reset();
        return stored;
    });
}

Expected<void> History::saveDraft(const std::string& id, const DealEntry& draft)
{
    return guarded(m_core->database.file(), [&] {
        const std::string body = document::writeDeal(m_core->match(id).match, draft);
        m_core->database.nonDurableTransaction([&] {
            m_core->database.query("INSERT OR REPLACE INTO draft (match, body) VALUES (?, ?)")
                .with(id)
                .with(body)
                .run();
        });
    });
}

Expected<std::optional<DealEntry>> History::draft(const std::string& id)
{
    return guarded(m_core->database.file(), [&]() -> std::optional<DealEntry> {
        std::string body;
        {
            Query row = m_core->database.query("SELECT body FROM draft WHERE match = ?");
            row.with(id);
            if (!row.next())
                return std::nullopt;
            body = row.text(0);
        }
        return readDraft(m_core->match(id).match, body);
    });
}

Expected<std::vector<MatchSummary>> History::matches(const Filter& filter, int limit, int offset)
{
    return guarded(
        m_core->database.file(), [&] { return history::matches(m_core->database, filter, limit, offset); });
}

Expected<std::optional<MatchSummary>> History::currentMatch(PlayedWhere where)
{
    return guarded(m_core->database.file(), [&] { return history::currentMatch(m_core->database, where); });
}

Expected<std::optional<Match>> History::lastMatchOf(
    const std::vector<std::string>& players, const std::string& game)
{
    return guarded(m_core->database.file(), [&]() -> std::optional<Match> {
        const std::optional<std::string> id = lastOf(m_core->database, players, game);
        if (!id)
            return std::nullopt;
        const std::vector<Event> events = m_core->log.ofMatch(*id);
        if (events.empty())
            throwMissingEvents(*id);
        Match last = read(MatchState(branchesOf(events).front().events.front())).match;
        last.players = displayNames(m_core->database, last.players);
        return last;
    });
}

Expected<std::vector<ContractAverage>> History::contractAverages(
    const std::string& game, const Filter& filter)
{
    return guarded(
        m_core->database.file(), [&] { return history::contractAverages(m_core->database, game, filter); });
}

Expected<int> History::countMatches()
{
    Database& database = m_core->database;
    return guarded(database.file(), [&] {
        Query row = database.query("SELECT count(*) FROM match_summary");
        row.next();
        return row.number(0);
    });
}

Expected<Counts> History::counts()
{
    return guarded(m_core->database.file(), [&] { return history::counts(m_core->database); });
}

Expected<std::vector<Person>> History::people()
{
    return guarded(m_core->database.file(), [&] { return history::people(m_core->database); });
}

Expected<std::vector<Event>> History::events(const std::string& id)
{
    return guarded(m_core->database.file(), [&] { return m_core->log.ofMatch(id); });
}

Expected<std::int64_t> History::version()
{
    return guarded(m_core->database.file(), [&] { return m_core->database.externalVersion(); });
}

Expected<void> History::rebuild()
{
    return guarded(m_core->database.file(),
        [&] { m_core->database.transaction([&] { rebuildProjections(m_core->database); }); });
}

} // namespace tafel::history
