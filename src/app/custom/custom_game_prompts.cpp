#include "app/custom/custom_game_prompts.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/phrases/phrases.h"
#include "games/custom/description.h"

namespace tafel::app {

namespace {

using custom::FileKey;
using Kind = FileKey::Kind;

QString within(const QString& path, std::string_view key)
{
    return path + QLatin1Char('/') + qt(key);
}

class CustomGamePrompts {
    Q_DECLARE_TR_FUNCTIONS(CustomGamePrompts)
public:
    CustomGamePrompts(const CustomGameDraft& draft, Language language)
        : m_draft(draft)
        , m_language(language)
    {
    }

    QList<CustomPrompt> page(std::span<const std::string> names, const QString& at)
    {
        for (const std::string& name : names)
            if (const FileKey* const key = m_draft.keyOf(within(at, name)))
                ask(*key, within(at, name));
        return m_list;
    }

private:
    bool isAsked(const FileKey& key, const QString& path) const
    {
        const QString parent = path.section(QLatin1Char('/'), 0, -2);
        const FileKey* const around = m_draft.keyOf(parent);
        for (const FileKey& each : around ? around->keys : std::span<const FileKey>())
            if (std::ranges::find(each.excludes, key.name) != each.excludes.end()
                && m_draft.has(within(parent, each.name)))
                return false;
        return !key.fits
            || key.fits(playersOf(m_draft.counts()), plain(m_draft.at(QStringLiteral("/order")).toString()));
    }

    void ask(const FileKey& key, const QString& path)
    {
        if (!isAsked(key, path))
            return;
        switch (key.kind) {
        case Kind::Words:
        case Kind::Clause:
        case Kind::Id:
            return text(key, path);
        case Kind::Number:
            if (key.most > 0)
                return formed(key, path);
            return perPlayers(key, path, words(key.label), words(key.example), key.begin, !key.always());
        case Kind::Flag:
            say(path, "yes", key).value = m_draft.at(path).toBool();
            return;
        case Kind::Word:
            return key.most > 0 ? order(key, path) : choice(key, path);
        case Kind::Measure:
            return choice(key, path);
        case Kind::Different:
            return values(key, path);
        case Kind::Object:
            return path == QLatin1String("/cards") ? pack(key, path) : object(key, path);
        case Kind::List:
            return extras(key, path);
        case Kind::Rising:
        case Kind::Several:
            return several(key, path);
        case Kind::Left:
            return left(key, path);
        case Kind::Total:
            return formed(key, path);
        case Kind::Worths:
        case Kind::TrickWorths:
            return worths(key, path);
        case Kind::Places:
            numbers(key, path, words(key.label), words(key.example));
            return differs(key, path, {});
        }
    }

    // ---- Single values

    CustomPrompt& say(const QString& path, const char* kind, const FileKey& key, const QString& label,
        const QString& example = {})
    {
        const QJsonValue value = m_draft.at(path);
        m_list << CustomPrompt{.path = path,
            .kind = QString::fromLatin1(kind),
            .label = label,
            .example = example,
            .said = !value.isUndefined(),
            .value = value.toVariant(),
            .rare = key.rare};
        return m_list.last();
    }

    CustomPrompt& say(const QString& path, const char* kind, const FileKey& key)
    {
        return say(path, kind, key, words(key.label), words(key.example));
    }

    /// Asks for a text in the language of the screen. If the key has both languages, the other one is an
    /// optional prompt.
    void text(const FileKey& key, const QString& path)
    {
        const bool german = m_language == Language::German, clause = key.kind == Kind::Clause;
        const QJsonValue value = m_draft.at(path);
        const bool both = value.isObject();
        const QString label = words(key.label);
        const auto one = [&](const QString& at, const QString& called) -> CustomPrompt& {
            CustomPrompt& said = say(at, clause ? "clause" : "text", key, called, words(key.example));
            said.optional = !key.always();
            said.most = static_cast<int>(key.letters());
            said.signs = path == QLatin1String("/sign");
            return said;
        };
        one(both ? within(path, german ? "de" : "en") : path, label);
        if (value.isUndefined() || key.text)
            return;
        CustomPrompt& other = both
            ? one(within(path, german ? "en" : "de"),
                (german ? tr("%1, in English") : tr("%1, in German")).arg(label))
            : say(path + QStringLiteral("/+"), "add", key,
                (german ? tr("%1 in English, too") : tr("%1 in German, too")).arg(label));
        other.rare = true;
    }

    CustomPrompt& number(const FileKey& key, const QString& path, const QString& label,
        const QString& example, std::string_view begin, bool optional)
    {
        const QList<int> people = m_draft.counts();
        CustomPrompt& said = say(path, "number", key, label, example);
        said.begin
            = begin.empty() ? std::max(2, people.isEmpty() ? 3 : people.last() - 1) : valueOf(begin).toInt();
        said.optional = optional;
        said.lowest = key.lowest;
        said.highest = key.highest;
        return said;
    }

    template <typename One>
    void each(const QString& path, const QString& label, const QString& ofCount, const One& one)
    {
        if (!m_draft.at(path).isObject())
            return one(path, label);
        for (const int count : m_draft.counts())
            one(QStringLiteral("%1/%2").arg(path).arg(count), ofCount.arg(count));
    }

    /// Asks for a number that may depend on the number of players.
    void perPlayers(const FileKey& key, const QString& path, const QString& label, const QString& example,
        std::string_view begin, bool optional)
    {
        if (!key.byPlayers) {
            number(key, path, label, example, begin, optional);
            return;
        }
        const bool differ = m_draft.at(path).isObject();
        each(path, label, tr("%1, with %2 people").arg(label), [&](const QString& at, const QString& called) {
            number(key, at, called, differ ? QString() : example, begin, optional && !differ);
        });
        differs(key, path, label);
    }

    /// Asks whether the value differs for each number of players. `label` describes a number.
    void differs(const FileKey& key, const QString& path, const QString& label)
    {
        const QJsonValue value = m_draft.at(path);
        if (value.isUndefined() || m_draft.counts().size() < 2)
            return;
        CustomPrompt& said = say(path + QStringLiteral("/*"), "yes", key,
            label.isEmpty() ? words(key.differs)
                            : tr("%1: another one for each number of people").arg(label));
        said.value = value.isObject();
        said.rare = label.isEmpty() || !value.isObject();
    }

    void choice(const FileKey& key, const QString& path)
    {
        const QString standard = key.always() ? QString() : qt(key.choices.front().word);
        const QString now = m_draft.at(path).toString(standard);
        QList<CustomOption> options;
        for (const custom::Choice& each : key.choices)
            options << CustomOption{qt(each.word), words(each.label), qt(each.word) == now};
        if (key.kind == Kind::Measure)
            for (const custom::Measure& each : custom::measures())
                options << CustomOption{qt(each.name), words(each.label), qt(each.name) == now};
        say(path, "choice", key).options = options;
    }

    /// Asks for the kind of a value. `first` replaces the label of the first choice.
    CustomPrompt& form(
        const FileKey& key, const QString& path, std::string_view now, const QString& first = {})
    {
        QList<CustomOption> options;
        for (const custom::Choice& each : key.choices)
            options << CustomOption{qt(each.word),
                options.isEmpty() && !first.isEmpty() ? first : words(each.label), each.word == now};
        CustomPrompt& said = say(path + QStringLiteral("/?"), "choice", key);
        said.options = options;
        return said;
    }

    // ---- Lists

    void numbers(const FileKey& key, const QString& path, const QString& label, const QString& example)
    {
        each(path, label, tr("%1, with %2 people").arg(label), [&](const QString& at, const QString& called) {
            QList<CustomRow> rows;
            const QJsonArray list = m_draft.at(at).toArray();
            for (int i = 0; i < list.size(); ++i)
                rows << CustomRow{.path = QStringLiteral("%1/%2").arg(at).arg(i),
                    .name = QString::number(i + 1),
                    .value = list[i].toInt()};
            say(at, "numbers", key, called, example).rows = rows;
        });
    }

    void several(const FileKey& key, const QString& path)
    {
        const QJsonArray now = m_draft.at(path).toArray();
        QList<CustomOption> options;
        if (key.kind == Kind::Rising)
            for (int count = key.lowest; count <= key.highest; ++count)
                options << CustomOption{count, QString::number(count), now.contains(count)};
        for (const custom::Choice& each : key.choices) {
            const QString word = qt(each.word);
            const std::optional<Suit> suit = suitFromLetter(each.word.front(), Pack::French);
            options << CustomOption{word,
                suit ? qt(phrases::suitText(*suit, Pack::French, m_language)) : word,
                now.contains(word) || (now.isEmpty() && !key.always())};
        }
        if (path == QLatin1String("/cards/ranks"))
            std::ranges::reverse(options); // high to low
        say(path, "several", key).options = options;
    }

    void left(const FileKey& key, const QString& path)
    {
        const QString ofCount = words(key.labelByPlayers).replace(QStringLiteral("{}"), QStringLiteral("%1"));
        each(path, words(key.label), ofCount, [&](const QString& at, const QString& label) {
            say(at, "cards", key, label, words(key.example)).single = true;
        });
        differs(key, path, {});
    }

    /// Asks for the values of cards or tricks.
    void worths(const FileKey& key, const QString& path)
    {
        const bool tricks = key.kind == Kind::TrickWorths;
        QList<CustomRow> rows;
        const QJsonObject all = m_draft.at(path).toObject();
        for (auto each = all.begin(); each != all.end(); ++each) {
            CustomRow row{
                .path = within(path, plain(each.key())), .name = each.key(), .value = each.value().toInt()};
            if (const auto trick = tricks ? custom::trickNamed(plain(each.key())) : std::nullopt)
                row.name = qt(custom::trickText(*trick).in(m_language));
            rows << row;
        }
        say(path, tricks ? "tricks" : "worths", key).rows = rows;
    }

    // ---- Values of several forms

    /// Asks for tricks or for counted cards: a number, or a list.
    void formed(const FileKey& key, const QString& path)
    {
        const bool tricks = key.kind == Kind::Number;
        const QJsonValue value = m_draft.at(path);
        const QJsonObject byCount = value.toObject();
        const QJsonValue first = byCount.isEmpty() ? value : byCount.begin().value();
        const std::string_view now = first.isDouble() ? "number"
            : first.isArray()                         ? (tricks ? "list" : "cards")
            : tricks                                  ? "cards"
                                                      : "tricks";
        CustomPrompt& how = form(key, path, now, tricks && !m_draft.hasCards() ? tr("not known") : QString());
        how.rare = tricks && value.isUndefined();
        const custom::Choice& chosen = *std::ranges::find(key.choices, now, &custom::Choice::word);
        if (first.isDouble()) {
            perPlayers(key, path, words(chosen.asks), {}, chosen.begin, false);
        } else if (first.isArray() && tricks) {
            numbers(key, path, words(chosen.asks), {});
            differs(key, path, {});
        } else if (first.isArray()) {
            say(path, "cards", key, words(chosen.asks), words(chosen.example));
        }
    }

    /// Asks for typed values: a few, or any between two bounds, which are then asked for.
    void values(const FileKey& key, const QString& path)
    {
        if (key.choices.empty())
            return numbers(key, path, words(key.label), words(key.example));
        const bool few = m_draft.has(path);
        const custom::Choice& chosen = key.choices[few ? 1 : 0];
        form(key, path, chosen.word);
        if (few)
            numbers(key, path, words(chosen.asks), words(chosen.example));
    }

    void order(const FileKey& key, const QString& path)
    {
        const QJsonValue value = m_draft.at(path);
        const QJsonArray contracts = m_draft.contracts();
        const QString now
            = value.isArray() ? QStringLiteral("list") : value.toString(qt(key.choices.front().word));
        const int deals = static_cast<int>(contracts.size());
        QList<CustomOption> options;
        for (const custom::Choice& each : key.choices) {
            const bool round = each.word == "round",
                       player = each.word == "player" && !m_draft.counts().isEmpty();
            const QString line = deals < 2 ? QString()
                : round                    ? tr("%1 deals a round").arg(deals)
                : player                   ? tr("%1 deals").arg(deals * m_draft.counts().first())
                                           : QString();
            options << CustomOption{qt(each.word), words(each.label), qt(each.word) == now, line};
            if (options.size() == 1)
                options << CustomOption{QStringLiteral("list"), tr("a fixed order"), value.isArray()};
        }
        CustomPrompt& how = say(path, "choice", key);
        how.options = options;
        how.rare = deals < 2 && now == qt(key.choices.front().word);
        if (!value.isArray())
            return;
        QList<CustomRow> rows;
        QList<CustomOption> names;
        for (const QJsonValue& each : contracts) {
            const QJsonObject contract = each.toObject();
            names << CustomOption{
                contract.value("id").toString(), nameIn(contract.value("name"), m_language)};
        }
        for (const QJsonValue& id : value.toArray())
            for (const CustomOption& each : std::as_const(names))
                if (each.value == id.toString())
                    rows << CustomRow{.name = each.text};
        CustomPrompt& sequence
            = say(path, "names", key, tr("In this order"), tr("A contract may come several times."));
        sequence.rows = rows;
        sequence.options = names;
        sequence.rare = rows.size() == contracts.size();
    }

    // ---- Objects

    /// Asks for the keys of an object, the usual ones first. A key that is not usual is rare until it has a
    /// value.
    void inside(const FileKey& key, const QString& path)
    {
        const auto place = [&](const FileKey& each) {
            return std::ranges::find(key.usual, each.name) - key.usual.begin();
        };
        std::vector<FileKey> keys(key.keys.begin(), key.keys.end());
        std::ranges::stable_sort(keys, {}, place);
        for (const FileKey& each : keys) {
            const bool usual = place(each) < std::ssize(key.usual);
            const qsizetype first = m_list.size();
            ask(each, within(path, each.name));
            for (qsizetype i = first; i < m_list.size() && !usual; ++i)
                m_list[i].rare = !m_list[i].said;
        }
    }

    void object(const FileKey& key, const QString& path)
    {
        if (!key.choices.empty())
            return ending(key, path);
        if (key.begin.empty()) {
            say(path, "title", key);
            return inside(key, path);
        }
        const bool there = m_draft.has(path);
        CustomPrompt& begin = say(path + QStringLiteral("/?"), "yes", key);
        begin.value = there;
        begin.rare = !there;
        if (there)
            inside(key, path);
    }

    /// Asks for a usual pack by its size, and for the differences.
    void pack(const FileKey& key, const QString& path)
    {
        const QJsonArray ranks = m_draft.at(QStringLiteral("/cards/ranks")).toArray();
        QList<CustomOption> sizes{{0, tr("none"), !m_draft.hasCards()}};
        for (const int size : {20, 24, 32, 36, 52})
            sizes << CustomOption{size, QString::number(size),
                m_draft.at(QStringLiteral("/cards/suits")).toArray().isEmpty() && ranks == ranksOf(size)};
        say(path, "choice", key).options = sizes;
        if (m_draft.hasCards())
            inside(key, path);
    }

    void ending(const FileKey& key, const QString& path)
    {
        std::string_view now;
        for (const custom::Choice& each : key.choices)
            if (now.empty() && !each.word.empty() && m_draft.has(within(path, each.word)))
                now = each.word;
        form(key, path, now, m_draft.has(QStringLiteral("/order")) ? tr("when all is played") : QString());
        for (const FileKey& each : key.keys) {
            const QString at = within(path, each.name);
            const bool said = m_draft.has(at);
            if (each.name == key.choices.back().word
                && !now.empty()) { // A target may be combined with another end.
                const QString label = said ? words(each.label) : tr("It also ends at");
                number(each, at, label, words(each.example), each.begin, true).rare = !said;
            } else if (each.with.empty() ? said : m_draft.has(within(path, each.with))) {
                if (each.byPlayers)
                    perPlayers(each, at, words(each.label), words(each.example), each.begin, false);
                else
                    ask(each, at);
            }
        }
    }

    void extras(const FileKey& key, const QString& path)
    {
        const QJsonArray list = m_draft.at(path).toArray();
        for (int i = 0; i < list.size(); ++i) {
            const QString at = QStringLiteral("%1/%2").arg(path).arg(i);
            say(at, "title", key, tr("Extra: %1").arg(nameIn(list[i].toObject().value("name"), m_language)))
                .action
                = at;
            inside(key, at);
        }
        say(path + QStringLiteral("/+"), "add", key).rare = list.isEmpty();
    }

    QString words(Text text) const { return qt(text.in(m_language)); }

    const CustomGameDraft& m_draft;
    Language m_language;
    QList<CustomPrompt> m_list;
};

} // namespace

QList<CustomPrompt> customPrompts(
    const CustomGameDraft& draft, Language language, std::span<const std::string> names, const QString& at)
{
    return CustomGamePrompts(draft, language).page(names, at);
}

} // namespace tafel::app
