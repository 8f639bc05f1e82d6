// A small template engine for reports and pages. It escapes all values for HTML.
//
//   {{name}}              the value of this name, here or in an enclosing section; an unknown name is a fault
//   {{#name}} … {{/name}} once for each entry of a list, and once for an object or a text that is not empty
//   {{^name}} … {{/name}} if the section above would be left out
//   {{>file}}             another template, with the same values
//   {{~Deutsch|English}}  a text in the language of the report
#pragma once

#include <functional>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"

namespace tafel::report {

struct Field;

/// A value of a template: a text, a list, or an object of named values.
struct Value {
    enum class Kind : std::uint8_t { Text, List, Object };

    Value(std::string of);
    Value(std::string_view of);
    Value(const char* of);
    /// "1" or empty, for a section that is shown or left out.
    Value(bool stands);
    static Value list(std::vector<Value> entries);
    static Value object(std::initializer_list<Field> fields);

    /// Sets a named value of an object.
    Value& set(std::string name, Value value);
    const Value* find(std::string_view name) const;

    Kind kind;
    std::string text = {};
    std::vector<Value> entries;
    std::vector<Field> fields;

private:
    explicit Value(Kind of);
};

struct Field {
    std::string name;
    Value value;
};

/// A template that is invalid or lacks a value, which is a bug of the program.
struct TemplateFault : std::logic_error {
    using std::logic_error::logic_error;
};

/// Escapes & < > " ' for HTML.
std::string escaped(std::string_view text);

/// \return the text of a template
/// \throws TemplateFault if the template does not exist
using Templates = std::function<std::string_view(std::string_view name)>;

/// Fills in the template of this name.
/// \throws TemplateFault
std::string fill(const Templates& templates, std::string_view name, const Value& value, Language language);

} // namespace tafel::report
