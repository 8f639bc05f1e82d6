#include "document/deal_reader.h"

#include <algorithm>

#include "document/contract_reader.h"
#include "document/deal_keys.h"
#include "document/numeric_entry_reader.h"
#include "document/power_reader.h"
#include "document/record_reader.h"
#include "document/round_reader.h"

namespace tafel::document {

namespace {

/// Reads the parts of a deal in the order in which their faults are reported, up to the first fault.
class DealReader {
public:
    DealReader(const Match& head, const Json& value, Texts texts)
        : m_head(head)
        , m_value(value)
        , m_checker(head, texts)
    {
    }

    DealEntry read()
    {
        if (!m_value.IsObject()) {
            m_checker.schema(
                {}, {.de = "Eine Partie muss ein Objekt sein.", .en = "A deal must be an object."});
            return readError(CheckStage::Dealer);
        }
        sortKeys();
        m_entry.hasMarch = at(Key::Match) != nullptr;
        m_entry.hasPoints = at(Key::Points) != nullptr;
        using Part = bool (DealReader::*)();
        constexpr std::pair<CheckStage, Part> parts[] = {{CheckStage::Dealer, &DealReader::dealer},
            {CheckStage::Keys, &DealReader::keys}, {CheckStage::Contract, &DealReader::contract},
            {CheckStage::Trump, &DealReader::trump}, {CheckStage::TurnedUp, &DealReader::turnedUp},
            {CheckStage::Hands, &DealReader::hands}, {CheckStage::Log, &DealReader::log},
            {CheckStage::Forecast, &DealReader::said}, {CheckStage::Measure, &DealReader::measure},
            {CheckStage::March, &DealReader::march}, {CheckStage::Factor, &DealReader::factor},
            {CheckStage::Extras, &DealReader::extras}, {CheckStage::PowerShapes, &DealReader::powers},
            {CheckStage::Unclaimed, &DealReader::unclaimed}, {CheckStage::Points, &DealReader::points},
            {CheckStage::Regular, &DealReader::regular}, {CheckStage::Tricks, &DealReader::tricks},
            {CheckStage::Trickless, &DealReader::trickless}, {CheckStage::Match, &DealReader::match},
            {CheckStage::Captured, &DealReader::captured}, {CheckStage::TableRuling, &DealReader::ruling}};
        for (const auto& [stage, part] : parts) {
            const bool good = (this->*part)();
            if (const Refusal* const half = m_checker.half(); half && !m_entry.readError)
                m_entry.readError = ReadError{.stage = stage, .refusal = *half, .half = true};
            if (!good)
                return readError(stage);
        }
        return std::move(m_entry);
    }

private:
    DealEntry readError(CheckStage stage)
    {
        if (m_entry.readError)
            m_entry.readError->beyond = m_checker.take();
        else
            m_entry.readError = ReadError{.stage = stage, .refusal = m_checker.take()};
        m_entry.readError->listed = m_checker.listed();
        return std::move(m_entry);
    }

    const Json* at(Key key) const { return m_at[static_cast<std::size_t>(key)]; }

    static const DealKey* keyNamed(std::string_view name)
    {
        // Most keys differ in their length or their first letter.
        const auto isIt = [&](const DealKey& each) {
            return each.name.size() == name.size() && each.name[0] == name[0] && each.name == name;
        };
        const auto* const found = std::find_if(std::begin(dealKeys), std::end(dealKeys), isIt);
        return found == std::end(dealKeys) ? nullptr : &*found;
    }

    void sortKeys()
    {
        Keys given;
        for (const auto& member : m_value.GetObject()) {
            if (const DealKey* const known = keyNamed(view(member.name))) {
                m_at[static_cast<std::size_t>(known->key)] = &member.value;
                given = given | Keys{known->key};
            } else if (view(member.name) == "table_ruling") {
                m_ruling = &member.value;
            } else if (!m_unknown) {
                m_unknown = &member.name;
            }
        }
        const Json* const contract = at(Key::Contract);
        m_keys = m_head.game->dealKeys(
            m_head, contract && contract->IsString() ? view(*contract) : std::string_view());
        if (const Json* const announced = at(Key::Announced); !announced || !announced->IsTrue())
            m_keys = m_keys - Keys{Key::By}; // no player announced it
        if (m_keys.has(Key::Contract))
            m_entry.contract.emplace();
        if (m_keys.has(Key::GivesChip))
            m_entry.round.emplace();
        const bool recorded = (given & m_keys).has(Key::Log);
        const Keys wrong = given - (m_keys - (recorded ? padKeys : recordKeys));
        if (!wrong.empty())
            dropKeys(wrong);
        if (isOwn())
            ownKeys(contract != nullptr);
        else if (m_entry.contract && at(Key::Points) && at(Key::Takes))
            dropSecondMeasure();
        if (recorded && m_entry.round)
            m_entry.round->log.emplace(); // recorded, even when it cannot be read
        else if (recorded)
            m_entry.log.emplace();
    }

    bool isOwn() const { return m_head.own != nullptr; }

    /// A key that no deal of the game has is reported before one that its contract does not have. The game
    /// may be left to decide on the contract.
    void ownKeys(bool namesContract)
    {
        const Keys known = m_head.game->dealKeys(m_head, {});
        for (const auto& member : m_value.GetObject()) {
            const DealKey* const key = keyNamed(view(member.name));
            if (!(key ? known.has(key->key) : view(member.name) == "table_ruling")) {
                m_unknown = &member.name;
                break;
            }
        }
        if (!namesContract)
            for (const auto& member : m_value.GetObject())
                if (const DealKey* const key = keyNamed(view(member.name));
                    key && key->key != Key::Dealer && at(key->key))
                    m_entry.contract->keysInFile.push_back(key->key);
        if (at(Key::Said))
            m_entry.contract->said.emplace();
        if (at(Key::Made))
            m_entry.contract->made.emplace();
    }

    /// Points replace the takes of a draft.
    void dropSecondMeasure()
    {
        bool hasOne = false;
        for (const auto& member : m_value.GetObject()) {
            const std::string_view name = view(member.name);
            if (name != "points" && name != "takes")
                continue;
            if (hasOne && !m_unknown)
                m_unknown = &member.name;
            hasOne = true;
        }
    }

    /// Removes keys that are unknown here. If the deal cannot be recorded, the log is the unknown key, not
    /// its companions.
    void dropKeys(Keys wrong)
    {
        const Keys told = wrong.has(Key::Log) ? (wrong - recordKeys) | Keys{Key::Log} : wrong;
        m_unknown = nullptr;
        for (const auto& member : m_value.GetObject()) {
            const DealKey* const known = keyNamed(view(member.name));
            if (known && wrong.has(known->key))
                m_at[static_cast<std::size_t>(known->key)] = nullptr;
            const bool unknown = known ? told.has(known->key) : view(member.name) != "table_ruling";
            if (unknown && !m_unknown)
                m_unknown = &member.name;
        }
    }

    bool keys() { return !m_unknown || m_checker.unknownKey({}, view(*m_unknown)); }

    bool dealer() { return player(Key::Dealer, "/dealer", m_entry.dealer); }

    bool contract()
    {
        const Json* const value = at(Key::Contract);
        return !value || readContract(m_checker, *value, m_entry.contract->contract);
    }

    bool trump()
    {
        const Json* const value = at(Key::Trump);
        return !value
            || m_checker.suit(
                *value, [] { return "/trump"; }, m_entry.contract->trump);
    }

    // The game reports missing keys, because a draft has fewer.

    bool turnedUp()
    {
        const Json* const value = at(Key::TurnedUp);
        return !value
            || m_checker.card(
                *value, [] { return "/turned_up"; }, m_entry.turnedUp);
    }

    bool hands()
    {
        const Json *const hands = at(Key::Hands), *const reserves = at(Key::Reserves);
        if (m_entry.round)
            return (!hands || readNumberHands(m_checker, *hands, "/hands", m_entry.round->hands.emplace()))
                && (!reserves
                    || readNumberHands(m_checker, *reserves, "/reserves", m_entry.round->reserves.emplace()));
        return !hands || readHands(m_checker, m_head, *hands, m_entry, m_keys.has(Key::Powers));
    }

    bool log()
    {
        const Json* const value = at(Key::Log);
        if (!value)
            return true;
        return m_entry.round ? readRoundLog(m_checker, *value, *m_entry.round->log)
                             : readLog(m_checker, *value, m_entry, m_keys.has(Key::Powers));
    }

    /// Reads the measure in the order of the file.
    bool measure()
    {
        if (!m_entry.contract && !m_entry.round)
            return true;
        for (const auto& member : m_value.GetObject()) {
            const DealKey* const known = keyNamed(view(member.name));
            if (!known || at(known->key) != &member.value || (isOwn() && separateKeys.has(known->key)))
                continue;
            if (measureKeys.has(known->key) && m_entry.contract
                && !readMeasure(m_checker, known->key, member.value, m_entry, isOwn()))
                return false;
            if (roundKeys.has(known->key) && m_entry.round
                && !readRoundKey(m_checker, known->key, member.value, *m_entry.round))
                return false;
        }
        return true;
    }

    /// Keys of a custom game whose faults are reported separately.
    static constexpr Keys separateKeys{Key::Said, Key::March, Key::Factor, Key::Extras};

    bool said() { return separateKey(Key::Said); }
    bool march() { return separateKey(Key::March); }
    bool factor() { return separateKey(Key::Factor); }
    bool extras() { return separateKey(Key::Extras); }
    bool separateKey(Key key)
    {
        const Json* const value = at(key);
        return !isOwn() || !value || readMeasure(m_checker, key, *value, m_entry, true);
    }

    bool powers()
    {
        const Json* const value = at(Key::Powers);
        return !value || readPowers(m_checker, *value, "/powers", m_entry.powers);
    }

    bool unclaimed() { return number(Key::Unclaimed, "/unclaimed", m_entry.unclaimed); }

    bool points()
    {
        const Json* const value = at(Key::Points);
        if (!value || m_entry.contract)
            return true; // there it is a measure
        m_entry.points.reserve(m_head.players.size());
        return m_checker.numberPerPlayer(
            *value, "/points", [&](Player player, int count) { m_entry.points.emplace_back(player, count); });
    }

    bool regular() { return number(Key::Regular, "/regular", m_entry.regular); }

    bool tricks()
    {
        const Json* const value = at(Key::Tricks);
        return !value || m_checker.numberForAll(*value, "/tricks", m_entry.tricks.emplace());
    }

    bool trickless()
    {
        const Json* const value = at(Key::Trickless);
        return !value || readTrickless(m_checker, *value, m_entry.trickless);
    }

    bool match() { return player(Key::Match, "/match", m_entry.march); }

    bool captured()
    {
        const Json* const value = at(Key::Captured);
        m_entry.hasCaptured = value != nullptr;
        return !value || readCaptured(m_checker, *value, m_entry.captured);
    }

    bool ruling()
    {
        return !m_ruling
            || (readRuling(m_checker, m_head, *m_ruling, m_entry.ruling.emplace())
                && (!m_ruling->HasMember("clause") || isClauseOfThisGame(m_entry.ruling->clause)));
    }

    bool isClauseOfThisGame(std::string_view id)
    {
        const auto clauses = m_head.game->clauses();
        return !m_checker.checksTexts()
            || std::any_of(clauses.begin(), clauses.end(), [&](const Clause* each) { return each->id == id; })
            || m_checker.schema("/table_ruling/clause",
                {.de = fmt::format("{} hat keine Regel «{}».", m_head.game->name().de, id),
                    .en = fmt::format("{} has no clause \"{}\".", m_head.game->name().en, id)});
    }

    bool number(Key key, const char* where, std::optional<int>& out)
    {
        const Json* const value = at(key);
        return !value
            || m_checker.number(
                *value, [&] { return where; }, out);
    }

    bool player(Key key, const char* where, std::optional<Player>& out)
    {
        const Json* const value = at(key);
        return !value
            || m_checker.player(
                *value, [&] { return where; }, out);
    }

    const Match& m_head;
    const Json& m_value;
    SchemaChecker m_checker;
    Keys m_keys;
    DealEntry m_entry;
    const Json* m_unknown = nullptr;
    const Json* m_ruling = nullptr;
    std::array<const Json*, static_cast<std::size_t>(Key::Characters) + 1> m_at = {};
};

} // namespace

DealEntry readDeal(const Match& head, const Json& value, Texts texts)
{
    return DealReader(head, value, texts).read();
}

} // namespace tafel::document
