// The names of the people in the tour: short, long (3 to 20 letters), or markup that nothing may interpret.
#pragma once

#include <string>

#include <QStringList>

namespace tafel::test {

void takeLongNames();
bool hasLongNames();

/// Switches to names that would load an image from a server on this machine at this port.
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
