#include "history/core.h"

#include <utility>

#include <fmt/format.h>

#include "document/document.h"
#include "history/log/text_table.h"
#include "history/people/erasure.h"
#include "history/projections/branches.h"
#include "history/projections/custom_game_rows.h"
#include "history/projections/match_list.h"
#include "history/storage/vacuum.h"

namespace tafel::history {

namespace {

[[noreturn]] void unreadable(const Refusal& refusal)
{
    throw StorageException({StorageError::Code::Unreadable,
        {fmt::format("Diese Version von Tafelrichter kann einen Eintrag der Spielgeschichte nicht lesen "
                     "({}). Er bleibt "
                     "unverändert erhalten. Öffne das Spiel mit der Version, mit der es gespielt wurde.",
             refusal.message.de),
            fmt::format("This version of Tafelrichter cannot read an entry of the history ({}). It stays "
                        "there unchanged. "
                        "Open the match with the version with which it was played.",
                refusal.message.en)},
        refusal.where});
}

StorageError rulesChanged(const MatchState& match, int deal)
{
    return {StorageError::Code::RulesChanged,
        {fmt::format("Das Spiel wurde mit den Regeln der Version {} begonnen; diese Version wertet Partie {} "
                     "anders. Alles "
                     "bleibt, wie es gewertet wurde. Nimm die neue Wertung an, um weiterzuspielen.",
             match.rules(), deal),
            fmt::format(
                "The match was begun with version {} of the rules; this version judges deal {} differently. "
                "Everything stays as it was judged. Accept the new judgement to go on.",
                match.rules(), deal)}};
}

bool same(const StoredJudgement& then, const ScoredDeal& now)
{
    return then.award == now.award.award && then.total == now.after.total
        && then.finished == now.after.finished && then.marks == now.after.marks;
}

/// Asked of what the log does not have: the list itself is read, its index may be damaged.
bool isListed(Database& database, const std::string& id)
{
    Query row = database.query("SELECT 1 FROM match_summary NOT INDEXED WHERE id = ?");
    row.with(id);
    return row.next();
}

/// A damaged list may show what stands in no row of it.
bool areProjectionsIntact(Database& database)
{
    Query row = database.query("PRAGMA integrity_check(match_summary)");
    return row.next() && row.text(0) == "ok";
}

std::string deviceOf(Database& database, Mode mode)
{
    {
        Query known = database.query("SELECT value FROM setting WHERE name = 'device'");
        if (known.next())
            return known.text(0);
    }
    std::string device = newUuid();
    if (mode != Mode::Read)
        database.query("INSERT INTO setting VALUES ('device', ?)").with(device).run();
    return device;
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
    entry->misread.reset();
    return std::move(*entry);
}

DealEntry readEntry(const Match& match, const std::string& json)
{
    Result<DealEntry> entry = document::readDeal(match, json, document::Texts::AsKept);
    if (!entry)
        unreadable(entry.error());
    if (entry->misread)
        unreadable(entry->misread->refusal);
    return std::move(*entry);
}

Overruled readOverruled(const Match& match, const OverruledOption& overruled)
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

void requireSameJudgement(const MatchState& match, const Outcome& outcome)
{
    for (std::size_t i = 0; i < match.deals().size(); ++i)
        if (!same(match.deals()[i].judged, outcome.deals[i]))
            throw StorageException(rulesChanged(match, static_cast<int>(i) + 1));
}

void requireSameJudgement(const OpenMatch& current)
{
    const Result<Outcome> outcome = score(current.match);
    if (!outcome)
        throw StorageException(rulesChanged(current.state, 1));
    requireSameJudgement(current.state, *outcome);
}

OpenMatch read(MatchState state)
{
    Result<Match> match = document::readMatch(state.document(), document::Texts::AsKept);
    if (!match)
        unreadable(match.error());
    match->rules = state.rules();
    for (const OverruledOption& each : state.overruled())
        match->overruled.push_back(readOverruled(*match, each));
    match->deals.reserve(state.deals().size()); // a vector that grows takes half as much again
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

HistoryCore::HistoryCore(const std::filesystem::path& file, Mode wanted, Settings with)
    : settings(std::move(with))
    , mode(wanted)
    , database(file, wanted, migrations(), rebuildHooks(),
          settings.readsEarlierReleases ? Database::MigrationBackup::Private
                                        : Database::MigrationBackup::Copy,
          settings.patience, settings.progress)
    , log(database)
    , projections(database)
    , device(deviceOf(database, wanted))
{
    registerCustomGames(database);
    if (mode == Mode::Write)
        vacuumIfScheduled(database); // what a program that was killed, or that somebody waited for, has left
    settings.progress = {}; // whoever waited for it has what they waited for
}

OpenMatch& HistoryCore::match(const std::string& id)
{
    if (mode != Mode::Read && !wasChangedExternally() && current && current->state.id() == id)
        return *current;
    MatchState state = stateOf(id);
    current.reset();
    return current.emplace(read(std::move(state)));
}

/// By another connection of this program: a sync in the background.
bool HistoryCore::wasChangedExternally()
{
    Query row = database.query("PRAGMA data_version");
    row.next();
    if (std::exchange(m_version, row.integer(0)) == row.integer(0))
        return false;
    readId();
    return true;
}

void HistoryCore::takeNewId()
{
    device = newUuid();
    database.query("INSERT OR REPLACE INTO setting VALUES ('device', ?)").with(device).run();
}

void HistoryCore::readId()
{
    if (mode != Mode::Read)
        device = deviceOf(database, mode);
}

MatchState HistoryCore::stateOf(const std::string& id)
{
    std::optional<MatchState> state;
    database.snapshot([&] {
        if (const std::vector<Event> events = log.of(id); !events.empty()) {
            state = fold(events);
            verifyListedEventCount(database, *state);
        } else if (isListed(database, id) || !areProjectionsIntact(database)) {
            throwMissingEvents(id);
        }
    });
    if (!state)
        throw StorageException({StorageError::Code::UnknownMatch,
            {"Dieses Spiel steht nicht in der Spielgeschichte. Alle andern sind da. Wähle es aus der Liste.",
                "This match is not in the history. All others are there. Choose it from the list."},
            id});
    return std::move(*state);
}

bool HistoryCore::knows(const std::string& id)
{
    Query row = database.query("SELECT 1 FROM event WHERE match = ?"); // also a tournament has its id alone
    row.with(id);
    return row.next();
}

Event HistoryCore::event(const std::string& match, EventKind kind, const EventBody& body,
    const MatchHead& head, std::string_view previous)
{
    Event event = this->event(match, kind, write(body, head.players));
    if (!previous.empty())
        event.uuid = uuidAfter(previous);
    return event;
}

namespace {

/// Whether somebody may be named in an entry.
bool mayName(EventKind kind)
{
    switch (kind) {
    case EventKind::MatchAbandoned:
    case EventKind::MatchResumed:
    case EventKind::MatchUnrated:
    case EventKind::MatchRated:
    case EventKind::DealWithdrawn:
    case EventKind::DisputeWithdrawn:
    case EventKind::DisputeRestored:
    case EventKind::InterpretationOverruled:
    case EventKind::OverrulingWithdrawn:
    case EventKind::OverrulingRestored:
    case EventKind::RenamingWithdrawn:
    case EventKind::PersonForgotten:
    case EventKind::GameKept:
    case EventKind::RoundWithdrawn:
    case EventKind::TournamentClosed:
    case EventKind::TournamentTableTaken:
    case EventKind::MatchTakenOver:
    case EventKind::BranchChosen:
        return false;
    default:
        return true;
    }
}

} // namespace

Event HistoryCore::event(const std::string& owner, EventKind kind, std::string body)
{
    readId();
    if (mayName(kind)) {
        std::vector<std::string> erasures;
        Query rows = database.query(
            "SELECT uuid FROM event WHERE match = '' AND kind = 'person-forgotten' ORDER BY uuid");
        while (rows.next())
            erasures.push_back(shortErasure(rows.text(0)));
        body = withErasures(std::move(body), erasures);
    }
    return {
        0, newUuid(), device, timestamp(settings.clock()), owner, std::string(name(kind)), std::move(body)};
}

ErasedNames* HistoryCore::erasedNames(const Event& erasure)
{
    auto found = erased.find(erasure.uuid);
    if (found == erased.end()) {
        std::optional<ErasedNames> names = ErasedNames::read(erasure.body);
        if (!names)
            return nullptr;
        found = erased.emplace(erasure.uuid, std::move(*names)).first;
    }
    return &found->second;
}

void HistoryCore::record(
    OpenMatch& changed, EventKind kind, const EventBody& body, const std::optional<DealEntry>& draft)
{
    if (!isOurs(changed.state))
        throw StorageException({StorageError::Code::NotOwner,
            {"Dieses Spiel schreibt ein anderes Tablet. Nichts wurde verändert. Übernimm es, um hier "
             "weiterzuspielen.",
                "Another tablet writes this match. Nothing was changed. Take it over to play on here."},
            changed.state.writer()});
    const bool wasDraft
        = kind == EventKind::DealProposed || (kind == EventKind::DealEntered && body.of.empty());
    database.transaction([&] {
        if (changed.state.writer() != device) // a copy of this history may go on elsewhere
            takeOwnership(changed);
        Event event = this->event(changed.state.id(), kind, body, changed.state.head(), changed.state.last());
        log.append(event);
        projections.update(changed.state, changed.state.apply(event));
        if (wasDraft)
            database.query("DELETE FROM draft WHERE match = ?").with(event.match).run();
        if (draft)
            database.query("INSERT OR REPLACE INTO draft VALUES (?, ?)")
                .with(event.match)
                .with(document::writeDeal(changed.match, *draft))
                .run();
    });
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

MatchState reproject(HistoryCore& core, const std::string& match)
{
    std::int64_t number = 0;
    {
        Query row = core.database.query("SELECT number FROM match_summary WHERE id = ?");
        if (row.with(match).next())
            number = row.integer(0);
    }
    if (number != 0)
        for (const char* sql : {"DELETE FROM dispute WHERE match = ?", "DELETE FROM deal WHERE match = ?",
                 "DELETE FROM match_player WHERE match = ?", "DELETE FROM match_summary WHERE number = ?"})
            core.database.query(sql).with(number).run();
    core.database.query("DELETE FROM forked WHERE match = ?").with(match).run();
    MatchState state = fold(core.log.of(match));
    core.projections.open(state);
    core.projections.update(state, {1, false, true});
    return state;
}

WriteResult<ScoredDeal> HistoryCore::next(
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
    requireSameJudgement(opened.state, *outcome);
    body.deal = static_cast<int>(deals.size());
    body.entry = document::writeDeal(opened.match, entry);
    body.rules = settings.rulesVersion;
    body.judged = {judged(outcome->deals.back())};
    record(opened, kind, body);
    return outcome->deals.back();
}

RatingsCache& HistoryCore::ratingsCache()
{
    if (!ratings)
        ratings.emplace(database, mode);
    return *ratings;
}

void HistoryCore::checkpoint()
{
    database.checkpoint();
    entriesInLog = 0;
}

std::string HistoryCore::recordStandaloneDispute(const EventBody& body)
{
    Event event = this->event({}, EventKind::DisputeRecorded, body, {});
    database.transaction([&] {
        log.append(event);
        projections.insert(disputeOf(event, body), std::nullopt);
    });
    return event.uuid;
}

namespace {

/// Whether taking a match up again makes it the one that is under way.
bool becomesCurrentMatch(Database& database, const MatchState& match)
{
    const auto underWay = currentMatch(database, Played::Here);
    return !match.standing().finished && (!underWay || underWay->id != match.id());
}

} // namespace

Expected<void> HistoryCore::setAside(const std::string& id, bool aside)
{
    return guarded(database.file(), [&] {
        OpenMatch& changed = match(id);
        if (changed.state.abandoned() == aside && (aside || !becomesCurrentMatch(database, changed.state)))
            return;
        try {
            record(changed, aside ? EventKind::MatchAbandoned : EventKind::MatchResumed, {});
        } catch (...) {
            current.reset();
            throw;
        }
    });
}

Result<JudgedMatch> JudgedMatch::of(Match match)
{
    return score(match).map(
        [&](Outcome&& outcome) { return JudgedMatch(std::move(match), std::move(outcome)); });
}

Match JudgedMatch::start()
{
    std::vector<DealEntry> deals = std::exchange(m_match.deals, {});
    Match start = m_match;
    start.ended = m_match.ended && deals.empty(); // else the last deal says so
    m_match.deals = std::move(deals);
    return start;
}

ScoredDeal JudgedMatch::lastDealBeforeEnd()
{
    const bool ended = std::exchange(m_match.ended, false);
    Result<Outcome> outcome = score(m_match);
    m_match.ended = ended;
    return std::move(outcome.value().deals.back());
}

void HistoryCore::recordMatch(JudgedMatch& whole, bool imported)
{
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
                state.head(), state.last());
            log.append(next, texts);
            state.apply(next);
        }
        if (ends) {
            Event last = event(match.id, EventKind::MatchEnded,
                {.deal = static_cast<int>(match.deals.size()),
                    .rules = settings.rulesVersion,
                    .judged = {judged(outcome.deals.back())},
                    .imported = imported},
                state.head(), state.last());
            log.append(last);
            state.apply(last);
        }
        projections.update(state, {1, false});
        if (imported)
            return; // One of many: nobody is going to play it on at once.
        current.reset();
        current.emplace(read(std::move(state)));
    });
    if (!imported)
        checkpoint();
}

Result<Imported> HistoryCore::import(Match given)
{
    if (!given.id.empty() && knows(given.id)) {
        eraseNames(*this, given, false);
        return importFurther(given);
    }
    return JudgedMatch::of(std::move(given)).and_then([&](JudgedMatch&& judged) -> Result<Imported> {
        const Match& match = judged.match();
        const std::string id = match.id.empty() ? uuidOf(document::writeMatch(match)) : match.id;
        if (knows(id))
            return Imported{id};
        if (Match nameless = match; eraseNames(*this, nameless, true)) {
            Result<JudgedMatch> again = JudgedMatch::of(std::move(nameless));
            if (!again)
                return tl::unexpected(again.error());
            judged = std::move(*again);
        }
        judged.setHead(id, match.started.empty() ? timestamp(settings.clock()) : match.started);
        recordMatch(judged, true);
        return Imported{.id = id, .added = true};
    });
}

} // namespace tafel::history
