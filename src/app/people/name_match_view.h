// Checks whether an entered name that is similar to a known one means the same person.
#pragma once

#include <functional>

#include <QStringList>

#include "app/session/session.h"

namespace tafel::app {

/// The displayed name of the person with this name; the entered name if there is no such person.
QString resolveName(Session& session, const QString& written);

/// The question whether the name means a known person.
struct NameMatchView {
    VALUE_TYPE(NameMatchView, nameMatchView)
    VALUE_FIELD(QString, name); ///< The known person; empty if there is no question.
    VALUE_FIELD(QString, text);
    VALUE_FIELD(QString, same); ///< The name that is used for the same person.
    VALUE_FIELD(QString, whyNot); ///< Why it cannot be the same person.
    VALUE_FIELD(QString, whyNotNew); ///< Why it cannot be another person.
};

/// Finds a similar name. The result is empty if a person has exactly this name or nobody has a similar one.
/// The people in `here` are also considered.
NameMatchView nameMatchView(Session& session, const QString& written, const QStringList& here,
    const std::function<QString(const QString&)>& whyNot);

/// The question for a similar name that is already known.
NameMatchView nameMatchView(
    const QString& written, const QString& known, const QString& same, const QString& whyNot);

} // namespace tafel::app
