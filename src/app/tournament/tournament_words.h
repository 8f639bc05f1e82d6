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
    /// "Cosmic Eidex", "any game".
    static QString gameName(const std::string& game, Language language);
    /// "1 match", "5 matches"; with unfinished ones: "5 matches, 2 under way".
    static QString matches(int all, int finished, Language language);
    static QString people(int count);
};

} // namespace tafel::app
