#include "app/history/statistics_model.h"

#include "app/phrases/phrases.h"
#include "phrases/number.h"

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
    return known ? qt(phrases::percentText(part)) : QStringLiteral("–");
}

} // namespace tafel::app
