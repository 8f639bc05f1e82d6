// The correction of an earlier deal in the entry panel, with its effect before it is stored.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/fields.h"
#include "app/phrases/view_rows.h"
#include "referee/deal_entry.h"

namespace tafel::app {

class ScorePad;

struct TotalChange {
    VALUE_TYPE(TotalChange, totalChange)
    VALUE_FIELD(int, before);
    VALUE_FIELD(int, after);
};

/// The change of the standing after a deal.
struct StandingChange {
    VALUE_TYPE(StandingChange, standingChange)
    VALUE_FIELD(QString, name); ///< "Deal 5"
    VALUE_FIELD(QList<tafel::app::TotalChange>, totals);
};

/// The effect of a correction.
struct CorrectionEffectView {
    VALUE_TYPE(CorrectionEffectView, correctionEffectView)
    VALUE_FIELD(QList<tafel::app::StandingChange>, rows);
    VALUE_FIELD(QList<tafel::app::ChangedAnswer>, changes);
    VALUE_FIELD(QString, moved); ///< Whether the standing changes, in words.
    VALUE_FIELD(QString, stays); ///< That every later deal stays possible, in words.
    VALUE_FIELD(QString, broken); ///< Why the correction is not possible, and the remedy.
    /// The later deals that `confirm` undoes: "deals 9 and 10"; empty if there are none.
    VALUE_FIELD(QString, takesBack);
    VALUE_FIELD(int, takesBackFrom); ///< The first deal that `confirm` undoes.
    VALUE_FIELD(QString, end); ///< The effect on the end of the match.
    VALUE_FIELD(bool, allowed);
    VALUE_FIELD(bool, same);
    VALUE_FIELD(bool, recorded); ///< The deal was recorded card by card.
};

class DealCorrection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the score pad owns it")
    MODEL_FIELD(int, deal); ///< Number of the deal being corrected; 0 if there is none.
    MODEL_FIELD(tafel::app::CorrectionEffectView, effect);
    Q_PROPERTY(QString reason MEMBER m_reason NOTIFY changed) ///< May be empty.
public:
    explicit DealCorrection(ScorePad& pad);

    Q_INVOKABLE void begin(int deal); ///< `deal` counts from 1.
    Q_INVOKABLE void leave();
    Q_INVOKABLE bool confirm();

    void update(); ///< Handles a new answer of the referee.

Q_SIGNALS:
    void changed();

private:
    ScorePad& m_pad;
    DealEntry m_kept; ///< The draft, stored while another deal is corrected.
    DealEntry m_opened; ///< The deal as it would be stored without changes.
    QString m_reason;
};

} // namespace tafel::app
