#include "app/history/statistics_model.h"

#include "app/words/words.h"
#include "words/number.h"

namespace tafel::app {

void StatisticsModel::refresh()
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
    return known ? qt(words::percentText(part)) : QStringLiteral("–");
}

} // namespace tafel::app
