#include "app/custom/custom_game_draft.h"

#include <QFile>
#include <QJsonDocument>
#include <QSaveFile>

namespace tafel::app {

namespace {

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
        const QJsonValue inside
            = put(index < list.size() ? list[index] : QJsonValue(), steps, depth + 1, value);
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

QString CustomGameDraft::text() const
{
    return QString::fromUtf8(QJsonDocument(m_document).toJson(QJsonDocument::Compact));
}

QJsonValue CustomGameDraft::at(const QString& pointer) const
{
    QJsonValue value = m_document;
    for (const QString& step : pointerTokens(pointer)) {
        if (value.isArray()) {
            const int index = step.toInt();
            value
                = index < value.toArray().size() ? value.toArray()[index] : QJsonValue(QJsonValue::Undefined);
        } else {
            value = value.toObject().value(step);
        }
    }
    return value;
}

QJsonObject CustomGameDraft::with(
    const QJsonObject& document, const QString& pointer, const QJsonValue& value)
{
    return put(document, pointerTokens(pointer), 0, value).toObject();
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

void CustomGameDraft::clear()
{
    m_document = {};
    m_undo.clear();
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
