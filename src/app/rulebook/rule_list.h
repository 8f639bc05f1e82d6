// The searchable rulebook: the clauses under their headings, the best matches first.
#pragma once

#include "app/phrases/list_choice.h"
#include "app/session/session_model.h"
#include "search/clause_index.h"

namespace tafel::app {

struct FoundClause {
    VALUE_TYPE(FoundClause, foundClause)
    VALUE_FIELD(QString, id);
    VALUE_FIELD(QList<tafel::app::TextPart>, parts); ///< The text; what matches the search is highlighted.
    VALUE_FIELD(QString, text);
    VALUE_FIELD(bool, ruling); ///< It is our interpretation.
    VALUE_FIELD(bool, differs); ///< It differs between the editions.
};

class RuleList : public tafel::app::SessionList { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    INPUT_FIELD(QString, text, setText); ///< The search text as typed; empty for all clauses.
    /// "match" for the rules of the match on the table, "all", or the id of a game.
    WRITABLE_FIELD(QString, scope, setScope, QStringLiteral("all"))
    {
        if (value != m_scope)
            m_edition.clear();
        assign(m_scope, value);
    }
    INPUT_FIELD(QString, edition, setEdition); ///< "web" …; empty for all editions.
    MODEL_GETTER(QString, scopeText); ///< "Lorum", "Cosmic Eidex, Web edition".
    MODEL_GETTER(QList<tafel::app::ListChoice>, games);
    MODEL_GETTER(QList<tafel::app::ListChoice>, editions); ///< Empty if there is no choice.
    MODEL_GETTER(bool, hasMatch);
    /// The match whose characters are shown; empty if it has none or others are shown.
    MODEL_GETTER(QString, sheetOf);

public:
    using SessionList::SessionList;

    int count() const override { return static_cast<int>(m_found.size()); }

    QVariant data(const QModelIndex& index, int role) const override;
    /// The role `place` is the heading of a clause, for the sections of a list.
    QHash<int, QByteArray> roleNames() const override;

    Q_INVOKABLE QString idAt(int row) const;
    /// A clause with its links; empty if it does not exist.
    Q_INVOKABLE tafel::app::ClauseView clause(const QString& id) const;

public Q_SLOTS:
    void refresh() override;

private:
    RefreshOn refreshOn() const override { return RefreshOn::Language; }
    void attached() override;
    QVariant row(int index) const override; ///< A `FoundClause`.
    search::Scope asked() const;

    search::Scope m_asked;
    std::vector<search::SearchHit> m_found;
};

} // namespace tafel::app
