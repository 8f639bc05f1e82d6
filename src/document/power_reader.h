// A power as it was used, with its parameters: the same in a deal, a log, a position and a question.
#pragma once

#include "document/schema_checker.h"
#include "games/eidex/power.h"

namespace tafel::document {

/// The place of a value: "/may", or with an index "/powers/3".
struct Place {
    std::string_view path;
    std::optional<std::size_t> index = {};

    std::string operator()(std::string_view step = {}) const
    {
        std::string where(path);
        if (index)
            where += fmt::format("/{}", *index);
        return step.empty() ? where : where + escapePointerToken(step);
    }
};

using eidex::PowerForm; // an `Event` of a log also has the key `event`

bool readPower(SchemaChecker& checker, const Json& value, const Place& at, PowerForm form, PowerUse& out);

/// Reads a list of powers, in the order of the file; those before an error remain.
bool readPowers(SchemaChecker& checker, const Json& value, std::string_view at, std::vector<PowerUse>& out,
    PowerForm form = PowerForm::Use);

} // namespace tafel::document
