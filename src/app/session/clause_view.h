// The view of a clause, for the sheet over a screen and for the rulebook.
#pragma once

#include <optional>
#include <span>

#include "app/phrases/fields.h"
#include "base/text.h"
#include "rulebook/clause.h"

namespace tafel {
class Game;
namespace search {
struct Highlight;
}
} // namespace tafel

namespace tafel::app {

struct TextPart {
    VALUE_TYPE(TextPart, textPart)
    VALUE_FIELD(QString, text);
    VALUE_FIELD(bool, highlighted);
};

struct ClauseEdition {
    VALUE_TYPE(ClauseEdition, clauseEdition)
    VALUE_FIELD(QString, edition);
    VALUE_FIELD(QString, section);
    /// Words that differ from another edition are highlighted.
    VALUE_FIELD(QList<tafel::app::TextPart>, has);
    VALUE_FIELD(QString, ruling);
    VALUE_FIELD(bool, yours);
};

struct ClauseLink {
    VALUE_TYPE(ClauseLink, clauseLink)
    VALUE_FIELD(QString, id);
    VALUE_FIELD(QString, text);
    VALUE_FIELD(QString, place);
    /// The card of the character that the clause is about; empty if there is none.
    VALUE_FIELD(QString, card);
};

struct ClauseView : tafel::app::ClauseLink { // The QML tools need the qualified name.
    VALUE_TYPE(ClauseView, clauseView)
    /// A single element if the game has only one text.
    VALUE_FIELD(QList<tafel::app::ClauseEdition>, editions);
    // Filled only in the rulebook.
    VALUE_FIELD(QList<tafel::app::ClauseLink>, together);
    VALUE_FIELD(QList<tafel::app::ClauseLink>, siblings);
};

ClauseView clauseView(const Clause& clause, std::optional<Edition> yours, Language language);

/// `place` names the game unless it is `within`.
ClauseLink clauseLink(const Clause& clause, const Game* within, Language language);

/// The text with the search hits highlighted.
QList<TextPart> highlightedText(std::string_view text, std::span<const search::Highlight> highlights);

/// The text of each edition, with the words highlighted that another edition does not have there.
QList<QList<TextPart>> differingText(const QStringList& texts);

} // namespace tafel::app
