#include "app/history/statistics_model.h"

#include "app/phrases/phrases.h"
#include "phrases/number.h"

namespace tafel::app {

void StatisticsModel::refresh()
{
    if (!m_active)
        return;
    clear();
    if (hasHistory())
        read();
    Q_EMIT changed();
}

QString winRateText(const history::Total& total)
{
    return total.finished > 0 ? qt(phrases::percentText(total.winRate())) : QStringLiteral("–");
}

} // namespace tafel::app
