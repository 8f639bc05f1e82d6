// What is shown: a match or a tournament of the history, as the pages and the parts of pages that are
// renewed. Words and numbers are made by the same code as on the tablet; here they are put into the templates
// of pages/.
#pragma once

#include <map>

#include "history/tournaments/tournaments.h"
#include "live/counting.h"
#include "report/template.h"

namespace tafel::live {

class Pages {
public:
    explicit Pages(history::History& history)
        : m_history(history)
    {
    }

    /// Reads it, or again. A fault: everything stays as it was.
    history::Expected<void> readMatch(const std::string& id);
    history::Expected<void> readTournament(const std::string& name);
    void showNothing();
    /// The deal under entry; nothing: none.
    void setCounting(std::optional<Counting> counting);
    /// What hangs on the clock is made anew: which tables are silent.
    void passTime();

    const history::StoredMatch* match() const { return m_match ? &*m_match : nullptr; }
    const Outcome* outcome() const { return m_outcome ? &*m_outcome : nullptr; }
    const history::Tournament* tournament() const { return m_tournament ? &*m_tournament : nullptr; }
    const std::optional<Counting>& counting() const { return m_counting; }
    const Standing& standing() const { return m_standing; }
    /// Of the deal under entry, or the next one with nothing entered; there is a match.
    const Form& form() const { return m_form; }

    // Whole pages. `key`: of the address.
    std::string phonePage(const std::string& key, Language language);
    std::string boardPage(const std::string& key, Language language);
    std::string cardsPage(Language language);
    std::string gonePage(Language language) const; ///< Nothing is shared at this address.

    // Their parts.
    const std::string& slate(Language language);
    const std::string& deals(Language language);
    const std::string& board(const std::string& key, Language language);
    /// The last deal in one sentence: for whoever hears the page.
    std::string lastDeal(Language language);
    std::string zone(Player seat, Language language);
    std::string others(Player seat, bool numbers, Language language);
    std::string waiting(Player seat, Language language);
    /// The rules by which the match is played in which every word typed occurs, under their headings.
    std::string rules(std::string_view typed, Language language);
    /// One rule by its id, where it stands and what it is related to; nothing: the match has no such rule.
    std::optional<std::string> rule(std::string_view id, Language language);
    /// The course of the match, SVG; empty: there is none yet.
    std::string course(Language language);

private:
    const std::string& kept(
        std::string_view part, Language language, const std::function<report::Value()>& fill);
    std::string fill(std::string_view name, const report::Value& value, Language language) const;
    report::Value seat(Player player, Language language) const;
    report::Value mark(const std::string& name, int mark) const;
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
    std::optional<Counting> m_counting = {};
    Standing m_standing = {};
    Form m_form = {};
    std::map<std::string, std::string> m_kept = {}; ///< Parts as they are now.
};

/// A file of the pages that is the same for everybody: "live.css"; nothing: there is none.
struct File {
    std::string_view type, text;
};
std::optional<File> fileNamed(std::string_view name);

} // namespace tafel::live
