#include "app/custom/custom_game_draft.h"

#include <algorithm>

#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

#include "app/phrases/phrases.h"

namespace tafel::app {

namespace {

using custom::FileKey;

constexpr qsizetype mostSteps = 50;

QStringList pointerTokens(const QString& pointer)
{
    return pointer.split(QLatin1Char('/'), Qt::SkipEmptyParts);
}

QJsonValue put(const QJsonValue& around, const QStringList& steps, qsizetype depth, const QJsonValue& value)
{
    if (depth == steps.size())
        return value;
    const QString& step = steps[depth];
    if (around.isArray()) {
        QJsonArray list = around.toArray();
        const int index = step.toInt();
        const QJsonValue inside = put(list.at(index), steps, depth + 1, value);
        if (inside.isUndefined())
            list.removeAt(index);
        else if (index < list.size())
            list[index] = inside;
        else
            list.append(inside);
        return list;
    }
    QJsonObject object = around.toObject();
    const QJsonValue inside = put(object.value(step), steps, depth + 1, value);
    // The end may be missing, but it must not be empty.
    const bool hollow = step == QLatin1String("end") && inside.toObject().isEmpty();
    if (inside.isUndefined() || hollow)
        object.remove(step);
    else
        object.insert(step, inside);
    return object;
}

} // namespace

QJsonArray ranksOf(int cards)
{
    QJsonArray ranks{"A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"};
    while (ranks.size() > cards / 4)
        ranks.removeLast();
    return ranks;
}

QString nameIn(const QJsonValue& text, Language language)
{
    if (text.isString())
        return text.toString();
    const QJsonObject both = text.toObject();
    const QString mine = both.value(qt(codeOf(language))).toString();
    return mine.isEmpty() ? both.value(qt(Text{"en", "de"}.in(language))).toString() : mine;
}

Players playersOf(const QList<int>& counts)
{
    Players players;
    for (const int count : counts)
        if (count >= 0 && count <= limits::ownPlayers)
            players.add(static_cast<Player>(count));
    return players;
}

QJsonValue valueOf(std::string_view json)
{
    const std::string list = "[" + std::string(json) + "]";
    return QJsonDocument::fromJson(QByteArray::fromStdString(list)).array().first();
}

QString CustomGameDraft::text() const
{
    return QString::fromUtf8(QJsonDocument(m_document).toJson(QJsonDocument::Compact));
}

QJsonValue CustomGameDraft::at(const QString& pointer) const
{
    QJsonValue value = m_document;
    for (const QString& step : pointerTokens(pointer))
        value = value.isArray() ? value[step.toInt()] : value[step];
    return value;
}

QJsonObject CustomGameDraft::with(
    const QJsonObject& document, const QString& pointer, const QJsonValue& value)
{
    return put(document, pointerTokens(pointer), 0, value).toObject();
}

QList<int> CustomGameDraft::countsOf(const QJsonObject& document)
{
    QList<int> list;
    for (const QJsonValue& each : document.value("players").toArray())
        list << each.toInt();
    return list;
}

const FileKey* CustomGameDraft::keyOf(const QString& path) const
{
    QStringList steps = pointerTokens(path);
    if (steps.size() > 1 && (steps[0] == QLatin1String("contracts") || steps[0] == QLatin1String("extras")))
        steps.removeAt(1);
    while (!steps.isEmpty() && QStringList{"?", "*", "+", "de", "en"}.contains(steps.last()))
        steps.removeLast();
    const QString contract = path.section(QLatin1Char('/'), 0, 2);
    const auto* const measure
        = custom::measureNamed(plain(at(contract + QStringLiteral("/measure")).toString()));
    return custom::keyAt(plain(steps.join(QLatin1Char('/'))), measure ? measure->key : Key::Points);
}

QJsonObject CustomGameDraft::measured(QJsonObject contract, const QString& measure) const
{
    const custom::Measure* const kind = custom::measureNamed(plain(measure));
    if (!kind)
        return contract;
    const auto keyNamed
        = [&](const QString& key) { return custom::keyAt("contracts/" + plain(key), kind->key); };
    for (const QString& key : contract.keys())
        if (!keyNamed(key))
            contract.remove(key);
    contract.remove(QStringLiteral("of"));
    contract.remove(QStringLiteral("score"));
    contract["measure"] = measure;
    const bool knowsTricks = hasCards() || m_document.contains("tricks");
    if (const FileKey* const of = keyNamed(QStringLiteral("of")))
        contract["of"] = valueOf((knowsTricks ? of->choices.front() : of->choices.back()).begin);
    if (!kind->begin.empty())
        contract["score"] = valueOf(kind->begin);
    if (kind->key == Key::Out) {
        const int seats = m_document.value("seats").toInt(maxPlayers);
        QJsonObject places;
        for (const int count : counts()) {
            QJsonArray list;
            for (int place = std::min(count, seats) - 1; place >= 0; --place)
                list << 10 * place;
            places[QString::number(count)] = list;
        }
        contract["score"]
            = QJsonObject{{"places", counts().size() == 1 ? places.begin().value() : QJsonValue(places)}};
    }
    return contract;
}

void CustomGameDraft::begin(const QJsonObject& document)
{
    m_document = document;
    m_undo.clear();
}

void CustomGameDraft::change(const QJsonObject& document)
{
    if (document == m_document)
        return;
    m_undo << m_document;
    if (m_undo.size() > mostSteps)
        m_undo.removeFirst();
    m_document = document;
}

void CustomGameDraft::undo()
{
    if (!m_undo.isEmpty())
        m_document = m_undo.takeLast();
}

bool CustomGameDraft::read(const QString& file)
{
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly))
        return false;
    const QJsonObject kept = QJsonDocument::fromJson(in.readAll()).object();
    begin(kept.value(QStringLiteral("document")).toObject());
    for (const QJsonValue& each : kept.value(QStringLiteral("undo")).toArray())
        m_undo << each.toObject();
    return !empty();
}

bool CustomGameDraft::write(const QString& file) const
{
    if (empty()) {
        QFile::remove(file);
        return true;
    }
    QJsonArray undo;
    for (const QJsonObject& each : m_undo)
        undo << each;
    QSaveFile out(file);
    return out.open(QIODevice::WriteOnly)
        && out.write(QJsonDocument(
               QJsonObject{{QStringLiteral("document"), m_document}, {QStringLiteral("undo"), undo}})
                         .toJson(QJsonDocument::Compact))
        > 0
        && out.commit();
}

} // namespace tafel::app
