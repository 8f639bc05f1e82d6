// A name was written that is almost that of somebody known: who may be meant.
#pragma once

#include <functional>

#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/session/session.h"

namespace tafel::app {

/// Who is called so, by the name that is shown; as it is written when nobody is.
QString resolveName(Session& session, const QString& written);

/// The question whether that is the same person.
struct NameMatchView {
    Q_GADGET
    QML_VALUE_TYPE(nameMatchView)
    Q_PROPERTY(QString name MEMBER name) ///< Who is known; empty: there is nobody to ask for.
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString same MEMBER same) ///< What becomes of the name if so.
    Q_PROPERTY(QString whyNot MEMBER whyNot) ///< Why it cannot be the same person.
    Q_PROPERTY(QString whyNotNew MEMBER whyNotNew) ///< Why it cannot be somebody else.
public:
    QString name = {}, text = {}, same = {}, whyNot = {}, whyNotNew = {};

    bool operator==(const NameMatchView&) const = default;
};

/// Empty: somebody is called exactly so, or nobody nearly so. `here` may be meant, too.
NameMatchView nameMatchView(Session& session, const QString& written, const QStringList& here,
    const std::function<QString(const QString&)>& whyNot);

/// The same where it is known who is called almost so.
NameMatchView nameMatchView(
    const QString& written, const QString& known, const QString& same, const QString& whyNot);

} // namespace tafel::app
