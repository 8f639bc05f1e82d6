// Who writes a match, and the versions of it where tablets went on apart.
#pragma once

#include "app/session/session_model.h"

namespace tafel::app {

/// A deal that is not in all versions.
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

/// A version of a match.
struct MatchBranchRow {
    Q_GADGET
    QML_VALUE_TYPE(matchBranchRow)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title) ///< By which tablet.
    Q_PROPERTY(QString when MEMBER when)
    Q_PROPERTY(bool counts MEMBER counts)
    Q_PROPERTY(QString deals MEMBER deals)
    Q_PROPERTY(QStringList numbers MEMBER numbers) ///< The totals.
    Q_PROPERTY(QList<tafel::app::BranchDealRow> apart MEMBER apart)
public:
    QString id = {}, title = {}, when = {};
    bool counts = false;
    QString deals = {};
    QStringList numbers = {};
    QList<BranchDealRow> apart = {};

    bool operator==(const MatchBranchRow&) const = default;
};

class MatchOwnership : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString matchId READ matchId WRITE setMatchId NOTIFY changed)
    Q_PROPERTY(bool ours READ isOurs NOTIFY changed) ///< This tablet writes it; also where there is no match.
    Q_PROPERTY(QString text READ text NOTIFY changed) ///< "Tablet 3F2A writes this match."
    Q_PROPERTY(bool forked READ isForked NOTIFY changed) ///< The table has to choose.
    /// Where there are several, the one that counts first.
    Q_PROPERTY(QList<tafel::app::MatchBranchRow> versions READ versions NOTIFY changed)
    Q_PROPERTY(QString shared READ shared NOTIFY changed) ///< "The same in both: 2 deals"; empty: none.
public:
    using SessionModel::SessionModel;

    const QString& matchId() const { return m_id; }
    void setMatchId(const QString& id) { assign(m_id, id); }

    bool isOurs() const { return m_hand.ours; }
    const QString& text() const { return m_text; }
    bool isForked() const { return m_hand.forked; }
    const QList<MatchBranchRow>& versions() const { return m_versions; }
    const QString& shared() const { return m_shared; }

    /// That version counts from now on, on all tablets.
    Q_INVOKABLE void choose(const QString& version);

    void refresh() override;

private:
    void read();

    QString m_id, m_text, m_shared;
    history::Ownership m_hand;
    QList<MatchBranchRow> m_versions;
};

} // namespace tafel::app
