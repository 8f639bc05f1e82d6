#include "app/custom/custom_game_list.h"

#include <algorithm>

#include <QFile>
#include <QFileInfo>

#include "app/phrases/phrases.h"
#include "base/limits.h"
#include "document/document.h"
#include "games/custom/description.h"
#include "games/custom/game.h"

namespace tafel::app {

namespace {

/// Most bytes that a phone can read from a code that fits the screen (ISO/IEC 18004: version 30, level M).
constexpr qsizetype mostOfACode = 1370;
/// Size limit for game files in bytes. A game has at most 40 contracts of a few sentences, so no valid file
/// is larger.
constexpr qint64 mostOfAFile = 4'000'000;

} // namespace

std::vector<history::CustomGameVersion> versionsOf(Session& session, std::string_view id)
{
    const auto kept = history::customGames(session.history());
    if (!session.reportOnError(kept))
        return {};
    const auto found = std::ranges::find(*kept, id, &history::CustomGameEntry::id);
    return found == kept->end() ? std::vector<history::CustomGameVersion>() : found->versions;
}

CustomGameView customGameView(const custom::CustomGame& game, Language language)
{
    const custom::Definition& definition = game.definition();
    QStringList facts{CustomGameList::tr("%1 people").arg(qt(custom::playersOf(definition).in(language)))};
    if (definition.hasCards)
        facts << CustomGameList::tr("%1 cards").arg(definition.deck(definition.players.first()).size());
    if (definition.contracts.size() > 1)
        facts << CustomGameList::tr("%1 contracts").arg(definition.contracts.size());
    return {.name = qt(game.name().in(language)),
        .sign = qt(definition.sign),
        .people = facts.join(QStringLiteral(", ")),
        .words = qt(custom::describeGame(definition).in(language))};
}

void CustomGameList::refresh()
{
    m_games.clear();
    m_hidden.clear();
    if (hasHistory()) {
        auto kept = history::customGames(m_session->history());
        if (!m_session->reportOnError(kept))
            return;
        const auto lastOf = [](const history::CustomGameEntry& each) {
            return std::ranges::max(each.versions, {}, &history::CustomGameVersion::last).last;
        };
        std::ranges::stable_sort(*kept, std::greater(), lastOf);
        const QStringList hiddenIds = m_session->preferences()->hiddenGames();
        for (const history::CustomGameEntry& each : *kept) {
            const auto game = document::readCustomGame(plain(document(qt(each.id))), document::Texts::AsKept);
            if (!game)
                continue; // The game needs a newer release.
            CustomGameView view = customGameView(**game, language());
            for (const history::CustomGameVersion& version : each.versions)
                view.versions << CustomVersionRow{.fingerprint = qt(version.fingerprint),
                    .number = ++view.version,
                    .played = version.matches == 0
                        ? tr("never played")
                        : tr("%1, the last on %2")
                              .arg(qt(phrases::matchesText(version.matches, language())),
                                  qt(phrases::dayText(version.last.substr(0, 10), language())))};
            view.id = qt(each.id);
            view.key = qt(custom::keyOf(each.id));
            view.played = view.versions.last().played;
            (hiddenIds.contains(qt(each.id)) ? m_hidden : m_games) << view;
        }
    }
    Q_EMIT changed();
}

QString CustomGameList::document(const QString& id) const
{
    const auto kept = history::customGameDocument(m_session->history(), plain(id));
    return m_session->reportOnError(kept) && *kept ? qt(**kept) : QString();
}

void CustomGameList::inspect(const QString& file)
{
    m_found.reset();
    m_inspected = {.file = QFileInfo(file).fileName()};
    QFile in(file);
    const auto refuse = [&](const QString& why) {
        m_inspected.problem = why;
        Q_EMIT changed();
    };
    if (!in.open(QIODevice::ReadOnly))
        return refuse(tr("It cannot be read."));
    if (in.size() > mostOfAFile)
        return refuse(tr("It is too large for a game."));
    const std::string text = in.readAll().toStdString();
    auto game = document::readCustomGame(text);
    if (!game) {
        const QString where = qt(game.error().where);
        return refuse(qt(game.error().message.in(language()))
            + (where.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(where)));
    }
    m_found = std::move(*game);
    m_inspected = customGameView(*m_found, language());
    m_inspected.file = QFileInfo(file).fileName();
    const auto versions = versionsOf(*m_session, m_found->definition().id);
    m_inspected.known = std::ranges::any_of(
        versions, [&](const auto& each) { return each.fingerprint == m_found->fingerprint(); });
    m_inspected.twin = !versions.empty() && !m_inspected.known;
    Q_EMIT changed();
}

bool CustomGameList::take()
{
    if (!m_found || !m_session->reportOnError(history::storeCustomGame(m_session->history(), m_found)))
        return false;
    setHidden(qt(m_found->definition().id), false);
    reset();
    Q_EMIT m_session->historyChanged();
    return true;
}

void CustomGameList::reset()
{
    m_found.reset();
    m_inspected = {};
    m_saved = {};
    Q_EMIT changed();
}

void CustomGameList::setHidden(const QString& id, bool hidden)
{
    QStringList list = m_session->preferences()->hiddenGames();
    list.removeAll(id);
    if (hidden)
        list << id;
    m_session->preferences()->setHiddenGames(list);
    refresh();
}

QString CustomGameList::code(const QString& id) const
{
    const QString text = document(id);
    return text.toUtf8().size() <= mostOfACode ? text : QString();
}

void CustomGameList::save(const QString& id)
{
    m_saved = writeNewFile(saveFolder(*m_session->preferences()), id, QStringLiteral("game.json"),
        document::prettyText(plain(document(id))), tr("The game was not saved."));
    Q_EMIT changed();
}

} // namespace tafel::app
