// The searchable rulebook: the clauses under their headings, the best matches first.
#pragma once

#include "app/phrases/list_choice.h"
#include "app/session/session_model.h"
#include "search/clause_index.h"

namespace tafel::app {

class RuleList : public tafel::app::SessionList { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    /// The search text as typed; empty for all clauses.
    INPUT_FIELD(QString, text, setText);
    Q_PROPERTY(QString scope READ scope WRITE setScope NOTIFY
            changed) ///< "match" for the rules of the match on the table, "all", or the id of a game.
    /// "web" …; empty for all editions.
    INPUT_FIELD(QString, edition, setEdition);
    Q_PROPERTY(QString scopeText READ scopeText NOTIFY changed) ///< "Lorum", "Cosmic Eidex, Web edition".
    Q_PROPERTY(QList<tafel::app::ListChoice> games READ games NOTIFY changed)
    /// Empty if there is no choice.
    Q_PROPERTY(QList<tafel::app::ListChoice> editions READ editions NOTIFY changed)
    Q_PROPERTY(bool hasMatch READ hasMatch NOTIFY changed)
    Q_PROPERTY(QString sheetOf READ sheetOf NOTIFY
            changed) ///< The match whose characters are shown; empty if it has none or others are shown.
public:
    enum Role { IdRole = Qt::UserRole + 1, TextRole, PlainRole, PlaceRole, RulingRole, DiffersRole };

    explicit RuleList(QObject* parent = nullptr);

    const QString& scope() const { return m_scope; }
    void setScope(const QString& scope);
    QString scopeText() const;
    QList<ListChoice> games() const;
    QList<ListChoice> editions() const;
    bool hasMatch() const;
    QString sheetOf() const;
    int count() const override { return static_cast<int>(m_found.size()); }

    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override; ///< clauseId, parts, plain, place, ruling, differs

    Q_INVOKABLE QString idAt(int row) const;
    /// A clause with its links; empty if it does not exist.
    Q_INVOKABLE tafel::app::ClauseView clause(const QString& id) const;

public Q_SLOTS:
    void refresh() override;

private:
    void attached() override;
    search::Scope asked() const;
    std::optional<Edition> yours() const; ///< The edition that is marked as the user's.

    QString m_scope = QStringLiteral("all");
    search::Scope m_asked;
    std::vector<search::SearchHit> m_found;
};

} // namespace tafel::app
