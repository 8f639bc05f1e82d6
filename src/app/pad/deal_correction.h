// The correction of an earlier deal in the entry panel, with its effect before it is stored.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/view_rows.h"
#include "referee/deal_entry.h"

namespace tafel::app {

class ScorePad;

struct TotalChange {
    Q_GADGET
    QML_VALUE_TYPE(totalChange)
    Q_PROPERTY(int before MEMBER before)
    Q_PROPERTY(int after MEMBER after)
public:
    int before = 0, after = 0;

    bool operator==(const TotalChange&) const = default;
};

/// The change of the standing after a deal.
struct StandingChange {
    Q_GADGET
    QML_VALUE_TYPE(standingChange)
    Q_PROPERTY(QString name MEMBER name) ///< "Deal 5"
    Q_PROPERTY(QList<tafel::app::TotalChange> totals MEMBER totals)
public:
    QString name = {};
    QList<TotalChange> totals = {};

    bool operator==(const StandingChange&) const = default;
};

/// The effect of a correction.
struct CorrectionEffectView {
    Q_GADGET
    QML_VALUE_TYPE(correctionEffectView)
    Q_PROPERTY(QString name MEMBER name) ///< "deal 5"; empty without a deal.
    Q_PROPERTY(QList<tafel::app::StandingChange> rows MEMBER rows)
    Q_PROPERTY(QList<tafel::app::ChangedAnswer> changes MEMBER changes)
    Q_PROPERTY(int moved MEMBER moved) ///< Number of changed standings.
    Q_PROPERTY(QString broken MEMBER broken) ///< Why the correction is not possible, and the remedy.
    /// The later deals that `confirm` undoes: "deals 9 and 10"; empty if there are none.
    Q_PROPERTY(QString takesBack MEMBER takesBack)
    Q_PROPERTY(int takesBackFrom MEMBER takesBackFrom) ///< The first deal that `confirm` undoes.
    Q_PROPERTY(QString end MEMBER end) ///< The effect on the end of the match.
    Q_PROPERTY(bool allowed MEMBER allowed)
    Q_PROPERTY(bool same MEMBER same)
    Q_PROPERTY(bool recorded MEMBER recorded) ///< The deal was recorded card by card.
public:
    QString name = {};
    QList<StandingChange> rows = {};
    QList<ChangedAnswer> changes = {};
    int moved = 0;
    QString broken = {}, takesBack = {};
    int takesBackFrom = 0;
    QString end = {};
    bool allowed = false, same = false, recorded = false;
};

class DealCorrection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the score pad owns it")
    Q_PROPERTY(int deal READ deal NOTIFY changed) ///< Number of the deal being corrected; 0 if there is none.
    Q_PROPERTY(tafel::app::CorrectionEffectView effect READ effect NOTIFY changed)
    Q_PROPERTY(QString reason MEMBER m_reason NOTIFY changed) ///< May be empty.
public:
    explicit DealCorrection(ScorePad& pad);

    int deal() const { return m_deal; }
    const CorrectionEffectView& effect() const { return m_effect; }

    Q_INVOKABLE void begin(int deal); ///< `deal` counts from 1.
    Q_INVOKABLE void leave();
    Q_INVOKABLE bool confirm();

    void update(); ///< Handles a new answer of the referee.

Q_SIGNALS:
    void changed();

private:
    ScorePad& m_pad;
    int m_deal = 0;
    DealEntry m_kept; ///< The draft, stored while another deal is corrected.
    DealEntry m_opened; ///< The deal as it would be stored without changes.
    CorrectionEffectView m_effect;
    QString m_reason;
};

} // namespace tafel::app
