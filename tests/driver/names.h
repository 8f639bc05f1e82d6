// How the people of the walk are called: by short names, or by some of 3 to 20 letters, to see whether there
// is room for them everywhere.
#pragma once

#include <string>

#include <QStringList>

namespace tafel::test {

/// From now on.
void takeLongNames();
bool hasLongNames();

/// "Anna" and so on, as they are called now.
QString called(const QString& name);
std::string called(const std::string& name);

/// A JSON document with these names in it.
std::string withNames(std::string json);

/// The long names; none: they have not been taken.
QStringList longNames();

} // namespace tafel::test
