#include "document/contract_reader.h"

#include <array>
#include <charconv>

#include "games/custom/file_keys.h"
#include "referee/refusals.h"

namespace tafel::document {

namespace {

/// Reads a value by its type; `at` is its pointer.
class MeasureReader {
public:
    /// `own`: of a custom game.
    MeasureReader(SchemaChecker& checker, bool own)
        : m_checker(checker)
        , m_own(own)
    {
    }

    bool read(const Json& value, std::string_view at, CountByPlayer& out, bool mayBeNegative = false)
    {
        const auto take = [&](Player player, int count) { out.emplace_back(player, count); };
        return m_checker.numberPerPlayer(value, at, take, mayBeNegative);
    }

    /// The keys are numbers, "25". In a draft null means that the player of that number is not chosen yet.
    bool read(const Json& value, std::string_view at, PlayerByNumber& out)
    {
        if (!value.IsObject())
            return m_checker.schema(std::string(at),
                {.de = "Erwartet wird zu jeder Zahl ein Name.", .en = "Expected a name for each number."});
        for (const auto& member : value.GetObject()) {
            const std::string_view key = view(member.name);
            int number = 0;
            if (m_own) {
                const std::optional<int> trick = custom::trickNamed(key);
                Player player = 0;
                if (!trick)
                    return m_checker.unknownKey(at, key);
                if (!read(member.value, std::string(at) + escapePointerToken(key), player))
                    return false;
                out.emplace_back(*trick, player);
                continue;
            }
            const auto [end, error] = std::from_chars(key.begin(), key.end(), number);
            if (error != std::errc() || end != key.end() || key.front() < '1' || key.front() > '9')
                return m_checker.unknownKey(at, key);
            Player player = notNamed;
            const std::string where = std::string(at) + escapePointerToken(key);
            if (member.value.IsNull())
                m_checker.lacks(refuse(Refusal::Code::Schema, where,
                    {.de = "Erwartet wird ein Name.", .en = "Expected a name."}));
            else if (!read(member.value, where, player))
                return false;
            out.emplace_back(number, player);
        }
        return true;
    }

    static auto pointer(std::string_view at)
    {
        return [at] { return std::string(at); };
    }

    bool read(const Json& value, std::string_view at, Player& out)
    {
        return single(out, [&](auto& one) { return m_checker.player(value, pointer(at), one); });
    }
    bool read(const Json& value, std::string_view at, bool& out)
    {
        return single(out, [&](auto& one) { return m_checker.flag(value, pointer(at), one); });
    }
    bool read(const Json& value, std::string_view at, int& out)
    {
        return single(out, [&](auto& one) { return m_checker.number(value, pointer(at), one); });
    }
    bool read(const Json& value, std::string_view at, std::vector<Player>& out)
    {
        return m_checker.names(value, at, out);
    }
    /// The declarers and the result of their game. The game reports what is missing, except `by`.
    bool read(const Json& value, std::string_view at, Declarer& out)
    {
        constexpr std::string_view keys[] = {"by", "won", "value"};
        if (!hasKeys(value, at, keys, 0)) {
            m_readNothing = true;
            return false;
        }
        const Json *const by = member(value, "by"), *const won = member(value, "won"),
                          *const worth = member(value, "value");
        if (won)
            out.won = false;
        std::optional<bool> flag;
        const auto in = [&](const char* key) { return [=] { return fmt::format("{}/{}", at, key); }; };
        if (!by)
            m_checker.lacks(std::string(at), "by");
        if ((by && !read(*by, fmt::format("{}/by", at), out.by))
            || (won && !m_checker.flag(*won, in("won"), flag))
            || (worth && !m_checker.number(*worth, in("value"), out.value, true)))
            return false;
        out.won = flag;
        return true;
    }
    bool read(const Json& value, std::string_view at, std::vector<ExtraPoints>& out)
    {
        if (value.IsArray() && !m_checker.hasAtMost(value, limits::extrasOfDeal, at))
            return false;
        constexpr Text what{
            .de = "Erwartet wird eine Liste von Einträgen.", .en = "Expected a list of entries."};
        return m_checker.list(value, at, what, [&](const Json& each, const auto& where) {
            ExtraPoints extra;
            if (!this->extra(each, where(), extra))
                return false;
            out.push_back(std::move(extra));
            return true;
        });
    }

    /// The value could not be read at all: its keys are wrong.
    bool readNothing() const { return m_readNothing; }

    /// A list of parts; one of them may be incomplete.
    template <typename Part> bool read(const Json& value, std::string_view at, std::vector<Part>& out)
    {
        constexpr Text what{
            .de = "Erwartet wird eine Liste von Einträgen.", .en = "Expected a list of entries."};
        return m_checker.list(value, at, what, [&](const Json& each, const auto& where) {
            if (part(each, where(), out.emplace_back()))
                return true;
            out.pop_back(); // it could not be read
            return false;
        });
    }

    /// An object, or null for no player.
    template <typename Part> bool read(const Json& value, std::string_view at, std::optional<Part>& out)
    {
        return value.IsNull() || part(value, std::string(at), out.emplace());
    }

private:
    static const Json* member(const Json& object, const char* key)
    {
        const auto found = object.FindMember(key);
        return found == object.MemberEnd() ? nullptr : &found->value;
    }

    /// An object with these keys, the first `required` among them.
    bool hasKeys(
        const Json& value, std::string_view at, std::span<const std::string_view> keys, std::size_t required)
    {
        return m_checker.object(value, std::string(at), keys, required,
            [](std::string_view, const Json&, const auto&) { return true; });
    }

    bool extra(const Json& value, const std::string& at, ExtraPoints& out)
    {
        constexpr std::string_view keys[] = {"extra", "by", "value"};
        if (!hasKeys(value, at, keys, 2))
            return false;
        const auto in = [&](const char* key) { return [=, &at] { return fmt::format("{}/{}", at, key); }; };
        const Json* const worth = member(value, "value");
        return m_checker.text(value["extra"], in("extra"), out.extra)
            && single(out.by, [&](auto& one) { return m_checker.player(value["by"], in("by"), one); })
            && (!worth || m_checker.number(*worth, in("value"), out.value, true));
    }

    template <typename Value, typename Read> static bool single(Value& out, const Read& read)
    {
        std::optional<Value> one;
        if (!read(one))
            return false;
        out = *one;
        return true;
    }

    template <typename Part> bool part(const Json& value, const std::string& at, Part& out)
    {
        constexpr auto keys = Part::keys();
        constexpr auto names = std::apply(
            [](const auto&... each) { return std::array{std::string_view(each.first)...}; }, keys);
        const auto take = [&](std::string_view key, const Json& inner, const auto& where) {
            bool good = true;
            const auto ifIts = [&](const auto& each) {
                if (key == each.first)
                    good = inPart(inner, where(), out.*each.second);
            };
            std::apply([&](const auto&... each) { (ifIts(each), ...); }, keys);
            return good;
        };
        if (!m_checker.object(value, at, names, 0, take))
            return false;
        const auto stands = [&](const auto& each) {
            if (member(value, each.first))
                isSomething(at, each.first, out.*each.second);
            else
                m_checker.lacks(at, each.first);
        };
        std::apply([&](const auto&... each) { (stands(each), ...); }, keys);
        return true;
    }

    bool inPart(const Json& value, std::string_view at, std::vector<Player>& out)
    {
        return m_checker.names(value, at, out, SchemaChecker::Repeats::Refused);
    }
    bool inPart(const Json& value, std::string_view at, std::vector<Card>& out)
    {
        return m_checker.cards(value, at, out);
    }
    template <typename Value> bool inPart(const Json& value, std::string_view at, Value& out)
    {
        return read(value, at, out);
    }

    /// Requires at least one element in a player's list.
    template <typename Entry>
    void isSomething(const std::string& at, std::string_view key, const std::vector<Entry>& list)
    {
        if (list.empty() && !std::is_same_v<std::vector<Entry>, CountByPlayer>)
            m_checker.lacks(refuse(Refusal::Code::Schema, fmt::format("{}/{}", at, key),
                {.de = "Erwartet wird mindestens ein Eintrag.", .en = "Expected at least one entry."}));
    }
    void isSomething(const std::string&, std::string_view, int) { }

    SchemaChecker& m_checker;
    const bool m_own;
    bool m_readNothing = false;
};

/// A number without a name is not an element; of the tricks it is the chosen one.
void keepNamed(ContractEntry& entry, Key key)
{
    auto& given = key == Key::Winners ? entry.winners : entry.crossings;
    if (!given)
        return;
    for (const auto& [number, player] : *given)
        if (player == notNamed && key == Key::Winners)
            entry.trick = number;
    if (std::erase_if(*given, [](const auto& each) { return each.second == notNamed; }) > 0 && given->empty())
        given.reset();
}

} // namespace

bool readContract(SchemaChecker& checker, const Json& value, std::string& out)
{
    const auto where = [] { return "/contract"; };
    if (!checker.text(value, where, out))
        return false;
    return !out.empty()
        || checker.fail(Refusal::Code::UnknownContract, where(),
            {.de = "Der Name des Kontrakts ist leer.", .en = "The name of the contract is empty."});
}

bool readMeasure(SchemaChecker& checker, Key key, const Json& value, DealEntry& entry, bool own)
{
    MeasureReader reader(checker, own);
    const std::string at = fmt::format("/{}", name(key));
    if (key == Key::Points) // a contract may count them as minus points
        return reader.read(value, at, entry.points, true);
    bool good = true;
    ContractEntry::eachKey(*entry.contract, [&](Key each, auto& out) {
        if (each != key || (good = reader.read(value, at, out.emplace())))
            return;
        // On an error, elements read before remain, but not an incomplete single value.
        constexpr bool single = !requires
        {
            out->push_back(out->front());
        }
        &&!requires
        {
            out->won;
        };
        if (single || reader.readNothing())
            out.reset();
    });
    if (key == Key::Winners || key == Key::Crossings)
        keepNamed(*entry.contract, key);
    return good;
}

} // namespace tafel::document
