// The document of a custom game that is being edited. Supports changes by JSON Pointer and undo, and is
// stored on disk.
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
    QString text() const; ///< The document on one line.
    bool canUndo() const { return !m_undo.isEmpty(); }

    /// The value at a JSON Pointer; undefined if there is none.
    QJsonValue at(const QString& pointer) const;
    bool has(const QString& pointer) const { return !at(pointer).isUndefined(); }
    QJsonArray contracts() const { return m_document.value("contracts").toArray(); }

    void begin(const QJsonObject& document); ///< Starts with a document. This cannot be undone.
    void change(const QJsonObject& document); ///< Replaces the document. Undo restores the previous one.
    /// Replaces the document without an undo step.
    void replaceWithoutUndo(const QJsonObject& document) { m_document = document; }
    /// Returns the document with another value at `pointer`. Creates missing parent objects. An undefined
    /// value removes the key.
    static QJsonObject with(const QJsonObject& document, const QString& pointer, const QJsonValue& value);
    void undo();
    void clear();

    /// Reads a stored draft.
    /// \return false if the file has none
    bool read(const QString& file);
    bool write(const QString& file) const;

private:
    QJsonObject m_document;
    QList<QJsonObject> m_undo;
};

} // namespace tafel::app
