// The deal that is pending acceptance, and the rejection of the last one.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/view_rows.h"
#include "history/history.h"

namespace tafel::app {

class CurrentMatch;

class Acceptance : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the match on the table owns it")
    Q_PROPERTY(int deal READ deal NOTIFY changed) ///< Number of the pending deal; 0 if there is none.
    Q_PROPERTY(QString title READ title NOTIFY changed) ///< "Deal 7 waits for a Yes"
    Q_PROPERTY(QString text READ text NOTIFY changed) ///< "Anna +1 · Cora +1"
    Q_PROPERTY(tafel::app::DealRow view READ view NOTIFY changed)
    /// "Cora counts 54"; empty if nobody rejected the deal.
    Q_PROPERTY(QString rejection READ rejection NOTIFY changed)
    Q_PROPERTY(int rejectedBy READ rejectedBy NOTIFY changed) ///< The seat of the player who rejected it.
    /// The number in the reason, such as 54; -1 for another reason.
    Q_PROPERTY(int countedNumber READ countedNumber NOTIFY changed)
public:
    explicit Acceptance(CurrentMatch& table);

    int deal() const { return m_deal; }
    const QString& title() const { return m_title; }
    const QString& text() const { return m_text; }
    const DealRow& view() const { return m_view; }
    const QString& rejection() const { return m_rejection; }
    int rejectedBy() const { return m_rejectedBy; }
    int countedNumber() const { return m_countedNumber; }

    /// The score of the pending deal; null if there is none or it is no longer valid.
    const ScoredDeal* scored() const { return m_scored ? &*m_scored : nullptr; }

    Q_INVOKABLE bool accept(int seat);
    Q_INVOKABLE bool reject(int seat, const QString& reason); ///< Rejects the deal. The reason may be empty.
    Q_INVOKABLE void dismiss(); ///< Dismisses the rejection.

    /// Updates the state; `stored` is null if no match is open.
    void update(const history::StoredMatch* stored);

Q_SIGNALS:
    void changed();
    /// A deal was accepted: "Deal 7 stands", "Anna +1 · Cora +1".
    void accepted(const QString& bold, const QString& text);

private:
    CurrentMatch& m_table;
    int m_deal = 0, m_rejectedBy = 0, m_countedNumber = -1;
    QString m_title, m_text, m_rejection;
    DealRow m_view;
    std::optional<ScoredDeal> m_scored;
};

} // namespace tafel::app
