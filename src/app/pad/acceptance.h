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
    MODEL_FIELD(int, deal); ///< Number of the pending deal; 0 if there is none.
    MODEL_FIELD(QString, title); ///< "Deal 7 waits for acceptance"
    MODEL_FIELD(QString, whyNot); ///< "Accept or reject deal 7 first"
    MODEL_FIELD(QString, text); ///< "Anna +1 · Cora +1"
    MODEL_FIELD(tafel::app::DealRow, view);
    /// "Cora counts 54"; empty if nobody rejected the deal.
    MODEL_FIELD(QString, rejection);
    MODEL_FIELD(int, rejectedBy); ///< The seat of the player who rejected it.
    /// The number in the reason, such as 54; -1 for another reason.
    MODEL_FIELD(int, countedNumber, -1);

public:
    explicit Acceptance(CurrentMatch& table);

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
    std::optional<ScoredDeal> m_scored;
};

} // namespace tafel::app
