// How the people of the walk are called: by short names; by some of 3 to 20 letters, to see whether there is
// room for them everywhere; or by names that are markup, to see whether somebody interprets them.
#pragma once

#include <string>

#include <QStringList>

namespace tafel::test {

/// From now on.
void takeLongNames();
bool hasLongNames();

/// Replaces both by names that would load a picture from a server on this machine at that port.
void takeMarkup(int port);
/// Whether a text contains one of these names without escaping.
bool isMarkup(const QString& text);

/// "Anna" and so on, as they are called now; the names of tournaments, too, where names are markup.
QString called(const QString& name);
std::string called(const std::string& name);

/// A JSON document with these names in it.
std::string withNames(std::string json);

/// The long names; none: they have not been taken.
QStringList longNames();

} // namespace tafel::test
