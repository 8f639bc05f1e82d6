#include "names.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tafel::test {

namespace {

// Short names, and long names with letters of other languages and without a place to break the line.
constexpr std::pair<const char*, const char*> names[] = {{"Anna", "Maximiliane-Theodora"},
    {"Anna Meier", "Maximiliane Theodora"}, {"Beat", "Uwe"}, {"Cora", "Friederike-Françoise"},
    {"Dani", "Bartholomäusbrüderle"}, {"Eva", "Großtante Weißmüller"}, {"Fritz", "Konstantin-Alexander"},
    {"Gökhan", "Gül"}, {"Hanna", "Hannelore Strauß-Lée"}, {"Ivo", "Jekaterina Élisabeth"},
    {"Jürg", "Jürgen-Maria Größler"}, {"Käthi", "Wilhelmine Wunderlin"}, {"Livia", "Lea"}};

constexpr const char* tournaments[] = {"Adventscup", "Herbstcup"};

bool taken = false;
int beacon = 0; ///< A port; 0 if no name is markup.

/// The name in markup, with an image.
std::string marked(const std::string& name)
{
    return "<b>" + name + "</b>&amp;<img src=\"http://127.0.0.1:" + std::to_string(beacon) + "/" + name
        + ".png\" width=\"380\" height=\"200\">";
}

std::string quoted(const std::string& name)
{
    std::string json = "\"";
    for (const char letter : name)
        json += letter == '"' ? "\\\"" : std::string(1, letter);
    return json + '"';
}

} // namespace

void takeLongNames()
{
    taken = true;
}

void takeMarkup(int port)
{
    beacon = port;
}

bool isMarkup(const QString& text)
{
    return text.contains(QLatin1String("<img"));
}

bool hasLongNames()
{
    return taken;
}

std::string called(const std::string& name)
{
    const auto* found = std::find_if(
        std::begin(names), std::end(names), [&](const auto& each) { return name == each.first; });
    if (found == std::end(names))
        return beacon > 0
                && std::find(std::begin(tournaments), std::end(tournaments), name) != std::end(tournaments)
            ? marked(name)
            : name;
    return beacon > 0 ? marked(name) : taken ? found->second : name;
}

QString called(const QString& name)
{
    return QString::fromStdString(called(name.toStdString()));
}

std::string withNames(std::string json)
{
    for (const auto& [name, longer] : names) {
        const std::string before = quoted(name), after = quoted(called(std::string(name)));
        for (std::size_t at = 0; before != after && (at = json.find(before, at)) != std::string::npos;
             at += after.size())
            json.replace(at, before.size(), after);
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
