// A name was written that is almost that of somebody known: who may be meant.
#pragma once

#include <functional>

#include <QStringList>
#include <QVariantMap>

#include "app/session/session.h"

namespace tafel::app {

/// Who is called so, by the name that is shown; as it is written when nobody is.
QString resolveName(Session& session, const QString& written);

/// The question whether that is the same person: {name: who is known, text, same: what becomes of the name if
/// so, whyNot: why it cannot be the same person, whyNotNew: why it cannot be somebody else}. Empty: somebody
/// is called exactly so, or nobody nearly so. `here` may be meant, too.
QVariantMap nameMatchView(Session& session, const QString& written, const QStringList& here,
    const std::function<QString(const QString&)>& whyNot);

/// The same where it is known who is called almost so.
QVariantMap nameMatchView(
    const QString& written, const QString& known, const QString& same, const QString& whyNot);

} // namespace tafel::app
