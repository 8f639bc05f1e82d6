#include "app/recovery.h"

#include <QCoreApplication>
#include <QThreadPool>

#include "app/transfer.h"
#include "app/words.h"

namespace tafel::app {

namespace {

using history::HurtMatch;
using history::Numbers;
using history::Recovered;

QString numbersText(const std::vector<Numbers>& ranges)
{
    QStringList list;
    for (const Numbers& each : ranges)
        list << (each.last > each.first ? QStringLiteral("%1–%2").arg(each.first).arg(each.last)
                                        : QString::number(each.first));
    return list.join(QStringLiteral(", "));
}

QString numbersText(const std::vector<std::int64_t>& numbers)
{
    std::vector<Numbers> ranges;
    for (const std::int64_t each : numbers)
        if (!ranges.empty() && ranges.back().last + 1 == each)
            ranges.back().last = each;
        else
            ranges.push_back({each, each});
    return numbersText(ranges);
}

QString hurtText(const HurtMatch& match)
{
    QStringList players;
    for (const std::string& each : match.players)
        players << qt(each);
    QString name = players.isEmpty() ? qt(match.id) : players.join(QStringLiteral(", "));
    if (!match.started.empty())
        name += QStringLiteral(" (%1)").arg(dayText(match.started));
    if (match.lost)
        return Recovery::tr("%1: lost, with %2.").arg(name, dealsText(Unit::Points, match.before));
    if (match.kept == match.before)
        return Recovery::tr("%1: every deal is there; other entries of it are missing from entry %2 on.")
            .arg(name)
            .arg(match.from);
    return Recovery::tr("%1: %2 of %3 deals; from deal %4 on all is missing.")
        .arg(name)
        .arg(match.kept)
        .arg(match.before)
        .arg(match.kept + 1);
}

QStringList lossesText(const Recovered& all)
{
    if (all.whole())
        return {Recovery::tr("Nothing is missing.")};
    QStringList lines;
    for (const HurtMatch& match : all.hurt)
        lines << hurtText(match);
    if (!all.missing.empty())
        lines << Recovery::tr("These entries of the log are missing: %1.").arg(numbersText(all.missing));
    if (!all.leftOut.empty())
        lines << Recovery::tr("These can be read, but do not fit without the missing ones: %1.")
                     .arg(numbersText(all.leftOut));
    if (all.openEnd)
        lines << Recovery::tr("Parts of the file cannot be read at all: whether anything came after entry %1 "
                              "cannot be told.")
                     .arg(all.last);
    return lines;
}

} // namespace

Recovery::Recovery(QObject* parent)
    : QObject(parent)
{
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, &Recovery::changed);
}

Recovery::~Recovery()
{
    cancel();
}

void Recovery::setSession(Session* session)
{
    if (session == m_session)
        return;
    m_session = session;
    Q_EMIT sessionChanged();
}

QString Recovery::text() const
{
    return cancelled()
        ? tr("It stops as soon as the file has been read. Nothing is changed.")
        : tr("The file is read page by page, with the copies beside it … %1 s").arg(m_since.elapsed() / 1000);
}

void Recovery::start()
{
    if (running() || !m_session || m_session->isOpen())
        return;
    const auto stop = m_stop = std::make_shared<std::atomic<bool>>(false);
    m_outcome.clear();
    m_since.start();
    m_second.start();
    Q_EMIT changed();
    QThreadPool::globalInstance()->start([self = QPointer(this), stop, file = m_session->historyFile()] {
        const std::filesystem::path target = file.string() + ".recovered";
        auto recovered = history::recover(file, target, {}, true);
        Outcome outcome;
        if (!recovered) {
            outcome = tl::unexpected(recovered.error());
        } else if (!*stop) {
            auto kept = history::putInPlace(target, file);
            if (kept)
                outcome.emplace(std::pair(std::move(*recovered), std::move(*kept)));
            else
                outcome = tl::unexpected(kept.error());
        }
        std::error_code none; // it may be gone already: in its place
        std::filesystem::remove(target, none);
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, outcome = std::move(outcome)] {
                if (self)
                    self->finish(outcome);
            },
            Qt::QueuedConnection);
    });
}

void Recovery::cancel()
{
    if (!running())
        return;
    *m_stop = true;
    Q_EMIT changed();
}

void Recovery::finish(const Outcome& outcome)
{
    m_stop.reset();
    m_second.stop();
    m_result.clear();
    if (!outcome) {
        m_outcome = QStringLiteral("no");
        m_resultTitle = tr("Cancelled.");
        m_result << tr("Nothing was changed. The file stays as it is.");
    } else if (!*outcome) {
        m_outcome = QStringLiteral("no");
        m_resultTitle = tr("That did not work.");
        m_result << qt(outcome->error().message.in(m_session ? m_session->language() : Language::English));
    } else {
        const auto& [all, kept] = **outcome;
        m_outcome = all.whole() ? QStringLiteral("yes") : QStringLiteral("ask");
        m_resultTitle = tr("Recovered: %1 with %2.")
                            .arg(Transfer::matchesText(all.matches), dealsText(Unit::Points, all.deals));
        m_result = lossesText(all);
        for (const auto& copy : all.copies)
            m_result << tr("The copy %1 had what was missing here.").arg(qt(copy.string()));
        m_result << tr("The damaged file is kept in %1.").arg(qt(kept.string()));
    }
    Q_EMIT changed();
}

} // namespace tafel::app
