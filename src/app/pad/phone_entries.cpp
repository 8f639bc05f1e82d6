#include "app/pad/phone_entries.h"

#include <algorithm>

#include <QJsonArray>
#include <QJsonDocument>
#include <QTime>

#include "app/pad/deal_under_entry.h"
#include "app/pad/points_fields.h"
#include "app/phrases/phrases.h"
#include "document/document.h"
#include "referee/player_prompts.h"

namespace tafel::app {

namespace {

constexpr int restTime = 700; ///< Milliseconds for which a new number is shown before the deal is entered.
/// Milliseconds after the last tap for which a field counts as being typed in.
constexpr int typingTime = 2000;

/// The answered number; nothing if the number is derived from others.
std::optional<int> answeredNumber(const Prompt& prompt)
{
    if (prompt.number)
        return prompt.number;
    for (const Prompt::Option& option : prompt.options)
        if (option.on && !option.follows)
            return option.value;
    return std::nullopt;
}

/// Whether phones count it: the number of a player.
bool isCounted(const Prompt& prompt)
{
    return prompt.of && isNumberOf(prompt, *prompt.of);
}

/// Whether the player is among the answers.
bool isNamed(const Prompt& prompt, int seat)
{
    return std::ranges::any_of(
        prompt.options, [&](const Prompt::Option& option) { return option.player == seat && option.on; });
}

/// "18", or the answer in words.
QString valueText(const Prompt& prompt, int value, const Match& match, Language language)
{
    for (const Prompt::Option& option : prompt.options)
        if (option.value == value)
            return qt(option.text.in(language, match.players));
    return qt(phrases::numberText(value));
}

QString clock()
{
    return QTime::currentTime().toString(QStringLiteral("HH:mm"));
}

} // namespace

PhoneEntries::PhoneEntries(DealUnderEntry& pad, QObject* parent)
    : QObject(parent)
    , m_pad(pad)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restTime);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        m_pad.leaveField(m_arrivedSeat);
        m_pad.ask();
    });
    m_fillTimer.setSingleShot(true);
    m_fillTimer.setInterval(typingTime);
    connect(&m_fillTimer, &QTimer::timeout, this, &PhoneEntries::fillWaiting);
}

void PhoneEntries::setOn(bool on)
{
    if (on == m_on)
        return;
    m_on = on;
    if (!on) {
        m_rest.stop();
        m_fillTimer.stop();
        m_now = m_last = {};
    }
    m_pad.ask();
    updateLists();
}

// ---- The deal and its prompts

PhoneEntries::Deal PhoneEntries::dealNow() const
{
    const CurrentMatch& table = *m_pad.table();
    if (!table.isOpen() || table.finished() || table.acceptance()->deal() > 0 || m_pad.draft().log)
        return {};
    return {m_pad.match().id, table.standing().deals + 1};
}

const Prompt* PhoneEntries::asked(int seat, const std::string& path) const
{
    const Prompt* const prompt = m_pad.form().asked(path);
    const auto player = static_cast<Player>(seat);
    return prompt && (isNumberOf(*prompt, player) || optionFor(*prompt, player)) ? prompt : nullptr;
}

void PhoneEntries::onTyped(int seat, const std::string& path)
{
    if (!m_on)
        return;
    m_touch.start();
    m_touchedSeat = seat;
    m_touchedPath = path;
}

/// Whether the user is typing the answer. A field counts only if the user has begun or selected it, not
/// because the next digit would go there.
bool PhoneEntries::isTypedNow(const Prompt& prompt) const
{
    if (!m_touch.isValid() || m_touch.elapsed() >= typingTime)
        return false;
    if (!prompt.path.starts_with("/points/"))
        return prompt.path == m_touchedPath && prompt.path == plain(m_pad.activeNumber());
    const PointsFields& fields = m_pad.fields();
    return fields.active() == *prompt.of
        && (fields.active() == m_touchedSeat || !fields.at(*prompt.of).empty());
}

bool PhoneEntries::addsUp() const
{
    const PadForm& form = m_pad.form();
    if (form.measure && form.measure->id != "points")
        return form.measure->all == 0 || form.measure->done <= form.measure->all;
    int open = 0;
    for (const Prompt& prompt : form.prompts)
        if (prompt.path.starts_with("/points/") && prompt.of && !prompt.number)
            ++open;
    const int left = form.typed(form.left);
    return left == 0 || (left > 0 && open > 0);
}

/// The first of the player's numbers.
const PhoneEntries::Filled* PhoneEntries::of(int seat) const
{
    for (const Prompt& prompt : m_pad.form().prompts)
        if (const auto found = m_now.filled.find(prompt.path);
            found != m_now.filled.end() && isNumberOf(prompt, static_cast<Player>(seat)))
            return &found->second;
    return nullptr;
}

// ---- Messages from phones

void PhoneEntries::answer(const std::string& path, int seat, const char* state)
{
    Q_EMIT answered(seat, m_now.deal.number, qt(path), QString::fromLatin1(state), std::nullopt);
}

void PhoneEntries::count(int seat, int deal, const QString& field, std::optional<int> value)
{
    const std::string path = plain(field);
    const auto gone = [&] { Q_EMIT answered(seat, deal, field, QStringLiteral("gone"), std::nullopt); };
    if (!m_on || m_now.deal.number == 0 || deal != m_now.deal.number)
        return gone();
    if (m_pad.isCorrecting()) { // Another deal is shown in the entry panel.
        if (!value)
            m_now.waiting.erase(path);
        else
            m_now.waiting[path] = {seat, *value};
        return answer(path, seat, value ? "waits" : "gone");
    }
    if (!mayAnswer(m_pad.form(), static_cast<Player>(seat), path, value))
        return gone();
    const Prompt* const prompt = asked(seat, path);
    m_now.again.erase(seat);
    if (!isCounted(*prompt))
        return name(*prompt, seat, value);
    if (!value) {
        m_now.waiting.erase(path);
        m_now.differing.erase(path);
        m_now.senders.erase(path);
        const auto filled = m_now.filled.find(path);
        if (filled != m_now.filled.end() && filled->second.phone) {
            m_now.filled.erase(filled);
            m_pad.applyResponse(*prompt, {});
        } else {
            m_pad.ask();
        }
        return gone();
    }
    m_now.senders[path] = seat;
    if (isTypedNow(*prompt) && answeredNumber(*prompt) != value) {
        m_now.waiting[path] = {seat, *value};
        m_fillTimer.start();
        return answer(path, seat, "waits");
    }
    take(*prompt, {seat, *value});
}

/// Answers a prompt for names: adds or removes this player.
void PhoneEntries::name(const Prompt& prompt, int seat, std::optional<int> value)
{
    const std::string path = prompt.path; // The prompt becomes invalid when the form changes.
    const bool choice = prompt.kind == Prompt::Kind::Choice, named = isNamed(prompt, seat);
    m_now.differing.erase(path);
    if (value && !named && choice && prompt.isAnswered()) {
        m_now.differing[path] = {seat, *value};
        m_pad.ask();
        return answer(path, seat, "waits");
    }
    // Answering again with a selected element of several, or of an order, removes it.
    if (value.has_value() != named)
        m_pad.applyResponse(
            prompt, !value && choice ? Response() : Response(*optionFor(prompt, static_cast<Player>(seat))));
    answer(path, seat, value ? "filled" : "gone");
}

/// Takes a number of a phone. A typed number is replaced only after a tap.
void PhoneEntries::take(const Prompt& prompt, ReportedNumber reported)
{
    m_now.differing.erase(prompt.path);
    m_now.waiting.erase(prompt.path);
    const std::optional<int> stands = answeredNumber(prompt);
    const auto filled = m_now.filled.find(prompt.path);
    const bool typed = stands && !(filled != m_now.filled.end() && filled->second.phone);
    if (!typed)
        return fill(prompt, reported, prompt.rest == reported.value);
    if (*stands == reported.value) {
        m_now.filled[prompt.path]
            = {.seat = reported.seat, .value = reported.value, .phone = true, .matches = true, .at = clock()};
        answer(prompt.path, reported.seat, "filled");
    } else {
        m_now.differing[prompt.path] = reported;
        answer(prompt.path, reported.seat, "waits");
    }
    m_pad.ask();
}

void PhoneEntries::fill(const Prompt& prompt, ReportedNumber reported, bool matches)
{
    const std::string path = prompt.path; // The prompt becomes invalid when the form changes.
    if (!matches) {
        m_arrivedSeat = reported.seat;
        m_arrived = tr("%1 %2 has just come", "Cora 44")
                        .arg(m_pad.name(reported.seat),
                            valueText(prompt, reported.value, m_pad.match(), m_pad.language()));
        m_rest.start();
    }
    m_now.filled[path]
        = {.seat = reported.seat, .value = reported.value, .phone = true, .matches = matches, .at = clock()};
    m_pad.applyResponse(prompt, reported.value);
    if (m_now.filled.contains(path)) // The referee accepted the number.
        answer(path, reported.seat, "filled");
}

void PhoneEntries::confirm(int seat, int deal, const QString& path)
{
    if (deal != m_now.deal.number || !asked(seat, plain(path)) || !m_now.again.contains(seat))
        return;
    m_now.again[seat] = true;
    m_pad.ask();
}

// ---- Taps on the tablet

void PhoneEntries::keep(const QString& path)
{
    m_now.differing.erase(plain(path));
    m_pad.ask();
}

void PhoneEntries::takeOver(const QString& path)
{
    const auto choice = m_now.differing.extract(plain(path));
    if (choice.empty())
        return;
    const ReportedNumber reported = choice.mapped();
    const Prompt* const prompt = asked(reported.seat, plain(path));
    if (prompt && isCounted(*prompt)) {
        fill(*prompt, reported, false);
    } else if (prompt) {
        m_pad.applyResponse(*prompt, reported.value);
        answer(plain(path), reported.seat, "filled");
    }
}

void PhoneEntries::askAgain(int seat)
{
    m_now.again[seat] = false;
    m_pad.ask();
}

// ---- Answers of the referee

void PhoneEntries::update()
{
    if (!m_on || m_pad.isCorrecting())
        return;
    if (const Deal now = dealNow(); now != m_now.deal)
        leave(now);
    if (m_now.deal.number > 0)
        updateFilled();
    updateLists();
    if (!m_now.waiting.empty() && !m_fillTimer.isActive())
        m_fillTimer.start();
}

/// Leaves the deal after it was entered or another one was opened. Restores the phones' numbers if an entered
/// deal is undone.
void PhoneEntries::leave(const Deal& next)
{
    const CurrentMatch& table = *m_pad.table();
    const bool entered = m_now.deal.number > 0 && table.isOpen() && m_pad.match().id == m_now.deal.match
        && (table.standing().deals >= m_now.deal.number || table.acceptance()->deal() == m_now.deal.number);
    for (const auto& [path, seat] : m_now.senders) {
        const auto value = m_now.values.find(path);
        const bool stands = entered && value != m_now.values.end();
        Q_EMIT answered(seat, m_now.deal.number, qt(path),
            stands ? QStringLiteral("entered") : QStringLiteral("gone"),
            stands ? std::optional(value->second) : std::nullopt);
    }
    if (entered)
        m_last = m_now;
    m_now = {.deal = next};
    m_rest.stop();
    if (next.number > 0 && next == m_last.deal)
        for (auto [path, filled] : m_last.filled) {
            filled.before = filled.phone;
            m_now.filled[path] = filled;
            if (filled.phone)
                m_now.senders[path] = filled.seat;
        }
}

void PhoneEntries::updateFilled()
{
    ByPath<Filled> filled;
    m_now.values.clear();
    for (const Prompt& prompt : m_pad.form().prompts) {
        const std::optional<int> value = answeredNumber(prompt);
        if (const auto choice = m_now.differing.find(prompt.path);
            choice != m_now.differing.end() && (!value || *value == choice->second.value)) {
            if (isCounted(prompt))
                m_now.waiting[prompt.path] = choice->second;
            m_now.differing.erase(choice);
        }
        if (!isCounted(prompt))
            continue;
        if (const std::optional<int> stands = value ? value : prompt.rest)
            m_now.values[prompt.path] = *stands;
        const auto before = m_now.filled.find(prompt.path);
        const bool known = before != m_now.filled.end();
        if (value && known && before->second.value == *value) {
            filled[prompt.path] = before->second;
        } else {
            if (value)
                filled[prompt.path] = {.seat = *prompt.of, .value = *value, .at = clock()};
            if (known && before->second.phone) // The number was overwritten or cleared.
                answer(prompt.path, before->second.seat, value ? "waits" : "gone");
        }
    }
    const auto isAsked = [&](const auto& each) { return m_pad.form().asked(each.first) != nullptr; };
    std::erase_if(m_now.differing, std::not_fn(isAsked));
    std::erase_if(m_now.waiting, std::not_fn(isAsked));
    m_now.filled = std::move(filled);
    if (addsUp())
        m_now.again.clear();
}

/// Fills in the numbers that waited until the user left their field.
void PhoneEntries::fillWaiting()
{
    if (m_pad.isCorrecting())
        return;
    for (const auto& [path, reported] : ByPath<ReportedNumber>(m_now.waiting)) {
        const Prompt* const prompt = asked(reported.seat, path);
        if (!mayAnswer(m_pad.form(), static_cast<Player>(reported.seat), path, reported.value)) {
            m_now.waiting.erase(path);
            answer(path, reported.seat, "gone");
        } else if (!isTypedNow(*prompt)) {
            m_now.waiting.erase(path);
            m_now.senders[path] = reported.seat;
            if (isCounted(*prompt))
                take(*prompt, reported);
            else
                name(*prompt, reported.seat, reported.value);
        }
    }
    if (!m_now.waiting.empty())
        m_fillTimer.start();
}

void PhoneEntries::updateLists()
{
    const Language language = m_pad.language();
    QList<PhoneChoice> choices;
    QList<PhoneRecount> recounts;
    QString sum;
    if (m_pad.table()->isOpen() && m_now.deal.number > 0) {
        const Match& match = m_pad.match();
        for (const auto& [path, reported] : m_now.differing)
            if (const Prompt* const prompt = asked(reported.seat, path))
                choices << PhoneChoice{.name = m_pad.name(reported.seat),
                    .path = qt(path),
                    .here = valueText(*prompt, answeredNumber(*prompt).value_or(0), match, language),
                    .says = valueText(*prompt, reported.value, match, language)};
        if (!addsUp()) {
            int total = 0;
            QStringList numbers;
            for (const Prompt& prompt : m_pad.form().prompts) {
                const auto filled = m_now.filled.find(prompt.path);
                if (filled == m_now.filled.end() || prompt.kind != Prompt::Kind::Number)
                    continue;
                const int seat = *prompt.of;
                total += filled->second.value;
                numbers << qt(phrases::numberText(filled->second.value));
                if (const auto again = m_now.again.find(seat); filled->second.phone)
                    recounts << PhoneRecount{.seat = seat,
                        .badge = m_pad.table()->badge(static_cast<Player>(seat)),
                        .name = m_pad.name(seat),
                        .asked = again != m_now.again.end(),
                        .stays = again != m_now.again.end() && again->second};
            }
            sum = numbers.join(QStringLiteral(" + ")) + QStringLiteral(" = ")
                + qt(phrases::numberText(total));
        }
    }
    Q_EMIT changed();
    if (choices == m_choices && recounts == m_recounts && sum == m_sum)
        return;
    m_choices = choices;
    m_recounts = recounts;
    m_sum = sum;
    Q_EMIT listsChanged();
}

// ---- For the score pad

QString PhoneEntries::whyNotNow() const
{
    if (!m_now.differing.empty() || !m_now.waiting.empty())
        return tr("A phone says another number");
    return isWaiting() ? m_arrived : QString();
}

bool PhoneEntries::isFromPhone(int seat) const
{
    const Filled* const filled = m_on ? of(seat) : nullptr;
    return filled && filled->phone;
}

QString PhoneEntries::sourceOf(int seat) const
{
    const Filled* const filled = m_on && !m_now.senders.empty() ? of(seat) : nullptr;
    return !filled        ? QString()
        : !filled->phone  ? tr("typed here")
        : filled->before  ? tr("from before")
        : filled->matches ? tr("matches")
                          : tr("at %1", "a time").arg(filled->at);
}

QJsonObject PhoneEntries::form() const
{
    QJsonObject message{
        {"kind", "form"}, {"deal", m_pad.table()->isOpen() ? m_pad.table()->standing().deals + 1 : 0}};
    if (m_now.deal.number == 0 || m_pad.isCorrecting())
        return message;
    message["deal"] = m_now.deal.number;
    message["draft"] = QJsonDocument::fromJson(
        QByteArray::fromStdString(document::writeDeal(m_pad.match(), m_pad.draft())))
                           .object();
    QJsonArray fields, recount;
    for (const auto& [path, filled] : m_now.filled)
        fields << QJsonObject{{"path", qt(path)}, {"seat", filled.seat},
            {"from", filled.phone ? QStringLiteral("phone") : QStringLiteral("tablet")}, {"at", filled.at}};
    for (const auto& [seat, stays] : m_now.again)
        if (!stays)
            recount << seat;
    message["fields"] = fields;
    message["recount"] = recount;
    return message;
}

} // namespace tafel::app
