#include "app/pad/current_match.h"

#include <algorithm>

#include "app/open_history/open_history.h"
#include "app/phrases/view_rows.h"
#include "games/custom/game.h"
#include "history/ownership.h"
#include "phrases/custom_game.h"
#include "phrases/tablet.h"

namespace tafel::app {

CurrentMatch::CurrentMatch(OpenHistory& openHistory)
    : QObject(&openHistory)
    , m_openHistory(openHistory)
    , m_acceptance(new Acceptance(*this))
{
    connect(openHistory.preferences(), &Preferences::languageChanged, this, [this] {
        if (!isOpen())
            return;
        updateDeals();
        Q_EMIT changed();
    });
    connect(&m_openHistory, &OpenHistory::historyChanged, this, &CurrentMatch::follow);
}

bool CurrentMatch::open(const QString& match)
{
    Q_EMIT aboutToChange();
    if (!load(plain(match)))
        return false;
    Q_EMIT opened();
    Q_EMIT changed();
    return true;
}

bool CurrentMatch::resume(const QString& match)
{
    history::History& history = m_openHistory.history();
    const auto ownership = history::ownershipOf(history, plain(match));
    if (!m_openHistory.reportOnError(ownership)
        || (ownership->ours && !m_openHistory.reportOnError(history.resume(plain(match)))) || !open(match))
        return false;
    Q_EMIT m_openHistory.historyChanged();
    return true;
}

bool CurrentMatch::takeOwnership(const QString& match)
{
    return m_openHistory.reportOnError(history::takeOwnership(m_openHistory.history(), plain(match)))
        && resume(match);
}

void CurrentMatch::reopen()
{
    if (isOpen())
        open(matchId());
}

void CurrentMatch::follow()
{
    if (!isOpen() || !m_openHistory.isOpen())
        return;
    const auto version = m_openHistory.history().version();
    if (!version || *version == m_version)
        return;
    const auto now = m_openHistory.history().load(match().id);
    if (!m_openHistory.reportOnError(now))
        return;
    m_version = *version;
    // No other tablet writes this match, so the entry panel stays as it is.
    const bool same = now->ownership.ours && now->ownership == m_stored->ownership
        && now->badges == m_stored->badges && now->match.players == match().players
        && now->deals.size() == m_stored->deals.size();
    if (!same)
        open(matchId());
}

bool CurrentMatch::load(const std::string& id)
{
    if (const auto version = m_openHistory.history().version())
        m_version = *version;
    auto stored = m_openHistory.history().load(id);
    if (!m_openHistory.reportOnError(stored))
        return false;
    Result<Outcome> outcome = score(stored->match);
    if (!outcome) {
        m_openHistory.report(history::WriteError(outcome.error()));
        return false;
    }
    m_stored = std::move(*stored);
    m_outcome = std::move(*outcome);
    m_pips = pipsOf(match(), standing().deals + 1);
    updateDeals();
    return true;
}

bool CurrentMatch::reload()
{
    const bool good = load(match().id);
    Q_EMIT changed();
    Q_EMIT m_openHistory.historyChanged();
    return good;
}

void CurrentMatch::updateDeals()
{
    m_deals.clear();
    for (std::size_t index = m_outcome.deals.size(); index-- > 0;)
        m_deals << dealView(*m_stored, m_outcome, index, m_openHistory.language());
    m_acceptance->update(&*m_stored);
}

void CurrentMatch::close()
{
    if (!isOpen())
        return;
    Q_EMIT aboutToChange();
    m_stored.reset();
    m_acceptance->update(nullptr);
    Q_EMIT opened();
    Q_EMIT changed();
}

bool CurrentMatch::setAside()
{
    if (!m_openHistory.reportOnError(m_openHistory.history().abandon(match().id)))
        return false;
    close();
    Q_EMIT m_openHistory.historyChanged();
    return true;
}

bool CurrentMatch::end()
{
    Q_EMIT aboutToChange();
    if (!m_openHistory.reportOnError(m_openHistory.history().endMatch(match().id)) || !reload())
        return false;
    Q_EMIT redone(false);
    return true;
}

bool CurrentMatch::undo()
{
    Q_EMIT aboutToChange();
    if (m_stored->proposal)
        return m_openHistory.reportOnError(m_openHistory.history().undo(match().id)) && withdrawProposal();
    const DealEntry last = match().deals.empty() ? DealEntry{} : match().deals.back();
    const auto step = m_openHistory.history().undo(match().id);
    if (!m_openHistory.reportOnError(step) || !reload())
        return false;
    Q_EMIT undone(*step && (*step)->what == history::Step::What::Deal ? &last : nullptr);
    return true;
}

bool CurrentMatch::withdrawProposal()
{
    const DealEntry entry = m_stored->proposal->entry;
    if (!reload())
        return false;
    Q_EMIT undone(&entry);
    return true;
}

bool CurrentMatch::redo()
{
    Q_EMIT aboutToChange();
    const auto step = m_openHistory.history().redo(match().id);
    if (!m_openHistory.reportOnError(step) || !reload())
        return false;
    Q_EMIT redone(*step && (*step)->what == history::Step::What::Deal);
    return true;
}

Standing CurrentMatch::before(int deal) const
{
    return deal <= 1 ? match().game->start(match())
                     : m_outcome.deals[static_cast<std::size_t>(deal) - 2].after;
}

// ---- State

QString CurrentMatch::title() const
{
    return isOpen() ? qt(match().game->name().in(m_openHistory.language())) : QString();
}

/// The kind of entry that deals of the game use.
QString CurrentMatch::gameKind() const
{
    if (!isOpen())
        return {};
    const Keys keys = match().game->dealKeys(match(), {});
    return keys.has(Key::GivesChip) ? QStringLiteral("round")
        : keys.has(Key::TurnedUp)   ? QStringLiteral("eidex")
                                    : QStringLiteral("contract");
}
QString CurrentMatch::dealWord() const
{
    return isOpen() ? qt(phrases::dealsWord(match().game->unit(), 1, m_openHistory.language())) : QString();
}
QString CurrentMatch::dealsWord() const
{
    return isOpen() ? qt(phrases::dealsWord(match().game->unit(), 2, m_openHistory.language())) : QString();
}
QString CurrentMatch::dealsText() const
{
    return isOpen() ? qt(phrases::dealsText(match().game->unit(), m_deals.size(), m_openHistory.language()))
                    : QString();
}
bool CurrentMatch::own() const
{
    return isOpen() && custom::customGame(match());
}

bool CurrentMatch::endsManually() const
{
    return isOpen() && isOurs() && match().game->endsManually() && !standing().finished;
}
QString CurrentMatch::aim() const
{
    return own() ? qt(phrases::aimText(custom::customGame(match())->definition(), m_openHistory.language()))
                 : QString();
}
QList<PlayedRow> CurrentMatch::played() const
{
    if (!own() || match().game->contracts(match()).size() < 2)
        return {};
    QList<PlayedRow> rows;
    for (const ContractInfo& each : match().game->contracts(match())) {
        PlayedRow row{.contract = qt(each.name.in(m_openHistory.language()))};
        for (Player player = 0; player < match().count(); ++player)
            row.times << static_cast<int>(
                std::ranges::count_if(standing().played, [&](const PlayedContract& one) {
                    return static_cast<qsizetype>(one.contract) == rows.size() && one.by.has(player);
                }));
        rows << row;
    }
    return rows;
}
std::optional<Edition> CurrentMatch::edition() const
{
    return isOpen() && match().game->hasEditions() ? std::optional(match().edition) : std::nullopt;
}
QString CurrentMatch::resultText() const
{
    return finished() ? qt(phrases::winnersText(match(), standing(), m_openHistory.language())) : QString();
}
QString CurrentMatch::ownershipText() const
{
    return isOurs() ? QString() : qt(phrases::ownershipText(m_stored->ownership, m_openHistory.language()));
}
QString CurrentMatch::undoStepText(const std::optional<history::UndoStep>& step) const
{
    return step ? qt(phrases::undoStepText(match(), *step, m_openHistory.language())) : QString();
}

} // namespace tafel::app
