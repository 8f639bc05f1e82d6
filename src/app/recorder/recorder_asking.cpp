// A power in a recorded deal: its parameters are asked one after the other, then it is used.
#include <algorithm>

#include "app/pad/score_pad.h"
#include "app/recorder/recorder.h"
#include "app/words/words.h"
#include "games/eidex/power.h"

namespace tafel::app {

namespace {

using Kind = eidex::Parameter::Kind;

bool picksMany(Kind kind)
{
    return kind == Kind::Two || kind == Kind::Melds;
}
bool isForEach(Kind kind)
{
    return kind == Kind::Takes || kind == Kind::Gives;
}
bool isCard(Kind kind)
{
    return kind == Kind::Card || kind == Kind::Returns || picksMany(kind) || isForEach(kind);
}

QStringList texts(const std::vector<Card>& cards)
{
    QStringList list;
    for (Card card : cards)
        list << qt(card.text(Pack::Eidex));
    return list;
}

} // namespace

void Recorder::usePower(int seat)
{
    const auto player = static_cast<Player>(seat);
    m_use = Declared{.by = player, .power = *match().characters[player]};
    m_parameter = 0;
    m_each = 0;
    m_picked.clear();
    m_problem.clear();
    if (parameter())
        Q_EMIT askingChanged();
    else
        useIt();
}

void Recorder::leavePower()
{
    if (!m_use && m_problem.isEmpty())
        return;
    m_use.reset();
    m_problem.clear();
    Q_EMIT askingChanged();
}

/// What a log says in another way or at another time is not asked.
bool Recorder::isAsked(const eidex::Parameter& parameter) const
{
    const bool ends = phases().has(Phase::GameEnd);
    const RecordedTrick* trick = lyingTrick();
    if (parameter.key == "winner")
        return false; // told when the trick is complete
    if (parameter.key == "sign")
        return ends;
    if (parameter.key == "melds")
        return !ends;
    if (parameter.key == "bonus")
        return !ends && !m_use->melds;
    if (parameter.kind == Kind::Suit && parameter.optionalInLog)
        return !trick || trick->winner; // of a lead
    if (parameter.kind == Kind::Other && parameter.key == "from" && parameter.optionalInLog)
        return m_use->by == m_session->pad()->dealer();
    return true;
}

const eidex::Parameter* Recorder::parameter() const
{
    if (!m_use)
        return nullptr;
    const auto all = eidex::powerOf(m_use->power).parameters;
    for (std::size_t i = m_parameter; i < all.size(); ++i)
        if (isAsked(all[i]))
            return &all[i];
    return nullptr;
}

bool Recorder::isLastRequired() const
{
    const auto all = eidex::powerOf(m_use->power).parameters;
    return std::none_of(&*parameter() + 1, all.data() + all.size(),
        [](const eidex::Parameter& each) { return !each.optionalInLog; });
}

QString Recorder::parameterText(const eidex::Parameter& parameter) const
{
    struct Label {
        std::string_view key;
        const char* text;
    };
    static constexpr Label labels[] = {{"with", QT_TR_NOOP("with whom?")}, {"of", QT_TR_NOOP("of whom?")},
        {"from", QT_TR_NOOP("from whom?")}, {"limit", QT_TR_NOOP("which limit?")},
        {"guess", QT_TR_NOOP("which guess?")}, {"points", QT_TR_NOOP("add or take off?")},
        {"bonus", QT_TR_NOOP("worth of the melds?")}, {"suit", QT_TR_NOOP("which suit?")},
        {"cards", QT_TR_NOOP("which cards?")}, {"gives", QT_TR_NOOP("which card is given?")},
        {"takes", QT_TR_NOOP("which card is taken?")}, {"returns", QT_TR_NOOP("which card goes back?")},
        {"refused", QT_TR_NOOP("was the first card refused?")}, {"leads", QT_TR_NOOP("does Rejector lead?")},
        {"direction", QT_TR_NOOP("which direction?")}, {"sign", QT_TR_NOOP("add or subtract?")},
        {"melds", QT_TR_NOOP("which meld?")}};
    if (parameter.key == "to")
        return parameter.kind == Kind::Words ? tr("highest or lowest?") : tr("to whom?");
    if (isForEach(parameter.kind))
        return tr("which card of %1?").arg(name(m_each));
    for (const Label& label : labels)
        if (label.key == parameter.key)
            return tr(label.text);
    return tr("which card?");
}

std::vector<Recorder::Option> Recorder::options(const eidex::Parameter& parameter) const
{
    static constexpr std::pair<std::string_view, const char*> words[]
        = {{"right", QT_TR_NOOP("to the right")}, {"left", QT_TR_NOOP("to the left")},
            {"highest", QT_TR_NOOP("highest")}, {"lowest", QT_TR_NOOP("lowest")}, {"add", QT_TR_NOOP("add")},
            {"subtract", QT_TR_NOOP("subtract")}};
    std::vector<Option> list;
    switch (parameter.kind) {
    case Kind::Other:
    case Kind::Anyone:
        for (Player player = 0; player < match().count(); ++player)
            if (parameter.kind == Kind::Anyone || player != m_use->by)
                list.push_back({player, name(player), player});
        break;
    case Kind::Suit:
        for (int suit = 0; suit < 4; ++suit)
            list.push_back({suit, qt(words::suitText(static_cast<Suit>(suit), Pack::Eidex, language())), -1,
                QString(QLatin1Char(letter(static_cast<Suit>(suit), Pack::Eidex)))});
        break;
    case Kind::Flag:
        list = {{1, tr("Yes")}, {0, tr("No")}};
        break;
    case Kind::Words:
        for (int which = 0; which < 2; ++which)
            for (const auto& [word, text] : words)
                if (word == parameter.words[static_cast<std::size_t>(which)])
                    list.push_back({1 - which, tr(text)});
        break;
    case Kind::Signed:
        for (int number : {5, -5})
            list.push_back({number, qt(words::signedText(number))});
        break;
    default:
        break;
    }
    return list;
}

void Recorder::put(Declared& use, const eidex::Parameter& parameter, int value) const
{
    switch (parameter.kind) {
    case Kind::Number:
    case Kind::Signed:
        use.number = value;
        break;
    case Kind::Other:
    case Kind::Anyone:
        use.whom = static_cast<Player>(value);
        break;
    case Kind::Suit:
        use.suit = static_cast<Suit>(value);
        break;
    default:
        use.flag = value == 1;
        break;
    }
}

QString Recorder::againstUse(const Declared& use) const
{
    const std::optional<Refusal> fault = whyNot({.kind = Event::Kind::Power, .by = use.by}, use);
    return fault ? qt(fault->message.in(language())) : QString();
}

QVariantMap Recorder::asking() const
{
    const eidex::Parameter* asked = parameter();
    if (!asked)
        return {};
    const QString power = qt(eidex::powerOf(m_use->power).name.in(language()));
    QVariantMap view{{"title", tr("%1: %2").arg(power, parameterText(*asked))},
        {"optional", asked->optionalInLog && asked->kind != Kind::Suit && asked->key != "from"},
        {"many", asked->kind == Kind::Melds}, {"seat", m_use->by}, {"chosen", texts(m_picked)}};
    if (asked->kind == Kind::Number) {
        view["kind"] = QStringLiteral("number");
        view["lowest"] = 0;
        view["highest"] = 157;
        for (const PowerChoice& choice : m_session->pad()->form().powers)
            if (choice.by == m_use->by && choice.kind == ParameterKind::Number) {
                view["lowest"] = choice.lowest;
                view["highest"] = choice.highest;
            }
    } else if (isCard(asked->kind)) {
        view["kind"] = QStringLiteral("card");
        if (asked->kind == Kind::Card && isLastRequired()) { // only what the referee lets through
            QStringList possible;
            QString why;
            for (Card card : CardSet::eidexPack()) {
                Declared use = *m_use;
                use.card = card;
                const QString against = againstUse(use);
                if (against.isEmpty())
                    possible << qt(card.text(Pack::Eidex));
                else if (why.isEmpty())
                    why = against;
            }
            view["cards"] = possible;
            view["whyNot"] = why;
        }
    } else {
        view["kind"] = QStringLiteral("options");
        QVariantList list;
        for (const Option& option : options(*asked)) {
            Declared use = *m_use;
            put(use, *asked, option.value);
            list << QVariantMap{{"value", option.value}, {"text", option.text}, {"seat", option.seat},
                {"suit", option.suit}, {"whyNot", isLastRequired() ? againstUse(use) : QString()}};
        }
        view["options"] = list;
    }
    return view;
}

void Recorder::answer(int value)
{
    const eidex::Parameter* asked = parameter();
    if (!asked)
        return;
    put(*m_use, *asked, value);
    nextParameter();
}

void Recorder::pick(const QString& text)
{
    const eidex::Parameter* asked = parameter();
    const std::optional<Card> card = Card::parse(plain(text), Pack::Eidex);
    if (!asked || !card)
        return;
    if (picksMany(asked->kind)) {
        const auto found = std::find(m_picked.begin(), m_picked.end(), *card);
        if (found != m_picked.end())
            m_picked.erase(found);
        else
            m_picked.push_back(*card);
        if (asked->kind != Kind::Two || m_picked.size() < 2) {
            Q_EMIT askingChanged();
            return;
        }
        m_use->cards = std::exchange(m_picked, {});
    } else if (isForEach(asked->kind)) {
        (asked->kind == Kind::Takes ? m_use->takes : m_use->gives).emplace_back(m_each, *card);
        return skip();
    } else if (asked->kind == Kind::Returns) {
        m_use->returns = card;
    } else {
        m_use->card = card;
    }
    nextParameter();
}

void Recorder::skip()
{
    const eidex::Parameter* asked = parameter();
    if (asked && isForEach(asked->kind) && m_each + 1 < match().count()) {
        ++m_each;
        Q_EMIT askingChanged();
        return;
    }
    nextParameter();
}

/// A meld is complete; with none under way that was all.
void Recorder::endPicking()
{
    if (m_picked.empty())
        return nextParameter();
    if (!m_use->melds)
        m_use->melds.emplace();
    m_use->melds->push_back(std::exchange(m_picked, {}));
    Q_EMIT askingChanged();
}

void Recorder::nextParameter()
{
    const eidex::Parameter* asked = parameter();
    if (asked)
        m_parameter = static_cast<std::size_t>(asked - eidex::powerOf(m_use->power).parameters.data()) + 1;
    m_each = 0;
    m_picked.clear();
    m_problem.clear();
    if (parameter())
        Q_EMIT askingChanged();
    else
        useIt();
}

void Recorder::useIt()
{
    const Declared use = *m_use;
    m_use.reset();
    m_problem = againstUse(use);
    if (m_problem.isEmpty())
        happen({.kind = Event::Kind::Power, .by = use.by}, use);
    Q_EMIT askingChanged();
    if (m_problem.isEmpty())
        Q_EMIT powerUsed();
}

} // namespace tafel::app
