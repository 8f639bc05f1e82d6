#include "app/rulebook/rule_list.h"

#include <algorithm>

#include "app/pad/score_pad.h"
#include "document/match_reader.h"
#include "games/custom/key.h"
#include "games/games.h"
#include "history/custom_games.h"

namespace tafel::app {

namespace {

constexpr int placeRole = Qt::UserRole + 1;

QString nameOf(Edition edition)
{
    return qt(document::editionNames[static_cast<std::size_t>(edition)]);
}

} // namespace

void RuleList::attached()
{
    if (m_session)
        connect(m_session->table(), &CurrentMatch::changed, this, &RuleList::refresh);
    refresh();
}

bool RuleList::hasMatch() const
{
    return m_session && m_session->table()->isOpen();
}

search::Scope RuleList::asked() const
{
    if (m_scope == QLatin1String("match"))
        return hasMatch()
            ? search::Scope::of(m_session->table()->match(), plain(m_session->pad()->measure()->contract()))
            : search::Scope{};
    search::Scope scope{.game = gameNamed(plain(m_scope))};
    for (Edition edition : phrases::allEditions)
        if (nameOf(edition) == m_edition)
            scope.edition = edition;
    return scope;
}

void RuleList::refresh()
{
    if (!m_session)
        return;
    beginResetModel();
    m_asked = asked();
    m_found = search::grouped(search::searched(plain(m_text), language(), m_asked));
    endResetModel();
    Q_EMIT changed();
}

QString RuleList::scopeText() const
{
    if (!m_session || !m_asked.game)
        return tr("All games");
    const QString game = in(m_asked.game->name());
    return m_asked.edition && m_asked.game->hasEditions()
        ? tr("%1, %2").arg(game, qt(phrases::editionName(*m_asked.edition, language())))
        : game;
}

QList<ListChoice> RuleList::games() const
{
    QList<ListChoice> list;
    for (const Game* game : allGames())
        if (m_session)
            list << ListChoice{qt(game->id()), in(game->name()), in(game->oneLine())};
    if (const auto kept = hasHistory() ? history::customGames(history())
                                       : history::Expected<std::vector<history::CustomGameEntry>>())
        for (const history::CustomGameEntry& each : *kept)
            list << ListChoice{qt(custom::keyOf(each.id)), in(each.name), tr("Custom game")};
    return list;
}

QList<ListChoice> RuleList::editions() const
{
    const Game* game = gameNamed(plain(m_scope));
    if (!game || !m_session || !game->hasEditions())
        return {};
    QList<ListChoice> list{{.text = tr("All editions")}};
    for (Edition edition : phrases::allEditions)
        list << ListChoice{.id = nameOf(edition), .text = qt(phrases::editionName(edition, language()))};
    return list;
}

QString RuleList::sheetOf() const
{
    const bool has = m_scope == QLatin1String("match") && m_asked.characters && !m_asked.characters->empty();
    return has && hasMatch() ? m_session->table()->matchId() : QString();
}

QVariant RuleList::row(int index) const
{
    const search::SearchHit& found = m_found[static_cast<std::size_t>(index)];
    const Clause& clause = *found.clause;
    return QVariant::fromValue(FoundClause{.id = qt(clause.id),
        .parts = highlightedText(clause.text.in(language()), found.highlights),
        .text = in(clause.text),
        .ruling = clause.isInterpretation(m_asked.edition.value_or(Edition::Web)),
        .differs = !clause.differs.web.empty()});
}

QVariant RuleList::data(const QModelIndex& index, int role) const
{
    if (role != placeRole || !index.isValid() || index.row() >= count())
        return SessionList::data(index, role);
    const Clause& clause = *m_found[static_cast<std::size_t>(index.row())].clause;
    return qt(search::headingText(clause, m_asked.game, language()));
}

QHash<int, QByteArray> RuleList::roleNames() const
{
    QHash<int, QByteArray> names = SessionList::roleNames();
    names.insert(placeRole, "place");
    return names;
}

QString RuleList::idAt(int row) const
{
    return row >= 0 && row < count() ? qt(m_found[static_cast<std::size_t>(row)].clause->id) : QString();
}

ClauseView RuleList::clause(const QString& id) const
{
    const Clause* clause = clauseNamed(plain(id));
    for (const search::SearchHit& each : m_found)
        if (each.clause->own && qt(each.clause->id) == id)
            return clauseView(*each.clause, {}, language());
    if (!clause || !m_session)
        return {};
    ClauseView view = clauseView(*clause, m_session->table()->edition(), language());
    const Game* own = search::locationOf(*clause).game;
    const std::vector<const Clause*> together = search::relatedClauses(*clause);
    const auto links
        = [&](const std::vector<const Clause*>& clauses, std::span<const Clause* const> without) {
              QList<ClauseLink> list;
              for (const Clause* each : clauses) {
                  const bool elsewhere = m_asked.game && !search::contains(*each, {.game = m_asked.game});
                  if (!elsewhere && std::ranges::find(without, each) == without.end())
                      list << clauseLink(*each, own, language());
              }
              return list;
          };
    view.together = links(together, {});
    view.siblings = links(search::siblings(*clause), together);
    return view;
}

} // namespace tafel::app
