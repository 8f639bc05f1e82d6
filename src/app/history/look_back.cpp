#include "app/history/look_back.h"

#include <QDateTime>
#include <QLocale>

#include "app/words/words.h"

namespace tafel::app {

void LookBack::refresh()
{
    if (!m_active)
        return;
    clear();
    if (m_session && m_session->isOpen())
        read();
    Q_EMIT changed();
}

QString percentText(double part, bool known)
{
    return known ? QStringLiteral("%1\u202f%").arg(qRound(part * 100)) : QStringLiteral("–");
}

QString averageText(double average, int digits)
{
    return qt(words::decimalText(
        average, digits, QLocale().language() == QLocale::German ? Language::German : Language::English));
}

QString shortDayText(const std::string& time)
{
    return time.empty()
        ? QString()
        : QLocale().toString(QDateTime::fromString(qt(time), Qt::ISODateWithMs).toLocalTime().date(),
            LookBack::tr("d MMM yyyy"));
}

} // namespace tafel::app
