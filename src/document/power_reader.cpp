#include "document/power_reader.h"

#include <algorithm>

#include "games/eidex/power.h"

namespace tafel::document {

namespace {

using eidex::Parameter;
using eidex::Power;

class PowerReader {
public:
    PowerReader(SchemaChecker& checker, const Place& at, PowerForm form)
        : m_checker(checker)
        , m_at(at)
        , m_form(form)
    {
    }

    bool read(const Json& value, PowerUse& use)
    {
        if (!value.IsObject())
            return m_checker.schema(
                m_at(), {.de = "Eine Fähigkeit muss ein Objekt sein.", .en = "A power must be an object."});
        const auto named = value.FindMember("power");
        const Power* power = named != value.MemberEnd() && named->value.IsString()
            ? eidex::powerNamed(view(named->value))
            : nullptr;
        bool hasBy = false;
        for (const auto& member : value.GetObject()) {
            const std::string_view name = view(member.name);
            if (name == "by") {
                std::optional<Player> by;
                if (!m_checker.player(
                        member.value, [&] { return m_at("by"); }, by))
                    return false;
                use.by = *by;
                hasBy = true;
            } else if (name == "power") {
                if (!power)
                    return unknownPower(member.value);
            } else if (name == "event" && m_form == PowerForm::Event) {
                continue; // read by the log
            } else if (power) {
                const auto parameter = std::find_if(power->parameters.begin(), power->parameters.end(),
                    [&](const Parameter& each) { return each.key == name; });
                if (parameter == power->parameters.end())
                    return m_checker.unknownKey(m_at(), name);
                if (!this->parameter(member.value, *parameter, use))
                    return false;
            }
        }
        if (!hasBy)
            return m_checker.missing(m_at(), "by");
        if (!power)
            return m_checker.missing(m_at(), "power");
        use.power = power->card;
        return m_form == PowerForm::Use || complete(value, *power);
    }

private:
    bool unknownPower(const Json& name)
    {
        if (!name.IsString())
            return m_checker.schema(m_at("power"),
                {.de = "Erwartet wird der Name einer Fähigkeit.", .en = "Expected the name of a power."});
        return m_checker.fail(Refusal::Code::UnknownPower, m_at("power"),
            {.de = fmt::format("«{}» ist keine Fähigkeit.", view(name)),
                .en = fmt::format("\"{}\" is not a power.", view(name))});
    }

    bool complete(const Json& value, const Power& power)
    {
        for (const Parameter& parameter : power.parameters)
            if (power.needs(parameter, m_form)
                && !value.HasMember(Json(rapidjson::StringRef(
                    parameter.key.data(), static_cast<rapidjson::SizeType>(parameter.key.size())))))
                return m_form == PowerForm::Event ? m_checker.lacks(m_at(), parameter.key)
                                                  : m_checker.missing(m_at(), parameter.key);
        return true;
    }

    bool parameter(const Json& value, const Parameter& parameter, PowerUse& use)
    {
        const auto where = [&] { return m_at(parameter.key); };
        switch (parameter.kind) {
        case Parameter::Kind::Number:
            return m_checker.number(value, where, use.number, false, limits::awarded);
        case Parameter::Kind::Signed:
            return m_checker.number(value, where, use.number, true, limits::awarded);
        case Parameter::Kind::Card:
            return m_checker.card(value, where, use.card);
        case Parameter::Kind::Returns:
            return m_checker.card(value, where, use.returns);
        case Parameter::Kind::Other:
        case Parameter::Kind::Anyone:
            return m_checker.player(value, where, use.whom);
        case Parameter::Kind::Suit:
            return m_checker.suit(value, where, use.suit);
        case Parameter::Kind::Flag:
            return m_checker.flag(value, where, use.flag);
        case Parameter::Kind::Words:
            if (value.IsString()
                && (view(value) == parameter.words[0].key || view(value) == parameter.words[1].key))
                use.flag = view(value) == parameter.words[0].key;
            return use.flag
                || m_checker.schema(where(),
                    {.de = fmt::format(
                         "Erwartet wird «{}» oder «{}».", parameter.words[0].key, parameter.words[1].key),
                        .en = fmt::format(
                            "Expected \"{}\" or \"{}\".", parameter.words[0].key, parameter.words[1].key)});
        case Parameter::Kind::Two:
            use.cards.emplace();
            if (!m_checker.cards(value, where(), *use.cards))
                return false;
            return use.cards->size() == 2
                || m_checker.schema(
                    where(), {.de = "Erwartet werden zwei Karten.", .en = "Expected two cards."});
        case Parameter::Kind::Melds:
            return melds(value, where(), use.melds.emplace());
        case Parameter::Kind::Takes:
            return cardOfEach(value, where(), use.takes);
        case Parameter::Kind::Gives:
            return cardOfEach(value, where(), use.gives);
        }
        return true;
    }

    bool melds(const Json& value, const std::string& at, std::vector<std::vector<Card>>& out)
    {
        constexpr Text what{.de = "Erwartet wird eine Liste von Weisen.", .en = "Expected a list of melds."};
        return m_checker.list(value, at, what, [&](const Json& each, const auto& where) {
            return m_checker.cards(each, where(), out.emplace_back());
        });
    }

    /// player -> card
    bool cardOfEach(const Json& value, const std::string& at, std::vector<std::pair<Player, Card>>& out)
    {
        constexpr Text what{
            .de = "Erwartet wird zu jedem Namen eine Karte.", .en = "Expected a card for each name."};
        return m_checker.valuePerPlayer(
            value, at, what, [&](Player player, const Json& each, const auto& where) {
                std::optional<Card> card;
                if (!m_checker.card(each, where, card))
                    return false;
                out.emplace_back(player, *card);
                return true;
            });
    }

    SchemaChecker& m_checker;
    const Place& m_at;
    PowerForm m_form;
};

} // namespace

bool readPower(SchemaChecker& checker, const Json& value, const Place& at, PowerForm form, PowerUse& out)
{
    return PowerReader(checker, at, form).read(value, out);
}

bool readPowers(SchemaChecker& checker, const Json& value, std::string_view at, std::vector<PowerUse>& out,
    PowerForm form)
{
    if (!value.IsArray())
        return checker.schema(std::string(at),
            {.de = "Erwartet wird eine Liste von Fähigkeiten.", .en = "Expected a list of powers."});
    if (!checker.hasAtMost(value, limits::powers, at))
        return false;
    out.reserve(value.Size());
    for (rapidjson::SizeType i = 0; i < value.Size(); ++i) {
        PowerUse use;
        if (!readPower(checker, value[i], {at, i}, form, use))
            return false;
        out.push_back(std::move(use));
    }
    return true;
}

} // namespace tafel::document
