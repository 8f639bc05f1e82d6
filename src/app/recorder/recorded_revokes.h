// What was against the rules in a deal under recording, and what the table may do about it.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "referee/record.h"

namespace tafel::app {

class Recorder;

class RecordedRevokes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the recorder owns it")
    /// {bold, why, text, clause, source, interpretation, effect}
    Q_PROPERTY(QVariantList all READ all NOTIFY changed)
    /// What may be done where one keeps the deal from counting: {what, title, text, clause, source,
    /// interpretation}; empty: nothing is needed.
    Q_PROPERTY(QVariantList revokeResolutions READ revokeResolutions NOTIFY changed)
public:
    explicit RecordedRevokes(Recorder& recorder);

    QVariantList all() const;
    QVariantList revokeResolutions() const;

    /// One of `revokeResolutions`. True: the deal is not recorded any more.
    Q_INVOKABLE bool resolve(const QString& what);

Q_SIGNALS:
    void changed();

private:
    QVariantMap view(const DetectedRevoke& revoke) const;
    QString cardOf(int event) const;
    QString proofText(const DetectedRevoke& revoke) const;
    void overrule(std::string_view word);

    Recorder& m_recorder;
};

} // namespace tafel::app
