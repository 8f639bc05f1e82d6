#include "app/people/name_match_view.h"

#include <QCoreApplication>

#include "base/names.h"
#include "history/people/people.h"

namespace tafel::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

history::NameMatch matchWritten(Session& session, const QString& written)
{
    auto meant = history::matchName(session.history(), plain(written));
    return session.reportOnError(meant) ? std::move(*meant) : history::NameMatch{};
}

} // namespace

QString resolveName(Session& session, const QString& written)
{
    const auto known = matchWritten(session, written).known;
    return known ? qt(*known) : written;
}

NameMatchView nameMatchView(
    const QString& written, const QString& known, const QString& same, const QString& whyNot)
{
    const bool looksTheSame = isSameName(plain(written), plain(known));
    return {.name = known,
        .text = written == known ? Words::tr("“%1” already exists.").arg(known)
            : looksTheSame
            ? Words::tr("“%1” already exists. The name that you wrote looks the same.").arg(known)
            : Words::tr("“%1” already exists. “%2” differs from it only by capital letters.")
                  .arg(known, written),
        .same = same,
        .whyNot = whyNot,
        .whyNotNew = looksTheSame
            ? Words::tr("“%1” already exists. Give the new person a name that can be told apart.").arg(known)
            : QString()};
}

NameMatchView nameMatchView(Session& session, const QString& written, const QStringList& here,
    const std::function<QString(const QString&)>& whyNot)
{
    if (here.contains(written))
        return {};
    const history::NameMatch meant = matchWritten(session, written);
    if (meant.known)
        return {};
    const QStringList names = here + qt(meant.similar);
    const std::string name = plain(written), caseless = caseFoldedName(name);
    QString known; // Prefers a name that looks the same.
    for (const QString& each : names)
        if (isSameName(plain(each), name) || (known.isEmpty() && caseFoldedName(plain(each)) == caseless))
            known = each;
    if (known.isEmpty())
        return {};
    return nameMatchView(
        written, known, Words::tr("If it is the same person, the name stays %1.").arg(known), whyNot(known));
}

} // namespace tafel::app
