// A match from a file, once the referee has judged it.
#pragma once

#include "referee/score.h"

namespace tafel::history {

/// A match that the referee has judged from its first deal to its last. A match from a file is stored or
/// shown only as this type, and only `of` creates it.
class JudgedMatch {
public:
    /// \return the match with its outcome, or the first fault as `score` reports it
    static Result<JudgedMatch> of(Match match);

    const Match& match() const { return m_match; }
    const Outcome& outcome() const { return m_outcome; }

    /// The match before its first deal. Long ones have no room for the deals twice.
    Match start();

    /// The last deal of a match that the table ended, as it was judged when it was entered.
    ScoredDeal lastDealBeforeEnd();

    /// Writes each name as it is compared (NFC, without needless spaces), so that a person has one spelling.
    void normalizeNames();

    /// Sets the fields that no rule uses.
    void setHead(std::string id, std::string started)
    {
        m_match.id = std::move(id);
        m_match.started = std::move(started);
    }

private:
    JudgedMatch(Match match, Outcome outcome)
        : m_match(std::move(match))
        , m_outcome(std::move(outcome))
    {
    }

    Match m_match;
    Outcome m_outcome;
};

} // namespace tafel::history
