// The tablet that owns a match, and the branches of a match that diverged.
#pragma once

#include "app/session/session_model.h"

namespace tafel::app {

/// A deal that is missing in at least one branch.
struct BranchDealRow {
    Q_GADGET
    QML_VALUE_TYPE(branchDealRow)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString contract MEMBER contract)
    Q_PROPERTY(QList<int> changes MEMBER changes)
public:
    int number = 0;
    QString contract = {};
    QList<int> changes = {};

    bool operator==(const BranchDealRow&) const = default;
};

/// A branch of a match.
struct MatchBranchRow {
    Q_GADGET
    QML_VALUE_TYPE(matchBranchRow)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title) ///< Names the tablet that wrote it.
    Q_PROPERTY(QString when MEMBER when)
    Q_PROPERTY(bool counts MEMBER counts)
    Q_PROPERTY(QString deals MEMBER deals)
    Q_PROPERTY(QStringList numbers MEMBER numbers) ///< The totals of the players.
    Q_PROPERTY(QList<tafel::app::BranchDealRow> divergingDeals MEMBER divergingDeals)
public:
    QString id = {}, title = {}, when = {};
    bool counts = false;
    QString deals = {};
    QStringList numbers = {};
    QList<BranchDealRow> divergingDeals = {};

    bool operator==(const MatchBranchRow&) const = default;
};

class MatchOwnership : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString matchId READ matchId WRITE setMatchId NOTIFY changed)
    /// This tablet owns the match; also true without a match.
    Q_PROPERTY(bool ours READ isOurs NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed) ///< "Tablet 3F2A writes this match."
    Q_PROPERTY(bool forked READ isForked NOTIFY changed) ///< The table has to choose a branch.
    /// The branches, the counting one first; empty if there is only one.
    Q_PROPERTY(QList<tafel::app::MatchBranchRow> versions READ versions NOTIFY changed)
    /// "The same in both: 2 deals"; empty if there are none.
    Q_PROPERTY(QString shared READ shared NOTIFY changed)
public:
    using SessionModel::SessionModel;

    const QString& matchId() const { return m_id; }
    void setMatchId(const QString& id) { assign(m_id, id); }

    bool isOurs() const { return m_ownership.ours; }
    const QString& text() const { return m_text; }
    bool isForked() const { return m_ownership.forked; }
    const QList<MatchBranchRow>& versions() const { return m_versions; }
    const QString& shared() const { return m_shared; }

    /// Chooses that branch on all tablets.
    Q_INVOKABLE void choose(const QString& version);

    void refresh() override;

private:
    void read();

    QString m_id, m_text, m_shared;
    history::Ownership m_ownership;
    QList<MatchBranchRow> m_versions;
};

} // namespace tafel::app
