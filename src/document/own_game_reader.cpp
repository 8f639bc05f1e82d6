#include "document/own_game_reader.h"

#include <charconv>

#include "cards/card_text.h"
#include "document/canonical.h"
#include "document/own_game_keys.h"
#include "document/schema_checker.h"
#include "referee/refusals.h"

namespace tafel::document {

namespace {

using Code = Refusal::Code;
using own::ByPlayers;
using own::ContractDefinition;
using own::Definition;
using own::Words;

/// Reads the values in the order in which their faults are reported, up to the first one.
class GameReader {
public:
    GameReader(const Json& root, Texts texts)
        : m_root(root)
        , m_texts(texts)
    {
    }

    Result<Definition> read()
    {
        if (!format() || !hasKeys(m_root, {}, gameKeys))
            return tl::unexpected(m_shape.take());
        using Part = bool (GameReader::*)(const Json&, const std::string&);
        constexpr std::pair<const char*, Part> parts[] = {{"id", &GameReader::id},
            {"name", &GameReader::name}, {"line", &GameReader::line}, {"sign", &GameReader::sign},
            {"players", &GameReader::players}, {"seats", &GameReader::seats}, {"sides", &GameReader::sides},
            {"cards", &GameReader::cards}, {"tricks", &GameReader::tricks}, {"wins", &GameReader::wins},
            {"contracts", &GameReader::contracts}, {"extras", &GameReader::extras},
            {"dealer", &GameReader::dealer}, {"direction", &GameReader::direction},
            {"order", &GameReader::order}, {"end", &GameReader::end}};
        for (const auto& [key, part] : parts)
            if (const Json* const value = member(m_root, key); value && !(this->*part)(*value, at({}, key)))
                return tl::unexpected(m_shape.take());
        if (!timesAreOfUse())
            return tl::unexpected(m_shape.take());
        return std::move(m_game);
    }

private:
    // ---- What every object and value has

    static std::string at(const std::string& where, std::string_view key)
    {
        return where + escapePointerToken(key);
    }
    static std::string at(const std::string& where, std::size_t index)
    {
        return fmt::format("{}/{}", where, index);
    }

    static const Json* member(const Json& object, std::string_view key)
    {
        const auto found = object.FindMember(
            Json(rapidjson::StringRef(key.data(), static_cast<rapidjson::SizeType>(key.size()))));
        return found == object.MemberEnd() ? nullptr : &found->value;
    }

    /// An object with these keys and no other, those that are required among them.
    bool hasKeys(const Json& value, const std::string& where, std::span<const OwnKey> keys)
    {
        if (!value.IsObject())
            return m_shape.schema(where, {.de = "Hier steht ein Objekt.", .en = "Expected an object."});
        for (const auto& each : value.GetObject())
            if (std::none_of(keys.begin(), keys.end(),
                    [&](const OwnKey& known) { return known.name == view(each.name); }))
                return m_shape.unknownKey(where, view(each.name));
        for (const OwnKey& each : keys)
            if (each.required && !member(value, each.name))
                return m_shape.missing(where, each.name);
        return true;
    }

    bool number(const Json& value, const std::string& where, int lowest, int highest, int& out)
    {
        std::optional<int> read;
        if (!m_shape.number(
                value, [&] { return where; }, read, lowest < 0))
            return false;
        if (*read < lowest || *read > highest)
            return m_shape.schema(where,
                {.de = fmt::format("Hier steht eine Zahl von {} bis {}.", lowest, highest),
                    .en = fmt::format("Expected a number from {} to {}.", lowest, highest)});
        out = *read;
        return true;
    }
    bool number(const Json& value, const std::string& where, int& out)
    {
        return number(value, where, -limits::awarded, limits::awarded, out);
    }

    /// The number of that key, where it is there.
    bool numberOf(const Json& object, const std::string& where, std::string_view key, int& out)
    {
        const Json* const value = member(object, key);
        return !value || number(*value, at(where, key), out);
    }

    bool flagOf(const Json& object, const std::string& where, std::string_view key, bool& out)
    {
        const Json* const value = member(object, key);
        std::optional<bool> read;
        if (value
            && !m_shape.flag(
                *value, [&] { return at(where, key); }, read))
            return false;
        out = read.value_or(out);
        return true;
    }

    /// One of these words, by its place.
    bool word(const Json& value, const std::string& where, std::span<const std::string_view> words,
        std::size_t& out)
    {
        const auto found
            = std::find(words.begin(), words.end(), value.IsString() ? view(value) : std::string_view());
        out = static_cast<std::size_t>(found - words.begin());
        return found != words.end()
            || m_shape.schema(where,
                {.de = fmt::format("Hier steht eines von: {}.", fmt::join(words, ", ")),
                    .en = fmt::format("Expected one of: {}.", fmt::join(words, ", "))});
    }

    bool isList(const Json& value, const std::string& where, std::size_t least, std::size_t most)
    {
        if (!value.IsArray())
            return m_shape.schema(where, {.de = "Hier steht eine Liste.", .en = "Expected a list."});
        return (value.Size() >= least && value.Size() <= most)
            || m_shape.schema(where,
                {.de = fmt::format("Hier stehen {} bis {} Einträge.", least, most),
                    .en = fmt::format("Expected {} to {} entries.", least, most)});
    }

    bool plainText(const Json& value, const std::string& where, std::size_t letters, std::string& out)
    {
        if (!m_shape.text(
                value, [&] { return where; }, out))
            return false;
        const std::size_t length = limits::letters(out);
        if (length < 1 || length > letters)
            return m_shape.schema(where,
                {.de = fmt::format("Hier stehen 1 bis {} Zeichen.", letters),
                    .en = fmt::format("Expected 1 to {} characters.", letters)});
        return m_texts == Texts::AsKept || !hasControlCharacters(out) || m_shape.controlCharacters(where);
    }

    /// A text, or one in each language; the one that is missing is shown in the other.
    bool words(
        const Json& value, const std::string& where, Words& out, std::size_t letters = limits::nameLetters)
    {
        if (!value.IsObject()) {
            if (!plainText(value, where, letters, out.de))
                return false;
            out.en = out.de;
            return true;
        }
        if (!hasKeys(value, where, languageKeys))
            return false;
        const Json *const de = member(value, "de"), *const en = member(value, "en");
        if (!de && !en)
            return m_shape.missing(where, "de");
        if ((de && !plainText(*de, at(where, "de"), letters, out.de))
            || (en && !plainText(*en, at(where, "en"), letters, out.en)))
            return false;
        if (!de)
            out.de = out.en;
        if (!en)
            out.en = out.de;
        return true;
    }
    bool clause(const Json& value, const std::string& where, Words& out)
    {
        return words(value, where, out, limits::clauseLetters);
    }

    bool isId(const Json& value, const std::string& where, std::string& out)
    {
        if (!m_shape.text(
                value, [&] { return where; }, out))
            return false;
        const auto small = [](char letter) { return letter >= 'a' && letter <= 'z'; };
        const bool good = !out.empty() && out.size() <= limits::idLetters && small(out.front())
            && std::all_of(out.begin(), out.end(), [&](char letter) {
                   return small(letter) || (letter >= '0' && letter <= '9') || letter == '-';
               });
        return good
            || m_shape.schema(where,
                {.de = "Ein Name aus a-z, Ziffern und -, zuerst ein Buchstabe, höchstens 40 Zeichen.",
                    .en = "A name of a-z, digits and -, first a letter, at most 40 characters."});
    }

    /// One value for all, or one for each number of players.
    template <typename T, typename Read>
    bool byPlayers(const Json& value, const std::string& where, ByPlayers<T>& out, const Read& read)
    {
        const auto readOf = [&](const Json& each, const std::string& there, T& one, std::size_t count) {
            if constexpr (std::is_invocable_v<Read, const Json&, const std::string&, T&, int>)
                return read(each, there, one, static_cast<int>(count));
            else
                return read(each, there, one);
        };
        if (!value.IsObject()) {
            T one{};
            if (!readOf(value, where, one, m_game.players.first()))
                return false;
            return own::eachCount(m_game.players, [&](std::size_t count) {
                out[count] = one;
                return true;
            });
        }
        std::vector<std::string> names;
        own::eachCount(m_game.players, [&](std::size_t count) {
            names.push_back(std::to_string(count));
            return true;
        });
        std::vector<OwnKey> keys;
        for (const std::string& each : names)
            keys.push_back({each, true});
        return hasKeys(value, where, keys) && own::eachCount(m_game.players, [&](std::size_t count) {
            const std::string name = std::to_string(count);
            return readOf(*member(value, name), at(where, name), out[count], count);
        });
    }

    bool impossible(std::string where, Message message)
    {
        return m_shape.fail(Code::Impossible, std::move(where), std::move(message));
    }

    bool eachOfPlayers(const std::function<bool(int)>& isGood) const
    {
        return own::eachCount(
            m_game.players, [&](std::size_t count) { return isGood(static_cast<int>(count)); });
    }

    // ---- Cards

    /// A card, a whole suit or a whole rank of the pack.
    bool cardsNamed(const Json& value, const std::string& where, CardSet& out)
    {
        if (!value.IsString())
            return m_shape.schema(where, {.de = "Hier steht eine Karte.", .en = "Expected a card."});
        out = cardsCalled(view(value));
        return !out.empty() || m_shape.unknownCard(where, view(value));
    }

    CardSet cardsCalled(std::string_view text) const
    {
        if (const std::optional<Card> card = Card::parse(text, Pack::French))
            return CardSet{*card} & m_game.pack;
        if (const std::optional<Rank> rank = Card::parseRank(text))
            return CardSet::of(*rank) & m_game.pack;
        if (text.size() == 1)
            if (const std::optional<Suit> suit = suitFromLetter(text[0], Pack::French))
                return CardSet::of(*suit) & m_game.pack;
        return {};
    }

    bool twice(std::string where, std::string_view entry)
    {
        return impossible(std::move(where),
            {.de = fmt::format("{} steht schon da.", entry),
                .en = fmt::format("{} is already listed.", entry)});
    }

    /// Cards that are left out: each at most once.
    bool cardList(const Json& value, const std::string& where, CardSet& out)
    {
        for (rapidjson::SizeType i = 0; i < value.Size(); ++i) {
            CardSet named;
            if (!cardsNamed(value[i], at(where, i), named))
                return false;
            if (!(named & out).empty())
                return twice(at(where, i), view(value[i]));
            out = out | named;
        }
        return true;
    }

    /// Cards that are counted: one that two entries name counts once, but no entry stands there twice.
    bool countedCards(const Json& value, const std::string& where, CardSet& out)
    {
        for (rapidjson::SizeType i = 0; i < value.Size(); ++i) {
            CardSet named;
            if (!cardsNamed(value[i], at(where, i), named))
                return false;
            if (std::find(value.Begin(), value.Begin() + i, value[i]) != value.Begin() + i)
                return twice(where, view(value[i]));
            out = out | named;
        }
        return true;
    }

    bool hasNoCards(std::string where)
    {
        return impossible(
            std::move(where), {.de = "Das Spiel nennt keine Karten.", .en = "The game names no cards."});
    }

    /// With every number of players some of them are in the pack.
    bool areInThePack(CardSet cards, const std::string& where)
    {
        return eachOfPlayers([&](int count) { return !(cards & m_game.deck(count)).empty(); })
            || impossible(where,
                {.de = "Nicht mit jeder Anzahl Personen ist eine dieser Karten im Spiel.",
                    .en = "Not with every number of players is one of these cards in the pack."});
    }

    // ---- The game, key by key

    bool format()
    {
        const Message otherwise{.de = "Das ist keine Spielregel-Datei dieser Version (tafelrichter-game/1).",
            .en = "This is no game file of this version (tafelrichter-game/1)."};
        const Json* const format = m_root.IsObject() ? member(m_root, "format") : nullptr;
        if (!format)
            return m_shape.fail(Code::Format, {}, otherwise);
        return (format->IsString() && view(*format) == "tafelrichter-game/1")
            || m_shape.fail(Code::Format, "/format", otherwise);
    }

    bool id(const Json& value, const std::string& where) { return isId(value, where, m_game.id); }
    bool name(const Json& value, const std::string& where) { return words(value, where, m_game.name); }
    bool line(const Json& value, const std::string& where) { return words(value, where, m_game.line); }
    bool sign(const Json& value, const std::string& where) { return plainText(value, where, 2, m_game.sign); }

    bool players(const Json& value, const std::string& where)
    {
        if (!isList(value, where, 1, limits::ownPlayers - 1))
            return false;
        int before = 1;
        for (rapidjson::SizeType i = 0; i < value.Size(); ++i) {
            int count = 0;
            if (!number(value[i], at(where, i), 2, limits::ownPlayers, count))
                return false;
            if (count <= before)
                return m_shape.schema(
                    at(where, i), {.de = "Die Zahlen steigen an.", .en = "The numbers go up."});
            before = count;
            m_game.players.add(static_cast<Player>(count));
        }
        return true;
    }

    bool seats(const Json& value, const std::string& where)
    {
        if (!number(value, where, 2, limits::ownPlayers - 1, m_game.seats))
            return false;
        return eachOfPlayers([&](int count) { return count <= m_game.seats + 1; })
            || impossible(where,
                {.de = fmt::format(
                     "Bei {} Plätzen spielen höchstens {} Personen mit.", m_game.seats, m_game.seats + 1),
                    .en
                    = fmt::format("With {} seats at most {} take part.", m_game.seats, m_game.seats + 1)});
    }

    bool sides(const Json& value, const std::string& where)
    {
        std::size_t which = 0;
        if (!word(value, where, sideWords, which))
            return false;
        m_game.pairs = which == 1;
        if (!m_game.pairs || (m_game.players == Players{4} && m_game.seats == 0))
            return true;
        return impossible(where,
            {.de = "Zwei gegen zwei spielen genau vier Personen, ohne «seats».",
                .en = "Two against two is for exactly four players, without \"seats\"."});
    }

    bool cards(const Json& value, const std::string& where)
    {
        if (!hasKeys(value, where, packKeys))
            return false;
        CardSet suits;
        if (const Json* const given = member(value, "suits")) {
            if (!suitList(*given, at(where, "suits"), suits))
                return false;
        } else {
            for (const Suit suit : suitsInOrder)
                suits = suits | CardSet::of(suit);
        }
        CardSet ranks;
        if (!rankList(*member(value, "ranks"), at(where, "ranks"), ranks))
            return false;
        m_game.hasCards = true;
        m_game.pack = suits & ranks;
        const Json* const without = member(value, "without");
        if (without
            && !byPlayers(*without, at(where, "without"), m_game.without,
                [this](const Json& list, const std::string& there, CardSet& out) {
                    return isList(list, there, 0, 52) && cardList(list, there, out);
                }))
            return false;
        std::size_t which = 0;
        const Json* const printedRank = member(value, "words");
        if (printedRank && !word(*printedRank, at(where, "words"), cardWords, which))
            return false;
        m_game.germanWords = which == 1;
        return true;
    }

    bool suitList(const Json& value, const std::string& where, CardSet& out)
    {
        if (!isList(value, where, 1, 4))
            return false;
        for (rapidjson::SizeType i = 0; i < value.Size(); ++i) {
            const Json& each = value[i];
            const std::optional<Suit> suit = each.IsString() && each.GetStringLength() == 1
                ? suitFromLetter(each.GetString()[0], Pack::French)
                : std::nullopt;
            if (!suit || !(CardSet::of(*suit) & out).empty())
                return m_shape.schema(at(where, i),
                    {.de = "Hier steht eine Farbe, jede einmal: C, S, H, D.",
                        .en = "Expected a suit, each once: C, S, H, D."});
            out = out | CardSet::of(*suit);
        }
        return true;
    }

    bool rankList(const Json& value, const std::string& where, CardSet& out)
    {
        if (!isList(value, where, 1, 13))
            return false;
        for (rapidjson::SizeType i = 0; i < value.Size(); ++i) {
            const std::optional<Rank> rank
                = value[i].IsString() ? Card::parseRank(view(value[i])) : std::nullopt;
            if (!rank || !(CardSet::of(*rank) & out).empty())
                return m_shape.schema(at(where, i),
                    {.de = "Hier steht ein Rang, jeder einmal: 2 bis 10, J, Q, K, A.",
                        .en = "Expected a rank, each once: 2 to 10, J, Q, K, A."});
            out = out | CardSet::of(*rank);
            m_game.ranks.push_back(*rank);
        }
        return true;
    }

    bool tricks(const Json& value, const std::string& where)
    {
        ByPlayers<std::pair<bool, std::vector<int>>> read;
        if (!byPlayers(value, where, read, [this](const Json& each, const std::string& there, auto& out) {
                out.first = each.IsArray();
                if (!out.first)
                    return number(each, there, 1, limits::tricks, out.second.emplace_back());
                if (!isList(each, there, 1, limits::tricks))
                    return false;
                for (rapidjson::SizeType i = 0; i < each.Size(); ++i)
                    if (!number(each[i], at(there, i), 1, limits::tricks, out.second.emplace_back()))
                        return false;
                return true;
            }))
            return false;
        for (std::size_t count = 0; count < read.size(); ++count) {
            m_game.tricksListed[count] = read[count].first;
            m_game.tricks[count] = std::move(read[count].second);
        }
        return true;
    }

    bool wins(const Json& value, const std::string& where)
    {
        std::size_t which = 0;
        if (!word(value, where, winWords, which))
            return false;
        m_game.most = which == 0;
        return true;
    }

    bool contracts(const Json& value, const std::string& where)
    {
        if (!isList(value, where, 1, limits::contracts))
            return false;
        for (rapidjson::SizeType i = 0; i < value.Size(); ++i)
            if (!contract(value[i], at(where, i)))
                return false;
        return true;
    }

    // ---- A contract

    bool contract(const Json& value, const std::string& where)
    {
        ContractDefinition& contract = m_game.contracts.emplace_back();
        if (!hasKeys(value, where, contractKeys))
            return false;
        if (!isId(*member(value, "id"), at(where, "id"), contract.id))
            return false;
        const auto same = [&](const ContractDefinition& each) { return each.id == contract.id; };
        if (contract.id == "extra" || std::any_of(m_game.contracts.begin(), m_game.contracts.end() - 1, same))
            return m_shape.schema(at(where, "id"),
                {.de = fmt::format("«{}» ist schon vergeben.", contract.id),
                    .en = fmt::format("\"{}\" is taken.", contract.id)});
        const Json* const line = member(value, "line");
        std::size_t measure = 0;
        if (!words(*member(value, "name"), at(where, "name"), contract.name)
            || (line && !words(*line, at(where, "line"), contract.line))
            || !clause(*member(value, "clause"), at(where, "clause"), contract.clause)
            || !word(*member(value, "measure"), at(where, "measure"), ownMeasureNames, measure))
            return false;
        const OwnMeasure& kind = ownMeasures[measure];
        contract.measure = kind.key;
        contract.each.value = kind.key == Key::Points ? 1 : 0;
        for (const auto& each : value.GetObject())
            if (!kind.has(view(each.name)))
                return m_shape.unknownKey(where, view(each.name));
        for (const OwnKey& each : kind.keys)
            if (each.required && !member(value, each.name))
                return m_shape.missing(where, each.name);
        using Part = bool (GameReader::*)(const Json&, const std::string&, ContractDefinition&);
        constexpr std::pair<const char*, Part> parts[] = {{"times", &GameReader::times},
            {"of", &GameReader::of}, {"rest", &GameReader::rest}, {"sum", &GameReader::sum},
            {"min", &GameReader::min}, {"max", &GameReader::max}, {"uneven", &GameReader::uneven},
            {"enough", &GameReader::enough}, {"declarers", &GameReader::declarers},
            {"values", &GameReader::values}, {"score", &GameReader::score}, {"march", &GameReader::march},
            {"factor", &GameReader::factor}};
        m_contract = &value;
        for (const auto& [key, part] : parts)
            if (const Json* const each = member(value, key);
                each && !(this->*part)(*each, at(where, key), contract))
                return false;
        return true;
    }

    bool times(const Json& value, const std::string& where, ContractDefinition& contract)
    {
        return number(value, where, 1, limits::times, contract.times);
    }

    bool of(const Json& value, const std::string& where, ContractDefinition& contract)
    {
        if (value.IsString() && view(value) == "tricks")
            return eachOfPlayers([&](int count) { return m_game.fewestTricks(count) > 0; })
                || impossible(where,
                    {.de = "Wie viele Stiche es gibt, ist nicht bekannt: dazu braucht es «tricks» oder "
                           "«cards».",
                        .en = "How many tricks there are is not known: it takes \"tricks\" or \"cards\"."});
        const bool counts = contract.measure == Key::Count;
        if (counts && value.IsArray()) {
            if (!isList(value, where, 1, 52))
                return false;
            if (!m_game.hasCards)
                return hasNoCards(where);
            return countedCards(value, where, contract.scoring) && areInThePack(contract.scoring, where);
        }
        return byPlayers(value, where, contract.total,
            [&](const Json& each, const std::string& there, std::optional<int>& out) {
                return number(each, there, 1, counts ? limits::counted : limits::awarded, out.emplace());
            });
    }

    bool rest(const Json&, const std::string& where, ContractDefinition& contract)
    {
        return flagOf(*m_contract, parentOf(where), "rest", contract.rest);
    }
    bool uneven(const Json&, const std::string& where, ContractDefinition& contract)
    {
        return flagOf(*m_contract, parentOf(where), "uneven", contract.uneven);
    }
    bool enough(const Json&, const std::string& where, ContractDefinition& contract)
    {
        return flagOf(*m_contract, parentOf(where), "enough", contract.forecast.enough);
    }
    static std::string parentOf(const std::string& where) { return where.substr(0, where.rfind('/')); }

    bool sum(const Json& value, const std::string& where, ContractDefinition& contract)
    {
        return byPlayers(value, where, contract.total,
            [&](const Json& each, const std::string& there, std::optional<int>& out) {
                return number(each, there, out.emplace());
            });
    }

    bool min(const Json& value, const std::string& where, ContractDefinition& contract)
    {
        return number(value, where, contract.typed.lowest);
    }
    bool max(const Json& value, const std::string& where, ContractDefinition& contract)
    {
        return highest(value, where, contract.typed);
    }
    bool highest(const Json& value, const std::string& where, own::Typed& typed)
    {
        return number(value, where, typed.highest)
            && (typed.highest >= typed.lowest
                || impossible(where,
                    {.de = fmt::format("{} ist weniger als «min», {}.", typed.highest, typed.lowest),
                        .en = fmt::format("{} is less than \"min\", {}.", typed.highest, typed.lowest)}));
    }

    bool values(const Json& value, const std::string& where, ContractDefinition& contract)
    {
        return typedValues(value, where, *m_contract, contract.typed);
    }
    bool typedValues(const Json& value, const std::string& where, const Json& object, own::Typed& typed)
    {
        if (!valueList(value, where, -limits::awarded, limits::awarded, typed.values))
            return false;
        return (!member(object, "min") && !member(object, "max"))
            || impossible(where,
                {.de = "Entweder «values» oder «min» und «max».",
                    .en = "Either \"values\" or \"min\" and \"max\"."});
    }

    /// Different numbers.
    bool valueList(
        const Json& value, const std::string& where, int lowest, int highest, std::vector<int>& out)
    {
        if (!isList(value, where, 1, limits::times))
            return false;
        for (rapidjson::SizeType i = 0; i < value.Size(); ++i) {
            int each = 0;
            if (!number(value[i], at(where, i), lowest, highest, each))
                return false;
            if (std::find(out.begin(), out.end(), each) != out.end())
                return m_shape.schema(at(where, i),
                    {.de = fmt::format("{} steht schon da.", each),
                        .en = fmt::format("{} is already listed.", each)});
            out.push_back(each);
        }
        return true;
    }

    bool declarers(const Json& value, const std::string& where, ContractDefinition& contract)
    {
        if (!number(value, where, 1, 2, contract.declarers))
            return false;
        if (contract.declarers == 1 || (!m_game.pairs && eachOfPlayers([&](int count) {
                return m_game.playing(count) > contract.declarers;
            })))
            return true;
        return impossible(where,
            {.de = "Gegen zwei, die zusammen spielen, braucht es noch jemanden.",
                .en = "Two who play together need somebody against them."});
    }

    // ---- Its score

    bool score(const Json& value, const std::string& where, ContractDefinition& contract)
    {
        const OwnMeasure& kind = ownMeasureOf(contract.measure);
        if (!hasKeys(value, where, kind.score))
            return false;
        switch (contract.measure) {
        case Key::Takes:
            return worths(*member(value, "cards"), at(where, "cards"), contract);
        case Key::Winners:
            return trickWorths(*member(value, "tricks"), at(where, "tricks"), contract);
        case Key::Out:
            return places(*member(value, "places"), at(where, "places"), contract);
        case Key::Said:
            return terms(*member(value, "hit"), at(where, "hit"), forecastTerms, contract.forecast.hit)
                && terms(*member(value, "miss"), at(where, "miss"), forecastTerms, contract.forecast.miss);
        case Key::Declarer:
            return against(*member(value, "won"), at(where, "won"), contract.declarer.won)
                && against(*member(value, "lost"), at(where, "lost"), contract.declarer.lost);
        default:
            break;
        }
        return numberOf(value, where, "each", contract.each.value)
            && optionalNumber(value, where, "none", contract.each.none)
            && optionalNumber(value, where, "winner", contract.winner);
    }

    bool optionalNumber(
        const Json& object, const std::string& where, std::string_view key, std::optional<int>& out)
    {
        const Json* const value = member(object, key);
        return !value || number(*value, at(where, key), out.emplace());
    }

    /// Cards are looked for before suits and ranks, so they stand first.
    bool worths(const Json& value, const std::string& where, ContractDefinition& contract)
    {
        if (!value.IsObject())
            return m_shape.schema(where, {.de = "Hier steht ein Objekt.", .en = "Expected an object."});
        if (!m_game.hasCards)
            return hasNoCards(where);
        if (value.MemberCount() < 1 || value.MemberCount() > limits::cardWorths)
            return m_shape.schema(where,
                {.de = fmt::format("Hier stehen 1 bis {} Einträge.", limits::cardWorths),
                    .en = fmt::format("Expected 1 to {} entries.", limits::cardWorths)});
        std::vector<compendium::CardWorth> single, whole;
        CardSet named, bySuit, byRank;
        for (const auto& each : value.GetObject()) {
            CardSet cards;
            int worth = 0;
            if (!cardsNamed(each.name, at(where, view(each.name)), cards)
                || !number(each.value, at(where, view(each.name)), worth))
                return false;
            const bool isCard = Card::parse(view(each.name), Pack::French).has_value();
            const bool isRank = Card::parseRank(view(each.name)).has_value();
            CardSet& kind = isCard ? named : isRank ? byRank : bySuit;
            kind = kind | cards;
            (isCard ? single : whole).push_back({cards, worth});
        }
        CardSet inPlay;
        eachOfPlayers([&](int count) {
            inPlay = inPlay | m_game.deck(count);
            return true;
        });
        const CardSet both = ((bySuit & byRank) - named) & inPlay;
        if (!both.empty()) {
            const std::string card = (*both.begin()).text(Pack::French);
            return impossible(where,
                {.de = fmt::format("«{}» zählt nach Farbe und Rang: nenne die Karte selbst.", card),
                    .en = fmt::format("\"{}\" counts by suit and rank: name the card itself.", card)});
        }
        contract.cards = std::move(single);
        contract.cards.insert(contract.cards.end(), whole.begin(), whole.end());
        contract.scoring = named | bySuit | byRank;
        return areInThePack(contract.scoring, where);
    }

    bool trickWorths(const Json& value, const std::string& where, ContractDefinition& contract)
    {
        if (!value.IsObject())
            return m_shape.schema(where, {.de = "Hier steht ein Objekt.", .en = "Expected an object."});
        for (const auto& each : value.GetObject())
            if (!ownTrick(view(each.name)))
                return m_shape.unknownKey(where, view(each.name));
        if (value.MemberCount() < 1 || value.MemberCount() > limits::trickWorths)
            return m_shape.schema(where,
                {.de = fmt::format("Hier stehen 1 bis {} Stiche.", limits::trickWorths),
                    .en = fmt::format("Expected 1 to {} tricks.", limits::trickWorths)});
        std::size_t i = 0;
        for (const auto& each : value.GetObject()) {
            compendium::TrickWorth& worth = contract.tricks.worths[i++];
            worth.trick = *ownTrick(view(each.name));
            if (!number(each.value, at(where, view(each.name)), worth.value))
                return false;
        }
        return true;
    }

    bool places(const Json& value, const std::string& where, ContractDefinition& contract)
    {
        // A list has its length before its entries.
        const auto list = [&](const Json& each, const std::string& there, std::vector<int>& out, int count) {
            if (!isList(each, there, 0, limits::listed))
                return false;
            if (static_cast<int>(each.Size()) != m_game.playing(count))
                return notAPlaceForEach(where);
            for (rapidjson::SizeType i = 0; i < each.Size(); ++i)
                if (!number(each[i], at(there, i), out.emplace_back()))
                    return false;
            return true;
        };
        if (value.IsArray()) { // one list for all: it has to fit each number of players
            const rapidjson::SizeType size = value.Size();
            if (!eachOfPlayers([&](int count) { return static_cast<int>(size) == m_game.playing(count); }))
                return notAPlaceForEach(where);
        } else if (!value.IsObject()) {
            return m_shape.schema(where, {.de = "Hier steht eine Liste.", .en = "Expected a list."});
        }
        return byPlayers(value, where, contract.places, list);
    }

    bool notAPlaceForEach(const std::string& where)
    {
        return impossible(where,
            {.de = "Hier steht eine Zahl für jede Person, die spielt.",
                .en = "Expected a number for each active player."});
    }

    bool terms(const Json& value, const std::string& where, std::span<const OwnKey> keys,
        compendium::ForecastTerms& out)
    {
        return hasKeys(value, where, keys) && numberOf(value, where, "fixed", out.fixed)
            && numberOf(value, where, "said", out.said) && numberOf(value, where, "made", out.made)
            && numberOf(value, where, "off", out.off) && numberOf(value, where, "value", out.value);
    }

    bool against(const Json& value, const std::string& where, compendium::DeclarerStakes& out)
    {
        if (!hasKeys(value, where, againstKeys))
            return false;
        const Json *const by = member(value, "by"), *const others = member(value, "others");
        return (!by || terms(*by, at(where, "by"), declarerTerms, out.by))
            && (!others || terms(*others, at(where, "others"), declarerTerms, out.others));
    }

    // ---- What comes on top

    bool march(const Json& value, const std::string& where, ContractDefinition& contract)
    {
        own::March& march = contract.march.emplace();
        if (!hasKeys(value, where, marchKeys)
            || !clause(*member(value, "clause"), at(where, "clause"), march.clause)
            || !numberOf(value, where, "by", march.by) || !numberOf(value, where, "others", march.others)
            || !flagOf(value, where, "adds", march.adds))
            return false;
        if (contract.measure != Key::Points || eachOfPlayers([&](int count) {
                return contract.total[static_cast<std::size_t>(count)].value_or(0) > 0;
            }))
            return true;
        return impossible(where,
            {.de = "Wer alles hat, lässt sich nur mit einer Summe über 0 sagen.",
                .en = "Who has everything can be said only with a sum above 0."});
    }

    bool factor(const Json& value, const std::string& where, ContractDefinition& contract)
    {
        own::Factor& factor = contract.factor.emplace();
        return hasKeys(value, where, factorKeys)
            && clause(*member(value, "clause"), at(where, "clause"), factor.clause)
            && valueList(*member(value, "values"), at(where, "values"), 1, limits::factor, factor.values);
    }

    bool extras(const Json& value, const std::string& where)
    {
        if (!isList(value, where, 0, limits::extras))
            return false;
        for (rapidjson::SizeType i = 0; i < value.Size(); ++i)
            if (!extra(value[i], at(where, i)))
                return false;
        return true;
    }

    bool extra(const Json& value, const std::string& where)
    {
        own::ExtraDefinition& extra = m_game.extras.emplace_back();
        if (!hasKeys(value, where, extraKeys) || !isId(*member(value, "id"), at(where, "id"), extra.id))
            return false;
        if (std::any_of(m_game.extras.begin(), m_game.extras.end() - 1,
                [&](const own::ExtraDefinition& each) { return each.id == extra.id; }))
            return m_shape.schema(at(where, "id"),
                {.de = fmt::format("«{}» ist schon vergeben.", extra.id),
                    .en = fmt::format("\"{}\" is taken.", extra.id)});
        const Json *const max = member(value, "max"), *const values = member(value, "values");
        return words(*member(value, "name"), at(where, "name"), extra.name)
            && clause(*member(value, "clause"), at(where, "clause"), extra.clause)
            && numberOf(value, where, "min", extra.typed.lowest)
            && (!max || highest(*max, at(where, "max"), extra.typed))
            && (!values || typedValues(*values, at(where, "values"), value, extra.typed))
            && flagOf(value, where, "multiplied", extra.multiplied);
    }

    // ---- The match

    bool dealer(const Json& value, const std::string& where)
    {
        std::size_t which = 0;
        if (!word(value, where, dealerWords, which))
            return false;
        m_game.dealing = static_cast<own::Dealing>(which);
        return true;
    }

    bool direction(const Json& value, const std::string& where)
    {
        std::size_t which = 0;
        if (!word(value, where, directionWords, which))
            return false;
        m_game.toTheRight = which == 1;
        return true;
    }

    bool order(const Json& value, const std::string& where)
    {
        if (value.IsArray()) {
            if (!isList(value, where, 1, limits::order) || !sequence(value, where))
                return false;
            m_game.order = own::Order::Sequence;
        } else {
            std::size_t which = 0;
            if (!word(value, where, orderWords, which))
                return false;
            constexpr own::Order orders[] = {own::Order::Free, own::Order::Round, own::Order::Player};
            m_game.order = orders[which];
        }
        return m_game.order == own::Order::Free || !m_game.listsTricks()
            || impossible(where,
                {.de = "Eine Liste von «tricks» sagt schon, was gespielt wird.",
                    .en = "A list of \"tricks\" says already what is played."});
    }

    bool sequence(const Json& value, const std::string& where)
    {
        for (rapidjson::SizeType i = 0; i < value.Size(); ++i) {
            std::string id;
            if (!m_shape.text(
                    value[i], [&] { return at(where, i); }, id))
                return false;
            const auto found = std::find_if(m_game.contracts.begin(), m_game.contracts.end(),
                [&](const ContractDefinition& each) { return each.id == id; });
            if (found == m_game.contracts.end())
                return m_shape.fail(Code::UnknownContract, at(where, i),
                    {.de = fmt::format("«{}» gibt es in diesem Spiel nicht.", id),
                        .en = fmt::format("There is no \"{}\" in this game.", id)});
            m_game.sequence.push_back(static_cast<std::size_t>(found - m_game.contracts.begin()));
        }
        return true;
    }

    bool end(const Json& value, const std::string& where)
    {
        if (!hasKeys(value, where, endKeys))
            return false;
        const Json *const deals = member(value, "deals"), *const rounds = member(value, "rounds"),
                          *const target = member(value, "target"), *const check = member(value, "check"),
                          *const tied = member(value, "tied");
        if (!deals && !rounds && !target)
            return m_shape.schema(where,
                {.de = "Hier steht «deals», «rounds» oder «target».",
                    .en = "Expected \"deals\", \"rounds\" or \"target\"."});
        m_game.end.given = true;
        return (!deals || endDeals(*deals, at(where, "deals")))
            && (!rounds || endRounds(*rounds, at(where, "rounds"), deals != nullptr))
            && (!target || endTarget(*target, at(where, "target")))
            && (!check || ofTarget(*check, at(where, "check"), checkWords, target, m_game.end.checkedByRound))
            && (!tied || ofTarget(*tied, at(where, "tied"), tiedWords, target, m_game.end.tiesPlayOn));
    }

    bool endDeals(const Json& value, const std::string& where)
    {
        return byPlayers(value, where, m_game.end.deals,
                   [this](const Json& each, const std::string& there, int& out) {
                       return number(each, there, 1, static_cast<int>(limits::deals), out);
                   })
            && endsOtherwise(where);
    }

    bool endRounds(const Json& value, const std::string& where, bool besideDeals)
    {
        if (!byPlayers(value, where, m_game.end.rounds,
                [this](const Json& each, const std::string& there, int& out) {
                    return number(each, there, 1, limits::rounds, out);
                })
            || !endsOtherwise(where))
            return false;
        if (besideDeals)
            return impossible(
                where, {.de = "Entweder «deals» oder «rounds».", .en = "Either \"deals\" or \"rounds\"."});
        return eachOfPlayers([this](int count) {
            const int rounds = m_game.end.rounds[static_cast<std::size_t>(count)];
            return rounds * m_game.roundOf(count) <= static_cast<int>(limits::deals);
        })
            || impossible(where,
                {.de = fmt::format("Ein Match hat höchstens {} Partien.", limits::deals),
                    .en = fmt::format("A match has {} deals at most.", limits::deals)});
    }

    /// It ends when contracts or the list of tricks are used up.
    bool endsOtherwise(const std::string& where)
    {
        return (m_game.order != own::Order::Player && !m_game.listsTricks())
            || impossible(where,
                {.de = "Dieses Match endet, wenn alles gespielt ist.",
                    .en = "This match ends when everything has been played."});
    }

    bool endTarget(const Json& value, const std::string& where)
    {
        return number(value, where, m_game.end.target)
            && (m_game.end.target != 0
                || m_shape.schema(where, {.de = "Das Ziel ist nicht 0.", .en = "The target is not 0."}));
    }

    bool ofTarget(const Json& value, const std::string& where, std::span<const std::string_view> words,
        const Json* target, bool& out)
    {
        std::size_t which = 0;
        if (!word(value, where, words, which))
            return false;
        out = which == 1;
        return target
            || impossible(where, {.de = "Das gilt nur mit «target».", .en = "That is for \"target\" only."});
    }

    /// How often a contract is played says something only where the dealer chooses.
    bool timesAreOfUse()
    {
        if (m_game.order == own::Order::Round || m_game.order == own::Order::Player)
            return true;
        const Json& contracts = *member(m_root, "contracts");
        for (rapidjson::SizeType i = 0; i < contracts.Size(); ++i)
            if (member(contracts[i], "times"))
                return impossible(fmt::format("/contracts/{}/times", i),
                    {.de = "«times» gilt nur mit «order» round oder player.",
                        .en = "\"times\" is for \"order\" round or player only."});
        return true;
    }

    const Json& m_root;
    const Texts m_texts;
    SchemaChecker m_shape;
    Definition m_game;
    const Json* m_contract = nullptr; ///< That is read now.
};

} // namespace

std::optional<int> ownTrick(std::string_view key)
{
    if (key == "last")
        return lastTrick;
    int number = 0;
    const auto [end, error] = std::from_chars(key.begin(), key.end(), number);
    const bool good
        = error == std::errc() && end == key.end() && key.front() >= '1' && number <= limits::tricks;
    return good ? std::optional(number) : std::nullopt;
}

Result<std::shared_ptr<const own::OwnGame>> readOwnGame(const Json& root, Texts texts)
{
    // A file of many matches has the same few games again and again.
    thread_local std::array<std::shared_ptr<const own::OwnGame>, 16> lately;
    thread_local std::size_t oldest = 0;
    if (!root.IsObject())
        return tl::unexpected(GameReader(root, texts).read().error());
    std::string document = onOneLine(root);
    for (const auto& known : lately)
        if (known && known->document() == document)
            return known;
    return GameReader(root, texts).read().map([&](Definition definition) {
        const auto game = std::make_shared<const own::OwnGame>(
            std::move(definition), std::move(document), fingerprintOf(root));
        lately[oldest++ % lately.size()] = game;
        return game;
    });
}

} // namespace tafel::document
