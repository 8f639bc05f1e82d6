// The revokes in a deal that is being recorded, and the ways to resolve them.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "referee/record.h"

namespace tafel::app {

class Recorder;

/// A revoke.
struct RevokeRow {
    Q_GADGET
    QML_VALUE_TYPE(revokeRow)
    Q_PROPERTY(QString bold MEMBER bold)
    Q_PROPERTY(QString why MEMBER why)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString clause MEMBER clause)
    Q_PROPERTY(QString source MEMBER source)
    Q_PROPERTY(bool interpretation MEMBER interpretation)
    Q_PROPERTY(QString effect MEMBER effect)
public:
    QString bold = {}, why = {}, text = {}, clause = {}, source = {};
    bool interpretation = false;
    QString effect = {};

    bool operator==(const RevokeRow&) const = default;
};

/// A way to resolve a revoke.
struct RevokeResolutionRow {
    Q_GADGET
    QML_VALUE_TYPE(revokeResolutionRow)
    Q_PROPERTY(QString what MEMBER what)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString clause MEMBER clause)
    Q_PROPERTY(QString source MEMBER source)
    Q_PROPERTY(bool interpretation MEMBER interpretation)
public:
    QString what = {}, title = {}, text = {}, clause = {}, source = {};
    bool interpretation = false;

    bool operator==(const RevokeResolutionRow&) const = default;
};

class RecordedRevokes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the recorder owns it")
    Q_PROPERTY(QList<tafel::app::RevokeRow> all READ all NOTIFY changed)
    /// The resolutions if a revoke keeps the deal from counting; empty if none is needed.
    Q_PROPERTY(QList<tafel::app::RevokeResolutionRow> revokeResolutions READ revokeResolutions NOTIFY changed)
public:
    explicit RecordedRevokes(Recorder& recorder);

    QList<RevokeRow> all() const;
    QList<RevokeResolutionRow> revokeResolutions() const;

    /// Applies one of `revokeResolutions`.
    /// \return true if the deal is no longer being recorded
    Q_INVOKABLE bool resolve(const QString& what);

Q_SIGNALS:
    void changed();

private:
    RevokeRow view(const DetectedRevoke& revoke) const;
    QString cardOf(int event) const;
    QString proofText(const DetectedRevoke& revoke) const;
    void overrule(std::string_view word);

    Recorder& m_recorder;
};

} // namespace tafel::app
