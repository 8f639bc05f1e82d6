#include "app/custom/custom_game_editor.h"

#include <algorithm>

#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>

#include "app/custom/custom_game_list.h"
#include "app/custom/patterns.h"
#include "app/custom/preview_match.h"
#include "app/pad/current_match.h"
#include "app/phrases/phrases.h"
#include "base/limits.h"
#include "document/document.h"
#include "games/custom/description.h"
#include "games/custom/game.h"
#include "history/custom_games.h"

namespace tafel::app {

namespace {

using custom::FileKey;
using Kind = FileKey::Kind;

const QJsonValue none(QJsonValue::Undefined);

constexpr int tryDelay = 200; ///< Milliseconds after the last change.

QString textOf(const QJsonValue& value)
{
    return value.isString()
        ? value.toString()
        : QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
}

/// Adapts everything that depends on the number of players to exactly these numbers.
QJsonObject withCounts(
    QJsonObject object, std::span<const FileKey> keys, Key measure, const QList<int>& counts)
{
    for (const FileKey& key : keys) {
        const auto found = object.find(qt(key.name));
        if (found == object.end() || !key.in.has(measure))
            continue;
        const QJsonObject inside = found->toObject();
        if (key.kind == Kind::List) {
            QJsonArray list;
            for (const QJsonValue& each : found->toArray()) {
                const auto* const of
                    = custom::measureNamed(plain(each.toObject().value("measure").toString()));
                list << withCounts(each.toObject(), key.keys, of ? of->key : Key::Points, counts);
            }
            *found = list;
        } else if (key.hasKeys()) {
            *found = withCounts(inside, custom::keysIn(key, measure), measure, counts);
        } else if (key.byPlayers && !inside.isEmpty() && !counts.isEmpty()) {
            QJsonObject fitting;
            for (const int count : counts) {
                const QJsonValue value = inside.value(QString::number(count));
                fitting[QString::number(count)] = value.isUndefined() ? inside.begin().value() : value;
            }
            *found = fitting;
        }
    }
    return object;
}

QJsonArray toggled(QJsonArray list, const QJsonValue& value, bool sorted)
{
    if (const auto found = std::find(list.begin(), list.end(), value); found != list.end()) {
        list.erase(found);
        return list;
    }
    int place = static_cast<int>(list.size());
    while (sorted && place > 0 && list[place - 1].toInt() > value.toInt())
        --place;
    list.insert(place, value);
    return list;
}

/// The ids of contracts or extras.
QStringList idsOf(const QJsonArray& list)
{
    QStringList ids;
    for (const QJsonValue& each : list)
        ids << each.toObject().value("id").toString();
    return ids;
}

/// "No queens" becomes no-queens, or no-queens-2 if that is taken. A name without letters becomes
/// `otherwise`.
QString slugOf(const QString& name, const QStringList& taken, const QString& otherwise)
{
    static const QRegularExpression spaces(QStringLiteral("\\s")), others(QStringLiteral("[^a-z0-9-]")),
        beforeLetters(QStringLiteral("^[^a-z]+"));
    QString slug = name.normalized(QString::NormalizationForm_KD).toLower();
    slug = slug.replace(spaces, QStringLiteral("-")).remove(others).remove(beforeLetters).left(34);
    if (slug.isEmpty())
        slug = otherwise;
    QString free = slug;
    for (int number = 2; taken.contains(free); ++number)
        free = QStringLiteral("%1-%2").arg(slug).arg(number);
    return free;
}

QString contractId(const QString& name, const QJsonArray& others)
{
    return slugOf(name, idsOf(others) << QStringLiteral("extra"), QStringLiteral("deal"));
}

/// A new contract. Its short name follows its name until it is edited.
QJsonObject newContract(const QString& name, const QJsonArray& others)
{
    return {{"id", contractId(name, others)}, {"name", name}, {"clause", QString()}, {"measure", "points"}};
}

/// The draft with another kind of value at `path`: one of its choices, or an object that is added or removed.
QJsonObject inForm(QJsonObject document, const QString& path, const FileKey& key, const QVariant& form)
{
    const auto put = [&](const QString& at, const QJsonValue& what) {
        document = CustomGameDraft::with(document, at, what);
    };
    const QString parent = path.section(QLatin1Char('/'), 0, -2) + QLatin1Char('/');
    if (key.choices.empty())
        put(path, form.toBool() ? valueOf(key.begin) : none);
    for (const std::string_view other : key.excludes)
        put(parent + qt(other), none);
    for (const FileKey& inside : key.keys)
        if (!key.choices.empty())
            put(path + QLatin1Char('/') + qt(inside.name), none);
    for (const custom::Choice& choice : key.choices)
        if (qt(choice.word) == form.toString() && (key.keys.empty() || !choice.begin.empty()))
            put(key.keys.empty() ? path : path + QLatin1Char('/') + qt(choice.word),
                choice.begin.empty() ? none : valueOf(choice.begin));
    return document;
}

} // namespace

CustomGameEditor::CustomGameEditor(QObject* parent)
    : SessionModel(parent)
{
    m_later.setSingleShot(true);
    m_later.setInterval(tryDelay);
    connect(&m_later, &QTimer::timeout, this, &CustomGameEditor::updatePreview);
}

/// The screen may still show the preview.
CustomGameEditor::~CustomGameEditor()
{
    if (m_previewSession)
        m_previewSession.release()->deleteLater();
}

QString CustomGameEditor::file() const
{
    return QStringLiteral("%1.%2.draft")
        .arg(qt(m_session->historyFile().string()), m_game.isEmpty() ? QStringLiteral("new-game") : m_game);
}

void CustomGameEditor::setGame(const QString& id)
{
    m_game = id;
    m_draft.begin({});
    m_contract = 0;
    if (hasHistory()) {
        if (!m_draft.read(file()) && !id.isEmpty()) {
            const auto kept = history::customGameDocument(m_session->history(), plain(id));
            if (m_session->reportOnError(kept) && *kept)
                m_draft.begin(QJsonDocument::fromJson(QByteArray::fromStdString(**kept)).object());
        }
        read();
    }
    Q_EMIT changed();
}

// ---- State

QList<GameRow> CustomGameEditor::patterns() const
{
    QList<GameRow> list;
    for (const Pattern& each : app::patterns())
        list << gameRow(*each.game, language());
    return list;
}

QString CustomGameEditor::version() const
{
    if (!hasHistory() || !begun())
        return {};
    const auto versions = versionsOf(*m_session, plain(m_draft.at(QStringLiteral("/id")).toString()));
    return tr("Version %1, draft").arg(versions.size() + 1);
}

QString CustomGameEditor::saving() const
{
    if (!m_valid || !hasHistory())
        return {};
    const auto versions = versionsOf(*m_session, m_valid->definition().id);
    for (std::size_t i = 0; i < versions.size(); ++i)
        if (versions[i].fingerprint == m_valid->fingerprint())
            return tr("This is version %1, word for word.").arg(i + 1);
    if (versions.empty())
        return tr("Becomes version 1.");
    std::int64_t matches = 0;
    for (const history::CustomGameVersion& each : versions)
        matches += each.matches;
    const QString becomes = tr("Becomes version %1.").arg(versions.size() + 1);
    return matches == 0 ? becomes
                        : becomes + QLatin1Char(' ')
            + tr("%1 keep theirs, as they were played.").arg(qt(phrases::matchesText(matches, language())));
}

QString CustomGameEditor::fingerprint() const
{
    return m_valid ? qt(m_valid->fingerprint()) : QString();
}

/// QML copies a QVariantList when it reads the property. It would request a typed QList again at each step of
/// a loop, and these lists are built on request.
QVariantList CustomGameEditor::prompts(std::span<const std::string> page, const QString& at) const
{
    QVariantList list;
    if (begun())
        for (const CustomPrompt& prompt : customPrompts(m_draft, language(), page, at))
            list << QVariant::fromValue(prompt);
    return list;
}

QList<ContractRow> CustomGameEditor::contracts() const
{
    QList<ContractRow> list;
    const QJsonArray all = m_draft.contracts();
    for (int i = 0; i < all.size(); ++i) {
        QString line;
        if (m_valid)
            line = in(custom::contractSummary(m_valid->definition().contracts[static_cast<std::size_t>(i)],
                m_valid->definition().players.first()));
        list << ContractRow{nameIn(all[i].toObject().value("name"), language()), line};
    }
    return list;
}

void CustomGameEditor::setContract(const int& index)
{
    m_contract = index;
    m_later.start();
    Q_EMIT changed();
}

QString CustomGameEditor::sentence() const
{
    if (!m_valid || m_contract >= static_cast<int>(m_valid->definition().contracts.size()))
        return {};
    const custom::Definition& game = m_valid->definition();
    return in(custom::contractSentence(
        game, game.contracts[static_cast<std::size_t>(m_contract)], game.players.first()));
}

QString CustomGameEditor::words() const
{
    return m_valid ? in(custom::describeGame(m_valid->definition())) : QString();
}

RemainderView CustomGameEditor::cards() const
{
    RemainderView view{.kind = QStringLiteral("yes")};
    if (!m_valid || !m_valid->definition().hasCards)
        return view;
    QStringList lines;
    const custom::Definition& game = m_valid->definition();
    custom::eachCount(game.players, [&](std::size_t count) {
        const int cards = game.deck(static_cast<int>(count)).size(),
                  playing = game.playing(static_cast<int>(count)), left = cards % playing;
        if (left > 0)
            view.kind = QStringLiteral("ask");
        lines << (left == 0
                ? tr("%1 people × %2 cards = %3").arg(playing).arg(cards / playing).arg(cards)
                : tr("%1 people × %2 cards, %3 left over").arg(playing).arg(cards / playing).arg(left));
        return true;
    });
    lines.removeDuplicates();
    view.text = lines.join(QLatin1Char('\n'));
    return view;
}

CustomGameFault CustomGameEditor::fault() const
{
    if (m_faultText.isEmpty())
        return {};
    const QStringList steps = m_faultPath.split(QLatin1Char('/'), Qt::SkipEmptyParts);
    const QString first = steps.value(0);
    const bool ofContract = first == QLatin1String("contracts");
    const auto end = custom::endPage();
    const bool ofEnd = std::ranges::find(end, plain(first)) != end.end();
    return {.path = m_faultPath,
        .text = m_faultText,
        .step = ofContract ? 1
            : ofEnd        ? 2
                           : 0,
        .contract = ofContract ? steps.value(1).toInt() : -1};
}

// ---- Changes

void CustomGameEditor::begin(const QString& pattern)
{
    QJsonObject document{{"format", qt(custom::fileFormat)}, {"id", "game"}, {"name", tr("Our game")},
        {"players", QJsonArray{4}}, {"wins", "most"},
        {"contracts", QJsonArray{newContract(tr("Deal", "a contract"), {})}}};
    if (const Pattern* const chosen = patternOf(plain(pattern)))
        document = QJsonDocument::fromJson(chosen->document).object();
    QStringList taken;
    if (const auto kept = history::customGames(m_session->history()); m_session->reportOnError(kept))
        for (const history::CustomGameEntry& each : *kept)
            taken << qt(each.id);
    document["id"] = slugOf(document.value("id").toString(), taken, QStringLiteral("game"));
    m_draft.begin(document);
    m_contract = 0;
    m_idIsChosen = false;
    m_made.clear();
    showChange();
}

void CustomGameEditor::change(QJsonObject document)
{
    m_draft.change(normalized(std::move(document)));
    showChange();
}

void CustomGameEditor::change(const QString& path, const QJsonValue& value)
{
    change(CustomGameDraft::with(m_draft.document(), path, value));
}

/// Checks and stores the changed draft.
void CustomGameEditor::showChange()
{
    read();
    if (hasHistory() && !m_draft.write(file()))
        Q_EMIT m_session->failed(tr("The draft was not saved."), tr("%1 cannot be written.").arg(file()));
    Q_EMIT changed();
}

/// Updates the parts that depend on other parts: lists for each number of players, and the seats of those who
/// play.
QJsonObject CustomGameEditor::normalized(QJsonObject document) const
{
    const QList<int> counts = CustomGameDraft::countsOf(document);
    document = withCounts(document, custom::gameKeys(), Key::Points, counts);
    const int seats = document.value("seats").toInt(maxPlayers);
    QJsonArray contracts = document.value("contracts").toArray();
    for (int i = 0; i < contracts.size(); ++i) {
        const QString path = QStringLiteral("/contracts/%1/score/places").arg(i);
        const QJsonValue places = contracts[i].toObject().value("score").toObject().value("places");
        if (places.isUndefined())
            continue;
        QJsonObject each;
        for (const int count : counts) {
            const QString key = QString::number(count);
            const QJsonArray before = (places.isArray() ? places : places[key]).toArray();
            QJsonArray fitting;
            for (int place = 0; place < std::min(count, seats); ++place)
                fitting << (place < before.size() ? before[place] : QJsonValue(0));
            each[key] = fitting;
        }
        const bool same
            = std::ranges::all_of(each, [&](const QJsonValue& list) { return list == each.begin().value(); });
        if (!each.isEmpty())
            document = CustomGameDraft::with(
                document, path, places.isArray() && same ? each.begin().value() : QJsonValue(each));
    }
    const std::string order = plain(document.value("order").toString());
    const auto keepFitting = [&](const QString& at, std::span<const FileKey> keys) {
        for (const FileKey& key : keys)
            if (key.fits && !key.fits(playersOf(counts), order))
                document = CustomGameDraft::with(document, at + qt(key.name), none);
    };
    keepFitting(QStringLiteral("/"), custom::gameKeys());
    for (int i = 0; i < contracts.size(); ++i)
        keepFitting(QStringLiteral("/contracts/%1/").arg(i), custom::contractKeys());
    keepFitting(QStringLiteral("/end/"), custom::keyAt("end")->keys);
    return document;
}

/// Checks the document. If it is valid, rules that were not written manually are updated from the score.
void CustomGameEditor::read()
{
    m_valid.reset();
    m_faultPath.clear();
    m_faultText.clear();
    if (!begun())
        return;
    QJsonObject document = m_draft.document();
    QJsonArray contracts = document.value("contracts").toArray();
    QList<bool> made;
    for (int i = 0; i < contracts.size(); ++i) {
        QJsonObject contract = contracts[i].toObject();
        const QString clause = textOf(contract.value("clause"));
        made << (clause.isEmpty() || m_made.contains(clause));
        if (made.last())
            contract["clause"] = QStringLiteral("…");
        contracts[i] = contract;
    }
    document["contracts"] = contracts;
    auto game
        = document::readCustomGame(QJsonDocument(document).toJson(QJsonDocument::Compact).toStdString());
    if (!game) {
        m_faultPath = qt(game.error().where);
        m_faultText = qt(game.error().message.in(language()));
        return;
    }
    const custom::Definition& definition = (*game)->definition();
    for (int i = 0; i < contracts.size(); ++i) {
        QJsonObject contract = contracts[i].toObject();
        const Message both = custom::contractSentence(
            definition, definition.contracts[static_cast<std::size_t>(i)], definition.players.first());
        const QJsonObject sentence{{"de", qt(both.de)}, {"en", qt(both.en)}};
        if (made[i]) {
            contract["clause"] = sentence;
            m_made.insert(textOf(sentence));
        } else {
            contract["clause"] = m_draft.at(QStringLiteral("/contracts/%1/clause").arg(i));
            if (contract.value("clause") == QJsonValue(sentence)) // The clause of a stored draft.
                m_made.insert(textOf(sentence));
        }
        contracts[i] = contract;
    }
    document["contracts"] = contracts;
    m_draft.replaceWithoutUndo(document);
    if (auto whole = document::readCustomGame(plain(m_draft.text())))
        m_valid = std::move(*whole);
    m_later.start();
}

void CustomGameEditor::set(const QString& path, const QVariant& value)
{
    QJsonObject document = m_draft.document();
    const FileKey* const key = m_draft.keyOf(path);
    const QString last = path.section(QLatin1Char('/'), -1), around = path.section(QLatin1Char('/'), 0, -2);
    const QJsonValue json = QJsonValue::fromVariant(value);
    const QJsonArray list = m_draft.at(path).toArray();
    const auto put = [&](const QString& at, const QJsonValue& what) {
        document = CustomGameDraft::with(document, at, what);
    };
    if (!key)
        return;
    if (last == QLatin1String("*")) {
        const QJsonValue now = m_draft.at(around);
        QJsonObject each;
        for (const int count : m_draft.counts())
            each[QString::number(count)] = now;
        if (value.toBool() && !now.isObject())
            put(around, each);
        else if (!value.toBool() && !now.toObject().isEmpty())
            put(around, now.toObject().begin().value());
    } else if (last == QLatin1String("?")) {
        document = inForm(std::move(document), around, *key, value);
    } else {
        switch (key->kind) {
        case Kind::Rising:
            put(path, toggled(list, json, true));
            break;
        case Kind::Several: {
            QJsonArray all;
            for (const custom::Choice& each : key->choices)
                all << qt(each.word);
            const QJsonArray some = toggled(list.isEmpty() && !key->always() ? all : list, json, false);
            put(path, some.size() == all.size() && !key->always() ? none : QJsonValue(some));
            break;
        }
        case Kind::Object: { // the pack, by its size
            const QJsonArray ranks = ranksOf(value.toInt());
            if (ranks.isEmpty()) {
                put(path, none);
                break;
            }
            put(path + QStringLiteral("/ranks"), ranks);
            put(path + QStringLiteral("/suits"), none);
            put(path + QStringLiteral("/without"), none);
            break;
        }
        case Kind::Measure:
            put(around, m_draft.measured(m_draft.at(around).toObject(), value.toString()));
            break;
        case Kind::Flag:
            put(path, value.toBool() ? json : none);
            break;
        case Kind::Word: {
            const bool usual = !key->always() && qt(key->choices.front().word) == value.toString();
            const bool inARow = key->most > 0 && value.toString() == QLatin1String("list");
            put(path,
                usual        ? none
                    : inARow ? QJsonValue(QJsonArray::fromStringList(idsOf(m_draft.contracts())))
                             : json);
            break;
        }
        case Kind::Id:
        case Kind::Words:
        case Kind::Clause:
            document = written(std::move(document), path, *key, value.toString());
            break;
        default:
            put(path, json);
        }
    }
    change(std::move(document));
}

/// The document with a text. An empty text is removed unless it is required. The short name follows the name.
QJsonObject CustomGameEditor::written(
    QJsonObject document, const QString& path, const FileKey& key, const QString& text)
{
    const QString oldName = m_draft.at(path).toString(), around = path.section(QLatin1Char('/'), 0, -2);
    const bool stays = key.always() && path.endsWith(qt(key.name));
    document = CustomGameDraft::with(document, path, text.isEmpty() && !stays ? none : QJsonValue(text));
    m_idIsChosen = m_idIsChosen || path == QLatin1String("/id");
    if (path.startsWith(QLatin1String("/name")) && m_game.isEmpty() && !m_idIsChosen)
        document["id"] = slugOf(text, {}, QStringLiteral("game"));
    if (!path.startsWith(QLatin1String("/contracts/")) || !path.endsWith(QLatin1String("/name")))
        return document;
    const int index = path.section(QLatin1Char('/'), 2, 2).toInt();
    QJsonArray others = m_draft.contracts();
    others.removeAt(index);
    const QString id = m_draft.at(around + QStringLiteral("/id")).toString();
    if (id != contractId(oldName, others))
        return document;
    const QString now = contractId(text, others);
    document = CustomGameDraft::with(document, around + QStringLiteral("/id"), now);
    QJsonArray order = document.value("order").toArray();
    for (int i = 0; i < order.size(); ++i)
        if (order[i] == id)
            order[i] = now;
    return order.isEmpty() ? document : CustomGameDraft::with(document, QStringLiteral("/order"), order);
}

void CustomGameEditor::add(const QString& path, const QString& key)
{
    const QString around = path.section(QLatin1Char('/'), 0, -2);
    if (path == QLatin1String("/extras/+")) {
        QJsonArray list = m_draft.at(around).toArray();
        const QString name = tr("Bonus");
        QJsonObject added = valueOf(custom::keyAt("extras")->begin).toObject();
        added["id"] = slugOf(name, idsOf(list), QStringLiteral("bonus"));
        added["name"] = name;
        list << added;
        change(around, list);
    } else if (path.endsWith(QLatin1String("/+"))) { // Adds the text in the other language.
        const QJsonValue text = m_draft.at(around);
        change(around, QJsonObject{{"de", text}, {"en", text}});
    } else if (m_draft.at(path).isObject()) { // The list is one of cards or tricks.
        change(path + QLatin1Char('/') + key, 1);
    } else {
        QJsonArray list = m_draft.at(path).toArray();
        const bool without = path.contains(QLatin1String("/without"));
        if (without || path.endsWith(QLatin1String("/of")))
            list = toggled(list, key, false);
        else if (path == QLatin1String("/order"))
            list << key;
        else
            list << (list.isEmpty() ? 1 : list.last().toInt() + 1);
        const bool gone = without && list.isEmpty() && path.section(QLatin1Char('/'), 3).isEmpty();
        change(path, gone ? none : QJsonValue(list));
    }
}

void CustomGameEditor::addContract()
{
    QJsonArray contracts = m_draft.contracts();
    QJsonObject document = m_draft.document();
    const QJsonObject added = newContract(tr("Contract %1").arg(contracts.size() + 1), contracts);
    m_contract = static_cast<int>(contracts.size());
    contracts << added;
    document["contracts"] = contracts;
    if (QJsonArray order = document.value("order").toArray(); !order.isEmpty()) {
        order << added.value("id");
        document["order"] = order;
    }
    change(std::move(document));
}

void CustomGameEditor::removeContract(int index)
{
    QJsonArray contracts = m_draft.contracts();
    const QString id = contracts[index].toObject().value("id").toString();
    contracts.removeAt(index);
    m_contract = std::max(0, index - 1);
    QJsonObject document = m_draft.document();
    document["contracts"] = contracts;
    if (document.value("order").isArray()) {
        QStringList order = document.value("order").toVariant().toStringList();
        order.removeAll(id);
        document["order"] = QJsonArray::fromStringList(order);
    }
    change(std::move(document));
}

void CustomGameEditor::moveContract(int from, int to)
{
    QJsonArray contracts = m_draft.contracts();
    const QJsonValue moved = contracts.takeAt(from);
    contracts.insert(to, moved);
    m_contract = to;
    change(QStringLiteral("/contracts"), contracts);
}

void CustomGameEditor::undo()
{
    m_draft.undo();
    m_contract = std::min(m_contract, static_cast<int>(m_draft.contracts().size()) - 1);
    showChange();
}

QString CustomGameEditor::save()
{
    if (!m_valid || !m_session->reportOnError(history::storeCustomGame(m_session->history(), m_valid)))
        return {};
    const QString key = qt(m_valid->key());
    discard();
    Q_EMIT m_session->historyChanged();
    return key;
}

void CustomGameEditor::discard()
{
    QFile::remove(file());
    m_draft.begin({});
    m_valid.reset();
    Q_EMIT changed();
}

/// Creates a match of the game with a few invented deals, in a temporary history of the editor.
void CustomGameEditor::updatePreview()
{
    if (!m_valid)
        return;
    if (!m_previewSession) {
        m_previewSession = std::make_unique<Session>();
        m_previewSession->setObjectName(QStringLiteral("trying"));
        m_previewSession->setFile(m_folder.filePath(QStringLiteral("try.db")));
        m_previewSession->retry();
    }
    if (!m_previewSession->isOpen())
        return;
    const auto& contracts = m_valid->definition().contracts;
    const std::size_t shown = std::min(static_cast<std::size_t>(m_contract), contracts.size() - 1);
    startPreview(*m_previewSession, m_valid, qt(contracts[shown].id));
    Q_EMIT previewChanged();
}

} // namespace tafel::app
