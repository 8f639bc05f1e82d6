// The questions of the editor: one for each key of the game file, as the tables of games/own/file_keys.h
// have them. What they are called and what an example says stands here; what is right the reader of the file
// says.
#pragma once

#include <QCoreApplication>
#include <QVariantList>

#include "app/own/own_draft.h"
#include "base/text.h"

namespace tafel::app {

/// A question: {path, kind, label, example, value, said (it stands in the file), optional, rare, options:
/// [{value, text, line, on}], rows: [{path, name, value}], lowest, highest, begin (what it is set to first)}.
/// Kinds: "text" (one line), "clause" (several), "number", "choice", "several", "yes", "numbers" (a list,
/// `rows`), "worths" (of cards, `rows`), "tricks" (`rows`), "names" (a list of contracts, `rows`), "title"
/// (what follows belongs together, `action` takes it away), "add" (a button).
class OwnQuestions {
    Q_DECLARE_TR_FUNCTIONS(OwnQuestions)
public:
    OwnQuestions(const OwnDraft& draft, Language language)
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
    /// Numbers of players of the draft.
    QList<int> counts() const;
    /// So many play a deal, by the number at the table.
    int playing(int count) const;
    bool hasCards() const { return m_draft.has(QStringLiteral("/cards")); }
    bool knowsTricks() const { return hasCards() || m_draft.has(QStringLiteral("/tricks")); }

private:
    QVariantMap& ask(
        const QString& path, const char* kind, const QString& label, const QString& example = {});
    QVariantMap& text(const QString& path, const QString& label, const QString& example, bool required);
    QVariantMap& number(const QString& path, const QString& label, const QString& example, int begin,
        bool optional = true, int lowest = -100'000, int highest = 100'000);
    void perPlayers(const QString& path, const QString& label, const QString& example, int begin, int lowest,
        int highest, bool optional, bool rare);
    QVariantMap& yes(const QString& path, const QString& label, const QString& example);
    QVariantMap& choice(const QString& path, const QString& label, const QString& example,
        const QList<std::pair<QString, QString>>& options, const QString& standard);
    void numbers(const QString& path, const QString& label, const QString& example, bool rare);
    void terms(const QString& path, const QString& label, const QStringList& which, const QStringList& usual);
    void typed(const QString& path, bool rare);
    void count(const QString& path);
    void ofWhat(const QString& path, bool cards);
    void march(const QString& path);
    void factor(const QString& path);
    void extras();
    void pack();
    void tricks();
    void order();
    QString nameOf(const QJsonValue& text) const;

    const OwnDraft& m_draft;
    Language m_language;
    QVariantList taken();

    QList<QVariantMap> m_list;
};

} // namespace tafel::app
