#include "document/deal_reader.h"

#include "games/eidex/power.h"

namespace tafel::document {

namespace {

using eidex::Parameter;
using eidex::Power;

/// Reads the parts of a deal in the order in which their faults are reported, up to the first fault.
class DealReader {
public:
    DealReader(const Match& head, const Json& value)
        : m_head(head)
        , m_value(value)
        , m_shape(head.players)
    {
    }

    DealEntry read()
    {
        if (!m_value.IsObject()) {
            m_shape.schema({}, {.de = "Eine Partie ist ein Objekt.", .en = "A deal is an object."});
            return misread(Stage::Dealer);
        }
        sortKeys();
        m_entry.hasMatch = m_match != nullptr;
        m_entry.hasPoints = m_points != nullptr;
        using Part = bool (DealReader::*)();
        constexpr std::pair<Stage, Part> parts[]
            = {{Stage::Dealer, &DealReader::dealer}, {Stage::Keys, &DealReader::keys},
                {Stage::TurnedUp, &DealReader::turnedUp}, {Stage::PowerShapes, &DealReader::powers},
                {Stage::Unclaimed, &DealReader::unclaimed}, {Stage::Points, &DealReader::points},
                {Stage::Regular, &DealReader::regular}, {Stage::Tricks, &DealReader::tricks},
                {Stage::Trickless, &DealReader::trickless}, {Stage::Match, &DealReader::match},
                {Stage::Captured, &DealReader::captured}, {Stage::TableRuling, &DealReader::ruling}};
        for (const auto& [stage, part] : parts)
            if (!(this->*part)())
                return misread(stage);
        return std::move(m_entry);
    }

private:
    DealEntry misread(Stage stage)
    {
        m_entry.misread = Misread{stage, m_shape.take()};
        return std::move(m_entry);
    }

    void sortKeys()
    {
        const std::pair<std::string_view, const Json**> known[] = {{"turned_up", &m_turnedUp},
            {"points", &m_points}, {"powers", &m_powers}, {"tricks", &m_tricks}, {"match", &m_match},
            {"captured", &m_captured}, {"dealer", &m_dealer}, {"trickless", &m_trickless},
            {"unclaimed", &m_unclaimed}, {"regular", &m_regular}, {"table_ruling", &m_ruling}};
        for (const auto& member : m_value.GetObject()) {
            const std::string_view name = view(member.name);
            const auto found = std::find_if(
                std::begin(known), std::end(known), [&](const auto& each) { return each.first == name; });
            if (found != std::end(known))
                *found->second = &member.value;
            else if (!m_unknown)
                m_unknown = &member.name;
        }
    }

    bool keys() { return !m_unknown || m_shape.unknownKey({}, view(*m_unknown)); }

    bool dealer()
    {
        return !m_dealer
            || m_shape.player(
                *m_dealer, [] { return "/dealer"; }, m_entry.dealer);
    }

    bool turnedUp()
    {
        if (!m_turnedUp)
            return true; // The game says that it is missing: a half-entered deal has none yet.
        return m_shape.card(
            *m_turnedUp, [] { return "/turned_up"; }, m_entry.turnedUp);
    }

    bool powers()
    {
        if (!m_powers)
            return true;
        if (!m_powers->IsArray())
            return m_shape.schema(
                "/powers", {.de = "«powers» ist eine Liste.", .en = "\"powers\" is a list."});
        m_entry.powers.reserve(m_powers->Size());
        for (rapidjson::SizeType i = 0; i < m_powers->Size(); ++i) {
            Declared use;
            if (!power((*m_powers)[i], i, use))
                return false;
            m_entry.powers.push_back(std::move(use));
        }
        return true;
    }

    bool power(const Json& value, std::size_t index, Declared& use)
    {
        const auto at = [&](std::string_view step = {}) {
            return fmt::format("/powers/{}{}{}", index, step.empty() ? "" : "/", step);
        };
        if (!value.IsObject())
            return m_shape.schema(
                at(), {.de = "Eine Fähigkeit ist ein Objekt.", .en = "A power is an object."});
        const auto named = value.FindMember("power");
        const Power* power = named != value.MemberEnd() && named->value.IsString()
            ? eidex::powerNamed(view(named->value))
            : nullptr;
        bool hasBy = false;
        for (const auto& member : value.GetObject()) {
            const std::string_view name = view(member.name);
            if (name == "by") {
                std::optional<Player> by;
                if (!m_shape.player(
                        member.value, [&] { return at("by"); }, by))
                    return false;
                use.by = *by;
                hasBy = true;
            } else if (name == "power") {
                if (!member.value.IsString())
                    return m_shape.schema(at("power"),
                        {.de = "Hier steht der Name einer Fähigkeit.",
                            .en = "The name of a power stands here."});
                if (!power)
                    return m_shape.fail(Refusal::Code::UnknownPower, at("power"),
                        {.de = fmt::format("«{}» ist keine Fähigkeit.", view(member.value)),
                            .en = fmt::format("\"{}\" is no power.", view(member.value))});
            } else if (power) {
                const auto parameter = std::find_if(power->parameters.begin(), power->parameters.end(),
                    [&](const Parameter& each) { return each.key == name; });
                if (parameter == power->parameters.end())
                    return m_shape.unknownKey(at(), name);
                if (!this->parameter(member.value, *parameter, at(), use))
                    return false;
            }
        }
        if (!hasBy)
            return m_shape.missing(at(), "by");
        if (!power)
            return m_shape.missing(at(), "power");
        use.power = power->card;
        return true;
    }

    bool parameter(const Json& value, const Parameter& parameter, const std::string& at, Declared& use)
    {
        const auto where = [&] { return at + "/" + std::string(parameter.key); };
        switch (parameter.kind) {
        case Parameter::Kind::Number:
            return m_shape.number(value, where, use.number);
        case Parameter::Kind::Signed:
            return m_shape.number(value, where, use.number, true);
        case Parameter::Kind::Card:
            return m_shape.card(value, where, use.card);
        case Parameter::Kind::Returns:
            return m_shape.card(value, where, use.returns);
        case Parameter::Kind::Other:
        case Parameter::Kind::Anyone:
            return m_shape.player(value, where, use.whom);
        case Parameter::Kind::Suit:
            if (value.IsString() && value.GetStringLength() == 1)
                use.suit = suitFromLetter(value.GetString()[0], Pack::Eidex);
            return use.suit
                || m_shape.schema(where(),
                    {.de = "Hier steht eine Farbe: H, L, R oder S.",
                        .en = "A suit stands here: H, L, R or S."});
        case Parameter::Kind::Flag:
            if (value.IsBool())
                use.flag = value.GetBool();
            return use.flag
                || m_shape.schema(
                    where(), {.de = "Hier steht true oder false.", .en = "Here stands true or false."});
        case Parameter::Kind::Words:
            if (value.IsString() && (view(value) == parameter.words[0] || view(value) == parameter.words[1]))
                use.flag = view(value) == parameter.words[0];
            return use.flag
                || m_shape.schema(where(),
                    {.de = fmt::format("Hier steht «{}» oder «{}».", parameter.words[0], parameter.words[1]),
                        .en = fmt::format(
                            "Here stands \"{}\" or \"{}\".", parameter.words[0], parameter.words[1])});
        case Parameter::Kind::Two:
            use.cards.emplace();
            if (!cards(value, where(), *use.cards))
                return false;
            return use.cards->size() == 2
                || m_shape.schema(where(), {.de = "Hier stehen zwei Karten.", .en = "Two cards stand here."});
        case Parameter::Kind::Melds:
            return melds(value, where(), use.melds.emplace());
        case Parameter::Kind::Takes:
            return cardOfEach(value, where(), use.takes);
        case Parameter::Kind::Gives:
            return cardOfEach(value, where(), use.gives);
        }
        return true;
    }

    bool cards(const Json& value, const std::string& at, std::vector<Card>& out)
    {
        if (!value.IsArray())
            return m_shape.schema(
                at, {.de = "Hier steht eine Liste von Karten.", .en = "A list of cards stands here."});
        for (rapidjson::SizeType i = 0; i < value.Size(); ++i) {
            std::optional<Card> card;
            if (!m_shape.card(
                    value[i], [&] { return fmt::format("{}/{}", at, i); }, card))
                return false;
            out.push_back(*card);
        }
        return true;
    }

    bool melds(const Json& value, const std::string& at, std::vector<std::vector<Card>>& out)
    {
        if (!value.IsArray())
            return m_shape.schema(
                at, {.de = "Hier steht eine Liste von Weisen.", .en = "A list of melds stands here."});
        for (rapidjson::SizeType i = 0; i < value.Size(); ++i)
            if (!cards(value[i], fmt::format("{}/{}", at, i), out.emplace_back()))
                return false;
        return true;
    }

    /// player -> card
    bool cardOfEach(const Json& value, const std::string& at, std::vector<std::pair<Player, Card>>& out)
    {
        if (!value.IsObject())
            return m_shape.schema(at,
                {.de = "Hier steht zu jedem Namen eine Karte.", .en = "A card for each name stands here."});
        for (const auto& member : value.GetObject()) {
            const auto where = [&] { return at + pointerStep(view(member.name)); };
            const std::optional<Player> player = m_shape.playerNamed(view(member.name));
            if (!player)
                return m_shape.unknownPlayer(where(), view(member.name));
            std::optional<Card> card;
            if (!m_shape.card(member.value, where, card))
                return false;
            out.emplace_back(*player, *card);
        }
        return true;
    }

    bool unclaimed()
    {
        return !m_unclaimed
            || m_shape.number(
                *m_unclaimed, [] { return "/unclaimed"; }, m_entry.unclaimed);
    }

    /// player -> number, in the order of the file.
    template <typename Take>
    bool numberOfEach(const Json& value, std::string_view at, const Take& take, bool mayBeNegative = false)
    {
        if (!value.IsObject())
            return m_shape.schema(std::string(at),
                {.de = "Hier steht zu jedem Namen eine Zahl.", .en = "A number for each name stands here."});
        for (const auto& member : value.GetObject()) {
            const auto where = [&] { return std::string(at) + pointerStep(view(member.name)); };
            const std::optional<Player> player = m_shape.playerNamed(view(member.name));
            if (!player)
                return m_shape.unknownPlayer(where(), view(member.name));
            std::optional<int> number;
            if (!m_shape.number(member.value, where, number, mayBeNegative))
                return false;
            take(*player, *number);
        }
        return true;
    }

    bool points()
    {
        if (!m_points)
            return true;
        m_entry.points.reserve(m_head.players.size());
        return numberOfEach(*m_points, "/points",
            [&](Player player, int count) { m_entry.points.emplace_back(player, count); });
    }

    bool regular()
    {
        return !m_regular
            || m_shape.number(
                *m_regular, [] { return "/regular"; }, m_entry.regular);
    }

    /// A number for everybody.
    bool numberForAll(const Json& value, std::string_view at, PerPlayer<int>& out)
    {
        Players named;
        const bool good = numberOfEach(value, at, [&](Player player, int count) {
            out[player] = count;
            named.add(player);
        });
        if (!good)
            return false;
        for (Player player = 0; player < m_head.players.size(); ++player)
            if (!named.has(player))
                return m_shape.missing(std::string(at), m_head.players[player]);
        return true;
    }

    bool tricks() { return !m_tricks || numberForAll(*m_tricks, "/tricks", m_entry.tricks.emplace()); }

    bool trickless()
    {
        if (!m_trickless)
            return true;
        if (!m_trickless->IsArray())
            return m_shape.schema("/trickless",
                {.de = "Hier steht eine Liste von Namen.", .en = "A list of names stands here."});
        m_entry.trickless.emplace();
        for (rapidjson::SizeType i = 0; i < m_trickless->Size(); ++i) {
            const auto where = [&] { return fmt::format("/trickless/{}", i); };
            std::optional<Player> player;
            if (!m_shape.player((*m_trickless)[i], where, player))
                return false;
            if (m_entry.trickless->has(*player))
                return m_shape.schema(where(),
                    {.de = fmt::format("{} steht zweimal da.", m_head.players[*player]),
                        .en = fmt::format("{} stands there twice.", m_head.players[*player])});
            m_entry.trickless->add(*player);
        }
        return true;
    }

    bool match()
    {
        return !m_match
            || m_shape.player(
                *m_match, [] { return "/match"; }, m_entry.match);
    }

    bool captured()
    {
        if (!m_captured)
            return true;
        if (!m_captured->IsObject())
            return m_shape.schema("/captured",
                {.de = "Hier steht zu jeder Karte, wer sie hat.",
                    .en = "Who has it stands here for each card."});
        for (const auto& member : m_captured->GetObject()) {
            const auto where = [&] { return "/captured" + pointerStep(view(member.name)); };
            std::optional<Card> card;
            if (!m_shape.card(member.name, where, card))
                return false;
            std::optional<Player> by;
            if (!member.value.IsNull() && !m_shape.player(member.value, where, by))
                return false;
            m_entry.captured.push_back({*card, by});
        }
        return true;
    }

    bool ruling()
    {
        if (!m_ruling)
            return true;
        if (!m_ruling->IsObject())
            return m_shape.schema(
                "/table_ruling", {.de = "Ein Entscheid ist ein Objekt.", .en = "A ruling is an object."});
        TableRuling& out = m_entry.ruling.emplace();
        bool hasAward = false;
        for (const auto& member : m_ruling->GetObject()) {
            const std::string_view name = view(member.name);
            const auto where = [&] { return "/table_ruling" + pointerStep(name); };
            bool good = true;
            if (name == "award") {
                hasAward = true;
                good = numberForAll(member.value, "/table_ruling/award", out.award);
            } else if (name == "clause") {
                good = m_shape.text(member.value, where, out.clause);
            } else if (name == "reason") {
                good = m_shape.text(member.value, where, out.reason);
            } else {
                good = m_shape.unknownKey("/table_ruling", name);
            }
            if (!good)
                return false;
        }
        return hasAward || m_shape.missing("/table_ruling", "award");
    }

    const Match& m_head;
    const Json& m_value;
    Shape m_shape;
    DealEntry m_entry;
    const Json* m_unknown = nullptr;
    const Json *m_turnedUp = nullptr, *m_points = nullptr, *m_powers = nullptr, *m_tricks = nullptr,
               *m_match = nullptr, *m_captured = nullptr, *m_dealer = nullptr, *m_trickless = nullptr,
               *m_unclaimed = nullptr, *m_regular = nullptr, *m_ruling = nullptr;
};

} // namespace

DealEntry readDeal(const Match& head, const Json& value)
{
    return DealReader(head, value).read();
}

} // namespace tafel::document
