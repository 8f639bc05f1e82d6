#include "app/people/people_list.h"

#include <algorithm>

#include <QFileInfo>

#include "app/pad/score_pad.h"
#include "app/settings/transfer.h"
#include "games/games.h"
#include "history/people/badges.h"
#include "history/statistics/ratings.h"
#include "history/storage/database_copy.h"
#include "phrases/tablet.h"

namespace tafel::app {

void PeopleList::readData()
{
    m_badges = history::chosenBadges(history()).value_or(std::map<std::string, int>());
    if (const auto people = history().people(); m_session->reportOnError(people))
        for (const history::Person& each : *people)
            m_everybody << PersonRow{.name = qt(each.name),
                .badge = badgeOf(each.name),
                .matches = qt(phrases::matchesText(each.matches, language())),
                .last = qt(phrases::dayText(each.lastPlayed, language()))};
    if (const auto others = history::peopleWithoutMatch(history()); m_session->reportOnError(others))
        for (const std::string& each : *others)
            m_everybody << PersonRow{
                .name = qt(each), .badge = badgeOf(each), .matches = tr("only came to a tournament")};
    if (const auto found = history::profile(history(), plain(m_person)); found && *found) {
        const history::Profile& profile = **found;
        QStringList games;
        for (const std::string& each : profile.games)
            if (const Game* game = gameNamed(each))
                games << in(game->name());
        const auto wishNone = history::hiddenFromRatings(history());
        m_profile = {.name = m_person,
            .badge = badgeOf(profile.name),
            .rated = !wishNone || !wishNone->contains(profile.name),
            .matches = qt(phrases::matchesText(profile.matches, language())),
            .played = playedText(profile),
            .spellings = qt(profile.spellings),
            .games = games.join(QStringLiteral(", ")),
            .tournaments = qt(profile.tournaments).join(QStringLiteral(", "))};
    }
    if (const auto last = history::lastIdentityChange(history()); last && *last)
        m_undoText = ((*last)->isDistinct ? tr("%1 and %2 are two people") : tr("%1 is called %2"))
                         .arg(qt((*last)->one), qt((*last)->other));
    updatePossibleDuplicates();
}

int PeopleList::badgeOf(const std::string& name) const
{
    const auto chosen = m_badges.find(name);
    return chosen == m_badges.end() ? -1 : chosen->second;
}

QString PeopleList::playedText(const history::Profile& profile) const
{
    const QString first = qt(phrases::dayText(profile.firstPlayed, language())),
                  last = qt(phrases::dayText(profile.lastPlayed, language()));
    return first == last ? first : tr("%1 – %2").arg(first, last);
}

void PeopleList::updatePossibleDuplicates()
{
    const auto all = history::possibleDuplicates(history());
    if (!m_session->reportOnError(all))
        return;
    const auto next = std::ranges::find_if(
        *all, [&](const history::PersonPair& each) { return !m_dismissed.contains(each); });
    if (next == all->end())
        return;
    for (const std::string& name : {next->one, next->other}) {
        const auto profile = history::profile(history(), name);
        const auto tablets = history::tabletsOf(history(), name);
        if (!m_session->reportOnError(profile) || !*profile || !m_session->reportOnError(tablets))
            return m_possibleDuplicates.clear();
        QStringList where;
        for (const history::Tablet& each : *tablets)
            where << qt(phrases::tabletName(each.device, each.ours, language()));
        const bool isOnlyHere = tablets->size() == 1 && tablets->front().ours;
        m_possibleDuplicates << PossibleDuplicate{.name = qt(name),
            .badge = badgeOf(name),
            .matches = (*profile)->matches > 0 ? qt(phrases::matchesText((*profile)->matches, language()))
                                               : tr("only came to a tournament"),
            .played = playedText(**profile),
            .tablets = isOnlyHere ? QString() : where.join(QStringLiteral(", "))};
    }
}

QList<PersonRow> PeopleList::people() const
{
    QList<PersonRow> found = m_everybody;
    found.removeIf([words = m_search.trimmed()](
                       const PersonRow& each) { return !each.name.contains(words, Qt::CaseInsensitive); });
    return found;
}

RenamingPreview PeopleList::preview(const QString& to) const
{
    const auto effectOf
        = [&](const std::string& name) { return history::previewRenaming(history(), plain(m_person), name); };
    const auto textOf = [&](const history::RenamingEffect& effect) {
        const QString shown = qt(effect.to), matches = qt(phrases::matchesText(effect.matches, language()));
        return effect.merges ? tr("%1 and %2 become one person: %3.").arg(m_person, shown, matches)
                             : tr("Shown as %1: %2.").arg(shown, matches);
    };
    const auto effect = effectOf(plain(to));
    if (!effect)
        return {.problem = m_session->reasonOf(effect.error())};
    NameMatchView meant;
    if (effect->merges) {
        meant = nameMatchView(to.trimmed(), qt(effect->to), textOf(*effect), QString());
    } else if (!effect->similar.empty()) {
        const std::string& known = effect->similar.front();
        const auto one = effectOf(known);
        meant = nameMatchView(to.trimmed(), qt(known), one ? textOf(*one) : QString(),
            one ? QString() : m_session->reasonOf(one.error()));
    }
    return {.merges = effect->merges, .text = textOf(*effect), .meant = meant};
}

/// Shows the match on the table with the current names.
void PeopleList::notifyNameChange()
{
    m_session->table()->reopen();
    Q_EMIT m_session->historyChanged();
}

QString PeopleList::merge(const QString& from, const QString& to)
{
    m_session->pad()->saveDraft();
    const auto effect = history::renamePerson(history(), plain(from), plain(to));
    if (!effect)
        return m_session->reasonOf(effect.error());
    if (m_person == from)
        m_person = qt(effect->to);
    notifyNameChange();
    return {};
}

void PeopleList::markDistinct(const QString& one, const QString& other)
{
    m_session->announce(history::setDistinct(history(), {plain(one), plain(other)}));
}

void PeopleList::dismissSuggestion(const QString& one, const QString& other)
{
    m_dismissed.insert({plain(one), plain(other)});
    refresh();
}

void PeopleList::undo()
{
    m_session->pad()->saveDraft();
    const auto undone = history::undoIdentityChange(history());
    if (!m_session->reportOnError(undone))
        return;
    if (*undone && !(*undone)->isDistinct && qt((*undone)->other) == m_person)
        m_person = qt((*undone)->one);
    notifyNameChange();
}

void PeopleList::setBadge(int badge)
{
    m_session->pad()->saveDraft();
    if (m_session->reportOnError(
            history::setBadge(history(), plain(m_person), badge < 0 ? std::nullopt : std::optional(badge))))
        notifyNameChange();
}

void PeopleList::setRated(bool rated)
{
    m_session->announce(history::setRatingVisible(history(), plain(m_person), rated));
}

ErasureResult PeopleList::erase()
{
    m_session->pad()->saveDraft();
    const auto forgotten = history::erasePerson(history(), plain(m_person));
    if (!forgotten)
        return {.problem = m_session->reasonOf(forgotten.error())};
    const QString name = std::exchange(m_person, qt(forgotten->pseudonym));
    notifyNameChange();
    QStringList copies;
    for (const std::filesystem::path& each : forgotten->copies)
        copies << qt(each.string());
    QString text = copies.isEmpty() ? tr("Backups that you have made still contain the name.")
                                    : tr("The name is still in backups, and in these copies of the history:")
            + QLatin1Char('\n') + copies.join(QLatin1Char('\n'));
    if (!forgotten->vacuumed)
        text += QLatin1Char('\n')
            + tr("Another program has the history open, so traces of the name may remain in the file. Close "
                 "it and start Tafelrichter again.");
    return {.title = tr("%1 is now %2.").arg(name, m_person), .text = text, .copies = copies};
}

QString PeopleList::removeCopies(const QStringList& copies)
{
    QStringList left;
    for (const QString& each : copies) {
        history::removeDatabase(plain(each));
        if (QFileInfo::exists(each))
            left << each;
    }
    return left.isEmpty() ? tr("These copies are deleted. Backups elsewhere may still contain the name.")
                          : tr("These cannot be deleted:") + QLatin1Char('\n') + left.join(QLatin1Char('\n'));
}

} // namespace tafel::app
