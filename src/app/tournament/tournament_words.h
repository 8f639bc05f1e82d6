// Texts for the screens of tournaments.
#pragma once

#include <QCoreApplication>

#include "app/session/session.h"
#include "history/tournaments/tournaments.h"

namespace tafel::app {

/// The badges of these people, as in `history::badgesOf`; empty if they cannot be read.
QList<int> badgesOf(Session& session, const std::vector<std::string>& people);

struct TournamentWords {
    Q_DECLARE_TR_FUNCTIONS(TournamentWords)
public:
    /// "Wins", "Victory points", "Penalty points".
    static QString ruleName(tournament::ScoringRule rule, Language language);
    /// "Cosmic Eidex", "any game".
    static QString gameName(const std::string& game, Language language);
    /// "1 match", "5 matches"; with unfinished ones: "5 matches, 2 under way".
    static QString matches(int all, int finished, Language language);
    static QString people(int count);
    /// "3 repeated encounters so far · best possible: 2".
    static QString check(const history::TournamentRound& round);
    /// The table sizes as text: "4, or 3", "4, or 3 and 5".
    static QString sizes(const std::vector<int>& sizes, Language language);
};

} // namespace tafel::app
