// The prompts of a dispute, the next tap, and the effect of an answer, for each game.
#include <random>

#include <gmock/gmock.h>

#include "document/document.h"
#include "games/dispute/draft.h"
#include "games/games.h"
#include "support/table.h"

namespace tafel::dispute {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Kind = Ruling::Kind;

Draft draftOf(const char* game)
{
    return Draft(*gameNamed(game));
}

int contract(const Draft& draft, std::string_view id)
{
    const std::vector<ContractInfo> all = draft.match().game->contracts(draft.match());
    return static_cast<int>(std::find_if(all.begin(), all.end(), [&](const ContractInfo& each) {
        return each.id == id;
    }) - all.begin());
}

Draft draftOf(const char* game, std::string_view id)
{
    Draft draft = draftOf(game);
    draft.respond("/contract", contract(draft, id));
    return draft;
}

/// Taps these cards and returns the prompt that was open before each tap.
std::vector<std::string> tap(Draft& draft, const std::vector<std::string>& cards)
{
    std::vector<std::string> opened;
    for (const std::string& card : cards) {
        opened.push_back(draft.pick().path);
        draft.respond(draft.pick().path, *Card::parse(card, draft.match().game->pack()));
    }
    opened.push_back(draft.pick().path);
    return opened;
}

std::string documentOf(const Draft& draft)
{
    const auto asked = draft.document();
    const PowerQuestion* const question = std::get_if<PowerQuestion>(&asked);
    return question ? document::writeQuestion(*question) : document::writePosition(std::get<Position>(asked));
}

std::vector<std::string> paths(const std::vector<Fact>& facts)
{
    std::vector<std::string> all;
    for (const Fact& fact : facts) {
        all.push_back(fact.path);
        for (const Prompt& prompt : fact.prompts)
            all.push_back(prompt.path);
    }
    return all;
}

std::string asksNext(const Draft& draft)
{
    return draft.ruling().kind == Kind::Empty ? draft.ruling().word.en : "";
}

TEST(DisputeDraft, asksOfEachGameWhatItNeeds)
{
    EXPECT_THAT(paths(draftOf("cosmic-eidex").facts()),
        ElementsAre("/trick", "/hand", "/powers", "/players", "/edition", "/players"));
    EXPECT_THAT(paths(draftOf("lorum").facts()), ElementsAre("", "/players", "/players"));
    EXPECT_THAT(paths(draftOf("lorum", "stichlos").facts()),
        ElementsAre("", "/first_trick", "/trick", "/hand", "/players", "/players"));
    EXPECT_THAT(paths(draftOf("quodlibet", "snacking").facts()),
        ElementsAre("", "/packets", "/laid", "/hand", "/players", "/players"));
    EXPECT_THAT(paths(draftOf("quodlibet", "quadrature").facts()),
        ElementsAre("", "/laid", "/gone", "/hand", "/players", "/players"));
    EXPECT_THAT(paths(draftOf("herzeln", "domino").facts()),
        testing::IsSupersetOf(std::vector<std::string>{"", "/row", "/hand"}));
    EXPECT_THAT(paths(draftOf("krass-kariert").facts()),
        ElementsAre("/table", "/opener", "/hand", "/reserves", "/reserves"));
}

TEST(DisputeDraft, opensWhatIsTappedNext)
{
    Draft eidex = draftOf("cosmic-eidex");
    EXPECT_THAT(tap(eidex, {"S9", "H7", "SJ", "S8", "H10"}),
        ElementsAre("/turned_up", "/trick", "/trick", "/hand", "/hand", "/hand"));
    eidex.next();
    EXPECT_EQ(eidex.pick().kind, Pick::Kind::None);
    Draft rows = draftOf("kein-stich", "domino");
    EXPECT_THAT(tap(rows, {"CJ"}), ElementsAre("/laid", "/laid"));
    rows.next();
    EXPECT_EQ(rows.pick().path, "/hand");
    Draft ends = draftOf("herzeln", "domino");
    EXPECT_THAT(tap(ends, {"SK", "DJ", "HJ"}), ElementsAre("/row/up", "/row/down", "/hand", "/hand"));
    EXPECT_EQ(draftOf("lorum").pick().path, "/contract");
    EXPECT_EQ(draftOf("krass-kariert").pick().path, "/hand");
}

TEST(DisputeDraft, saysWhatIsMissing)
{
    Draft eidex = draftOf("cosmic-eidex");
    EXPECT_EQ(asksNext(eidex), "Which card is turned up?");
    tap(eidex, {"S9"});
    EXPECT_EQ(asksNext(eidex), "Which cards are on the table, and which does A hold?");
    eidex.respond("/question", static_cast<int>(Draft::Asks::Winner));
    EXPECT_EQ(asksNext(eidex), "Which cards are on the table?");
    eidex.respond("/question", static_cast<int>(Draft::Asks::Power));
    EXPECT_EQ(asksNext(eidex), "Who wants to use which power?");
    EXPECT_EQ(asksNext(draftOf("lorum")), "Which contract is played?");
    EXPECT_EQ(asksNext(draftOf("krass-kariert")), "What is on the table, what is in hand?");
}

TEST(DisputeDraft, answersOnceTheCardIsInQuestion)
{
    Draft draft = draftOf("cosmic-eidex");
    tap(draft, {"S9", "H7", "SJ", "S8", "H10"});
    EXPECT_EQ(draft.ruling().kind, Kind::List);
    draft.respond("/card", "S8"_card);
    const Ruling ruling = draft.ruling();
    EXPECT_EQ(ruling.kind, Kind::No);
    EXPECT_EQ(ruling.sentence.en, "C may not play the 8 of stars.");
    EXPECT_EQ(ruling.sentence.de, "C darf Stern-8 nicht spielen.");
    ASSERT_EQ(ruling.choices.size(), 1U);
    EXPECT_EQ(ruling.choices.front().first, "yes");
    EXPECT_EQ(draft.cardInQuestion(), "S8");
    draft.respond("/card", "S8"_card); // clears the card in question
    EXPECT_EQ(draft.ruling().kind, Kind::List);
    draft.respond("/card", "LA"_card); // a card outside the hand
    EXPECT_EQ(draft.ruling().kind, Kind::List);
}

TEST(DisputeDraft, namesNobodyInPlaceOfAVerdictOnAHand)
{
    Draft draft = draftOf("rosbiratschka", "hundred");
    draft.respond("/hand", "CA"_french);
    EXPECT_EQ(draft.ruling().verdict, "any");
    EXPECT_THAT(draft.ruling().choices, IsEmpty());
}

/// The only card of a row is both of its ends, so a correction of one end also changes the other one.
TEST(DisputeDraft, keepsBothEndsOfARowOfOneCard)
{
    Draft draft = draftOf("herzeln", "domino");
    draft.respond("/row/up", "SK"_french);
    draft.respond("/row/up", "HJ"_french);
    EXPECT_THAT(documentOf(draft), HasSubstr(R"("up":"HJ")"));
    EXPECT_THAT(documentOf(draft), HasSubstr(R"("down":"HJ")"));
    draft.respond("/row/down", "D9"_french);
    draft.respond("/row/up", "SK"_french);
    EXPECT_THAT(documentOf(draft), HasSubstr(R"("down":"D9")"));
}

TEST(DisputeDraft, boundsTheReservesOfAHand)
{
    Draft draft = draftOf("krass-kariert");
    draft.respond("/keys/hand", 7);
    EXPECT_THAT(documentOf(draft), HasSubstr(R"("reserves":2)"));
    EXPECT_EQ(draft.facts().back().prompts.front().options.size(), 3U);
    draft.respond("/reserves", 3);
    EXPECT_THAT(documentOf(draft), HasSubstr(R"("reserves":2)"));
    draft.respond("/reserves", 0);
    EXPECT_THAT(documentOf(draft), HasSubstr(R"("reserves":0)"));
}

TEST(DisputeDraft, saysWhatAHandOfNumbersMayPlay)
{
    Draft draft = draftOf("krass-kariert");
    draft.respond("/keys/table", NumberCard::x);
    EXPECT_EQ(draft.pick().path, "/call");
    draft.respond("/keys/call", 7);
    draft.respond("/keys/table", 7);
    for (const int card : {8, int{NumberCard::x}, 3})
        draft.respond("/keys/hand", card);
    EXPECT_EQ(draft.facts().front().title.en, "To outbid: Pair 7");
    EXPECT_EQ(draft.facts().front().title.de, "Zu überbieten: Paar 7");
    EXPECT_EQ(draft.ruling().playable->buttons.front().line.de, "Paar 8");
    EXPECT_EQ(draft.ruling().verdict, "may-take");
    draft.respond("/card", 0);
    draft.respond("/card", 1); // the first and the last card
    EXPECT_EQ(draft.cardInQuestion(), "8 X");
    EXPECT_EQ(draft.ruling().sentence.en, "8 X may be played: Pair 8. X is called 8.");
    EXPECT_EQ(draft.ruling().sentence.de, "8 X darf gespielt werden: Paar 8. X wird als 8 angesagt.");
    draft.respond("/table/0", Response());
    EXPECT_EQ(draft.facts().front().title.en, "To outbid: Solo 7");
    draft.respond("/table/0", Response());
    EXPECT_EQ(draft.facts().front().title.en, "Nothing to outbid");
}

TEST(DisputeDraft, saysWhoActsFirstOfSeveral)
{
    Draft draft = draftOf("cosmic-eidex");
    tap(draft, {"S9"});
    draft.respond("/question", static_cast<int>(Draft::Asks::Power));
    for (const auto& [player, character] : {std::pair(1, "R9"_card), {0, "HK"_card}}) {
        draft.respond("/whose", player);
        draft.respond("/may", character);
    }
    draft.respond("/may/0/limit", 92);
    draft.respond("/phase", static_cast<int>(Phase::BeforePutDown));
    const Ruling ruling = draft.ruling();
    EXPECT_EQ(ruling.kind, Kind::Winner);
    EXPECT_LE(ruling.reasons.size(), 3U);
    EXPECT_EQ(ruling.choices.size(), 2U); // the other two players
    const auto asked = std::get<PowerQuestion>(draft.document());
    EXPECT_EQ(asked.may.front().number, 92);
    EXPECT_FALSE(asked.dealer || asked.total) << "nobody knows them without a match";
    draft.respond("/players", 4);
    draft.respond("/players", 3);
    EXPECT_EQ(std::get<PowerQuestion>(draft.document()).may.size(), 2U);
}

TEST(DisputeDraft, comparesTheEditionsWhereTheyDiffer)
{
    Draft draft = draftOf("cosmic-eidex");
    tap(draft, {"S9", "H7", "SJ", "LK", "H10"});
    draft.respond("/whose", 2);
    draft.respond("/powers", "H8"_card);
    draft.respond("/card", "LK"_card);
    std::vector<Kind> kinds;
    for (const Ruling::InEdition& each : draft.ruling().editions)
        kinds.push_back(each.kind);
    EXPECT_THAT(kinds, ElementsAre(Kind::Yes, Kind::No, Kind::No));
    draft.respond("/edition", static_cast<int>(Edition::De1998));
    EXPECT_EQ(draft.ruling().kind, Kind::No);
}

TEST(DisputeDraft, takesNothingThatIsNotAsked)
{
    const std::vector<std::pair<const char*, Response>> answers = {{"/contract", 999}, {"/contract", -1},
        {"/trump", 4}, {"/lead", 9}, {"/question", 3}, {"/players", 7}, {"/edition", 9}, {"/phase", 9},
        {"/trick_number", 99}, {"/whose", 5}, {"/may", 8}, {"/powers", -2}, {"/may/0", Response()},
        {"/may/0/whom", 1}, {"/powers/9/card", "H7"_card}, {"/trick", Draft::faceDown},
        {"/trick/7", Response()}, {"/keys/hand", 16}, {"/keys/table", 14}, {"/keys/call", 3}, {"/play", 4},
        {"/move", 1}, {"/table/3", Response()}, {"/hand/3", Response()}, {"/reserves", -1}, {"/opener", 2},
        {"/card", 1}, {"/card", "H7"_card}, {"", 1}, {"/", 1}, {"/may/", 1},
        {"/may/99999999999999999999/x", 1}};
    std::vector<Draft> drafts = {draftOf("cosmic-eidex"), draftOf("lorum"), draftOf("lorum", "stichlos"),
        draftOf("herzeln", "domino"), draftOf("quodlibet", "snacking"), draftOf("quodlibet", "quadrature"),
        draftOf("krass-kariert")};
    for (Draft& draft : drafts) {
        const std::string before = documentOf(draft);
        for (const auto& [path, answer] : answers) {
            draft.respond(path, answer);
            EXPECT_EQ(documentOf(draft), before) << draft.match().game->id() << ' ' << path;
        }
        EXPECT_THAT(draft.facts(), testing::Not(IsEmpty()));
    }
}

TEST(DisputeDraft, keepsWhatTheMatchSaysWhenItIsCleared)
{
    const Match match = test::table(3, R"("characters":{"Anna":"RJ","Beat":"S6","Cora":"H8"})");
    Draft draft(match, match.game->start(match), test::deal(match, R"("turned_up":"S9")"));
    const std::string begun = documentOf(draft);
    EXPECT_EQ(draft.pick().path, "/trick"); // the turned-up card is known
    tap(draft, {"H7", "SJ", "S8"});
    draft.respond("/powers", 1);
    EXPECT_NE(documentOf(draft), begun);
    draft.clear();
    EXPECT_EQ(documentOf(draft), begun);
}

TEST(DisputeDraft, namesWhatAPowerNeeds)
{
    const Match match = test::table(3, R"("characters":{"Anna":"RJ","Beat":"S10","Cora":"H8"})");
    Draft draft(match, match.game->start(match), test::deal(match, R"("turned_up":"S9")"));
    draft.respond("/question", static_cast<int>(Draft::Asks::Power));
    draft.respond("/may", 1);
    ASSERT_EQ(draft.pick().path, "/may/0");
    draft.open("/may/0/melds");
    tap(draft, {"H7", "H8", "H9"});
    draft.respond("/may/0/melds", Draft::anotherMeld);
    tap(draft, {"LK", "LQ"});
    draft.respond("/phase", static_cast<int>(Phase::AfterPutDown));
    EXPECT_NE(draft.ruling().kind, Kind::Empty);
    const auto asked = std::get<PowerQuestion>(draft.document());
    EXPECT_THAT(asked.may.front().melds.value(),
        ElementsAre(ElementsAre("H7"_card, "H8"_card, "H9"_card), ElementsAre("LK"_card, "LQ"_card)));
    draft.respond("/may/0", Response());
    EXPECT_THAT(std::get<PowerQuestion>(draft.document()).may, IsEmpty());
}

/// All taps that are possible now.
class Offered {
public:
    explicit Offered(const Draft& draft)
        : m_deck(draft.match().game->deck(draft.match().count()))
    {
        if (const std::optional<Prompt> question = draft.question())
            add(*question);
        for (const Fact& fact : draft.facts()) {
            add(Tap{fact.path});
            for (const Place& place : fact.places)
                add(place.tap);
            add(fact.buttons);
            for (const Prompt& prompt : fact.prompts)
                add(prompt);
        }
        const Pick pick = draft.pick();
        add(pick.buttons);
        add(pick.tools);
        for (const Prompt& prompt : pick.prompts)
            add(prompt);
        for (const KeyRow& row : pick.keys)
            add(row.keys);
        if (pick.kind == Pick::Kind::Card)
            addCards(pick.path);
        add(Tap{pick.then});
        if (const std::optional<Fact> playable = draft.ruling().playable)
            add(playable->buttons);
    }

    const std::vector<Tap>& taps() const { return m_taps; }

private:
    void add(Tap tap)
    {
        if (!tap.path.empty())
            m_taps.push_back(std::move(tap));
    }
    void add(const std::vector<Button>& buttons)
    {
        for (const Button& button : buttons)
            add(button.tap);
    }
    void add(const Prompt& prompt)
    {
        for (const Prompt::Option& option : prompt.options)
            add(Tap{prompt.path, Response(option.value)});
        if (prompt.kind == Prompt::Kind::Number)
            add(Tap{prompt.path, Response(prompt.lowest)});
        else if (prompt.options.empty())
            add(Tap{prompt.path});
    }
    void addCards(const std::string& path)
    {
        for (const Card card : m_deck)
            add(Tap{path, Response(card)});
    }

    CardSet m_deck;
    std::vector<Tap> m_taps;
};

/// Makes random possible taps in any order.
void walk(Draft draft, unsigned seed)
{
    std::mt19937 random(seed);
    for (int step = 0; step < 60; ++step) {
        const Offered offered(draft);
        for (const Tap& tap : offered.taps())
            ASSERT_TRUE(Draft::isPath(tap.path)) << draft.match().game->id() << ' ' << tap.path;
        if (offered.taps().empty())
            return;
        const Tap& tap = offered.taps()[random() % offered.taps().size()];
        if (tap.answer)
            draft.respond(tap.path, *tap.answer);
        else
            draft.open(tap.path);
    }
}

TEST(Draft, offersOnlyTapsThatAPhoneMaySend)
{
    const Match match = test::table(3, R"("characters":{"Anna":"RJ","Beat":"S10","Cora":"H6"})");
    for (unsigned seed = 0; seed < 20; ++seed) {
        for (const Game* game : allGames())
            walk(Draft(*game), seed);
        walk(Draft(match, match.game->start(match), test::deal(match, R"("turned_up":"S9")")), seed);
        walk(Draft(match, match.game->start(match), test::deal(match, R"("turned_up":"S9")"), test::anna),
            seed);
    }
}

} // namespace
} // namespace tafel::dispute
