#include "document/position_reader.h"

#include <array>

#include "document/game_keys.h"
#include "document/match_header_reader.h"
#include "document/power_reader.h"
#include "document/round_reader.h"
#include "document/trick_reader.h"
#include "games/eidex/judge.h"

namespace tafel::document {

namespace {

struct PositionKey {
    Key key;
    bool required;
    std::string_view name = tafel::name(key);
};

/// In the order in which missing keys are reported. Every position may also have `hand`.
constexpr PositionKey positionKeys[] = {
    {Key::TurnedUp, true},
    {Key::Powers, false},
    {Key::Contract, true},
    {Key::Trump, true},
    {Key::FirstTrick, false},
    {Key::Trick, true},
    {Key::Laid, true},
    {Key::Packets, false},
    {Key::Row, false},
    {Key::Series, true},
    {Key::Gone, false},
    {Key::Table, true},
    {Key::Reserves, true},
    {Key::Opener, false},
};

/// Reads the parts in the order in which their faults are reported.
class PositionReader : MatchHeaderReader {
public:
    explicit PositionReader(const Json& root)
        : MatchHeaderReader(root)
    {
    }

    Result<Position> read()
    {
        using Part = bool (PositionReader::*)();
        constexpr Part parts[] = {&PositionReader::format, &PositionReader::head, &PositionReader::seats,
            &PositionReader::characters, &PositionReader::options, &PositionReader::contract,
            &PositionReader::trump, &PositionReader::turnedUp, &PositionReader::powers,
            &PositionReader::trick, &PositionReader::layout, &PositionReader::combination,
            &PositionReader::hand, &PositionReader::cards};
        for (Part part : parts)
            if (!(this->*part)())
                return tl::unexpected(m_checker.take());
        m_position.hasCharacters = m_characters != nullptr;
        m_position.match = std::move(m_match);
        return std::move(m_position);
    }

private:
    bool format()
    {
        return hasFormat("tafelrichter-position/1",
            {.de = "Das ist weder eine Stellung (tafelrichter-position/1) noch eine Frage "
                   "(tafelrichter-question/1).",
                .en = "This is neither a position (tafelrichter-position/1) nor a question "
                      "(tafelrichter-question/1)."});
    }

    /// The keys that a position of the game may have; the options decide which of them its contract has.
    bool head()
    {
        const bool good = keys([this](std::string_view name, const Json& value) -> std::optional<bool> {
            if (name == "hand") {
                m_hand = &value;
                return true;
            }
            const auto known = std::find_if(std::begin(positionKeys), std::end(positionKeys),
                [&](const PositionKey& each) { return each.name == name; });
            if (known == std::end(positionKeys) || (m_match.game && !keysOf(*m_match.game).has(known->key)))
                return std::nullopt;
            m_at[static_cast<std::size_t>(known->key)] = &value;
            m_given.push_back(&*known);
            return true;
        });
        if (!good)
            return false;
        m_keys = keysOf(*m_match.game);
        if (m_keys.has(Key::Table))
            m_position.combination.emplace();
        return m_keys.has(Key::Contract) || nothingMissing();
    }

    const Json* at(Key key) const { return m_at[static_cast<std::size_t>(key)]; }

    /// A position of a strokes game has the remaining players, and they determine the contract.
    bool isOnASlate() const { return m_match.game->unit() == Unit::Strokes; }

    bool nothingMissing()
    {
        for (const PositionKey& each : positionKeys)
            if (each.required && m_keys.has(each.key) && !at(each.key)
                && !(each.key == Key::Contract && isOnASlate()))
                return m_checker.missing({}, each.name);
        return m_hand || m_keys.has(Key::Trick) || m_checker.missing({}, "hand");
    }

    bool seats() { return players(isOnASlate() ? Players{2, 3} : Players()); }

    bool contract()
    {
        if (!m_keys.has(Key::Contract))
            return true;
        const Json* const value = at(Key::Contract);
        const std::string_view name = value && value->IsString() ? view(*value) : std::string_view();
        m_keys = m_match.game->positionKeys(m_match, name);
        for (const PositionKey* given : m_given)
            if (!m_keys.has(given->key))
                return m_checker.unknownKey({}, given->name);
        m_position.contract = ContractPosition{.contract = std::string(name)};
        return (!value || isContract(*value)) && nothingMissing();
    }

    bool isContract(const Json& value)
    {
        if (!value.IsString())
            return m_checker.schema("/contract",
                {.de = "Erwartet wird der Name eines Kontrakts.", .en = "Expected the name of a contract."});
        const std::vector<ContractInfo> all = m_match.game->contracts(m_match);
        return std::any_of(
                   all.begin(), all.end(), [&](const ContractInfo& each) { return each.id == view(value); })
            || m_checker.fail(Refusal::Code::UnknownContract, "/contract",
                {.de = fmt::format("Den Kontrakt «{}» gibt es in diesem Spiel nicht.", view(value)),
                    .en = fmt::format("There is no contract \"{}\" in this game.", view(value))});
    }

    bool trump()
    {
        const Json* const value = at(Key::Trump);
        return !value
            || m_checker.suit(
                *value, [] { return "/trump"; }, m_position.contract->trump);
    }

    bool turnedUp()
    {
        const Json* const value = at(Key::TurnedUp);
        std::optional<Card> card;
        if (value
            && !m_checker.card(
                *value, [] { return "/turned_up"; }, card))
            return false;
        m_position.turnedUp = card.value_or(Card{});
        return true;
    }

    bool powers()
    {
        const Json* const value = at(Key::Powers);
        return !value || readPowers(m_checker, *value, "/powers", m_position.powers, PowerForm::InForce);
    }

    bool trick()
    {
        const Json *const first = at(Key::FirstTrick), *const value = at(Key::Trick);
        if (first) {
            std::optional<bool> isFirst;
            if (!m_checker.flag(
                    *first, [] { return "/first_trick"; }, isFirst))
                return false;
            m_position.contract->firstTrick = *isFirst;
        }
        return !value || readTrick(m_checker, *value, m_position.trick, m_keys.has(Key::Powers));
    }

    bool layout()
    {
        const Json *const laid = at(Key::Laid), *const row = at(Key::Row), *const series = at(Key::Series),
                          *const gone = at(Key::Gone), *const packets = at(Key::Packets);
        ContractPosition* const out = m_position.contract ? &*m_position.contract : nullptr;
        return (!laid || m_checker.cards(*laid, "/laid", out->laid.emplace(), mayLie()))
            && (!packets
                || m_checker.number(
                    *packets, [] { return "/packets"; }, out->packets, true))
            && (!row || readRow(m_checker, *row, out->row.emplace()))
            && (!series || m_checker.cards(*series, "/series", out->series.emplace()))
            && (!gone || m_checker.cards(*gone, "/gone", out->gone.emplace()));
    }

    /// With three players the table may lay cards that are not in their pack.
    CardSet mayLie() const
    {
        const bool ofFour = m_match.game->playerCounts(m_match.edition).has(4);
        return ofFour ? m_checker.deck() | m_match.game->deck(4) : m_checker.deck();
    }

    bool combination()
    {
        if (!m_position.combination)
            return true;
        return readHandPosition(m_checker,
            {.table = *at(Key::Table),
                .hand = *m_hand,
                .reserves = *at(Key::Reserves),
                .opener = at(Key::Opener)},
            *m_position.combination);
    }

    bool hand()
    {
        if (m_position.combination)
            return true;
        if (!m_hand)
            return static_cast<int>(m_position.trick.cards.size())
                >= eidex::placesInTrick(m_match, m_position.powers, m_position.trick)
                || m_checker.missing({}, "hand");
        return m_checker.cards(*m_hand, "/hand", m_position.hand.emplace());
    }

    /// No card twice.
    bool cards()
    {
        if (m_position.combination)
            return true; // there are several of each
        if (!m_position.contract || at(Key::Trick))
            return checkCardsPossible(m_checker, m_match, m_position.powers, &m_position.trick,
                m_position.hand ? &*m_position.hand : nullptr);
        const ContractPosition& lying = *m_position.contract;
        CardSet seen;
        if (lying.row) // at first both ends are one card
            seen = {lying.row->up, lying.row->down};
        return (!lying.laid || checkDistinct(m_checker, *lying.laid, "/laid", seen))
            && (!lying.series || checkDistinct(m_checker, *lying.series, "/series", seen))
            && (!lying.gone || checkDistinct(m_checker, *lying.gone, "/gone", seen))
            && checkDistinct(m_checker, *m_position.hand, "/hand", seen);
    }

    Position m_position;
    Keys m_keys;
    std::array<const Json*, static_cast<std::size_t>(Key::Characters) + 1> m_at = {};
    std::vector<const PositionKey*> m_given; ///< Sorted like the file.
    const Json* m_hand = nullptr;
};

} // namespace

Result<Position> readPosition(const Json& root)
{
    return PositionReader(root).read();
}

} // namespace tafel::document
