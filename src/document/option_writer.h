// Writes house rules in the form of a header.
#pragma once

#include <algorithm>

#include "document/json_helpers.h"

namespace tafel::document {

/// The value of an option, of each contract or the like its own.
template <typename Writer> void optionValue(Writer& out, const OptionValue& value)
{
    const OptionSpec& option = *value.option;
    const auto word = [&] { return option.words[static_cast<std::size_t>(value.value)]; };
    switch (option.form) {
    case OptionSpec::Form::Number:
        out.Int(value.value);
        break;
    case OptionSpec::Form::Flag:
        out.Bool(value.value == 1);
        break;
    case OptionSpec::Form::OneOf:
        out.RawValue(word().data(), word().size(), rapidjson::kNumberType);
        break;
    case OptionSpec::Form::Word:
    case OptionSpec::Form::WordPerTarget:
        write(out, word());
        break;
    }
}

/// The words of an option of which each has its own.
template <typename Writer>
void wordOfEach(Writer& out, const OptionSpec& option, std::span<const OptionValue> values)
{
    out.StartObject();
    for (const OptionValue& each : values)
        if (each.option == &option) {
            key(out, option.of[static_cast<std::size_t>(each.of)]);
            optionValue(out, each);
        }
    out.EndObject();
}

template <typename Writer> void options(Writer& out, std::span<const OptionValue> values)
{
    key(out, "options");
    out.StartObject();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const OptionSpec& option = *values[i].option;
        if (option.form != OptionSpec::Form::WordPerTarget) {
            key(out, option.name);
            optionValue(out, values[i]);
            continue;
        }
        const auto isThis = [&](const OptionValue& each) { return each.option == &option; };
        if (std::any_of(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(i), isThis))
            continue; // written with the first of them
        key(out, option.name);
        wordOfEach(out, option, values);
    }
    out.EndObject();
}

/// An option that the table changed.
template <typename Writer> void overruledOption(Writer& out, const OptionOverride& overruled)
{
    text(out, "option", overruled.option->name);
    key(out, "value");
    if (overruled.option->form == OptionSpec::Form::WordPerTarget)
        wordOfEach(out, *overruled.option, overruled.values);
    else
        optionValue(out, overruled.values.front());
}

} // namespace tafel::document
