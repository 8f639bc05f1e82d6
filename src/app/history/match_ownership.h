// The tablet that owns a match, and the branches of a match that diverged.
#pragma once

#include "app/phrases/view_rows.h"
#include "app/session/session_model.h"

namespace tafel::app {

struct MatchBranchRow {
    VALUE_TYPE(MatchBranchRow, matchBranchRow)
    VALUE_FIELD(QString, id);
    VALUE_FIELD(QString, title); ///< Names the tablet that wrote it.
    VALUE_FIELD(QString, when);
    VALUE_FIELD(QStringList, players);
    VALUE_FIELD(QString, head); ///< Its people and rules, if another version has others; often empty.
    VALUE_FIELD(bool, counts);
    VALUE_FIELD(QString, deals);
    VALUE_FIELD(QStringList, numbers); ///< The totals of the players.
    /// The deals that are missing in at least one branch: title, contract and changes.
    VALUE_FIELD(QList<tafel::app::DealRow>, divergingDeals);
};

class MatchOwnership : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    INPUT_FIELD(QString, matchId, setMatchId);
    /// This tablet owns the match; also true without a match.
    MODEL_GETTER(bool, ours) { return m_ownership.ours; }
    MODEL_FIELD(QString, text); ///< "Tablet 3F2A writes this match."
    MODEL_GETTER(bool, forked) { return m_ownership.forked; } ///< The table has to choose a branch.
    /// The branches, the counting one first; empty if there is only one.
    MODEL_FIELD(QList<tafel::app::MatchBranchRow>, versions);
    MODEL_FIELD(QString, shared); ///< "The same in both: 2 deals"; empty if there are none.

public:
    using SessionModel::SessionModel;

    /// Chooses that branch on all tablets.
    Q_INVOKABLE void choose(const QString& version);

private:
    void clearData() override { reset(m_ownership, m_text, m_versions, m_shared); }
    void readData() override;

    history::Ownership m_ownership;
};

} // namespace tafel::app
