// Another tablet of the club, without a screen. Its events arrive like those of a background sync.
#pragma once

#include <optional>

#include <QObject>

#include "app/session/session.h"
#include "document/document.h"
#include "history/ownership.h"
#include "support/two_tablets.h"

namespace tafel::test {

/// Registered as `otherTablet` in QML.
class OtherTablet : public QObject {
    Q_OBJECT
public:
    /// Syncs both tablets. With `heard` the app is notified.
    Q_INVOKABLE void meet(QObject* session, bool heard = true)
    {
        auto& app = static_cast<app::Session&>(*session);
        const std::filesystem::path here = app.historyFile();
        if (here != m_here) {
            m_here = here;
            m_history.reset();
            m_history.emplace(opened(here.string() + ".other", history::Mode::Write));
        }
        {
            history::History beside = opened(here, history::Mode::SharedWriter);
            test::meet(beside, *m_history);
        }
        if (heard)
            Q_EMIT app.historyChanged();
    }
    /// Returns the id of the new match.
    Q_INVOKABLE QString begin(const QString& match)
    {
        return QString::fromStdString(
            m_history->openMatch(document::readMatch(match.toStdString()).value()).value());
    }
    /// Both tablets import a match file with the same id.
    Q_INVOKABLE bool import(QObject* session, const QString& file, const QString& here)
    {
        const auto read = [](history::History& into, const QString& match) {
            return into.importMatch(document::readMatch(match.toStdString()).value()).has_value();
        };
        meet(session);
        history::History beside = opened(m_here, history::Mode::SharedWriter);
        return read(*m_history, file) && read(beside, here);
    }
    Q_INVOKABLE bool takeOwnership(const QString& match)
    {
        return history::takeOwnership(*m_history, match.toStdString()).value_or(false);
    }
    Q_INVOKABLE bool enter(const QString& match, const QString& deal)
    {
        const Match there = m_history->load(match.toStdString()).value().match;
        const auto entry = document::readDeal(there, deal.toStdString());
        return entry && m_history->enterDeal(match.toStdString(), *entry);
    }
    Q_INVOKABLE bool correct(const QString& match, int number, const QString& deal)
    {
        const Match there = m_history->load(match.toStdString()).value().match;
        const auto entry = document::readDeal(there, deal.toStdString());
        return entry && m_history->correct(match.toStdString(), number, *entry, "miscounted");
    }
    Q_INVOKABLE bool undo(const QString& match) { return m_history->undo(match.toStdString()).has_value(); }
    Q_INVOKABLE bool redo(const QString& match) { return m_history->redo(match.toStdString()).has_value(); }
    Q_INVOKABLE int deals(const QString& match)
    {
        return static_cast<int>(m_history->load(match.toStdString()).value().deals.size());
    }

private:
    static history::History opened(const std::filesystem::path& file, history::Mode mode)
    {
        return history::History::open(file, mode).value();
    }

    std::filesystem::path m_here;
    std::optional<history::History> m_history;
};

} // namespace tafel::test
