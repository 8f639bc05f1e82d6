// The document of a custom game that is being edited. Supports changes by JSON Pointer and undo, and is
// stored on disk.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QString>

#include "games/custom/file_keys.h"

namespace tafel::app {

/// The ranks of a usual pack with `cards` cards.
QJsonArray ranksOf(int cards);
/// A text of the draft, in `language` if it has one in it.
QString nameIn(const QJsonValue& text, Language language);
Players playersOf(const QList<int>& counts);
/// The value of a JSON text, which may be a single value.
QJsonValue valueOf(std::string_view json);

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
    /// The numbers of players.
    QList<int> counts() const { return countsOf(m_document); }
    static QList<int> countsOf(const QJsonObject& document);
    bool hasCards() const { return m_document.contains("cards"); }
    /// The row of the key at or around that path; null if there is none.
    const custom::FileKey* keyOf(const QString& path) const;
    /// The initial document of a contract whose measure was just chosen. Keeps the keys that every contract
    /// has, and those that the new measure also has.
    QJsonObject measured(QJsonObject contract, const QString& measure) const;

    void begin(const QJsonObject& document); ///< Starts with a document. This cannot be undone.
    void change(const QJsonObject& document); ///< Replaces the document. Undo restores the previous one.
    /// Replaces the document without an undo step.
    void replaceWithoutUndo(const QJsonObject& document) { m_document = document; }
    /// Returns the document with another value at `pointer`. Creates missing parent objects. An undefined
    /// value removes the key.
    static QJsonObject with(const QJsonObject& document, const QString& pointer, const QJsonValue& value);
    void undo();

    /// Reads a stored draft.
    /// \return false if the file has none
    bool read(const QString& file);
    bool write(const QString& file) const;

private:
    QJsonObject m_document;
    QList<QJsonObject> m_undo;
};

} // namespace tafel::app
