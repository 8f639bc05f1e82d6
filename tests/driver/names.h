// The names of the people in the tour: short names; names of 3 to 20 letters, to check the layout; or names
// that are markup, to check that nothing interprets them.
#pragma once

#include <string>

#include <QStringList>

namespace tafel::test {

/// Switches to long names.
void takeLongNames();
bool hasLongNames();

/// Replaces both by names that would load a picture from a server on this machine at that port.
void takeMarkup(int port);
/// Whether a text contains one of these names without escaping.
bool isMarkup(const QString& text);

/// The current name for "Anna" and so on. If names are markup, also for tournaments.
QString called(const QString& name);
std::string called(const std::string& name);

/// A JSON document in which these names are replaced.
std::string withNames(std::string json);

/// The long names; empty if they are not in use.
QStringList longNames();

} // namespace tafel::test
