// Whether the deal under entry can be recorded card by card on the screen.
#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "app/pad/score_pad.h"

namespace tafel::app {

class RecorderAvailability : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(tafel::app::ScorePad* pad READ pad WRITE setPad NOTIFY changed REQUIRED)
    Q_PROPERTY(
        bool offered READ isOffered NOTIFY changed) ///< The deal has a recorded form of cards with suits.
    /// Why recording is not possible now; empty if it is.
    MODEL_GETTER(QString, whyNot);

public:
    using QObject::QObject;

    ScorePad* pad() const { return m_pad; }
    void setPad(ScorePad* pad);
    bool isOffered() const;

Q_SIGNALS:
    void changed();

private:
    QPointer<ScorePad> m_pad;
};

} // namespace tafel::app
