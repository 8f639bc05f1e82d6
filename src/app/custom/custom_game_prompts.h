// The prompts of the editor, one for each key of the game file. Names, examples and bounds are in the rows of
// games/custom/file_keys.h; the reader of the file validates the values.
#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QVariant>

#include "app/custom/custom_game_draft.h"
#include "app/phrases/fields.h"
#include "app/phrases/phrases.h"
#include "base/text.h"
#include "games/custom/file_keys.h"

namespace tafel::app {

/// The ranks of a usual pack with `cards` cards.
QJsonArray ranksOf(int cards);
/// A text of the draft, in `language` if it has one in it.
QString nameIn(const QJsonValue& text, Language language);
Players playersOf(const QList<int>& counts);
/// The value of a JSON text, which may be a single value.
QJsonValue valueOf(std::string_view json);

struct CustomOption {
    VALUE_TYPE(CustomOption, customOption)
    VALUE_FIELD(QVariant, value); ///< A word or a number.
    VALUE_FIELD(QString, text);
    VALUE_FIELD(bool, on);
    VALUE_FIELD(QString, line);
};

/// An element of a list of numbers, or the value of a card or a trick.
struct CustomRow {
    VALUE_TYPE(CustomRow, customRow)
    VALUE_FIELD(QString, path);
    VALUE_FIELD(QString, name);
    VALUE_FIELD(int, value);
    VALUE_FIELD(QString, key); ///< The key of a trick.
};

/// A prompt of the editor.
struct CustomPrompt {
    VALUE_TYPE(CustomPrompt, customPrompt)
    VALUE_FIELD(QString, path);
    /// "text" (one line), "clause" (several lines), "number", "choice", "several", "yes", "cards", "numbers"
    /// (a list, `rows`), "worths" (of cards, `rows`), "tricks" (`rows`), "names" (a list of contracts,
    /// `rows`), "title" (begins a group, which `action` removes), "add" (a button).
    VALUE_FIELD(QString, kind);
    VALUE_FIELD(QString, label);
    VALUE_FIELD(QString, example);
    VALUE_FIELD(bool, said); ///< The file has the key.
    VALUE_FIELD(QVariant, value);
    VALUE_FIELD(bool, optional);
    VALUE_FIELD(bool, rare);
    VALUE_FIELD(QList<tafel::app::CustomOption>, options);
    VALUE_FIELD(QList<tafel::app::CustomRow>, rows);
    VALUE_FIELD(int, lowest);
    VALUE_FIELD(int, highest);
    VALUE_FIELD(int, begin); ///< Initial value of a number.
    VALUE_FIELD(int, most); ///< Most characters of a text.
    VALUE_FIELD(bool, signs); ///< The text is the sign of the game.
    VALUE_FIELD(bool, single); ///< At most one card can be chosen.
    VALUE_FIELD(QString, action); ///< The path that the action changes.
};

class CustomGamePrompts {
    Q_DECLARE_TR_FUNCTIONS(CustomGamePrompts)
public:
    CustomGamePrompts(const CustomGameDraft& draft, Language language)
        : m_draft(draft)
        , m_language(language)
    {
    }

    /// The prompts of a page of keys, of the game or of the contract at that path.
    QList<CustomPrompt> page(std::span<const std::string_view> names, const QString& at = {});

    /// The initial document of a contract whose measure was just chosen.
    QJsonObject measured(QJsonObject contract, const QString& measure) const;
    /// The row of the key at or around that path; null if there is none.
    const custom::FileKey* keyOf(const QString& path) const;
    /// The numbers of players in the draft.
    QList<int> counts() const;

private:
    CustomPrompt& say(
        const QString& path, const char* kind, const QString& label, const QString& example = {});
    CustomPrompt& say(const QString& path, const char* kind, const custom::FileKey& key);
    void ask(const custom::FileKey& key, const QString& path);
    void text(const custom::FileKey& key, const QString& path);
    CustomPrompt& number(const custom::FileKey& key, const QString& path, const QString& label,
        const QString& example, std::string_view begin, bool optional);
    void perPlayers(const custom::FileKey& key, const QString& path, const QString& label,
        const QString& example, std::string_view begin, bool optional);
    void differs(const custom::FileKey& key, const QString& path, const QString& label);
    /// Adds one prompt, or one for each number of players.
    template <typename One>
    void each(const QString& path, const QString& label, const QString& ofCount, const One& one);
    void choice(const custom::FileKey& key, const QString& path);
    CustomPrompt& form(
        const custom::FileKey& key, const QString& path, std::string_view now, const QString& first = {});
    void numbers(
        const custom::FileKey& key, const QString& path, const QString& label, const QString& example);
    void inside(const custom::FileKey& key, const QString& path);
    void object(const custom::FileKey& key, const QString& path);
    void pack(const custom::FileKey& key, const QString& path);
    void several(const custom::FileKey& key, const QString& path);
    void left(const custom::FileKey& key, const QString& path);
    void worths(const custom::FileKey& key, const QString& path);
    void formed(const custom::FileKey& key, const QString& path);
    void values(const custom::FileKey& key, const QString& path);
    void order(const custom::FileKey& key, const QString& path);
    void ending(const custom::FileKey& key, const QString& path);
    void extras(const custom::FileKey& key, const QString& path);
    bool isAsked(const custom::FileKey& key, const QString& path) const;
    /// The number of people who play in a deal with `count` people at the table.
    int playing(int count) const { return std::min(count, m_draft.at(QStringLiteral("/seats")).toInt(8)); }
    bool hasCards() const { return m_draft.has(QStringLiteral("/cards")); }
    bool knowsTricks() const { return hasCards() || m_draft.has(QStringLiteral("/tricks")); }
    Key measureAt(const QString& path) const;
    QString words(Text text) const { return qt(text.in(m_language)); }

    const CustomGameDraft& m_draft;
    Language m_language;
    QList<CustomPrompt> m_list;
};

} // namespace tafel::app
