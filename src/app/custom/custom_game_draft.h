// The document of a game that is being written: changed place by place, with the way back, and kept on disk.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QString>

namespace tafel::app {

class CustomGameDraft {
public:
    bool empty() const { return m_document.isEmpty(); }
    const QJsonObject& document() const { return m_document; }
    QString text() const; ///< On one line.
    bool canUndo() const { return !m_undo.isEmpty(); }

    /// What stands at a JSON Pointer; undefined: nothing.
    QJsonValue at(const QString& pointer) const;
    bool has(const QString& pointer) const { return !at(pointer).isUndefined(); }

    void begin(const QJsonObject& document); ///< There is no way back.
    void change(const QJsonObject& document); ///< Undo comes back to what was.
    void replaceWithoutUndo(const QJsonObject& document) { m_document = document; } ///< No step of its own.
    /// Objects on the way are made; undefined: it goes.
    static QJsonObject with(const QJsonObject& document, const QString& pointer, const QJsonValue& value);
    void undo();
    void clear();

    /// Reads what was kept there; false: nothing was.
    bool read(const QString& file);
    bool write(const QString& file) const;

private:
    QJsonObject m_document;
    QList<QJsonObject> m_undo;
};

} // namespace tafel::app
