// The referee asked from a phone: what a question needs, and its answers.
#include <algorithm>

#include "games/custom/game.h"
#include "games/dispute.h"
#include "games/eidex/power_prompts.h"
#include "games/games.h"
#include "live/play_permission.h"
#include "live/sharing.h"
#include "words/deal.h"
#include "words/game.h"
#include "words/reason.h"

namespace tafel::live {

namespace {

constexpr std::size_t mostTyped = 100; ///< Bytes of a search: each word of it costs time.

void writeRaw(document::LineWriter& out, std::string_view name, const std::string& json, rapidjson::Type type)
{
    document::key(out, name);
    out.RawValue(json.data(), json.size(), type);
}

void writePhases(document::LineWriter& out, std::string_view name, Phases phases)
{
    document::key(out, name);
    out.StartArray();
    for (std::size_t phase = 0; phase < std::size(phaseNames); ++phase)
        if (phases.has(static_cast<Phase>(phase)))
            document::write(out, phaseNames[phase]);
    out.EndArray();
}

/// The power of a player, and what is named with it.
void writePower(document::LineWriter& out, const Dispute& dispute, Player by, Language language)
{
    const Match& head = dispute.position.match;
    const eidex::Power& power = eidex::powerOf(*head.characters[by]);
    out.StartObject();
    document::text(out, "by", head.players[by]);
    document::number(out, "seat", by);
    document::text(out, "power", power.id);
    document::text(out, "name", power.name.in(language));
    document::text(out, "line", eidex::asChoice(power, by).oneLine.in(language));
    document::flag(out, "facesDown", power.facesDown);
    writePhases(out, "phases", power.phases.in(head.edition));
    const std::vector<Prompt> prompts
        = eidex::promptsFor(head, {.by = by, .power = power.card}, dispute.turnedUp);
    writeRaw(out, "asks", document::promptsJson(head, prompts, language), rapidjson::kArrayType);
    out.EndObject();
}

/// The powers of all players, and what is asked about them.
void writePowers(document::LineWriter& out, const Dispute& dispute, Language language)
{
    const Match& head = dispute.position.match;
    const bool has = dispute.position.hasCharacters;
    if (has) {
        Question question = dispute.question();
        question.phase = Phase::BeforeLead;
        const std::vector<Prompt> prompts = questionAsks(question);
        question.powers = dispute.over; // those in force stand in the position
        writeRaw(out, "question", document::writeQuestion(question), rapidjson::kObjectType);
        writePhases(out, "trickPhases", trickPhases);
        writeRaw(out, "trickAsks", document::promptsJson(head, prompts, language), rapidjson::kArrayType);
    }
    document::key(out, "powers");
    out.StartArray();
    for (Player player = 0; has && player < head.count(); ++player)
        if (head.characters[player])
            writePower(out, dispute, player, language);
    out.EndArray();
}

/// The keys of an object: what the documents of a dispute begin with, and what is asked besides cards.
void writeDispute(document::LineWriter& out, const Dispute& dispute, Language language)
{
    const Position& position = dispute.position;
    const Match& head = position.match;
    const Game& game = *head.game;
    const std::string contract = position.contract ? position.contract->contract : "";
    const Keys keys = game.positionKeys(head, contract);
    writeRaw(out, "position", document::writePosition(position), rapidjson::kObjectType);
    if (keys.has(Key::Trick) && !(position.contract && contract.empty()))
        document::number(out, "places", trickTable(position).places);
    writeRaw(
        out, "asks", document::promptsJson(head, positionAsks(position), language), rapidjson::kArrayType);
    document::flag(out, "turnedUp", dispute.turnedUp.has_value());
    document::text(out, "title",
        dispute.turnedUp       ? words::trumpText(*dispute.turnedUp, language)
            : contract.empty() ? std::string(game.name().in(language))
                               : words::contractName(head, contract, language));
    const std::optional<Suit> named = position.contract ? position.contract->trump : std::nullopt;
    document::text(out, "trump",
        dispute.turnedUp ? words::trumpText(*dispute.turnedUp, language)
            : named      ? words::trumpText(*named, game.pack(), language)
                         : "");
    document::key(out, "keys");
    out.StartArray();
    for (unsigned key = 0; key <= static_cast<unsigned>(Key::Characters); ++key)
        if (keys.has(static_cast<Key>(key)))
            document::write(out, name(static_cast<Key>(key)));
    out.EndArray();
    document::text(out, "pack",
        keys.has(Key::Table)             ? "numbers"
            : game.pack() == Pack::Eidex ? "eidex"
                                         : "french");
    writePowers(out, dispute, language);
}

} // namespace

/// The answer is made, sent and forgotten: nothing of it is kept, said or counted.
/// `what`: the whole verdict; why one card may be played, and what decides it; what lies after a tap; or
/// whose the cards of the trick are.
Reply Sharing::asked(const Request& request, std::string_view what)
{
    const Language language = languageOf(request);
    const Phone* const phone = seated(request);
    if (!phone)
        return refused(403, "not-seated", language);
    if (!hasRight("ask"))
        return refused(403, "not-allowed", language);
    if (!m_says.allows(secretOf(request), m_callbacks.now()))
        return refused(429, "too-often", language);
    std::string verdict;
    if (const history::StoredMatch* const shown = m_pages.match(); shown && !isJudged()) {
        const auto why = custom::gameNotJudged(custom::customGame(shown->match));
        document::writeRefusal(verdict, why.value(), language, document::Layout::Line);
        return {.status = 422, .type = "application/json", .body = verdict};
    }
    const bool good = what == "lay" ? layDocument(verdict, request.body, request.parameter("card"), language)
        : what == "may"             ? playPermissionDocument(verdict, request.body, language)
        : what == "trick"           ? trickDocument(verdict, request.body,
                        {request.parameter("turn"), request.parameter("power"), request.parameter("phase")}, language)
                          : document::judgeDocument(verdict, request.body, language, document::Layout::Line);
    return {.status = good ? 200 : 422, .type = "application/json", .body = verdict};
}

/// Where a rule stands, which verdicts name by its id.
Reply Sharing::clause(const Request& request) const
{
    const Clause* const found = clauseNamed(request.parameter("id"));
    if (!found || !m_pages.match())
        return {.status = 404, .type = "text/plain; charset=utf-8", .body = "not found\n"};
    const Match& match = m_pages.match()->match;
    return {.type = "application/json", .body = messageOf("clause", [&](document::LineWriter& out) {
                document::text(out, "source",
                    words::sourceText(
                        *found, match.edition, words::hasEditions(*match.game), languageOf(request)));
            })};
}

Reply Sharing::rules(const Request& request)
{
    const Language language = languageOf(request);
    if (!m_says.allows(seated(request) ? secretOf(request) : request.address, m_callbacks.now()))
        return refused(429, "too-often", language);
    const std::optional<Message> message = Message::read(request.body, phoneBounds);
    const std::string typed = message ? message->text("search").value_or("") : "";
    if (!message || message->kind() != "rules" || typed.size() > mostTyped)
        return refused(400, "form", language);
    const std::optional<std::string> id = message->text("rule");
    const std::optional<std::string> html = id ? m_pages.rule(*id, language) : m_pages.rules(typed, language);
    if (!html)
        return refused(404, "no-rule", language);
    return {.type = "application/json",
        .body = messageOf("rules", [&](document::LineWriter& out) { document::text(out, "html", *html); })};
}

/// What a phone needs to make the documents of its questions: everything that is public; the rest is tapped.
/// While the contract is open there is one such object for each contract, those that are due first.
void Sharing::writeAsk(document::LineWriter& out, Language language)
{
    const Match& match = m_pages.match()->match;
    const Standing& before = m_pages.standing();
    const DealEntry draft = m_pages.counting() && m_pages.counting()->deal == before.deals + 1
        ? m_pages.counting()->draft
        : DealEntry{};
    const Dispute dispute = disputeOf(match, before, draft);
    document::key(out, "ask");
    out.StartObject();
    writeDispute(out, dispute, language);
    if (dispute.position.contract && dispute.position.contract->contract.empty()) {
        std::vector<ContractInfo> contracts = match.game->contracts(dispute.position.match);
        std::stable_partition(contracts.begin(), contracts.end(), [&](const ContractInfo& each) {
            return std::find(before.due.begin(), before.due.end(), each.id) != before.due.end();
        });
        document::key(out, "contracts");
        out.StartArray();
        for (const ContractInfo& each : contracts) {
            out.StartObject();
            writeDispute(out, disputeOf(match, before, draft, each.id), language);
            out.EndObject();
        }
        out.EndArray();
    }
    out.EndObject();
}

} // namespace tafel::live
