// Texts of src/words/ for the screens. The core uses UTF-8, Qt uses UTF-16.
#pragma once

#include <QString>
#include <QStringList>

#include "base/name_list.h"
#include "cards/card_text.h"
#include "words/day.h"
#include "words/deal.h"
#include "words/game.h"
#include "words/number.h"
#include "words/option.h"
#include "words/reason.h"
#include "words/result.h"
#include "words/unit.h"

namespace tafel::app {

inline QString qt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
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
    return qt(words::listed(all, language));
}

} // namespace tafel::app
