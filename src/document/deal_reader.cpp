#include "document/deal_reader.h"

#include <algorithm>

#include "document/power_reader.h"
#include "document/record_reader.h"

namespace tafel::document {

namespace {

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
        if (m_log)
            m_entry.log.emplace(); // recorded, even when it cannot be read
        m_entry.hasMatch = m_match != nullptr;
        m_entry.hasPoints = m_points != nullptr;
        using Part = bool (DealReader::*)();
        constexpr std::pair<Stage, Part> parts[]
            = {{Stage::Dealer, &DealReader::dealer}, {Stage::Keys, &DealReader::keys},
                {Stage::TurnedUp, &DealReader::turnedUp}, {Stage::Hands, &DealReader::hands},
                {Stage::Log, &DealReader::log}, {Stage::PowerShapes, &DealReader::powers},
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

    /// A key of a deal: in both forms, or in one of them.
    enum class Form : std::uint8_t { Both, ScorePad, Recorded };
    struct Key {
        std::string_view name;
        Form form;
        const Json** slot;
    };

    void sortKeys()
    {
        m_log = find("log");
        const Form other = m_log ? Form::ScorePad : Form::Recorded;
        const Key known[] = {{"turned_up", Form::Both, &m_turnedUp}, {"points", Form::ScorePad, &m_points},
            {"powers", Form::ScorePad, &m_powers}, {"tricks", Form::ScorePad, &m_tricks},
            {"match", Form::ScorePad, &m_match}, {"captured", Form::ScorePad, &m_captured},
            {"dealer", Form::Both, &m_dealer}, {"trickless", Form::ScorePad, &m_trickless},
            {"unclaimed", Form::ScorePad, &m_unclaimed}, {"regular", Form::ScorePad, &m_regular},
            {"table_ruling", Form::Both, &m_ruling}, {"hands", Form::Recorded, &m_hands},
            {"log", Form::Recorded, &m_log}};
        for (const auto& member : m_value.GetObject()) {
            const std::string_view name = view(member.name);
            const auto found = std::find_if(std::begin(known), std::end(known),
                [&](const Key& each) { return each.name == name && each.form != other; });
            if (found != std::end(known))
                *found->slot = &member.value;
            else if (!m_unknown)
                m_unknown = &member.name;
        }
    }

    const Json* find(const char* name) const
    {
        const auto found = m_value.FindMember(name);
        return found == m_value.MemberEnd() ? nullptr : &found->value;
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

    bool hands() { return !m_hands || readHands(m_shape, m_head, *m_hands, m_entry.hands.emplace()); }

    bool log() { return !m_log || readLog(m_shape, *m_log, m_entry); }

    bool powers() { return !m_powers || readPowers(m_shape, *m_powers, "/powers", m_entry.powers); }

    bool unclaimed()
    {
        return !m_unclaimed
            || m_shape.number(
                *m_unclaimed, [] { return "/unclaimed"; }, m_entry.unclaimed);
    }

    bool points()
    {
        if (!m_points)
            return true;
        m_entry.points.reserve(m_head.players.size());
        return m_shape.numberOfEach(*m_points, "/points",
            [&](Player player, int count) { m_entry.points.emplace_back(player, count); });
    }

    bool regular()
    {
        return !m_regular
            || m_shape.number(
                *m_regular, [] { return "/regular"; }, m_entry.regular);
    }

    bool tricks()
    {
        return !m_tricks || m_shape.numberForAll(*m_tricks, "/tricks", m_entry.tricks.emplace());
    }

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
                good = m_shape.numberForAll(member.value, "/table_ruling/award", out.award);
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
               *m_unclaimed = nullptr, *m_regular = nullptr, *m_ruling = nullptr, *m_hands = nullptr,
               *m_log = nullptr;
};

} // namespace

DealEntry readDeal(const Match& head, const Json& value)
{
    return DealReader(head, value).read();
}

} // namespace tafel::document
