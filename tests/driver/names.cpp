#include "names.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tafel::test {

namespace {

// With letters of other languages, with nowhere to break them, and three letters beside them.
constexpr std::pair<const char*, const char*> names[] = {{"Anna", "Maximiliane-Theodora"},
    {"Anna Meier", "Maximiliane Theodora"}, {"Beat", "Uwe"}, {"Cora", "Friederike-Françoise"},
    {"Dani", "Bartholomäusbrüderle"}, {"Eva", "Großtante Weißmüller"}, {"Fritz", "Konstantin-Alexander"},
    {"Gökhan", "Gül"}, {"Hanna", "Hannelore Strauß-Lée"}, {"Ivo", "Jekaterina Élisabeth"},
    {"Jürg", "Jürgen-Maria Größler"}, {"Käthi", "Wilhelmine Wunderlin"}, {"Livia", "Lea"}};

bool taken = false;

} // namespace

void takeLongNames()
{
    taken = true;
}

bool hasLongNames()
{
    return taken;
}

std::string called(const std::string& name)
{
    const auto* found = std::find_if(
        std::begin(names), std::end(names), [&](const auto& each) { return name == each.first; });
    return taken && found != std::end(names) ? found->second : name;
}

QString called(const QString& name)
{
    return QString::fromStdString(called(name.toStdString()));
}

std::string withNames(std::string json)
{
    for (const auto& [name, longer] : names) {
        const std::string quoted = '"' + std::string(name) + '"',
                          other = '"' + called(std::string(name)) + '"';
        for (std::size_t at = 0; taken && (at = json.find(quoted, at)) != std::string::npos;
             at += other.size())
            json.replace(at, quoted.size(), other);
    }
    return json;
}

QStringList longNames()
{
    QStringList all;
    for (const auto& [name, longer] : names)
        if (taken)
            all << QString::fromUtf8(longer);
    return all;
}

} // namespace tafel::test
