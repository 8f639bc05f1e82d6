#include "app/session/clause_view.h"

#include <utility>

#include <QStringList>

#include "app/phrases/phrases.h"
#include "search/clause_index.h"
#include "search/clause_location.h"

namespace tafel::app {

namespace {

/// Marks the words of `text` that also occur in `other` in the same order (longest common subsequence).
std::vector<bool> common(const QStringList& text, const QStringList& other)
{
    const auto rows = static_cast<std::size_t>(text.size()), columns = static_cast<std::size_t>(other.size());
    const auto same = [&](std::size_t i, std::size_t j) {
        return text[static_cast<qsizetype>(i)].compare(other[static_cast<qsizetype>(j)], Qt::CaseInsensitive)
            == 0;
    };
    std::vector<std::vector<int>> longest(rows + 1, std::vector<int>(columns + 1));
    for (std::size_t i = rows; i-- > 0;)
        for (std::size_t j = columns; j-- > 0;)
            longest[i][j]
                = same(i, j) ? longest[i + 1][j + 1] + 1 : std::max(longest[i + 1][j], longest[i][j + 1]);
    std::vector<bool> found(rows);
    for (std::size_t i = 0, j = 0; i < rows && j < columns;)
        if (same(i, j)) {
            found[i] = true;
            ++i, ++j;
        } else if (longest[i + 1][j] >= longest[i][j + 1]) {
            ++i;
        } else {
            ++j;
        }
    return found;
}

QList<ClauseEdition> editionsOf(const Clause& clause, std::optional<Edition> yours, Language language)
{
    if (clause.own)
        return {{.edition = qt(search::headingText(clause, nullptr, language))}};
    const Game* game = search::locationOf(clause).game;
    if (!game || !game->hasEditions()) // A game without editions has one column.
        return {{.edition
            = game ? qt(game->name().in(language)) : qt(search::headingText(clause, nullptr, language)),
            .section = qt(clause.section.web),
            .ruling = qt(clause.ruling.web.in(language))}};
    QStringList differs;
    for (Edition edition : phrases::allEditions)
        differs << qt(clause.differs.in(edition).in(language));
    const QList<QList<TextPart>> has = differingText(differs);
    QList<ClauseEdition> list;
    for (Edition edition : phrases::allEditions)
        list << ClauseEdition{.edition = qt(phrases::editionName(edition, language)),
            .section = qt(clause.section.in(edition)),
            .has = has.at(list.size()),
            .ruling = qt(clause.ruling.in(edition).in(language)),
            .yours = yours == edition};
    return list;
}

void addPart(QList<TextPart>& parts, const QString& text, bool highlighted)
{
    if (!text.isEmpty())
        parts << TextPart{text, highlighted};
}

} // namespace

QList<QList<TextPart>> differingText(const QStringList& texts)
{
    QList<QList<TextPart>> all;
    for (const QString& text : texts) {
        const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        std::vector<bool> everywhere(static_cast<std::size_t>(words.size()), true);
        for (const QString& other : texts) {
            const std::vector<bool> there = common(words, other.split(QLatin1Char(' '), Qt::SkipEmptyParts));
            for (std::size_t i = 0; i < there.size(); ++i)
                everywhere[i] = everywhere[i] && there[i];
        }
        QList<TextPart> parts;
        QString part;
        for (std::size_t i = 0; i < everywhere.size(); ++i) {
            if (i > 0 && everywhere[i] != everywhere[i - 1]) {
                addPart(parts, std::exchange(part, QString()), !everywhere[i - 1]);
                addPart(parts, QStringLiteral(" "), false);
            } else if (i > 0) {
                part += QLatin1Char(' ');
            }
            part += words[static_cast<qsizetype>(i)];
        }
        addPart(parts, part, !everywhere.empty() && !everywhere.back());
        all.push_back(parts);
    }
    return all;
}

QList<TextPart> highlightedText(std::string_view text, std::span<const search::Highlight> highlights)
{
    QList<TextPart> parts;
    std::size_t at = 0;
    for (const search::Highlight& highlight : highlights) {
        addPart(parts, qt(text.substr(at, highlight.from - at)), false);
        addPart(parts, qt(text.substr(highlight.from, highlight.length)), true);
        at = highlight.from + highlight.length;
    }
    addPart(parts, qt(text.substr(at)), false);
    return parts;
}

ClauseLink clauseLink(const Clause& clause, const Game* within, Language language)
{
    const auto character = clause.own ? std::nullopt : search::locationOf(clause).character;
    return {.id = qt(clause.id),
        .text = qt(clause.text.in(language)),
        .place = qt(search::headingText(clause, within, language)),
        .card = character ? qt(character->text(Pack::Eidex)) : QString()};
}

ClauseView clauseView(const Clause& clause, std::optional<Edition> yours, Language language)
{
    return {clauseLink(clause, nullptr, language), editionsOf(clause, yours, language)};
}

} // namespace tafel::app
