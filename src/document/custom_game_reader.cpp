#include "document/custom_game_reader.h"

#include "base/utf8.h"
#include "document/canonical.h"
#include "document/schema_checker.h"
#include "games/custom/file_keys.h"
#include "referee/refusals.h"

namespace tafel::document {

namespace {

using Code = Refusal::Code;
using custom::FileKey;
using custom::Owner;

/// «deals», «rounds» oder «target»
Message anyOf(std::span<const custom::Choice> choices)
{
    std::vector<std::string_view> names;
    for (const custom::Choice& each : choices)
        if (!each.word.empty())
            names.push_back(each.word);
    Message all;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool last = i + 1 == names.size();
        all.de += fmt::format("{}«{}»", i == 0 ? "" : last ? " oder " : ", ", names[i]);
        all.en += fmt::format("{}\"{}\"", i == 0 ? "" : last ? " or " : ", ", names[i]);
    }
    return all;
}

/// Reads the values in the order in which their faults are reported, up to the first one: in an object the
/// unknown keys, the missing ones, then its values in the order of their rows.
class GameReader {
public:
    GameReader(const Json& root, Texts texts)
        : m_root(root)
        , m_texts(texts)
    {
    }

    Result<custom::Definition> read()
    {
        if (!format() || !object(m_root, {}, custom::gameKeys(), Owner{m_game}) || !contractsFitTheOrder())
            return tl::unexpected(m_checker.take());
        return std::move(m_game);
    }

private:
    using Kind = FileKey::Kind;

    // ---- Objects

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

    bool isObject(const Json& value, const std::string& where)
    {
        return value.IsObject()
            || m_checker.schema(where, {.de = "Erwartet wird ein Objekt.", .en = "Expected an object."});
    }

    /// Requires an object with exactly these keys. `Named` has `name` and says whether the key is always
    /// required.
    template <typename Named>
    bool hasKeys(const Json& value, const std::string& where, std::span<const Named> keys)
    {
        if (!isObject(value, where))
            return false;
        for (const auto& each : value.GetObject())
            if (std::none_of(keys.begin(), keys.end(),
                    [&](const Named& known) { return known.name == view(each.name); }))
                return m_checker.unknownKey(where, view(each.name));
        for (const Named& each : keys)
            if (each.always() && !member(value, each.name))
                return m_checker.missing(where, each.name);
        return true;
    }

    bool hasOneOf(const Json& value, const std::string& where, std::span<const custom::Choice> keys)
    {
        if (keys.empty() || std::any_of(keys.begin(), keys.end(), [&](const custom::Choice& key) {
                return member(value, key.word);
            }))
            return true;
        const Message names = anyOf(keys);
        return m_checker.schema(where,
            {.de = fmt::format("Erwartet wird {}.", names.de), .en = fmt::format("Expected {}.", names.en)});
    }

    bool object(const Json& value, const std::string& where, std::span<const FileKey> keys,
        const Owner& place, std::span<const custom::Choice> oneOf = {})
    {
        if (!hasKeys(value, where, keys) || !hasOneOf(value, where, oneOf))
            return false;
        for (const FileKey& key : keys) {
            if (place.contract && !key.in.has(place.contract->measure))
                continue;
            if (const Json* const given = member(value, key.name)) {
                if (!valueOf(key, *given, at(where, key.name), value, place))
                    return false;
            } else {
                missing(key, place);
            }
        }
        return true;
    }

    static void missing(const FileKey& key, const Owner& place)
    {
        if (key.standard != 0)
            key.set(place, key.standard);
        if (key.kind == Kind::Object && !key.enter) // no object of its own in the definition
            for (const FileKey& inside : custom::keysIn(key, place.contract->measure))
                missing(inside, place);
    }

    /// Checks the form of a value, its dependencies and its conflicts; `around` is the object that contains
    /// it.
    bool valueOf(const FileKey& key, const Json& value, const std::string& where, const Json& around,
        const Owner& place)
    {
        if (!form(key, value, where, around, place))
            return false;
        for (const std::string_view other : key.excludes)
            if (member(around, other))
                return notHere(key, where);
        if (!key.with.empty() && !member(around, key.with))
            return impossible(where,
                {.de = fmt::format("Das ist nur mit «{}» erlaubt.", key.with),
                    .en = fmt::format("This is only allowed with \"{}\".", key.with)});
        return !key.check || accepted(key.check(place), where);
    }

    bool notHere(const FileKey& key, std::string where)
    {
        return impossible(std::move(where), {std::string(key.instead.de), std::string(key.instead.en)});
    }

    bool accepted(Result<void> checked, const std::string& where)
    {
        return checked || m_checker.fail(tl::unexpected(std::move(checked.error()).under(where)));
    }

    bool form(const FileKey& key, const Json& value, const std::string& where, const Json& around,
        const Owner& place)
    {
        using Part = bool (GameReader::*)(const FileKey&, const Json&, const std::string&, const Owner&);
        const auto eachBy = [&](Part part) {
            return byPlayers(
                key, value, where, place, [&](const Json& one, const std::string& there, const Owner& at) {
                    return (this->*part)(key, one, there, at);
                });
        };
        switch (key.kind) {
        case Kind::Id:
            return isId(value, where, key.text(place));
        case Kind::Words:
        case Kind::Clause:
            return key.text ? plainText(value, where, key.letters(), key.text(place))
                            : words(value, where, key.words(place), key.letters());
        case Kind::Number:
            return eachBy(&GameReader::numberOrList);
        case Kind::Flag:
            return flag(key, value, where, place);
        case Kind::Word:
            return key.most > 0 && value.IsArray() ? sequence(key, value, where)
                                                   : word(key, value, where, place);
        case Kind::Measure:
            return measure(value, where, around, *place.contract);
        case Kind::Rising:
        case Kind::Different:
            return numbers(key, value, where, place);
        case Kind::Several:
            return several(key, value, where, place);
        case Kind::Object:
            return inside(key, value, where, place);
        case Kind::List:
            return isList(value, where, key.always() ? 1 : 0, key.most)
                && each(value, where, [&](const Json& one, const std::string& there) {
                       return inside(key, one, there, place);
                   });
        case Kind::Left:
            return eachBy(&GameReader::cardsLeftOut);
        case Kind::Total:
            return total(key, value, where, place);
        case Kind::Worths:
            return worths(key, value, where, *place.contract);
        case Kind::TrickWorths:
            return trickWorths(key, value, where, *place.contract);
        case Kind::Places:
            return places(key, value, where, place);
        }
        return false;
    }

    bool inside(const FileKey& key, const Json& value, const std::string& where, Owner place)
    {
        if (key.enter)
            key.enter(place);
        const Key measure = place.contract ? place.contract->measure : Key::Points;
        return object(value, where, custom::keysIn(key, measure), place, key.choices);
    }

    // ---- Numbers and words

    bool impossible(std::string where, Message message)
    {
        return m_checker.fail(Code::Impossible, std::move(where), std::move(message));
    }

    template <typename IsGood> bool eachOfPlayers(const IsGood& isGood) const
    {
        return custom::eachCount(
            m_game.players, [&](std::size_t count) { return isGood(static_cast<int>(count)); });
    }

    bool numberIn(const FileKey& key, const Json& value, const std::string& where, int& out)
    {
        std::optional<int> read;
        if (!m_checker.number(
                value, [&] { return where; }, read, key.lowest < 0))
            return false;
        if (*read < key.lowest || *read > key.highest)
            return m_checker.schema(where,
                {.de = fmt::format("Erwartet wird eine Zahl von {} bis {}.", key.lowest, key.highest),
                    .en = fmt::format("Expected a number from {} to {}.", key.lowest, key.highest)});
        out = *read;
        return true;
    }
    bool number(const FileKey& key, const Json& value, const std::string& where, const Owner& place)
    {
        int read = 0;
        if (!numberIn(key, value, where, read))
            return false;
        key.set(place, read);
        return true;
    }

    bool flag(const FileKey& key, const Json& value, const std::string& where, const Owner& place)
    {
        std::optional<bool> read;
        if (!m_checker.flag(
                value, [&] { return where; }, read))
            return false;
        key.set(place, *read ? 1 : 0);
        return true;
    }

    /// The index of one of these words. `word` returns the word of a `Named`.
    template <typename Named>
    std::optional<int> placeOf(const Json& value, const std::string& where, std::span<const Named> all,
        std::string_view Named::*word)
    {
        std::vector<std::string_view> words;
        for (const Named& each : all)
            words.push_back(each.*word);
        const auto found
            = std::find(words.begin(), words.end(), value.IsString() ? view(value) : std::string_view());
        if (found != words.end())
            return static_cast<int>(found - words.begin());
        m_checker.schema(where,
            {.de = fmt::format("Erwartet wird eines von: {}.", fmt::join(words, ", ")),
                .en = fmt::format("Expected one of: {}.", fmt::join(words, ", "))});
        return std::nullopt;
    }
    bool word(const FileKey& key, const Json& value, const std::string& where, const Owner& place)
    {
        const std::optional<int> which = placeOf(value, where, key.choices, &custom::Choice::word);
        if (which)
            key.set(place, *which);
        return which.has_value();
    }

    bool isList(const Json& value, const std::string& where, std::size_t least, std::size_t most)
    {
        if (!value.IsArray())
            return m_checker.schema(where, {.de = "Erwartet wird eine Liste.", .en = "Expected a list."});
        return (value.Size() >= least && value.Size() <= most)
            || m_checker.schema(where,
                {.de = fmt::format("Erwartet werden {} bis {} Einträge.", least, most),
                    .en = fmt::format("Expected {} to {} entries.", least, most)});
    }
    /// `read(entry, where)` for each entry, until it is false.
    template <typename Read> static bool each(const Json& list, const std::string& where, const Read& read)
    {
        for (rapidjson::SizeType i = 0; i < list.Size(); ++i)
            if (!read(list[i], at(where, i)))
                return false;
        return true;
    }
    bool listOf(const FileKey& key, const Json& value, const std::string& where, const Owner& place)
    {
        return each(value, where,
            [&](const Json& one, const std::string& there) { return number(key, one, there, place); });
    }

    bool numberOrList(const FileKey& key, const Json& value, const std::string& where, const Owner& place)
    {
        if (key.most == 0 || !value.IsArray())
            return number(key, value, where, place);
        Owner list = place;
        key.enter(list);
        return isList(value, where, 1, key.most) && listOf(key, value, where, list);
    }

    bool numbers(const FileKey& key, const Json& value, const std::string& where, const Owner& place)
    {
        std::vector<int> before;
        return isList(value, where, 1, key.most)
            && each(value, where, [&](const Json& one, const std::string& there) {
                   int read = 0;
                   if (!numberIn(key, one, there, read) || !mayFollow(key, before, read, there))
                       return false;
                   before.push_back(read);
                   key.set(place, read);
                   return true;
               });
    }
    bool mayFollow(const FileKey& key, const std::vector<int>& before, int number, const std::string& where)
    {
        if (key.kind == Kind::Rising)
            return before.empty() || number > before.back()
                || m_checker.schema(where,
                    {.de = "Die Zahlen müssen ansteigen.", .en = "The numbers must be in ascending order."});
        return std::find(before.begin(), before.end(), number) == before.end()
            || m_checker.schema(where,
                {.de = fmt::format("{} ist schon aufgeführt.", number),
                    .en = fmt::format("{} is already listed.", number)});
    }

    bool several(const FileKey& key, const Json& value, const std::string& where, const Owner& place)
    {
        std::vector<std::string_view> left;
        for (const custom::Choice& each : key.choices)
            left.push_back(each.word);
        return isList(value, where, 1, key.choices.size())
            && each(value, where, [&](const Json& one, const std::string& there) {
                   const auto found
                       = std::find(left.begin(), left.end(), one.IsString() ? view(one) : std::string_view());
                   if (found == left.end() || found->empty())
                       return m_checker.schema(
                           there, {std::string(key.instead.de), std::string(key.instead.en)});
                   *found = {};
                   key.set(place, static_cast<int>(found - left.begin()));
                   return true;
               });
    }

    /// One value for all, or one for each number of players: `read(value, where, place)`.
    template <typename Read>
    bool byPlayers(
        const FileKey& key, const Json& value, const std::string& where, Owner place, const Read& read)
    {
        if (!key.byPlayers)
            return read(value, where, place);
        struct Count {
            std::string name;
            static constexpr bool always() { return true; }
        };
        std::vector<Count> counts;
        custom::eachCount(m_game.players, [&](std::size_t count) {
            counts.push_back({std::to_string(count)});
            return true;
        });
        const bool differs = value.IsObject();
        if (differs && !hasKeys(value, where, std::span<const Count>(counts)))
            return false;
        return custom::eachCount(m_game.players, [&](std::size_t count) {
            place.count = count;
            const std::string name = std::to_string(count);
            return differs ? read(*member(value, name), at(where, name), place) : read(value, where, place);
        });
    }

    // ---- Texts

    bool plainText(const Json& value, const std::string& where, std::size_t letters, std::string& out)
    {
        if (!m_checker.text(
                value, [&] { return where; }, out))
            return false;
        const std::size_t length = characterCount(out);
        if (length < 1 || length > letters)
            return m_checker.schema(where,
                {.de = fmt::format("Erwartet werden 1 bis {} Zeichen.", letters),
                    .en = fmt::format("Expected 1 to {} characters.", letters)});
        return m_texts == Texts::AsKept || !hasControlCharacters(out) || m_checker.controlCharacters(where);
    }

    /// A text, or one in each language; the one that is missing is shown in the other.
    bool words(const Json& value, const std::string& where, custom::LocalizedText& out, std::size_t letters)
    {
        if (!value.IsObject()) {
            if (!plainText(value, where, letters, out.de))
                return false;
            out.en = out.de;
            return true;
        }
        struct InLanguage {
            std::string_view name;
            static constexpr bool always() { return false; }
        };
        static constexpr InLanguage languages[] = {{"de"}, {"en"}};
        if (!hasKeys(value, where, std::span<const InLanguage>(languages)))
            return false;
        const Json *const de = member(value, "de"), *const en = member(value, "en");
        if (!de && !en)
            return m_checker.missing(where, "de");
        if ((de && !plainText(*de, at(where, "de"), letters, out.de))
            || (en && !plainText(*en, at(where, "en"), letters, out.en)))
            return false;
        if (!de)
            out.de = out.en;
        if (!en)
            out.en = out.de;
        return true;
    }
    bool isId(const Json& value, const std::string& where, std::string& out)
    {
        if (!m_checker.text(
                value, [&] { return where; }, out))
            return false;
        const auto small = [](char letter) { return letter >= 'a' && letter <= 'z'; };
        const bool good = !out.empty() && out.size() <= limits::idLetters && small(out.front())
            && std::all_of(out.begin(), out.end(), [&](char letter) {
                   return small(letter) || (letter >= '0' && letter <= '9') || letter == '-';
               });
        return good
            || m_checker.schema(where,
                {.de = "Erwartet wird eine ID aus a-z, Ziffern und -, zuerst ein Buchstabe, höchstens 40 "
                       "Zeichen.",
                    .en = "Expected an id of a-z, digits and -, beginning with a letter, at most 40 "
                          "characters."});
    }

    // ---- Cards

    /// A card, a whole suit or a whole rank of the pack.
    bool cardsNamed(const Json& value, const std::string& where, CardSet& out)
    {
        if (!value.IsString())
            return m_checker.schema(where, {.de = "Erwartet wird eine Karte.", .en = "Expected a card."});
        out = cardsCalled(view(value));
        return !out.empty() || m_checker.unknownCard(where, view(value));
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
            {.de = fmt::format("{} ist schon aufgeführt.", entry),
                .en = fmt::format("{} is already listed.", entry)});
    }

    /// Cards that are left out: each at most once.
    bool cardsLeftOut(const FileKey& key, const Json& value, const std::string& where, const Owner& place)
    {
        CardSet& out = m_game.without[place.count];
        return isList(value, where, 0, key.most)
            && each(value, where, [&](const Json& one, const std::string& there) {
                   CardSet named;
                   if (!cardsNamed(one, there, named))
                       return false;
                   if (!(named & out).empty())
                       return twice(there, view(one));
                   out = out | named;
                   return true;
               });
    }

    /// Cards to count: a card named by two elements counts once, but no element may be repeated.
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
        return impossible(std::move(where),
            {.de = "Das Spiel nennt keine Karten. Ergänze «cards».",
                .en = "The game names no cards. Add \"cards\"."});
    }

    /// Some of these cards must be in the pack of each number of players.
    bool areInThePack(CardSet cards, const std::string& where)
    {
        return eachOfPlayers([&](int count) { return !(cards & m_game.deck(count)).empty(); })
            || impossible(where,
                {.de = "Nicht bei jeder Anzahl Personen ist eine dieser Karten im Spiel.",
                    .en = "With some numbers of players, none of these cards is in the pack."});
    }

    // ---- Special keys

    bool format()
    {
        const Message otherwise{
            .de = fmt::format("Das ist keine Spielregel-Datei dieser Version ({}).", custom::fileFormat),
            .en = fmt::format("This is not a game file in a supported format ({}).", custom::fileFormat)};
        const Json* const format = m_root.IsObject() ? member(m_root, "format") : nullptr;
        if (!format)
            return m_checker.fail(Code::Format, {}, otherwise);
        return (format->IsString() && view(*format) == custom::fileFormat)
            || m_checker.fail(Code::Format, "/format", otherwise);
    }

    /// The measure decides which keys the contract may have, and which it must have.
    bool measure(
        const Json& value, const std::string& where, const Json& around, custom::ContractDefinition& contract)
    {
        const std::optional<int> which = placeOf(value, where, custom::measures(), &custom::Measure::name);
        if (!which)
            return false;
        const Key measure = contract.measure = custom::measures()[static_cast<std::size_t>(*which)].key;
        const std::string contractAt = where.substr(0, where.rfind('/'));
        const std::span<const FileKey> keys = custom::contractKeys();
        for (const auto& each : around.GetObject())
            if (std::none_of(keys.begin(), keys.end(),
                    [&](const FileKey& key) { return key.isNamed(view(each.name), measure); }))
                return m_checker.unknownKey(contractAt, view(each.name));
        for (const FileKey& key : keys)
            if (key.required.has(measure) && !member(around, key.name))
                return m_checker.missing(contractAt, key.name);
        return true;
    }

    bool total(const FileKey& key, const Json& value, const std::string& where, const Owner& place)
    {
        if (value.IsString() && view(value) == "tricks")
            return eachOfPlayers([&](int count) { return m_game.fewestTricks(count) > 0; })
                || impossible(where,
                    {.de = "Wie viele Stiche es gibt, ist nicht bekannt. Ergänze «tricks» oder «cards».",
                        .en = "The number of tricks is unknown. Add \"tricks\" or \"cards\"."});
        if (key.most == 0 || !value.IsArray())
            return byPlayers(
                key, value, where, place, [&](const Json& one, const std::string& there, const Owner& at) {
                    return number(key, one, there, at);
                });
        if (!isList(value, where, 1, key.most))
            return false;
        if (!m_game.hasCards)
            return hasNoCards(where);
        CardSet& counted = place.contract->rules.scoring;
        return countedCards(value, where, counted) && areInThePack(counted, where);
    }

    bool sequence(const FileKey& key, const Json& value, const std::string& where)
    {
        m_game.order = custom::Order::Sequence;
        return isList(value, where, 1, key.most)
            && each(value, where, [&](const Json& one, const std::string& there) {
                   std::string id;
                   if (!m_checker.text(
                           one, [&] { return there; }, id))
                       return false;
                   const auto found = std::find_if(m_game.contracts.begin(), m_game.contracts.end(),
                       [&](const custom::ContractDefinition& contract) { return contract.id == id; });
                   if (found == m_game.contracts.end())
                       return m_checker.fail(Code::UnknownContract, there,
                           {.de = fmt::format("«{}» gibt es in diesem Spiel nicht.", id),
                               .en = fmt::format("There is no \"{}\" in this game.", id)});
                   m_game.sequence.push_back(static_cast<std::size_t>(found - m_game.contracts.begin()));
                   return true;
               });
    }

    /// Single cards take precedence over suits and ranks, so they come first.
    bool worths(
        const FileKey& key, const Json& value, const std::string& where, custom::ContractDefinition& contract)
    {
        if (!isObject(value, where))
            return false;
        if (!m_game.hasCards)
            return hasNoCards(where);
        if (value.MemberCount() < 1 || value.MemberCount() > key.most)
            return m_checker.schema(where,
                {.de = fmt::format("Erwartet werden 1 bis {} Einträge.", key.most),
                    .en = fmt::format("Expected 1 to {} entries.", key.most)});
        std::vector<compendium::CardWorth> single, whole;
        CardSet named, bySuit, byRank;
        for (const auto& each : value.GetObject()) {
            CardSet cards;
            int worth = 0;
            if (!cardsNamed(each.name, at(where, view(each.name)), cards)
                || !numberIn(key, each.value, at(where, view(each.name)), worth))
                return false;
            const bool isCard = Card::parse(view(each.name), Pack::French).has_value();
            const bool isRank = Card::parseRank(view(each.name)).has_value();
            CardSet& of = isCard ? named : isRank ? byRank : bySuit;
            of = of | cards;
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
                {.de = fmt::format("«{}» zählt nach Farbe und nach Rang. Nenne die Karte selbst.", card),
                    .en
                    = fmt::format("\"{}\" counts both by suit and by rank. Name the card itself.", card)});
        }
        contract.cards = std::move(single);
        contract.cards.insert(contract.cards.end(), whole.begin(), whole.end());
        contract.rules.scoring = named | bySuit | byRank;
        return areInThePack(contract.rules.scoring, where);
    }

    bool trickWorths(
        const FileKey& key, const Json& value, const std::string& where, custom::ContractDefinition& contract)
    {
        if (!isObject(value, where))
            return false;
        for (const auto& each : value.GetObject())
            if (!custom::trickNamed(view(each.name)))
                return m_checker.unknownKey(where, view(each.name));
        if (value.MemberCount() < 1 || value.MemberCount() > key.most)
            return m_checker.schema(where,
                {.de = fmt::format("Erwartet werden 1 bis {} Stiche.", key.most),
                    .en = fmt::format("Expected 1 to {} tricks.", key.most)});
        std::size_t i = 0;
        for (const auto& each : value.GetObject()) {
            compendium::TrickWorth& worth = contract.tricks.worths[i++];
            worth.trick = *custom::trickNamed(view(each.name));
            if (!numberIn(key, each.value, at(where, view(each.name)), worth.value))
                return false;
        }
        return true;
    }

    /// One list for all has to fit each number of players. A list has its length before its entries.
    bool places(const FileKey& key, const Json& value, const std::string& where, const Owner& place)
    {
        const auto fits = [&](const Json& list, std::size_t count) {
            return static_cast<int>(list.Size()) == m_game.playing(static_cast<int>(count))
                || impossible(where,
                    {.de = "Erwartet wird eine Zahl für jede Person, die spielt.",
                        .en = "Expected a number for each active player."});
        };
        if (value.IsArray()) {
            if (!custom::eachCount(m_game.players, [&](std::size_t count) { return fits(value, count); }))
                return false;
        } else if (!value.IsObject()) {
            return m_checker.schema(where, {.de = "Erwartet wird eine Liste.", .en = "Expected a list."});
        }
        return byPlayers(
            key, value, where, place, [&](const Json& list, const std::string& there, const Owner& one) {
                return isList(list, there, 0, key.most) && fits(list, one.count)
                    && listOf(key, list, there, one);
            });
    }

    /// The order is read after the contracts, and not every key of a contract fits each order.
    bool contractsFitTheOrder()
    {
        const Json* const order = member(m_root, "order");
        const std::string_view word = order && order->IsString() ? view(*order) : std::string_view();
        for (const FileKey& key : custom::contractKeys()) {
            if (!key.fits || key.fits(m_game.players, word))
                continue;
            const Json& contracts = *member(m_root, "contracts");
            for (rapidjson::SizeType i = 0; i < contracts.Size(); ++i)
                if (member(contracts[i], key.name))
                    return notHere(key, fmt::format("/contracts/{}/{}", i, key.name));
        }
        return true;
    }

    const Json& m_root;
    const Texts m_texts;
    SchemaChecker m_checker;
    custom::Definition m_game;
};

} // namespace

Result<std::shared_ptr<const custom::CustomGame>> readCustomGame(const Json& root, Texts texts)
{
    // A file of many matches has the same few games again and again.
    thread_local std::array<std::shared_ptr<const custom::CustomGame>, 16> lately;
    thread_local std::size_t oldest = 0;
    if (!root.IsObject())
        return tl::unexpected(GameReader(root, texts).read().error());
    std::string document = onOneLine(root);
    for (const auto& known : lately)
        if (known && known->document() == document)
            return known;
    return GameReader(root, texts).read().map([&](custom::Definition definition) {
        const auto game = std::make_shared<const custom::CustomGame>(
            std::move(definition), std::move(document), fingerprintOf(root));
        lately[oldest++ % lately.size()] = game;
        return game;
    });
}

} // namespace tafel::document
