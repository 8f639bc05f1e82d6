#include "cards/card_text.h"
#include "document/document.h"
#include "document/json_helpers.h"

namespace tafel::document {

namespace {

class AskWriter {
public:
    AskWriter(const Match& match, Language language)
        : m_match(match)
        , m_language(language)
    {
    }

    template <typename Writer> void write(Writer& out, const MatchPrompts& asking)
    {
        out.StartObject();
        text(out, "format", "tafelrichter-ask/1");
        text(out, "game", m_match.game->id());
        number(out, "deal", asking.before.deals + (asking.before.finished ? 0 : 1));
        flag(out, "finished", asking.before.finished);
        if (!asking.houseRules.empty())
            prompts(out, "house_rules", asking.houseRules);
        prompts(out, "asks", asking.prompts);
        if (asking.gives) {
            key(out, "gives");
            out.StartObject();
            numbers(out, "award", m_match, asking.gives->award.award);
            numbers(out, "total", m_match, asking.gives->after.total);
            out.EndObject();
        }
        if (asking.refusal)
            refusal(out, "missing", *asking.refusal);
        out.EndObject();
    }

private:
    template <typename Writer>
    void prompts(Writer& out, std::string_view name, const std::vector<Prompt>& list)
    {
        key(out, name);
        out.StartArray();
        for (const Prompt& each : list)
            ask(out, each);
        out.EndArray();
    }

    std::string sentence(const Sentence& sentence) const { return sentence.in(m_language, m_match.players); }

    template <typename Writer> void refusal(Writer& out, std::string_view name, const Refusal& refusal)
    {
        key(out, name);
        out.StartObject();
        text(out, "code", codeName(refusal.code));
        text(out, "where", refusal.where);
        text(out, "message", refusal.message.in(m_language));
        if (refusal.clause)
            text(out, "clause", refusal.clause->id);
        out.EndObject();
    }

    template <typename Writer> void ask(Writer& out, const Prompt& prompt)
    {
        const Pack pack = m_match.game->pack();
        out.StartObject();
        text(out, "path", prompt.path);
        text(out, "kind", name(prompt.kind));
        if (prompt.of)
            text(out, "player", m_match.players[*prompt.of]);
        if (!prompt.label.pattern.empty())
            text(out, "label", sentence(prompt.label));
        text(out, "question", sentence(prompt.question));
        flag(out, "required", prompt.required);
        flag(out, "said", prompt.isAnswered());
        if (prompt.clause)
            text(out, "clause", prompt.clause->id);
        if (prompt.kind == Prompt::Kind::Number || prompt.kind == Prompt::Kind::Several) {
            number(out, "lowest", prompt.lowest);
            number(out, "highest", prompt.highest);
        }
        if (!prompt.except.empty()) {
            key(out, "except");
            out.StartArray();
            for (const NumberRange& each : prompt.except) {
                out.StartObject();
                number(out, "from", each.from);
                number(out, "to", each.to);
                out.EndObject();
            }
            out.EndArray();
        }
        if (prompt.number)
            number(out, "number", *prompt.number);
        if (prompt.rest)
            number(out, "rest", *prompt.rest);
        if (!prompt.options.empty()) {
            key(out, "options");
            out.StartArray();
            for (const Prompt::Option& each : prompt.options)
                option(out, each, pack);
            out.EndArray();
        }
        if (prompt.cards) {
            key(out, "cards");
            cards(out, *prompt.cards, pack);
        }
        if (!prompt.chosen.empty()) {
            key(out, "chosen");
            cards(out, prompt.chosen, pack);
        }
        if (prompt.put)
            put(out, *prompt.put);
        out.EndObject();
    }

    template <typename Writer> void put(Writer& out, const Put& put)
    {
        key(out, "put");
        out.StartObject();
        text(out, "path", put.path);
        if (put.value) {
            key(out, "value");
            value(out, *put.value);
        }
        if (!put.key.empty())
            text(out, "key", put.key);
        out.EndObject();
    }

    template <typename Writer> void value(Writer& out, const FileValue& value)
    {
        if (const int* const whole = std::get_if<int>(&value.is)) {
            out.Int(*whole);
        } else if (const auto* const string = std::get_if<std::string>(&value.is)) {
            document::write(out, *string);
        } else if (const auto* const list = std::get_if<FileValue::List>(&value.is)) {
            out.StartArray();
            for (const FileValue& each : *list)
                this->value(out, each);
            out.EndArray();
        } else if (const auto* const object = std::get_if<FileValue::Object>(&value.is)) {
            out.StartObject();
            for (const auto& [name, each] : *object) {
                key(out, name);
                this->value(out, each);
            }
            out.EndObject();
        } else {
            out.Null();
        }
    }

    /// Its value as the match file has it.
    template <typename Writer> void option(Writer& out, const Prompt::Option& option, Pack pack)
    {
        out.StartObject();
        key(out, "value");
        if (option.player)
            document::write(out, m_match.players[*option.player]);
        else if (option.suit)
            document::write(out, std::string(1, letter(*option.suit, pack)));
        else if (option.word == "true" || option.word == "false")
            out.Bool(option.word == "true");
        else if (option.isNumber)
            out.RawValue(option.word.data(), option.word.size(), rapidjson::kNumberType);
        else if (!option.word.empty())
            document::write(out, option.word);
        else if (option.value < 0 && option.text.arguments[0].kind == Argument::Kind::None)
            out.Null(); // no player
        else
            out.Int(option.value);
        text(out, "text",
            option.suit ? std::string(phrases::suitText(*option.suit, pack, m_language))
                        : sentence(option.text));
        flag(out, "said", option.on && !option.follows && !option.byDefault);
        if (option.follows)
            flag(out, "follows", true);
        if (option.byDefault)
            flag(out, "default", true);
        if (option.put)
            put(out, *option.put);
        if (option.whyNot)
            refusal(out, "why_not", *option.whyNot);
        out.EndObject();
    }

    const Match& m_match;
    Language m_language;
};

} // namespace

void writePrompts(
    std::string& out, const Match& match, const MatchPrompts& asking, Language language, Layout layout)
{
    print(out, layout, [&](auto& writer) { AskWriter(match, language).write(writer, asking); });
}

} // namespace tafel::document
