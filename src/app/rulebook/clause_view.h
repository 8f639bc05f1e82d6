// A clause as the sheet over a screen and the rulebook show it.
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

/// A stretch of a text, marked or not.
struct TextPart {
    Q_GADGET
    QML_VALUE_TYPE(textPart)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool marked MEMBER marked)
public:
    QString text = {};
    bool marked = false;

    bool operator==(const TextPart&) const = default;
};

/// What an edition has of a clause.
struct ClauseEdition {
    Q_GADGET
    QML_VALUE_TYPE(clauseEdition)
    Q_PROPERTY(QString edition MEMBER edition)
    Q_PROPERTY(QString section MEMBER section)
    Q_PROPERTY(QList<tafel::app::TextPart> has MEMBER has) ///< What differs from another edition is marked.
    Q_PROPERTY(QString ruling MEMBER ruling)
    Q_PROPERTY(bool yours MEMBER yours)
public:
    QString edition = {}, section = {};
    QList<TextPart> has = {};
    QString ruling = {};
    bool yours = false;

    bool operator==(const ClauseEdition&) const = default;
};

/// As a line leads to a clause.
struct ClauseLink {
    Q_GADGET
    QML_VALUE_TYPE(clauseLink)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString place MEMBER place)
    Q_PROPERTY(QString card MEMBER card) ///< Of the character that it is about; empty: of none.
public:
    QString id = {}, text = {}, place = {}, card = {};

    bool operator==(const ClauseLink&) const = default;
};

struct ClauseView : ClauseLink {
    Q_GADGET
    QML_VALUE_TYPE(clauseView)
    /// One where the game has one text.
    Q_PROPERTY(QList<tafel::app::ClauseEdition> editions MEMBER editions)
    // In the rulebook:
    Q_PROPERTY(QList<tafel::app::ClauseLink> together MEMBER together)
    Q_PROPERTY(QList<tafel::app::ClauseLink> beside MEMBER beside)
public:
    QList<ClauseEdition> editions = {};
    QList<ClauseLink> together = {}, beside = {};
};

ClauseView clauseView(const Clause& clause, std::optional<Edition> yours, Language language);

/// `place` names the game too unless it is `within`.
ClauseLink clauseLink(const Clause& clause, const Game* within, Language language);

/// The heading under which a clause stands; the game too unless it is `within`: "Lorum · Hairy ape".
QString placeText(const Clause& clause, const Game* within, Language language);

/// What a search has found is marked.
QList<TextPart> markedText(std::string_view text, std::span<const search::Highlight> marks);

/// The same text as three editions have it: the words that another edition does not have there are marked.
QList<QList<TextPart>> differingText(const QStringList& texts);

} // namespace tafel::app
