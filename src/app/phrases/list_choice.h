// A choice in lists, chips and menus.
#pragma once

#include <QString>

#include "app/phrases/fields.h"

namespace tafel::app {

struct ListChoice {
    VALUE_TYPE(ListChoice, listChoice)
    VALUE_FIELD(QString, id);
    VALUE_FIELD(QString, text);
    VALUE_FIELD(QString, subText);
    VALUE_FIELD(QString, aside); ///< A few words at its end.
};

} // namespace tafel::app
