// The prompts of the editor, one for each key of the game file. Names, examples and bounds are in the rows of
// games/custom/file_keys.h; the reader of the file validates the values.
#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include "app/custom/custom_game_draft.h"
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
    Q_GADGET
    QML_VALUE_TYPE(customOption)
    Q_PROPERTY(QVariant value MEMBER value) ///< A word or a number.
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool on MEMBER on)
    Q_PROPERTY(QString line MEMBER line)
public:
    QVariant value = {};
    QString text = {};
    bool on = false;
    QString line = {};

    bool operator==(const CustomOption&) const = default;
};

/// An element of a list of numbers, or the value of a card or a trick.
struct CustomRow {
    Q_GADGET
    QML_VALUE_TYPE(customRow)
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(QString key MEMBER key) ///< The key of a trick.
public:
    QString path = {}, name = {};
    int value = 0;
    QString key = {};

    bool operator==(const CustomRow&) const = default;
};

/// A prompt of the editor.
struct CustomPrompt {
    Q_GADGET
    QML_VALUE_TYPE(customPrompt)
    Q_PROPERTY(QString path MEMBER path)
    /// "text" (one line), "clause" (several lines), "number", "choice", "several", "yes", "cards", "numbers"
    /// (a list, `rows`), "worths" (of cards, `rows`), "tricks" (`rows`), "names" (a list of contracts,
    /// `rows`), "title" (begins a group, which `action` removes), "add" (a button).
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString example MEMBER example)
    Q_PROPERTY(bool said MEMBER said) ///< The file has the key.
    Q_PROPERTY(QVariant value MEMBER value)
    Q_PROPERTY(bool optional MEMBER optional)
    Q_PROPERTY(bool rare MEMBER rare)
    Q_PROPERTY(QList<tafel::app::CustomOption> options MEMBER options)
    Q_PROPERTY(QList<tafel::app::CustomRow> rows MEMBER rows)
    Q_PROPERTY(int lowest MEMBER lowest)
    Q_PROPERTY(int highest MEMBER highest)
    Q_PROPERTY(int begin MEMBER begin) ///< Initial value of a number.
    Q_PROPERTY(int most MEMBER most) ///< Most characters of a text.
    Q_PROPERTY(bool signs MEMBER signs) ///< The text is the sign of the game.
    Q_PROPERTY(bool single MEMBER single) ///< At most one card can be chosen.
    Q_PROPERTY(bool ordered MEMBER ordered) ///< The chosen values have an order.
    Q_PROPERTY(QString standard MEMBER standard) ///< The choice that may be omitted.
    Q_PROPERTY(QString action MEMBER action) ///< The path that the action changes.
public:
    QString path = {}, kind = {}, label = {}, example = {};
    bool said = false;
    QVariant value = {};
    bool optional = false, rare = false;
    QList<CustomOption> options = {};
    QList<CustomRow> rows = {};
    int lowest = 0, highest = 0, begin = 0, most = 0;
    bool signs = false, single = false, ordered = false;
    QString standard = {}, action = {};

    bool operator==(const CustomPrompt&) const = default;
};

class CustomGamePrompts {
    Q_DECLARE_TR_FUNCTIONS(CustomGamePrompts)
public:
    CustomGamePrompts(const CustomGameDraft& draft, Language language)
        : m_draft(draft)
        , m_language(language)
    {
    }

    QList<CustomPrompt> table();
    QList<CustomPrompt> contract(int index);
    QList<CustomPrompt> end();

    /// The initial document of a new contract, and that of a contract whose measure was just chosen.
    static QJsonObject newContract(const QString& id, const QString& name);
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
    int playing(int count) const;
    bool hasCards() const { return m_draft.has(QStringLiteral("/cards")); }
    bool knowsTricks() const { return hasCards() || m_draft.has(QStringLiteral("/tricks")); }
    Key measureAt(const QString& path) const;
    QString words(Text text) const;

    const CustomGameDraft& m_draft;
    Language m_language;
    QList<CustomPrompt> m_list;
};

} // namespace tafel::app
