// Renders a match or a tournament as pages, and as the parts of pages that are updated. Texts and numbers
// come from the same code as on the tablet. This class fills them into the templates of pages/.
#pragma once

#include <map>

#include "history/tournaments/tournaments.h"
#include "live/phone_entry.h"
#include "report/template.h"

namespace tafel::live {

class Pages {
public:
    explicit Pages(history::History& history)
        : m_history(history)
    {
    }

    /// Loads the match, or loads it again. On an error, everything stays as it was.
    history::Expected<void> readMatch(const std::string& id);
    history::Expected<void> readTournament(const std::string& name);
    void showNothing();
    /// Sets the deal that is being entered; nothing: none.
    void setCounting(std::optional<EntryInProgress> counting);
    /// Renders the parts again that depend on the time: idle tables.
    void refreshTimeDependentParts();

    const history::StoredMatch* match() const { return m_match ? &*m_match : nullptr; }
    const Outcome* outcome() const { return m_outcome ? &*m_outcome : nullptr; }
    const history::Tournament* tournament() const { return m_tournament ? &*m_tournament : nullptr; }
    const std::optional<EntryInProgress>& counting() const { return m_counting; }
    const Standing& standing() const { return m_standing; }
    /// \return the form of the deal that is being entered, or of the next one. Requires a match.
    const PadForm& form() const { return m_form; }

    // Complete pages. `key` is the key of the address.
    std::string phonePage(const std::string& key, Language language);
    std::string boardPage(const std::string& key, Language language);
    std::string cardsPage(Language language);
    std::string gonePage(Language language) const; ///< The page for an address at which nothing is shared.

    // Parts of pages.
    const std::string& slate(Language language);
    const std::string& deals(Language language);
    const std::string& board(const std::string& key, Language language);
    /// The last deal in one sentence, for screen readers.
    std::string lastDeal(Language language);
    std::string zone(Player seat, Language language);
    std::string others(Player seat, bool numbers, Language language);
    std::string waiting(Player seat, Language language);
    /// The rules of the match that contain every typed word, under their headings.
    std::string rules(std::string_view typed, Language language);
    /// One rule with its source and its related rules.
    /// \return nothing if the match has no rule of this id
    std::optional<std::string> rule(std::string_view id, Language language);
    /// The score chart of the match as SVG; empty: there is none yet.
    std::string course(Language language);

private:
    const std::string& kept(
        std::string_view part, Language language, const std::function<report::Value()>& fill);
    std::string fill(std::string_view name, const report::Value& value, Language language) const;
    report::Value seat(Player player, Language language) const;
    report::Value badge(const std::string& name, int badge) const;
    report::Value slateValue(Language language) const;
    report::Value dealsValue(std::size_t most, Language language) const;
    report::Value dealValue(std::size_t index, Language language) const;
    report::Value boardValue(const std::string& key, Language language) const;
    report::Value tournamentValue(Language language) const;
    report::Value resultsValue(Language language) const;
    report::Value tableValue(const history::TournamentTable& table, int number, const std::string& drawn,
        Language language) const; ///< `drawn`: when, RFC 3339.
    void renewed();

    history::History& m_history;
    std::optional<history::StoredMatch> m_match = {};
    std::optional<Outcome> m_outcome = {}; ///< Missing: today's rules judge the match differently.
    std::optional<history::Tournament> m_tournament = {};
    std::optional<EntryInProgress> m_counting = {};
    Standing m_standing = {};
    PadForm m_form = {};
    std::map<std::string, std::string> m_kept = {}; ///< Parts as they are now.
};

/// A file of the pages that is the same for all clients: "live.css"; nothing if it does not exist.
struct File {
    std::string_view type, text;
};
std::optional<File> fileNamed(std::string_view name);

} // namespace tafel::live
