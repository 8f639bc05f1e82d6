// The questions of the editor: one for each key of the game file. What a key is called, its example and its
// bounds stand in its row (games/custom/file_keys.h); what is right the reader of the file says.
#pragma once

#include <QCoreApplication>
#include <QVariantList>

#include "app/custom/custom_game_draft.h"
#include "base/text.h"
#include "games/custom/file_keys.h"

namespace tafel::app {

/// The ranks of a usual pack of so many cards.
QJsonArray ranksOf(int cards);
/// A text of the draft, in that language where it has it.
QString nameIn(const QJsonValue& text, Language language);
Players playersOf(const QList<int>& counts);
/// What JSON says, also a single value.
QJsonValue valueOf(std::string_view json);

/// A question: {path, kind, label, example, value, said (it stands in the file), optional, rare, options:
/// [{value, text, line, on}], rows: [{path, name, value}], lowest, highest, begin (what it is set to first)}.
/// Kinds: "text" (one line), "clause" (several), "number", "choice", "several", "yes", "numbers" (a list,
/// `rows`), "worths" (of cards, `rows`), "tricks" (`rows`), "names" (a list of contracts, `rows`), "title"
/// (what follows belongs together, `action` takes it away), "add" (a button).
class CustomGamePrompts {
    Q_DECLARE_TR_FUNCTIONS(CustomGamePrompts)
public:
    CustomGamePrompts(const CustomGameDraft& draft, Language language)
        : m_draft(draft)
        , m_language(language)
    {
    }

    QVariantList table();
    QVariantList contract(int index);
    QVariantList end();

    /// What a new contract begins with, and one whose measure was just chosen.
    static QJsonObject newContract(const QString& id, const QString& name);
    QJsonObject measured(QJsonObject contract, const QString& measure) const;
    /// The row of the key at that place of the draft, or around it; null: none.
    const custom::FileKey* keyOf(const QString& path) const;
    /// Numbers of players of the draft.
    QList<int> counts() const;

private:
    QVariantMap& say(
        const QString& path, const char* kind, const QString& label, const QString& example = {});
    QVariantMap& say(const QString& path, const char* kind, const custom::FileKey& key);
    void ask(const custom::FileKey& key, const QString& path);
    void text(const custom::FileKey& key, const QString& path);
    QVariantMap& number(const custom::FileKey& key, const QString& path, const QString& label,
        const QString& example, std::string_view begin, bool optional);
    void perPlayers(const custom::FileKey& key, const QString& path, const QString& label,
        const QString& example, std::string_view begin, bool optional);
    void differs(const custom::FileKey& key, const QString& path, const QString& label);
    /// One question, or one for each number of players.
    template <typename One>
    void each(const QString& path, const QString& label, const QString& ofCount, const One& one);
    void choice(const custom::FileKey& key, const QString& path);
    QVariantMap& form(
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
    /// So many play a deal, by the number at the table.
    int playing(int count) const;
    bool hasCards() const { return m_draft.has(QStringLiteral("/cards")); }
    bool knowsTricks() const { return hasCards() || m_draft.has(QStringLiteral("/tricks")); }
    Key measureAt(const QString& path) const;
    QString words(Text text) const;
    QVariantList taken();

    const CustomGameDraft& m_draft;
    Language m_language;
    QList<QVariantMap> m_list;
};

} // namespace tafel::app
