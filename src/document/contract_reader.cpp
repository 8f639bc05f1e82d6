#include "document/contract_reader.h"

#include <charconv>

namespace tafel::document {

namespace {

class MeasureReader {
public:
    MeasureReader(Shape& shape, DealEntry& entry)
        : m_shape(shape)
        , m_entry(entry)
        , m_contract(*entry.contract)
    {
    }

    bool read(Key key, const Json& value)
    {
        switch (key) {
        case Key::Count:
            return counted(value, "/count", m_contract.count.emplace());
        case Key::Takes:
            return takes(value);
        case Key::Winners:
            return playerOfEach(value, "/winners", m_contract.winners.emplace());
        case Key::Lows:
            return lows(value);
        case Key::Out:
            return m_shape.names(value, "/out", m_contract.out.emplace());
        case Key::Counts:
            return counts(value);
        case Key::Left:
            return counted(value, "/left", m_contract.left.emplace());
        case Key::Passes:
            return counted(value, "/passes", m_contract.passes.emplace());
        case Key::Crossings:
            return playerOfEach(value, "/crossings", m_contract.crossings.emplace());
        case Key::Called:
            return called(value);
        case Key::March:
            return m_shape.player(
                value, [] { return "/march"; }, m_contract.march);
        case Key::Announced:
            return m_shape.flag(
                value, [] { return "/announced"; }, m_contract.announced);
        case Key::By:
            return m_shape.player(
                value, [] { return "/by"; }, m_contract.announcer);
        case Key::Points: // A contract may count them as minus points.
            return counted(value, "/points", m_entry.points, true);
        default:
            return true;
        }
    }

private:
    using PlayerOfEach = std::vector<std::pair<int, Player>>;

    bool counted(const Json& value, std::string_view at, Counted& out, bool mayBeNegative = false)
    {
        const auto take = [&](Player player, int count) { out.emplace_back(player, count); };
        return m_shape.numberOfEach(value, at, take, mayBeNegative);
    }

    bool takes(const Json& value)
    {
        constexpr Text what{
            .de = "Hier steht für jeden Stich ein Eintrag.", .en = "An entry for each trick stands here."};
        constexpr std::string_view keys[] = {"by", "cards"};
        std::vector<Take>& out = m_contract.takes.emplace();
        return m_shape.list(value, "/takes", what, [&](const Json& each, const auto& where) {
            Take& take = out.emplace_back();
            const auto read = [&](std::string_view key, const Json& inner, const auto& at) {
                return key == "by" ? player(inner, at, take.by) : m_shape.cards(inner, at(), take.cards);
            };
            if (!m_shape.object(each, where(), keys, std::size(keys), read))
                return dropped(out);
            return !take.cards.empty() || nothing(where() + "/cards");
        }) && !m_shape.failed();
    }

    /// An empty list of somebody's. What comes after it is read nevertheless.
    bool nothing(std::string where)
    {
        m_shape.schema(std::move(where),
            {.de = "Hier steht mindestens ein Eintrag.", .en = "At least one entry stands here."});
        return true;
    }

    bool lows(const Json& value)
    {
        constexpr Text what{
            .de = "Hier steht für jeden Stich ein Eintrag.", .en = "An entry for each trick stands here."};
        constexpr std::string_view keys[] = {"winner", "lowest"};
        std::vector<LowTrick>& out = m_contract.lows.emplace();
        return m_shape.list(value, "/lows", what, [&](const Json& each, const auto& where) {
            LowTrick& trick = out.emplace_back();
            const auto read = [&](std::string_view key, const Json& inner, const auto& at) {
                return key == "winner" ? player(inner, at, trick.winner)
                                       : m_shape.names(inner, at(), trick.lowest, Shape::Repeats::Refused);
            };
            if (!m_shape.object(each, where(), keys, std::size(keys), read))
                return dropped(out);
            return !trick.lowest.empty() || nothing(where() + "/lowest");
        }) && !m_shape.failed();
    }

    bool counts(const Json& value)
    {
        constexpr Text what{
            .de = "Hier steht für jede Zählung ein Eintrag.", .en = "An entry for each count stands here."};
        constexpr std::string_view keys[] = {"out", "left"};
        std::vector<CardsCount>& out = m_contract.counts.emplace();
        return m_shape.list(value, "/counts", what, [&](const Json& each, const auto& where) {
            CardsCount& count = out.emplace_back();
            const auto read = [&](std::string_view key, const Json& inner, const auto& at) {
                return key == "out" ? player(inner, at, count.out) : counted(inner, at(), count.left);
            };
            return m_shape.object(each, where(), keys, std::size(keys), read) || dropped(out);
        });
    }

    bool called(const Json& value)
    {
        std::optional<Call>& out = m_contract.called.emplace();
        if (value.IsNull())
            return true; // nobody called
        constexpr std::string_view keys[] = {"by", "before", "sum"};
        Call call;
        const auto read = [&](std::string_view key, const Json& inner, const auto& at) {
            std::optional<int> sum;
            if (key != "sum")
                return player(inner, at, key == "by" ? call.by : call.before);
            if (!m_shape.number(inner, at, sum))
                return false;
            call.sum = *sum;
            return true;
        };
        if (!m_shape.object(value, "/called", keys, std::size(keys), read)) {
            m_contract.called.reset();
            return false;
        }
        out = call;
        return true;
    }

    /// number -> player; the numbers are keys, "25".
    bool playerOfEach(const Json& value, const std::string& at, PlayerOfEach& out)
    {
        if (!value.IsObject())
            return m_shape.schema(at,
                {.de = "Hier steht zu jeder Zahl ein Name.", .en = "A name for each number stands here."});
        for (const auto& member : value.GetObject()) {
            const std::string_view key = view(member.name);
            int number = 0;
            const auto [end, error] = std::from_chars(key.begin(), key.end(), number);
            if (error != std::errc() || end != key.end() || key.front() < '1' || key.front() > '9')
                return m_shape.unknownKey(at, key);
            Player winner = 0;
            if (!player(
                    member.value, [&] { return at + pointerStep(key); }, winner))
                return false;
            out.emplace_back(number, winner);
        }
        return true;
    }

    template <typename Where> bool player(const Json& value, const Where& where, Player& out)
    {
        std::optional<Player> player;
        if (!m_shape.player(value, where, player))
            return false;
        out = *player;
        return true;
    }

    /// The last entry could not be read.
    template <typename List> static bool dropped(List& list)
    {
        list.pop_back();
        return false;
    }

    Shape& m_shape;
    DealEntry& m_entry;
    ContractEntry& m_contract;
};

} // namespace

bool readContract(Shape& shape, const Json& value, std::string& out)
{
    const auto where = [] { return "/contract"; };
    if (!shape.text(value, where, out))
        return false;
    return !out.empty()
        || shape.fail(Refusal::Code::UnknownContract, where(),
            {.de = "Der Name des Spiels ist leer.", .en = "The name of the contract is empty."});
}

bool readMeasure(Shape& shape, Key key, const Json& value, DealEntry& entry)
{
    return MeasureReader(shape, entry).read(key, value);
}

} // namespace tafel::document
