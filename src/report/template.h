// Small templates for reports. Whatever is put in is escaped for HTML.
//
//   {{name}}              the text of that name, here or in what stands around; a name that is nowhere is a
//   fault
//   {{#name}} … {{/name}} once for each entry of a list, once for an object, once for a text that is not
//   empty
//   {{^name}} … {{/name}} if the section above would not stand
//   {{>file}}             another template; its placeholders are filled in as well
//   {{~Deutsch|English}}  a word in the language of the report
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

/// What a template is filled with: a text, a list, or an object of named values.
struct Value {
    enum class Kind : std::uint8_t { Text, List, Object };

    Value(std::string of);
    Value(std::string_view of);
    Value(const char* of);
    /// "1" or empty, for a section that stands or not.
    Value(bool stands);
    static Value list(std::vector<Value> entries);
    static Value object(std::initializer_list<Field> fields);

    /// Of an object.
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

/// A template that cannot be read or filled in: a fault of the program.
struct TemplateFault : std::logic_error {
    using std::logic_error::logic_error;
};

/// & < > " ' as HTML writes them.
std::string escaped(std::string_view text);

/// The text of another template by its name; throws TemplateFault for one that is not there.
using Templates = std::function<std::string_view(std::string_view name)>;

/// Fills in the template of that name. Throws TemplateFault.
std::string fill(const Templates& templates, std::string_view name, const Value& value, Language language);

} // namespace tafel::report
