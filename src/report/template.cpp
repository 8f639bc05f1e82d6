#include "report/template.h"

namespace tafel::report {

Value::Value(std::string of)
    : kind(Kind::Text)
    , text(std::move(of))
{
}

Value::Value(std::string_view of)
    : Value(std::string(of))
{
}

Value::Value(const char* of)
    : Value(std::string(of))
{
}

Value::Value(bool stands)
    : Value(stands ? "1" : "")
{
}

Value::Value(Kind of)
    : kind(of)
{
}

Value Value::list(std::vector<Value> entries)
{
    Value value(Kind::List);
    value.entries = std::move(entries);
    return value;
}

Value Value::object(std::initializer_list<Field> fields)
{
    Value value(Kind::Object);
    value.fields = fields;
    return value;
}

Value& Value::set(std::string name, Value value)
{
    fields.push_back({std::move(name), std::move(value)});
    return *this;
}

const Value* Value::find(std::string_view name) const
{
    for (const Field& field : fields)
        if (field.name == name)
            return &field.value;
    return nullptr;
}

std::string escaped(std::string_view text)
{
    std::string out;
    for (const char each : text)
        switch (each) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&#39;";
            break;
        default:
            out += each;
        }
    return out;
}

namespace {

class Filler {
public:
    Filler(const Templates& templates, Language language)
        : m_templates(templates)
        , m_language(language)
    {
    }

    std::string out = {};

    void fill(std::string_view text, const std::vector<const Value*>& around)
    {
        if (++m_deep > 30)
            throw TemplateFault("a template that calls itself");
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t open = text.find("{{", at);
            out += text.substr(at, open - at);
            if (open == std::string_view::npos)
                break;
            const std::size_t close = endOf(text, open);
            const std::string_view tag = text.substr(open + 2, close - open - 4);
            at = tag.starts_with('#') || tag.starts_with('^') ? section(text, tag, close, around)
                                                              : (single(tag, around), close);
        }
        --m_deep;
    }

private:
    /// After the braces that close the tag which opens there.
    static std::size_t endOf(std::string_view text, std::size_t open)
    {
        const std::size_t close = text.find("}}", open);
        if (close == std::string_view::npos)
            throw TemplateFault("a tag without end: " + std::string(text.substr(open, 40)));
        return close + 2;
    }

    static const Value& named(std::string_view name, const std::vector<const Value*>& around)
    {
        for (auto each = around.rbegin(); each != around.rend(); ++each)
            if (const Value* found = (*each)->find(name))
                return *found;
        throw TemplateFault("nothing is named " + std::string(name));
    }

    void single(std::string_view tag, const std::vector<const Value*>& around)
    {
        if (tag.starts_with('>')) {
            fill(m_templates(tag.substr(1)), around);
        } else if (tag.starts_with('~')) {
            const std::size_t bar = tag.find('|');
            if (bar == std::string_view::npos)
                throw TemplateFault("a word in one language: " + std::string(tag));
            out += escaped(Text{tag.substr(1, bar - 1), tag.substr(bar + 1)}.in(m_language));
        } else {
            const Value& value = named(tag, around);
            if (value.kind != Value::Kind::Text)
                throw TemplateFault("no text: " + std::string(tag));
            out += escaped(value.text);
        }
    }

    /// Returns the position after the section whose tag ends at `begin`.
    std::size_t section(std::string_view text, std::string_view tag, std::size_t begin,
        const std::vector<const Value*>& around)
    {
        const std::string_view name = tag.substr(1);
        std::size_t end = begin, after = begin;
        for (int open = 1; open > 0;) {
            end = text.find("{{", after);
            if (end == std::string_view::npos)
                throw TemplateFault("a section without end: " + std::string(name));
            after = endOf(text, end);
            const std::string_view inner = text.substr(end + 2, after - end - 4);
            if (!inner.empty() && inner.substr(1) == name)
                open += inner.starts_with('/')                         ? -1
                    : inner.starts_with('#') || inner.starts_with('^') ? 1
                                                                       : 0;
        }
        const std::string_view body = text.substr(begin, end - begin);
        const Value& value = named(name, around);
        const bool stands
            = value.kind == Value::Kind::Object || !value.text.empty() || !value.entries.empty();
        if (tag.starts_with('^')) {
            if (!stands)
                fill(body, around);
        } else if (value.kind == Value::Kind::List) {
            for (const Value& entry : value.entries)
                fillWith(body, around, entry);
        } else if (stands) {
            fillWith(body, around, value);
        }
        return after;
    }

    void fillWith(std::string_view body, std::vector<const Value*> around, const Value& inner)
    {
        around.push_back(&inner);
        fill(body, around);
    }

    const Templates& m_templates;
    Language m_language;
    int m_deep = 0;
};

} // namespace

std::string fill(const Templates& templates, std::string_view name, const Value& value, Language language)
{
    Filler filler(templates, language);
    filler.fill(templates(name), {&value});
    return std::move(filler.out);
}

} // namespace tafel::report
