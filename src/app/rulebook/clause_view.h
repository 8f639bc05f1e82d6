// A clause as the sheet over a screen and the rulebook show it.
#pragma once

#include <optional>
#include <span>

#include <QVariantMap>

#include "rulebook/clause.h"
#include "search/clause_index.h"

namespace tafel::app {

/// {id, text, place, card, editions: [{edition, section, has, ruling, yours}]}; one column where the game has
/// one text. `has` are parts of text: what differs from another edition is marked.
QVariantMap clauseView(const Clause& clause, std::optional<Edition> yours, Language language);

/// As a line leads to it: {id, text, place, card}. `place` names the game too unless it is `within`.
QVariantMap clauseLink(const Clause& clause, const Game* within, Language language);

/// The heading under which a clause stands; the game too unless it is `within`: "Lorum · Hairy ape".
QString placeText(const Clause& clause, const Game* within, Language language);

/// The text in parts, [{text, marked}]: what a search has found is marked.
QVariantList markedText(std::string_view text, std::span<const search::Highlight> marks);

/// The same text as three editions have it, each in parts, [{text, marked}]: the words that another edition
/// does not have there are marked.
QList<QVariantList> differingText(const QStringList& texts);

} // namespace tafel::app
