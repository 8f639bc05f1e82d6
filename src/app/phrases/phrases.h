// Texts of src/phrases/ for the screens. The core uses UTF-8, Qt uses UTF-16.
#pragma once

#include <QString>
#include <QStringList>

#include "base/name_list.h"
#include "cards/card_text.h"
#include "phrases/day.h"
#include "phrases/deal.h"
#include "phrases/game.h"
#include "phrases/number.h"
#include "phrases/option.h"
#include "phrases/reason.h"
#include "phrases/result.h"
#include "phrases/unit.h"

namespace tafel::app {

inline QString qt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
inline QStringList qt(const std::vector<std::string>& texts)
{
    QStringList list;
    for (const std::string& text : texts)
        list << qt(text);
    return list;
}
inline std::string plain(const QString& text)
{
    return text.toStdString();
}

/// "Anna and Beat", "Anna, Beat and Cora".
inline QString listed(const QStringList& names, Language language)
{
    std::vector<std::string> all;
    for (const QString& name : names)
        all.push_back(plain(name));
    return qt(phrases::listed(all, language));
}

} // namespace tafel::app
