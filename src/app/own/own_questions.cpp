#include "app/own/own_questions.h"

#include <algorithm>

#include "app/words/words.h"
#include "games/own/file_keys.h"

namespace tafel::app {

namespace {

const QStringList allRanks{QStringLiteral("A"), QStringLiteral("K"), QStringLiteral("Q"), QStringLiteral("J"),
    QStringLiteral("10"), QStringLiteral("9"), QStringLiteral("8"), QStringLiteral("7"), QStringLiteral("6"),
    QStringLiteral("5"), QStringLiteral("4"), QStringLiteral("3"), QStringLiteral("2")};

QJsonArray jsonOf(const QStringList& texts)
{
    return QJsonArray::fromStringList(texts);
}

} // namespace

QVariantList OwnQuestions::taken()
{
    QVariantList list;
    for (const QVariantMap& each : std::as_const(m_list))
        list << each;
    m_list.clear();
    return list;
}

QVariantMap& OwnQuestions::ask(
    const QString& path, const char* kind, const QString& label, const QString& example)
{
    const QJsonValue value = m_draft.at(path);
    m_list << QVariantMap{{"path", path}, {"kind", QString::fromLatin1(kind)}, {"label", label},
        {"example", example}, {"said", !value.isUndefined()}, {"value", value.toVariant()},
        {"optional", false}, {"rare", false}, {"options", QVariantList()}, {"rows", QVariantList()}};
    return m_list.last();
}

/// In the language of the screen; of a text in both the other one is asked, too, as what is rare.
QVariantMap& OwnQuestions::text(
    const QString& path, const QString& label, const QString& example, bool required)
{
    const bool german = m_language == Language::German;
    const QString mine = german ? QStringLiteral("de") : QStringLiteral("en"),
                  other = german ? QStringLiteral("en") : QStringLiteral("de");
    const QJsonValue value = m_draft.at(path);
    const bool both = value.isObject();
    const bool clause = path.endsWith(QLatin1String("clause"));
    const auto one = [&](const QString& at, const QString& called, bool rare) {
        QVariantMap& asked = ask(at, clause ? "clause" : "text", called, example);
        asked["optional"] = !required;
        asked["rare"] = rare;
        asked["most"] = clause ? 2000 : 200;
    };
    one(both ? path + QLatin1Char('/') + mine : path, label, false);
    const auto place = m_list.size() - 1;
    if (both)
        one(path + QLatin1Char('/') + other, (german ? tr("%1, in English") : tr("%1, in German")).arg(label),
            true);
    else if (!value.isUndefined())
        ask(path + QStringLiteral("/+"), "add",
            (german ? tr("%1 in English, too") : tr("%1 in German, too")).arg(label))["rare"]
            = true;
    return m_list[place];
}

QVariantMap& OwnQuestions::number(const QString& path, const QString& label, const QString& example,
    int begin, bool optional, int lowest, int highest)
{
    QVariantMap& asked = ask(path, "number", label, example);
    asked["begin"] = begin;
    asked["optional"] = optional;
    asked["lowest"] = lowest;
    asked["highest"] = highest;
    return asked;
}

/// A number that may hang on how many play.
void OwnQuestions::perPlayers(const QString& path, const QString& label, const QString& example, int begin,
    int lowest, int highest, bool optional, bool rare)
{
    const QJsonValue value = m_draft.at(path);
    if (value.isObject())
        for (const int each : counts())
            number(QStringLiteral("%1/%2").arg(path).arg(each), tr("%1, with %2 people").arg(label).arg(each),
                {}, begin, false, lowest, highest)["rare"]
                = rare;
    else
        number(path, label, example, begin, optional, lowest, highest)["rare"] = rare;
    if (!value.isUndefined() && counts().size() > 1) {
        QVariantMap& asked = ask(
            path + QStringLiteral("/*"), "yes", tr("%1: another one for each number of people").arg(label));
        asked["value"] = value.isObject();
        asked["rare"] = !value.isObject();
    }
}

QVariantMap& OwnQuestions::yes(const QString& path, const QString& label, const QString& example)
{
    QVariantMap& asked = ask(path, "yes", label, example);
    asked["value"] = m_draft.at(path).toBool();
    return asked;
}

QVariantMap& OwnQuestions::choice(const QString& path, const QString& label, const QString& example,
    const QList<std::pair<QString, QString>>& options, const QString& standard)
{
    const QString now = m_draft.at(path).toString(standard);
    QVariantList list;
    for (const auto& [value, words] : options)
        list << QVariantMap{{"value", value}, {"text", words}, {"on", value == now}};
    QVariantMap& asked = ask(path, "choice", label, example);
    asked["options"] = list;
    asked["standard"] = standard;
    return asked;
}

/// A list of numbers; where it may hang on how many play, one for each.
void OwnQuestions::numbers(const QString& path, const QString& label, const QString& example, bool rare)
{
    const auto one = [&](const QString& at, const QString& called) {
        QVariantList rows;
        const QJsonArray list = m_draft.at(at).toArray();
        for (int i = 0; i < list.size(); ++i)
            rows << QVariantMap{{"path", QStringLiteral("%1/%2").arg(at).arg(i)},
                {"name", QString::number(i + 1)}, {"value", list[i].toInt()}};
        QVariantMap& asked = ask(at, "numbers", called, example);
        asked["rows"] = rows;
        asked["rare"] = rare;
    };
    if (m_draft.at(path).isObject())
        for (const int each : counts())
            one(QStringLiteral("%1/%2").arg(path).arg(each), tr("%1, with %2 people").arg(label).arg(each));
    else
        one(path, label);
}

QList<int> OwnQuestions::counts() const
{
    QList<int> list;
    for (const QJsonValue& each : m_draft.at(QStringLiteral("/players")).toArray())
        list << each.toInt();
    return list;
}

int OwnQuestions::playing(int count) const
{
    return std::min(count, m_draft.at(QStringLiteral("/seats")).toInt(8));
}

QString OwnQuestions::nameOf(const QJsonValue& text) const
{
    if (text.isString())
        return text.toString();
    const QJsonObject both = text.toObject();
    const QString mine = both.value(m_language == Language::German ? "de" : "en").toString();
    return mine.isEmpty() ? both.value(m_language == Language::German ? "en" : "de").toString() : mine;
}

// ---- 1. The table

QVariantList OwnQuestions::table()
{
    text(QStringLiteral("/name"), tr("Name"),
        tr("“Sunday King”: it stands above the pad and in the history."), true);
    QVariantMap& sign
        = ask(QStringLiteral("/sign"), "text", tr("Sign"), tr("One or two characters for its tile: ♥, K♣."));
    sign["most"] = 2;
    sign["optional"] = true;
    sign["signs"] = true;
    QVariantList people;
    for (int count = 2; count <= 8; ++count)
        people << QVariantMap{
            {"value", count}, {"text", QString::number(count)}, {"on", counts().contains(count)}};
    ask(QStringLiteral("/players"), "several", tr("People"),
        tr("Every number it can be played by: 3, 4 and 5."))["options"]
        = people;
    pack();
    order();
    text(QStringLiteral("/line"), tr("A line for the list"), tr("“Six bans, then the same to be won.”"),
        false)["rare"]
        = true;
    if (counts() == QList<int>{4})
        choice(QStringLiteral("/sides"), tr("Sides"),
            tr("In pairs players 1 and 3 have one number, 2 and 4 another."),
            {{QStringLiteral("alone"), tr("everybody alone")},
                {QStringLiteral("pairs"), tr("two against two")}},
            QStringLiteral("alone"));
    number(QStringLiteral("/seats"), tr("Players per deal"),
        tr("3, where with four at the table the dealer sits out (Skat)."),
        std::max(2, counts().isEmpty() ? 3 : counts().last() - 1), true, 2, 7)["rare"]
        = true;
    tricks();
    choice(QStringLiteral("/dealer"), tr("Who deals next"),
        tr("In Skat the next one, in some games who lost."),
        {{QStringLiteral("next"), tr("the next one")}, {QStringLiteral("round"), tr("the same for a round")},
            {QStringLiteral("winner"), tr("who won")}, {QStringLiteral("loser"), tr("who lost")},
            {QStringLiteral("chosen"), tr("is said each time")}},
        QStringLiteral("next"))["rare"]
        = true;
    choice(QStringLiteral("/direction"), tr("Direction"),
        tr("Only shown: in Switzerland one plays to the right."),
        {{QStringLiteral("left"), tr("to the left")}, {QStringLiteral("right"), tr("to the right")}},
        QStringLiteral("left"))["rare"]
        = true;
    QVariantMap& id = ask(QStringLiteral("/id"), "text", tr("Short name of the file"),
        tr("Letters a-z, digits and -: sunday-king. Versions of one game share it."));
    id["rare"] = true;
    id["most"] = 40;
    return taken();
}

void OwnQuestions::pack()
{
    const QJsonArray ranks = m_draft.at(QStringLiteral("/cards/ranks")).toArray();
    const QJsonArray suits = m_draft.at(QStringLiteral("/cards/suits")).toArray();
    QVariantList sizes{QVariantMap{{"value", 0}, {"text", tr("none")}, {"on", !hasCards()}}};
    for (const int size : {20, 24, 32, 36, 52})
        sizes << QVariantMap{{"value", size}, {"text", QString::number(size)},
            {"on", suits.isEmpty() && ranks == jsonOf(allRanks.first(size / 4))}};
    ask(QStringLiteral("/cards"), "choice", tr("Cards"),
        tr("Without cards there are no suits to count: Yahtzee, plain lists."))["options"]
        = sizes;
    if (!hasCards())
        return;
    choice(QStringLiteral("/cards/words"), tr("Names of the cards"), tr("Jack and queen, or Unter and Ober."),
        {{QStringLiteral("french"), tr("jack, queen")}, {QStringLiteral("german"), tr("Unter, Ober")}},
        QStringLiteral("french"))["rare"]
        = true;
    QVariantList list;
    for (const QString& rank : allRanks)
        list << QVariantMap{{"value", rank}, {"text", rank}, {"on", ranks.contains(rank)}};
    QVariantMap& which = ask(QStringLiteral("/cards/ranks"), "several", tr("Ranks, high to low"),
        tr("A tap takes one out or puts it behind: A 10 K Q J for some games."));
    which["options"] = list;
    which["ordered"] = true;
    which["rare"] = true;
    list.clear();
    for (const auto& [suit, words] :
        {std::pair("C", tr("clubs")), {"S", tr("spades")}, {"H", tr("hearts")}, {"D", tr("diamonds")}})
        list << QVariantMap{{"value", QString::fromLatin1(suit)}, {"text", words},
            {"on", suits.isEmpty() || suits.contains(QLatin1String(suit))}};
    QVariantMap& four = ask(
        QStringLiteral("/cards/suits"), "several", tr("Suits"), tr("All four, unless some are left out."));
    four["options"] = list;
    four["rare"] = true;
    const auto without = [&](const QString& path, const QString& label) {
        QVariantMap& cards = ask(path, "cards", label, tr("With three people the two of diamonds."));
        cards["rare"] = true;
        cards["single"] = true;
    };
    const QString path = QStringLiteral("/cards/without");
    if (m_draft.at(path).isObject())
        for (const int each : counts())
            without(QStringLiteral("%1/%2").arg(path).arg(each), tr("Left out with %1 people").arg(each));
    else
        without(path, tr("Cards left out"));
    if (counts().size() > 1 && m_draft.has(path)) {
        QVariantMap& each
            = ask(path + QStringLiteral("/*"), "yes", tr("Others are left out for each number of people"));
        each["value"] = m_draft.at(path).isObject();
        each["rare"] = true;
    }
}

void OwnQuestions::tricks()
{
    const QString path = QStringLiteral("/tricks");
    const QJsonValue value = m_draft.at(path);
    const QJsonValue first = value.isObject() ? value.toObject().begin().value() : value;
    QVariantMap& how = ask(path + QStringLiteral("/?"), "choice", tr("How many tricks a deal has"),
        tr("In Wizard 1, then 2, then 3 …: another number each deal."));
    how["options"] = QVariantList{
        QVariantMap{{"value", "cards"}, {"text", hasCards() ? tr("the cards say it") : tr("not known")},
            {"on", value.isUndefined()}},
        QVariantMap{{"value", "number"}, {"text", tr("a number")}, {"on", first.isDouble()}},
        QVariantMap{{"value", "list"}, {"text", tr("another each deal")}, {"on", first.isArray()}}};
    how["rare"] = value.isUndefined();
    if (first.isDouble())
        perPlayers(path, tr("Tricks"), {}, 10, 1, 100, false, false);
    else if (first.isArray()) {
        numbers(path, tr("Tricks of each deal"), {}, false);
        if (counts().size() > 1) {
            QVariantMap& each
                = ask(path + QStringLiteral("/*"), "yes", tr("Another list for each number of people"));
            each["value"] = value.isObject();
            each["rare"] = true;
        }
    }
}

void OwnQuestions::order()
{
    const QJsonValue value = m_draft.at(QStringLiteral("/order"));
    const QString now = value.isArray() ? QStringLiteral("list") : value.toString(QStringLiteral("free"));
    const int contracts = static_cast<int>(m_draft.at(QStringLiteral("/contracts")).toArray().size());
    QVariantList options;
    for (const auto& [word, words, line] :
        {std::tuple(QStringLiteral("free"), tr("any, each deal"), QString()),
            {QStringLiteral("list"), tr("a fixed order"), QString()},
            {QStringLiteral("round"), tr("the dealer chooses, each once a round"),
                tr("%1 deals a round").arg(contracts)},
            {QStringLiteral("player"), tr("the dealer chooses, everybody each once"),
                counts().isEmpty() ? QString() : tr("%1 deals").arg(contracts * counts().first())}})
        options << QVariantMap{{"value", word}, {"text", words}, {"line", contracts > 1 ? line : QString()},
            {"on", word == now}};
    QVariantMap& asked = ask(QStringLiteral("/order"), "choice", tr("Which contract is played?"),
        tr("King Louis: everybody each once. Poker: any."));
    asked["options"] = options;
    asked["rare"] = contracts < 2 && now == QLatin1String("free");
    if (!value.isArray())
        return;
    QVariantList rows, names;
    const QJsonArray list = m_draft.at(QStringLiteral("/contracts")).toArray();
    for (const QJsonValue& each : list)
        names << QVariantMap{{"value", each.toObject().value("id").toString()},
            {"text", nameOf(each.toObject().value("name"))}};
    for (const QJsonValue& id : value.toArray())
        for (const QVariant& each : std::as_const(names))
            if (each.toMap()["value"] == id.toString())
                rows << QVariantMap{{"name", each.toMap()["text"]}};
    QVariantMap& sequence = ask(
        QStringLiteral("/order"), "names", tr("In this order"), tr("A contract may come several times."));
    sequence["rows"] = rows;
    sequence["options"] = names;
    sequence["rare"] = rows.size() == list.size();
}

// ---- 2. Contracts

QJsonObject OwnQuestions::newContract(const QString& id, const QString& name)
{
    return {{"id", id}, {"name", name}, {"clause", QString()}, {"measure", "points"}};
}

/// What every contract has stays, and what the new measure has too.
QJsonObject OwnQuestions::measured(QJsonObject contract, const QString& measure) const
{
    const own::Measure* const kind = own::measureNamed(plain(measure));
    if (!kind)
        return contract;
    for (const QString& key : contract.keys())
        if (!own::keyAt("contracts/" + plain(key), kind->key))
            contract.remove(key);
    contract.remove(QStringLiteral("of"));
    contract.remove(QStringLiteral("score"));
    contract["measure"] = measure;
    QJsonObject score;
    if (measure == QLatin1String("count")) {
        contract["of"] = knowsTricks() ? QJsonValue(QStringLiteral("tricks")) : QJsonValue(10);
        score["each"] = 1;
    } else if (measure == QLatin1String("takes")) {
        score["cards"] = QJsonObject{{"H", 1}};
    } else if (measure == QLatin1String("winners")) {
        score["tricks"] = QJsonObject{{"last", 10}};
    } else if (measure == QLatin1String("out")) {
        const auto list = [&](int count) {
            QJsonArray places;
            for (int place = 0; place < playing(count); ++place)
                places << 10 * (playing(count) - 1 - place);
            return places;
        };
        QJsonObject each;
        for (const int count : counts())
            each[QString::number(count)] = list(count);
        score["places"] = counts().size() == 1 ? QJsonValue(list(counts().first())) : QJsonValue(each);
    } else if (measure == QLatin1String("left")) {
        score["each"] = -1;
    } else if (measure == QLatin1String("forecast")) {
        contract["of"] = knowsTricks() ? QJsonValue(QStringLiteral("tricks")) : QJsonValue(10);
        score["hit"] = QJsonObject{{"fixed", 10}, {"made", 1}};
        score["miss"] = QJsonObject{{"off", -1}};
    } else if (measure == QLatin1String("declarer")) {
        score["won"] = QJsonObject{{"by", QJsonObject{{"value", 1}}}};
        score["lost"] = QJsonObject{{"by", QJsonObject{{"value", -1}}}};
    }
    if (!score.isEmpty())
        contract["score"] = score;
    return contract;
}

QVariantList OwnQuestions::contract(int index)
{
    const QString at = QStringLiteral("/contracts/%1").arg(index);
    const QString measure = m_draft.at(at + QStringLiteral("/measure")).toString();
    text(at + QStringLiteral("/name"), tr("Name of the contract"), tr("“No queens”"), true);
    choice(at + QStringLiteral("/measure"), tr("What is counted?"), {},
        {{QStringLiteral("count"), tr("tricks, or cards")},
            {QStringLiteral("takes"), tr("cards of different worth")},
            {QStringLiteral("winners"), tr("certain tricks")},
            {QStringLiteral("out"), tr("who is out first")}, {QStringLiteral("left"), tr("cards left over")},
            {QStringLiteral("points"), tr("points, typed")},
            {QStringLiteral("forecast"), tr("said and made")},
            {QStringLiteral("declarer"), tr("one against all")}},
        {});
    const QString score = at + QStringLiteral("/score");
    if (measure == QLatin1String("count")) {
        ofWhat(at, true);
        number(score + QStringLiteral("/each"), tr("Gives, each"), tr("−10 for each queen taken."), 1, false);
        number(score + QStringLiteral("/none"), tr("Gives whoever has none"), tr("50 for no trick at all."),
            50)["rare"]
            = true;
    } else if (measure == QLatin1String("takes")) {
        QVariantList rows;
        const QJsonObject cards = m_draft.at(score + QStringLiteral("/cards")).toObject();
        for (auto each = cards.begin(); each != cards.end(); ++each)
            rows << QVariantMap{{"path", score + QStringLiteral("/cards/") + each.key()},
                {"name", each.key()}, {"value", each.value().toInt()}};
        ask(score + QStringLiteral("/cards"), "worths", tr("Which cards, and what they give"),
            tr("Hearts 1, the queen of spades 13. A card goes before its suit."))["rows"]
            = rows;
    } else if (measure == QLatin1String("winners")) {
        QVariantList rows;
        const QJsonObject tricks = m_draft.at(score + QStringLiteral("/tricks")).toObject();
        for (auto each = tricks.begin(); each != tricks.end(); ++each)
            rows << QVariantMap{{"path", score + QStringLiteral("/tricks/") + each.key()},
                {"name",
                    each.key() == QLatin1String("last") ? tr("last trick") : tr("trick %1").arg(each.key())},
                {"key", each.key()}, {"value", each.value().toInt()}};
        ask(score + QStringLiteral("/tricks"), "tricks", tr("Which tricks, and what they give"),
            tr("The last one −20."))["rows"]
            = rows;
    } else if (measure == QLatin1String("out")) {
        numbers(score + QStringLiteral("/places"), tr("First, second, third …"), tr("60 30 10 0"), false);
        if (counts().size() > 1) {
            QVariantMap& each = ask(
                score + QStringLiteral("/places/*"), "yes", tr("Another list for each number of people"));
            each["value"] = m_draft.at(score + QStringLiteral("/places")).isObject();
            each["rare"] = true;
        }
    } else if (measure == QLatin1String("left")) {
        number(score + QStringLiteral("/each"), tr("Gives, each card left"),
            tr("−1; 0, where only the winner writes."), -1, false);
        number(score + QStringLiteral("/winner"), tr("Who is out gets, for each card of the others"),
            tr("1: the sum of the cards that the other players still hold."), 1);
    } else if (measure == QLatin1String("points")) {
        perPlayers(at + QStringLiteral("/sum"), tr("All together have"),
            tr("157 card points. Leave empty to allow any numbers."), 100, -100'000, 100'000, true, false);
        number(score + QStringLiteral("/each"), tr("Each point counts"), tr("1 as typed, −1 as minus."),
            -1)["rare"]
            = true;
        typed(at, true);
        number(score + QStringLiteral("/winner"), tr("Who has 0 gets, for each point of the others"),
            tr("1 in Uno. Then exactly one has 0."), 1)["rare"]
            = true;
    } else if (measure == QLatin1String("forecast")) {
        ofWhat(at, false);
        terms(score + QStringLiteral("/hit"), tr("Made what was said"), {"fixed", "made", "said", "off"},
            {"fixed", "made"});
        terms(score + QStringLiteral("/miss"), tr("Missed it"), {"fixed", "off", "said", "made"},
            {"fixed", "off"});
        yes(at + QStringLiteral("/enough"), tr("More than was said is right, too"),
            tr("As in Spades."))["rare"]
            = true;
        yes(at + QStringLiteral("/uneven"), tr("The forecasts may not add up"),
            tr("The last one has to say something else."))["rare"]
            = true;
    } else if (measure == QLatin1String("declarer")) {
        number(at + QStringLiteral("/declarers"), tr("Number of players"), tr("1 in Skat, 2 in Doppelkopf."),
            2, true, 1, 2);
        typed(at, false);
        terms(score + QStringLiteral("/won/by"), tr("Won: who played gets"), {"value", "fixed"},
            {"value", "fixed"});
        terms(score + QStringLiteral("/won/others"), tr("Won: each of the others gets"), {"value", "fixed"},
            {"value"});
        terms(score + QStringLiteral("/lost/by"), tr("Lost: who played gets"), {"value", "fixed"},
            {"value", "fixed"});
        terms(score + QStringLiteral("/lost/others"), tr("Lost: each of the others gets"), {"value", "fixed"},
            {"value"});
    }
    const own::Measure* const kind = own::measureNamed(plain(measure));
    const auto has = [&](const char* key) { return kind && own::keyAt(key, kind->key); };
    if (has("contracts/rest"))
        yes(at + QStringLiteral("/rest"), tr("Some may stay with nobody"), tr("In the talon."))["rare"]
            = true;
    if (has("contracts/march"))
        march(at + QStringLiteral("/march"));
    factor(at + QStringLiteral("/factor"));
    const QString order = m_draft.at(QStringLiteral("/order")).toString();
    if (order == QLatin1String("round") || order == QLatin1String("player")
        || m_draft.has(at + QStringLiteral("/times")))
        number(at + QStringLiteral("/times"), tr("How often it is played"),
            tr("2: twice a round, or by everybody twice."), 2, true, 1, 20)["rare"]
            = true;
    text(at + QStringLiteral("/clause"), tr("The rule in your words"),
        tr("The table reads it where a deal is explained."), true)["rare"]
        = true;
    text(at + QStringLiteral("/line"), tr("A line for its tile"), tr("“−10 each”"), false)["rare"] = true;
    QVariantMap& id = ask(
        at + QStringLiteral("/id"), "text", tr("Short name in the file"), tr("Letters a-z, digits and -."));
    id["rare"] = true;
    id["most"] = 40;
    return taken();
}

void OwnQuestions::ofWhat(const QString& at, bool cards)
{
    const QJsonValue of = m_draft.at(at + QStringLiteral("/of"));
    const bool number = of.isDouble() || of.isObject();
    QVariantList options{QVariantMap{{"value", "tricks"}, {"text", tr("tricks")}, {"on", of.isString()}}};
    if (cards)
        options << QVariantMap{{"value", "cards"}, {"text", tr("certain cards")}, {"on", of.isArray()}};
    options << QVariantMap{{"value", "number"}, {"text", tr("so many of something")}, {"on", number}};
    ask(at + QStringLiteral("/of/?"), "choice", tr("Of what?"),
        tr("Queens are specific cards; 157 points is an amount."))["options"]
        = options;
    if (of.isArray())
        ask(at + QStringLiteral("/of"), "cards", tr("Which ones?"),
            tr("A whole suit, a whole rank, single cards."));
    if (number)
        perPlayers(at + QStringLiteral("/of"), tr("How many there are"), {}, 10, 1, 100'000, false, false);
}

void OwnQuestions::terms(
    const QString& path, const QString& label, const QStringList& which, const QStringList& usual)
{
    ask(path, "title", label);
    for (const QString& key : which) {
        const QString words = key == QLatin1String("fixed") ? tr("in any case")
            : key == QLatin1String("said")                  ? tr("for each that was said")
            : key == QLatin1String("made")                  ? tr("for each that was made")
            : key == QLatin1String("off")                   ? tr("for each too many or too few")
                                                            : tr("times the value of the game");
        QVariantMap& asked
            = number(path + QLatin1Char('/') + key, words, {}, key == QLatin1String("value") ? 1 : 10);
        asked["rare"] = !usual.contains(key) && !asked["said"].toBool();
    }
}

void OwnQuestions::typed(const QString& path, bool rare)
{
    const bool few = m_draft.has(path + QStringLiteral("/values"));
    if (!rare || path.startsWith(QLatin1String("/extras"))) {
        QVariantMap& how = ask(path + QStringLiteral("/values/?"), "choice", tr("Its value"),
            tr("Null in Skat has four values; a suit game any from 18 to 216."));
        how["options"] = QVariantList{QVariantMap{{"value", "any"}, {"text", tr("typed")}, {"on", !few}},
            QVariantMap{{"value", "few"}, {"text", tr("one of a few")}, {"on", few}}};
    }
    if (few)
        return numbers(
            path + QStringLiteral("/values"), tr("The values, the usual one first"), tr("100, −100"), false);
    number(path + QStringLiteral("/min"), tr("At least"), tr("0; below it for minus points."), 0)["rare"]
        = rare;
    number(path + QStringLiteral("/max"), tr("At most"), {}, 100)["rare"] = rare;
}

void OwnQuestions::march(const QString& path)
{
    const bool there = m_draft.has(path);
    QVariantMap& begin = ask(path + QStringLiteral("/?"), "yes", tr("Special score for taking everything"),
        tr("Hearts: who takes all gets 0, everybody else 26."));
    begin["value"] = there;
    begin["rare"] = !there;
    if (!there)
        return;
    number(path + QStringLiteral("/by"), tr("Bonus for taking everything"), {}, 0, false);
    number(path + QStringLiteral("/others"), tr("Each of the others gets"), {}, 10);
    yes(path + QStringLiteral("/adds"), tr("In addition to the normal score"), tr("Schieber: 100 more."));
    text(path + QStringLiteral("/clause"), tr("That rule in your words"), {}, true);
}

void OwnQuestions::factor(const QString& path)
{
    const bool there = m_draft.has(path);
    QVariantMap& begin = ask(path + QStringLiteral("/?"), "yes", tr("A deal may count several times"),
        tr("Doubled, threefold: the table says so at the deal."));
    begin["value"] = there;
    begin["rare"] = !there;
    if (!there)
        return;
    numbers(path + QStringLiteral("/values"), tr("Times, the usual one first"), tr("1, 2"), false);
    text(path + QStringLiteral("/clause"), tr("That rule in your words"), {}, true);
}

// ---- 3. The end, and what comes besides

QVariantList OwnQuestions::end()
{
    const bool deals = m_draft.has(QStringLiteral("/end/deals")),
               rounds = m_draft.has(QStringLiteral("/end/rounds")),
               target = m_draft.has(QStringLiteral("/end/target"));
    QVariantMap& how = ask(QStringLiteral("/end/?"), "choice", tr("When is the match over?"),
        tr("Barbu after four rounds, Hearts at 100, a plain list when you stop."));
    how["options"] = QVariantList{
        QVariantMap{{"value", ""},
            {"text", m_draft.has(QStringLiteral("/order")) ? tr("when all is played") : tr("when we stop")},
            {"on", !deals && !rounds && !target}},
        QVariantMap{{"value", "deals"}, {"text", tr("after so many deals")}, {"on", deals}},
        QVariantMap{{"value", "rounds"}, {"text", tr("after so many rounds")}, {"on", rounds}},
        QVariantMap{
            {"value", "target"}, {"text", tr("at a number of points")}, {"on", target && !deals && !rounds}}};
    if (deals)
        perPlayers(QStringLiteral("/end/deals"), tr("Deals"), {}, 10, 1, 10'000, false, false);
    if (rounds)
        perPlayers(QStringLiteral("/end/rounds"), tr("Rounds"),
            tr("Everybody deals once, or all contracts once."), 2, 1, 1000, false, false);
    if (target || deals || rounds)
        number(QStringLiteral("/end/target"), target ? tr("Ends at") : tr("It also ends at"),
            tr("500; negative for penalty games."), 100)["rare"]
            = !target;
    if (target) {
        choice(QStringLiteral("/end/check"), tr("That is looked at"), {},
            {{QStringLiteral("deal"), tr("after each deal")},
                {QStringLiteral("round"), tr("after each round")}},
            QStringLiteral("deal"))["rare"]
            = true;
        choice(QStringLiteral("/end/tied"), tr("If several are equally good"), {},
            {{QStringLiteral("share"), tr("they win together")},
                {QStringLiteral("play-on"), tr("it goes on")}},
            QStringLiteral("share"))["rare"]
            = true;
    }
    choice(QStringLiteral("/wins"), tr("Who wins?"), {},
        {{QStringLiteral("most"), tr("most points")}, {QStringLiteral("least"), tr("fewest points")}}, {});
    extras();
    return taken();
}

void OwnQuestions::extras()
{
    const QJsonArray list = m_draft.at(QStringLiteral("/extras")).toArray();
    for (int i = 0; i < list.size(); ++i) {
        const QString at = QStringLiteral("/extras/%1").arg(i);
        ask(at, "title", tr("Extra: %1").arg(nameOf(list[i].toObject().value("name"))))["action"] = at;
        text(at + QStringLiteral("/name"), tr("Its name"), tr("“Tichu”, “Meld”"), true);
        typed(at, false);
        yes(at + QStringLiteral("/multiplied"), tr("The factor of the deal multiplies it"), {});
        text(at + QStringLiteral("/clause"), tr("That rule in your words"), {}, true);
        QVariantMap& id = ask(at + QStringLiteral("/id"), "text", tr("Short name in the file"));
        id["rare"] = true;
        id["most"] = 40;
    }
    ask(QStringLiteral("/extras/+"), "add", tr("Points under a name of their own"),
        tr("Tichu ±100, melds in Jass: beside what the contract gives."))["rare"]
        = list.isEmpty();
}

} // namespace tafel::app
