// Imports a file of a match that already exists: adds the deals that the history does not have.
#include <algorithm>
#include <set>
#include <tuple>

#include <fmt/format.h>

#include "base/names.h"
#include "document/document.h"
#include "history/core.h"
#include "history/log/erased_names.h"
#include "history/people/erasure.h"
#include "history/projections/branches.h"
#include "history/projections/names.h"
#include "history/projections/same_match.h"
#include "referee/deal_name.h"
#include "referee/game.h"

namespace tafel::history {

namespace {

/// A deal for the comparison: with the names of the history, and written by this version.
/// \param withReason  false: without what the table typed, which is erased with a name
std::string entryOf(const Match& stored, DealEntry entry, bool withReason)
{
    if (entry.ruling && !withReason)
        entry.ruling->reason.clear();
    std::sort(entry.points.begin(), entry.points.end()); // they are in the order of entry
    return document::writeDeal(stored, entry);
}

using Overruling = std::tuple<int, std::string_view, std::string>;

std::vector<Overruling> overrulingsOf(const Match& match)
{
    std::vector<Overruling> all;
    for (const OptionOverride& each : match.overruled)
        for (const OptionValue& value : each.values)
            all.emplace_back(each.from, each.option->name, textOf(value));
    return all;
}

Refusal wentOnDifferently(int deal, Message why)
{
    return {.code = Refusal::Code::Order,
        .where = fmt::format("/deals/{}", deal - 1),
        .message = {"Dieses Spiel steht schon in der Spielgeschichte. Es wurde nicht verändert. " + why.de,
            "This match is already in the history. It was not changed. " + why.en}};
}

Refusal differs(const Match& file, int deal)
{
    const Message name = dealName(file.game->unit(), deal);
    return wentOnDifferently(deal,
        {fmt::format("Dort ging es anders weiter als in dieser Datei: {} ist nicht dieselbe.", name.de),
            fmt::format("It continued differently there than in this file: {} is not the same.", name.en)});
}

/// All states that a match ever had, as far as a match file can represent them.
struct Past {
    std::vector<std::set<std::string>> deals = {}; ///< By number: as each was ever entered.
    std::set<Overruling> overruled = {};
    bool ended = false;
};

Past pastOf(const std::vector<Event>& events, const OpenMatch& stored, bool withReasons)
{
    Past past;
    for (const Overruling& each : overrulingsOf(stored.match))
        past.overruled.insert(each);
    past.ended = stored.match.ended;
    const auto note = [&](int deal, const std::string& json) {
        if (json.empty() || deal < 1)
            return;
        past.deals.resize(std::max(past.deals.size(), static_cast<std::size_t>(deal)));
        past.deals[static_cast<std::size_t>(deal) - 1].insert(
            entryOf(stored.match, readEntry(stored.match, json), withReasons));
    };
    const auto noteEvent = [&](const Event& event) {
        const std::optional<EventKind> kind = eventKind(event.kind);
        if (kind == EventKind::DealEntered || kind == EventKind::DealCorrected) {
            const EventBody body = read(event.body, stored.state.header().players);
            note(body.deal, body.entry);
            note(body.deal, body.previous);
        } else if (kind == EventKind::InterpretationOverruled) {
            const EventBody body = read(event.body, stored.state.header().players);
            for (const OptionSpec& option : stored.match.game->options())
                if (option.name == body.option)
                    past.overruled.emplace(body.deal, option.name, body.value);
        } else if (kind == EventKind::MatchEnded) {
            past.ended = true;
        }
    };
    for (const Event& event : events)
        try {
            noteEvent(event);
        } catch (const StorageException&) {
            // It is of another version of the match, in which other people play.
        }
    return past;
}

/// The people of a file, compared with those of the match in the history.
enum class People : std::uint8_t {
    Same, ///< Each seat has a name that its person has or had.
    Erased, ///< The seats that differ are erased in the history: their person has no name there.
    Others
};

/// Whether a person who is written as `written` has or had this name, also by a renaming that was withdrawn.
bool wasCalled(const std::string& written, const std::string& name, const std::vector<Renaming>& renamings)
{
    std::set<std::string> names{written};
    for (const Renaming& each : renamings)
        if (names.contains(each.from))
            names.insert(each.to);
    return std::any_of(
        names.begin(), names.end(), [&](const std::string& each) { return isSameName(each, name); });
}

/// Whether an erasure with this pseudonym recognises its names. Those of the first releases do not.
bool knowsNamesOf(HistoryCore& core, const std::string& pseudonym)
{
    const std::vector<Event> all = core.erasures();
    return std::any_of(all.begin(), all.end(), [&](const Event& erasure) {
        const ErasedNames* const names = core.erasedNames(erasure);
        return names && names->pseudonym() == pseudonym;
    });
}

People compare(HistoryCore& core, const Match& file, const Match& stored)
{
    const std::vector<std::string>&seats = stored.players, &names = file.players;
    if (names.size() != seats.size())
        return People::Others;
    if (std::equal(names.begin(), names.end(), seats.begin(), isSameName))
        return People::Same;
    const std::vector<Renaming> renamings = allRenamings(core.database);
    const Aliases aliases = aliasesOf(renamings);
    std::optional<Match> erased; // with the names that are erased here
    People people = People::Same;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const std::string &written = seats[seat], &name = names[seat];
        if (wasCalled(written, name, renamings)
            || displayNameIn(aliases, name) == displayNameIn(aliases, written))
            continue;
        if (!isPseudonym(written))
            return People::Others;
        if (!erased)
            eraseNames(core, erased.emplace(file), true);
        if (erased->players[seat] != written && knowsNamesOf(core, written))
            return People::Others;
        people = People::Erased;
    }
    return people;
}

/// \return the first key of the head that differs, as a JSON Pointer; empty: the file is of this match
std::string differingKeyOf(Match file, const Match& stored, People people)
{
    if (file.players.size() == stored.players.size())
        file.players = stored.players;
    std::string key = differingKey(std::move(file), stored, 0);
    return key.empty() && people == People::Others ? "/players" : key;
}

/// Whether a file is the match as it is, or as it once was: a deal may have been corrected or taken back
/// since.
bool isIn(const OpenMatch& stored, const std::vector<Event>& events, const Match& file, People people)
{
    const bool withReasons = people == People::Same;
    const Past past = pastOf(events, stored, withReasons);
    if (file.deals.size() > past.deals.size() || (file.ended && !past.ended))
        return false;
    for (std::size_t deal = 0; deal < file.deals.size(); ++deal) {
        const std::string entry = entryOf(stored.match, file.deals[deal], withReasons);
        if (!past.deals[deal].contains(entry))
            return false;
        // A deal that is still there was played by the rules that are there.
        if (deal < stored.match.deals.size()
            && entry == entryOf(stored.match, stored.match.deals[deal], withReasons)
            && !haveSameRules(file, stored.match, static_cast<int>(deal) + 1))
            return false;
    }
    const std::vector<Overruling> overruled = overrulingsOf(file);
    return std::all_of(overruled.begin(), overruled.end(),
        [&](const Overruling& each) { return past.overruled.contains(each); });
}

/// Removes from a file what follows from the rest, where the history does not have it either: the dealer
/// whose turn it was, and the points that were left.
Match withoutDerived(Match file, const OpenMatch& stored)
{
    const std::size_t both = std::min(file.deals.size(), stored.match.deals.size());
    for (std::size_t deal = 0; deal < both; ++deal) {
        const DealEntry& there = stored.match.deals[deal];
        const StoredJudgement& judged = stored.state.deals()[deal].judged;
        if (!there.dealer && file.deals[deal].dealer == judged.dealer)
            file.deals[deal].dealer.reset();
        std::erase_if(file.deals[deal].points, [&](const std::pair<Player, int>& each) {
            return !there.pointsOf(each.first) && judged.points[each.first] == each.second;
        });
    }
    return file;
}

/// Finds the deals of a file that the match in the history does not have.
class FurtherDeals {
public:
    FurtherDeals(HistoryCore& core, const Match& file)
        : m_core(core)
        , m_stored(read(core.stateOf(file.id)))
        , m_file(withoutDerived(file, m_stored))
        , m_deals(static_cast<int>(m_stored.match.deals.size()))
        , m_people(compare(core, file, m_stored.match))
    {
    }

    /// Throws StorageException; refused it writes nothing.
    Result<Imported> take()
    {
        // A partly unreadable deal can be neither compared nor written.
        if (std::any_of(m_file.deals.begin(), m_file.deals.end(),
                [](const DealEntry& deal) { return deal.readError.has_value(); }))
            if (const Result<Outcome> outcome = score(m_file); !outcome)
                return tl::unexpected(outcome.error());
        const Match& stored = m_stored.match;
        if (const std::string key = differingKeyOf(m_file, stored, m_people); !key.empty()) {
            if (isAnotherVersion())
                return Imported{m_file.id};
            return tl::unexpected(isAnother(key));
        }
        if (isIn(m_stored, m_core.log.ofMatch(m_file.id), m_file, m_people))
            return Imported{m_file.id};
        const int both = std::min(m_deals, fileDeals());
        for (int deal = 1; deal <= both; ++deal)
            if (fileEntry(deal)
                    != entryOf(
                        stored, stored.deals[static_cast<std::size_t>(deal) - 1], m_people == People::Same)
                || !haveSameRules(m_file, stored, deal))
                return tl::unexpected(differs(m_file, deal));
        if (fileDeals() < m_deals) // its last deals are the same, but not how it stopped
            return tl::unexpected(differs(m_file, fileDeals() + 1));
        if (m_people != People::Same)
            return tl::unexpected(hasErasedPeople());
        return goOn();
    }

private:
    int fileDeals() const { return static_cast<int>(m_file.deals.size()); }
    std::string fileEntry(int deal) const
    {
        return entryOf(
            m_stored.match, m_file.deals[static_cast<std::size_t>(deal) - 1], m_people == People::Same);
    }

    static Refusal isAnother(std::string where)
    {
        return {.code = Refusal::Code::Order,
            .where = std::move(where),
            .message
            = {"Unter dieser «id» steht ein anderes Spiel in der Spielgeschichte. Es wurde nicht verändert.",
                "Another match in the history has this \"id\". It was not changed."}};
    }

    Refusal hasErasedPeople() const
    {
        return wentOnDifferently(m_deals + 1,
            {"Personen dieser Datei sind dort gelöscht; ihre weiteren Partien wurden nicht eingetragen.",
                "Players of this file are erased there; its further deals were not added."});
    }

    /// Whether another version of the match has the deals: two tablets imported two files with this id.
    bool isAnotherVersion() const
    {
        const std::vector<Branch> all = branchesOf(m_core.log.ofMatch(m_file.id));
        return std::any_of(all.begin() + 1, all.end(), [&](const Branch& branch) {
            const OpenMatch version = read(fold(branch.events));
            const People people = compare(m_core, m_file, version.match);
            return differingKeyOf(m_file, version.match, people).empty()
                && isIn(version, branch.events, m_file, people);
        });
    }

    /// Adds the deals of the file that follow the last one of the history.
    Result<Imported> goOn()
    {
        if (const Result<Outcome> outcome = score(m_file); !outcome)
            return tl::unexpected(outcome.error());
        const int next = m_deals + 1;
        if (m_stored.match.ended && !(m_file.ended && fileDeals() == m_deals))
            return tl::unexpected(wentOnDifferently(next,
                {"Dort wurde es nach der letzten Partie beendet.",
                    "It was ended there after the last deal."}));
        if (!m_core.isOurs(m_stored.state))
            return tl::unexpected(wentOnDifferently(next,
                {"Ein anderes Tablet schreibt es. Übernimm es und lies die Datei noch einmal ein; dann "
                 "kommen die weiteren Partien dazu.",
                    "Another tablet writes it. Take it over and import the file again to add the further "
                    "deals."}));
        if (m_stored.state.proposal())
            return tl::unexpected(wentOnDifferently(next,
                {"Dort wartet eine Partie noch auf ein Ja. Beantworte sie zuerst, und lies die Datei noch "
                 "einmal ein.",
                    "A deal there is still waiting for acceptance. Accept or reject it first, then import "
                    "the file again."}));
        return write();
    }

    Result<Imported> write()
    {
        Match& match = m_stored.match;
        const int deals = fileDeals();
        std::vector<OptionOverride> overruled; // those that the history does not have
        {
            std::vector<Overruling> known = overrulingsOf(match);
            for (const OptionOverride& each : m_file.overruled)
                if (each.values.size() != 1
                    || std::find(known.begin(), known.end(),
                           Overruling(each.from, each.option->name, textOf(each.values.front())))
                        == known.end())
                    overruled.push_back(each);
        }
        for (const OptionOverride& each : overruled) {
            if (each.from <= m_deals || each.values.size() != 1)
                return tl::unexpected(differs(m_file, std::clamp(each.from, 1, std::max(deals, 1))));
            match.overruled.push_back(each);
        }
        for (int deal = m_deals + 1; deal <= deals; ++deal) {
            if (!haveSameRules(m_file, match, deal))
                return tl::unexpected(differs(m_file, deal));
            match.deals.push_back(m_file.deals[static_cast<std::size_t>(deal) - 1]);
        }
        const Result<Outcome> outcome = score(match);
        if (!outcome)
            return tl::unexpected(outcome.error());
        try {
            requireSameJudgement(m_stored, *outcome);
        } catch (const StorageException& failure) {
            if (failure.error.code != StorageError::Code::RulesChanged)
                throw;
            return tl::unexpected(wentOnDifferently(m_deals + 1, failure.error.message));
        }
        std::optional<ScoredDeal> last; // the last deal as scored after the end of the match
        if (m_file.ended && !match.ended) {
            match.ended = true;
            Result<Outcome> ended = score(match);
            if (!ended)
                return tl::unexpected(ended.error());
            last = std::move(ended->deals.back());
        }
        m_core.database.transaction([&] { record(overruled, *outcome, last); });
        if (m_core.current && m_core.current->state.id() == m_file.id)
            m_core.isMatchStale = true;
        return Imported{.id = m_file.id, .extended = true};
    }

    void record(const std::vector<OptionOverride>& overruled, const Outcome& outcome,
        const std::optional<ScoredDeal>& last)
    {
        const int deals = fileDeals();
        if (m_stored.state.writer() != m_core.device) // a copy of this history may go on elsewhere
            m_core.takeOwnership(m_stored);
        for (int deal = m_deals + 1; deal <= deals + 1; ++deal) {
            for (const OptionOverride& each : overruled)
                if (each.from == deal || (deal == deals + 1 && each.from > deal))
                    append(EventKind::InterpretationOverruled,
                        {.deal = each.from,
                            .option = std::string(each.option->name),
                            .value = textOf(each.values.front())});
            if (deal > deals)
                break;
            const auto at = static_cast<std::size_t>(deal) - 1;
            append(EventKind::DealEntered,
                {.deal = deal,
                    .entry = document::writeDeal(m_stored.match, m_stored.match.deals[at]),
                    .judged = {judged(outcome.deals[at])}});
        }
        if (last)
            append(EventKind::MatchEnded, {.deal = deals, .judged = {judged(*last)}});
        if (deals > m_deals) // the draft was one of these deals
            m_core.database.query("DELETE FROM draft WHERE match = ?").with(m_file.id).run();
    }

    void append(EventKind kind, EventBody body)
    {
        body.imported = true;
        if (!body.judged.empty())
            body.rules = m_core.settings.rulesVersion;
        Event event = m_core.event(m_file.id, kind, body, m_stored.state.header(), m_stored.state.last());
        m_core.log.append(event);
        m_core.projections.update(m_stored.state, m_stored.state.apply(event));
    }

    HistoryCore& m_core;
    OpenMatch m_stored;
    Match m_file;
    int m_deals; ///< Number of deals in the history.
    People m_people; ///< If they are not the same, deals are compared without typed reasons.
};

} // namespace

Result<Imported> HistoryCore::importFurther(const Match& match)
{
    try {
        return FurtherDeals(*this, match).take();
    } catch (const StorageException& failure) {
        using enum StorageError::Code;
        if (failure.error.code == Damaged)
            return tl::unexpected(
                Refusal{.code = Refusal::Code::Order, .where = {}, .message = failure.error.message});
        // A match that this version cannot read is only known to exist. A tournament also has an id.
        if (failure.error.code != Unreadable && failure.error.code != UnknownMatch)
            throw;
        return Imported{match.id};
    }
}

Result<Imported> HistoryCore::import(Match given)
{
    if (!given.id.empty() && hasMatch(given.id)) {
        eraseNames(*this, given, false);
        return importFurther(given);
    }
    return JudgedMatch::of(std::move(given)).and_then([&](JudgedMatch&& judged) -> Result<Imported> {
        const Match& match = judged.match();
        const std::string id = match.id.empty() ? uuidOf(document::writeMatch(match)) : match.id;
        if (hasMatch(id))
            return Imported{id};
        if (Match nameless = match; eraseNames(*this, nameless, true)) {
            Result<JudgedMatch> again = JudgedMatch::of(std::move(nameless));
            if (!again)
                return tl::unexpected(again.error());
            judged = std::move(*again);
        }
        judged.setHead(id, match.started.empty() ? timestamp(settings.clock()) : match.started);
        appendMatch(judged, true);
        return Imported{.id = id, .added = true};
    });
}

} // namespace tafel::history
