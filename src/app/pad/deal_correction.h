// An earlier deal on the paper again: what changing it would do, before it is stored.
#pragma once

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "referee/deal_entry.h"

namespace tafel::app {

class ScorePad;

class DealCorrection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the score pad owns it")
    Q_PROPERTY(int deal READ deal NOTIFY changed) ///< That is corrected; 0: none.
    /// What it would change: name ("deal 5"), rows [{name, totals: [{before, after}]}], changes (see
    /// `changedAnswers`), moved (so many standings), broken (why it cannot be, and what can be done),
    /// takesBack (the later deals that `confirm` takes back: "deals 9 and 10"; empty: none), takesBackFrom
    /// (the first of them), end (of the match), allowed, same, recorded; empty: no deal.
    Q_PROPERTY(QVariantMap effect READ effect NOTIFY changed)
    Q_PROPERTY(QString reason MEMBER m_reason NOTIFY changed) ///< May stay empty.
public:
    explicit DealCorrection(ScorePad& pad);

    int deal() const { return m_deal; }
    const QVariantMap& effect() const { return m_effect; }

    Q_INVOKABLE void begin(int deal); ///< From 1.
    Q_INVOKABLE void leave();
    Q_INVOKABLE bool confirm();

    void update(); ///< The referee has answered.

Q_SIGNALS:
    void changed();

private:
    ScorePad& m_pad;
    int m_deal = 0;
    DealEntry m_kept; ///< The half-entered deal, while another is corrected.
    DealEntry m_opened; ///< The deal, as it would be stored unchanged.
    QVariantMap m_effect;
    QString m_reason;
};

} // namespace tafel::app
