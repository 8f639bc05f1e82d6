// Imports a file of a match that already exists: adds the deals that the history does not have.
#include <algorithm>
#include <set>
#include <tuple>

#include <fmt/format.h>

#include "base/names.h"
#include "document/document.h"
#include "document/json.h"
#include "history/core.h"
#include "history/people/erasure.h"
#include "history/projections/names.h"
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
    return document::writeDeal(stored, entry);
}

/// All that must be the same in both but the people and the house rules.
std::string headOf(Match match, const std::vector<std::string>& players)
{
    match.players = players;
    match.options.clear();
    match.overruled.clear();
    match.ended = false;
    match.id = match.started = match.rules = match.tournament = match.draw = {};
    return document::writeMatch(match, false);
}

/// \return the first key that one of two documents has differently, as a JSON Pointer; empty: they are the
/// same
std::string differingKey(const std::string& one, const std::string& other)
{
    if (one == other)
        return {};
    document::JsonDocument oneDocument, otherDocument;
    const document::Json &in = **oneDocument.parse(one), &there = **otherDocument.parse(other);
    const auto missing = [](const document::Json& from, const document::Json& to) {
        return std::find_if(from.MemberBegin(), from.MemberEnd(), [&](const auto& member) {
            const auto same = to.FindMember(member.name);
            return same == to.MemberEnd() || same->value != member.value;
        });
    };
    for (const auto& [from, to] : {std::pair(&in, &there), std::pair(&there, &in)})
        if (const auto member = missing(*from, *to); member != from->MemberEnd())
            return fmt::format("/{}", document::view(member->name));
    return {};
}

/// Whether the same house rules hold for a deal, from 1.
bool haveTheSameRules(const Match& one, const Match& other, int deal)
{
    const auto value = [&](const Match& match, const OptionSpec& option, int of) {
        return option.of.empty() ? std::optional(match.option(option, deal))
                                 : match.optionOf(option, of, deal);
    };
    for (const OptionSpec& option : one.game->options())
        for (int of = 0; of < std::max(1, static_cast<int>(option.of.size())); ++of)
            if (value(one, option, of) != value(other, option, of))
                return false;
    return true;
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

/// Finds the deals of a file that the match in the history does not have.
class FurtherDeals {
public:
    FurtherDeals(HistoryCore& core, const Match& file)
        : m_core(core)
        , m_file(file)
        , m_stored(read(core.stateOf(file.id)))
        , m_deals(static_cast<int>(m_stored.match.deals.size()))
        , m_areSamePeople(m_file.players.size() == m_stored.match.players.size() && areTheSamePeople())
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
        if (m_file.game != stored.game && m_file.game->id() != stored.game->id())
            return tl::unexpected(isAnother("/game"));
        if (m_file.players.size() != stored.players.size())
            return tl::unexpected(isAnother("/players"));
        if (std::string key = differingKey(headOf(m_file, stored.players), headOf(stored, stored.players));
            !key.empty())
            return tl::unexpected(isAnother(std::move(key)));
        if (!haveTheSameOptions())
            return tl::unexpected(isAnother("/options"));
        if (isKnown())
            return Imported{m_file.id};
        const int both = std::min(m_deals, fileDeals());
        for (int deal = 1; deal <= both; ++deal)
            if (fileEntry(deal)
                    != entryOf(stored, stored.deals[static_cast<std::size_t>(deal) - 1], m_areSamePeople)
                || !haveTheSameRules(m_file, stored, deal))
                return tl::unexpected(differs(m_file, deal));
        if (fileDeals() < m_deals) // its last deals are the same, but not how it stopped
            return tl::unexpected(differs(m_file, fileDeals() + 1));
        if (!m_areSamePeople)
            return tl::unexpected(hasOtherPeople());
        return goOn();
    }

private:
    int fileDeals() const { return static_cast<int>(m_file.deals.size()); }
    std::string fileEntry(int deal) const
    {
        return entryOf(m_stored.match, m_file.deals[static_cast<std::size_t>(deal) - 1], m_areSamePeople);
    }

    static Refusal isAnother(std::string where)
    {
        return {.code = Refusal::Code::Order,
            .where = std::move(where),
            .message
            = {"Unter dieser «id» steht ein anderes Spiel in der Spielgeschichte. Es wurde nicht verändert.",
                "Another match in the history has this \"id\". It was not changed."}};
    }

    /// The file renames people who have played since, or contains an erased name.
    Refusal hasOtherPeople() const
    {
        return wentOnDifferently(m_deals + 1,
            {"Die Personen heissen dort anders als in dieser Datei; ihre weiteren Partien wurden nicht "
             "eingetragen.",
                "The players have other names there than in this file; its further deals were not added."});
    }

    /// The house rules at the start; later ones hold from a deal on.
    bool haveTheSameOptions() const
    {
        Match file = m_file, stored = m_stored.match;
        file.overruled.clear();
        stored.overruled.clear();
        return haveTheSameRules(file, stored, 1);
    }

    bool areTheSamePeople()
    {
        const std::vector<std::string>& written = m_stored.match.players;
        const auto areAll = [&](const std::vector<std::string>& names) {
            return std::equal(names.begin(), names.end(), m_file.players.begin(), isSameName);
        };
        return areAll(written) || areAll(displayNames(m_core.database, written));
    }

    /// Whether it is the match as it is, or as it once was: a deal may have been corrected or taken back
    /// since.
    bool isKnown() const
    {
        const Past past = pastOf(m_core.log.ofMatch(m_file.id), m_stored, m_areSamePeople);
        if (fileDeals() > static_cast<int>(past.deals.size()) || (m_file.ended && !past.ended))
            return false;
        for (int deal = 1; deal <= fileDeals(); ++deal)
            if (!past.deals[static_cast<std::size_t>(deal) - 1].contains(fileEntry(deal)))
                return false;
        const std::vector<Overruling> overruled = overrulingsOf(m_file);
        return std::all_of(overruled.begin(), overruled.end(),
            [&](const Overruling& each) { return past.overruled.contains(each); });
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
            if (!haveTheSameRules(m_file, match, deal))
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
    const Match& m_file;
    OpenMatch m_stored;
    int m_deals; ///< Number of deals in the history.
    /// False if people were renamed or erased since; the deals are then compared without typed reasons.
    bool m_areSamePeople;
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
