// The view of a clause, for the sheet over a screen and for the rulebook.
#pragma once

#include <optional>
#include <span>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "base/text.h"
#include "rulebook/clause.h"

namespace tafel {
class Game;
namespace search {
struct Highlight;
}
} // namespace tafel

namespace tafel::app {

/// A part of a text, highlighted or not.
struct TextPart {
    Q_GADGET
    QML_VALUE_TYPE(textPart)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool highlighted MEMBER highlighted)
public:
    QString text = {};
    bool highlighted = false;

    bool operator==(const TextPart&) const = default;
};

/// The text of a clause in one edition.
struct ClauseEdition {
    Q_GADGET
    QML_VALUE_TYPE(clauseEdition)
    Q_PROPERTY(QString edition MEMBER edition)
    Q_PROPERTY(QString section MEMBER section)
    /// Words that differ from another edition are highlighted.
    Q_PROPERTY(QList<tafel::app::TextPart> has MEMBER has)
    Q_PROPERTY(QString ruling MEMBER ruling)
    Q_PROPERTY(bool yours MEMBER yours)
public:
    QString edition = {}, section = {};
    QList<TextPart> has = {};
    QString ruling = {};
    bool yours = false;

    bool operator==(const ClauseEdition&) const = default;
};

/// A link to a clause.
struct ClauseLink {
    Q_GADGET
    QML_VALUE_TYPE(clauseLink)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString place MEMBER place)
    /// The card of the character that the clause is about; empty if there is none.
    Q_PROPERTY(QString card MEMBER card)
public:
    QString id = {}, text = {}, place = {}, card = {};

    bool operator==(const ClauseLink&) const = default;
};

struct ClauseView : ClauseLink {
    Q_GADGET
    QML_VALUE_TYPE(clauseView)
    /// A single element if the game has only one text.
    Q_PROPERTY(QList<tafel::app::ClauseEdition> editions MEMBER editions)
    // Filled only in the rulebook.
    Q_PROPERTY(QList<tafel::app::ClauseLink> together MEMBER together)
    Q_PROPERTY(QList<tafel::app::ClauseLink> siblings MEMBER siblings)
public:
    QList<ClauseEdition> editions = {};
    QList<ClauseLink> together = {}, siblings = {};
};

ClauseView clauseView(const Clause& clause, std::optional<Edition> yours, Language language);

/// `place` names the game unless it is `within`.
ClauseLink clauseLink(const Clause& clause, const Game* within, Language language);

/// The heading of a clause. It includes the game unless that is `within`: "Lorum · Hairy ape".
QString placeText(const Clause& clause, const Game* within, Language language);

/// The text with the search hits highlighted.
QList<TextPart> highlightedText(std::string_view text, std::span<const search::Highlight> highlights);

/// The text of each edition, with the words highlighted that another edition does not have there.
QList<QList<TextPart>> differingText(const QStringList& texts);

} // namespace tafel::app
