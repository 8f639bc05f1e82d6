// The documents for pages: one for all watchers of a language, one for its boards, and one for each phone.
#include <algorithm>

#include <fmt/format.h>

#include "base/names.h"
#include "live/dispute_document.h"
#include "live/sharing.h"
#include "phrases/deal.h"
#include "phrases/game.h"
#include "referee/player_prompts.h"

namespace tafel::live {

bool Sharing::isSeat(const std::string& topic) const
{
    const auto phone = m_phones.find(topic.substr(3));
    return phone != m_phones.end() && phone->second.now == Phone::Now::Seated;
}

void Sharing::onSubscription(const std::string& topic, bool active)
{
    int& count = m_following[topic];
    count += active ? 1 : -1;
    if (count == 0) {
        m_following.erase(topic);
        m_shown.erase(topic);
    }
}

bool Sharing::isFollowed(const std::string& phone) const
{
    return m_following.contains("de " + phone) || m_following.contains("en " + phone);
}

State Sharing::state(const std::string& text)
{
    Topic topic{.language = languageIn(text)};
    const std::string who = text.substr(3);
    topic.who = who == "board" ? ClientRole::Board : who == "watch" ? ClientRole::Watcher : ClientRole::Phone;
    if (topic.who == ClientRole::Phone)
        topic.phone = who;
    if (m_stopped)
        return {messageOf("stopped", [](auto&) {}), true};
    // An unchanged state keeps its number and is not sent again.
    Shown& shown = m_shown[text];
    const std::string now = stateText(topic);
    if (const std::size_t hash = std::hash<std::string>()(now); hash != shown.hash) {
        shown.hash = hash;
        shown.number = ++m_number;
    }
    return {fmt::format("{},\"number\":{}}}", std::string_view(now).substr(0, now.size() - 1), shown.number),
        false};
}

std::string Sharing::stateText(const Topic& topic)
{
    return messageOf("state", [&](document::LineWriter& out) {
        document::text(out, "format", "tafelrichter-live/1");
        if (topic.who == ClientRole::Board) {
            document::text(out, "board", m_pages.board(m_key, topic.language));
            return;
        }
        document::text(out, "slate", m_pages.slate(topic.language));
        document::text(out, "deals", m_pages.deals(topic.language));
        document::text(out, "said", m_pages.lastDeal(topic.language));
        const history::StoredMatch* const stored = m_pages.match();
        document::flag(out, "finished", m_pages.standing().finished);
        document::key(out, "seats");
        out.StartArray();
        for (Player seat = 0; stored && !m_alone && seat < stored->match.count(); ++seat) {
            out.StartObject();
            document::text(out, "name", stored->match.players[seat]);
            document::number(out, "mark", stored->badges[seat]);
            document::flag(out, "taken", std::any_of(m_phones.begin(), m_phones.end(), [&](const auto& each) {
                return each.second.now == Phone::Now::Seated && each.second.seat == seat;
            }));
            out.EndObject();
        }
        out.EndArray();
        if (const auto phone = m_phones.find(topic.phone); phone != m_phones.end())
            writeYou(out, phone->second, topic.language);
    });
}

void Sharing::writeYou(document::LineWriter& out, const Phone& phone, Language language)
{
    static constexpr std::string_view names[] = {"asks", "seated", "refused", "unanswered", "taken-back"};
    document::key(out, "you");
    out.StartObject();
    document::text(out, "now", names[static_cast<std::size_t>(phone.now)]);
    document::number(out, "seat", phone.seat);
    if (phone.now == Phone::Now::Asks)
        writeCard(out, Card::parse(phone.card, Pack::Eidex).value(), Pack::Eidex, language);
    const history::StoredMatch* const stored = m_pages.match();
    if (phone.now == Phone::Now::Seated && stored && phone.seat < stored->match.count()) {
        document::text(out, "zone", m_pages.zone(phone.seat, language));
        document::flag(out, "mayCount", hasRight("count"));
        document::flag(out, "mayAsk", hasRight("ask"));
        document::flag(out, "judged", isJudged());
        const bool counts = hasRight("count") && m_pages.counting() && !m_pages.standing().finished
            && !stored->proposal && m_pages.counting()->deal == m_pages.standing().deals + 1;
        if (counts)
            writeCount(out, phone, language);
        if (hasRight("accept") && stored->proposal && phone.seat != m_writer) {
            document::key(out, "accept");
            out.StartObject();
            document::number(out, "deal", m_pages.standing().deals + 1);
            document::text(out, "html", m_pages.waiting(phone.seat, language));
            out.EndObject();
        }
        if (phone.answer) {
            document::key(out, "answer");
            out.StartObject();
            document::number(out, "deal", phone.answer->deal);
            document::text(out, "path", phone.answer->path);
            document::text(out, "state", phone.answer->state);
            if (phone.answer->value)
                document::number(out, "value", *phone.answer->value);
            out.EndObject();
        }
    }
    out.EndObject();
}

void Sharing::writeCount(document::LineWriter& out, const Phone& phone, Language language)
{
    const Match& match = m_pages.match()->match;
    const PadForm& form = m_pages.form();
    const EntryInProgress& counting = *m_pages.counting();
    const std::vector<const Prompt*> prompts = promptsFor(form, phone.seat);
    // A player sees the numbers of the others after entering their own.
    const std::optional<Count> own = phoneProgress(form, counting, phone.seat);
    const bool numbers = own && own->progress != Progress::Entering && own->progress != Progress::Derived;
    document::key(out, "count");
    out.StartObject();
    document::number(out, "deal", counting.deal);
    document::text(
        out, "title", capitalized(phrases::dealNumberText(match.game->unit(), counting.deal, language)));
    document::text(out, "about",
        counting.draft.turnedUp ? phrases::trumpText(*counting.draft.turnedUp, language)
            : counting.draft.contract && !counting.draft.contract->contract.empty()
            ? phrases::contractName(match, counting.draft.contract->contract, language)
            : "");
    document::flag(out, "recount", counting.recount.has(phone.seat));
    document::number(out, "total", form.total);
    document::key(out, "asks");
    out.StartArray();
    for (const Prompt* prompt : prompts) {
        const std::optional<int> option = optionFor(*prompt, phone.seat);
        out.StartObject();
        document::text(out, "path", prompt->path);
        const Text noun = form.measure ? form.measure->noun : Text{};
        const bool unnamed = prompt->label.pattern.empty();
        document::text(out, "label",
            capitalized(
                unnamed ? std::string(noun.in(language)) : prompt->label.in(language, match.players)));
        document::text(out, "question", capitalized(prompt->question.in(language, match.players)));
        if (option) {
            document::number(out, "option", *option);
            document::flag(out, "on",
                std::any_of(prompt->options.begin(), prompt->options.end(),
                    [&](const Prompt::Option& each) { return each.on && each.player == phone.seat; }));
        } else {
            // The bounds ignore the numbers of the others: closer bounds would reveal these
            // numbers.
            document::number(out, "lowest", std::min(prompt->lowest, 0));
            document::number(out, "highest", std::max({prompt->highest, prompt->most, form.total}));
            if (prompt->number)
                document::number(out, "value", *prompt->number);
        }
        for (const FilledField& field : counting.fields)
            if (field.path == prompt->path) {
                document::flag(out, "phone", field.byPhone && field.seat == phone.seat);
                document::text(out, "at", field.at);
            }
        out.EndObject();
    }
    out.EndArray();
    document::text(out, "others", m_pages.others(phone.seat, numbers, language));
    if (numbers && form.live)
        document::text(out, "gives",
            phrases::changeText(match.game->unit(), form.live->change[phone.seat],
                form.live->after.winners.has(phone.seat), language));
    if (const auto points = match.game->cardPoints(match, m_pages.standing(), counting.draft)) {
        std::vector<std::pair<Card, int>> cards = points->of;
        std::stable_sort(cards.begin(), cards.end(),
            [](const auto& left, const auto& right) { return left.first.rank > right.first.rank; });
        document::key(out, "cards");
        out.StartArray();
        for (const auto& [card, worth] : cards) {
            out.StartObject();
            writeCard(out, card, match.game->pack(), language);
            document::number(out, "points", worth);
            out.EndObject();
        }
        out.EndArray();
        document::number(out, "last", points->lastTrick);
    }
    out.EndObject();
}

} // namespace tafel::live
