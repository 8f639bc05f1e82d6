// The one interface of all games.
#pragma once

#include "referee/judge.h"
#include "referee/pad_form.h"
#include "referee/score.h"

namespace tafel {

class Game {
public:
    virtual ~Game() = default;

    virtual std::string_view id() const = 0; ///< As in the match file.
    /// Under which the histories keep its matches: custom games have one id, and a key each.
    virtual std::string_view key() const { return id(); }
    virtual Text name() const = 0;
    virtual Text oneLine() const = 0; ///< For the list of games.
    /// What stands for the game beside its name: a card ("card HK"), a suit ("suit L"), "chip", "strokes", or
    /// the sign of a custom game ("sign ♥").
    virtual std::string picture() const = 0;
    /// What is said of whoever deals first.
    virtual Text firstDealerNote() const { return {.de = "gibt zuerst", .en = "deals first"}; }
    virtual Players playerCounts(Edition edition) const = 0; ///< Bit n: it can be played by n.
    virtual std::span<const OptionSpec> options() const = 0;
    virtual std::span<const Clause* const> clauses() const = 0;
    virtual Unit unit() const = 0;
    virtual Pack pack() const = 0;
    /// All cards with suits that so many players use; a card that is not in it is no card of the game.
    virtual CardSet deck(int players) const = 0;
    /// All contracts that a match of this head can have, each once, in the order of the rulebook.
    virtual std::vector<ContractInfo> contracts(const Match&) const { return {}; }

    /// Which keys an entry of a deal may have; `contract` as it stands there. One that the match does not
    /// have allows every measure: that there is no such contract is said later.
    virtual Keys dealKeys(const Match& head, std::string_view contract) const = 0;
    virtual Keys positionKeys(const Match& head, std::string_view contract) const = 0;

    virtual Standing start(const Match& match) const = 0;

    /// What the deal gives, before tournament rules. Pointers of a refusal are relative to the deal
    /// ("/points").
    virtual Result<DealAward> award(
        const Match& match, const Standing& before, const DealEntry& entry) const = 0;

    /// Tournament rules: six to five, chaos, the end. Adds the clauses that applied to `award.because`.
    virtual Standing after(const Match& match, const Standing& before, DealAward& award) const = 0;

    /// It has no end of its own: the table says when it stops (`Match::ended`).
    virtual bool endsManually() const { return false; }

    /// What was special about the end of a match, by the clauses of its last deal: "chaos"; empty: nothing.
    virtual Text ending(std::span<const std::string>) const { return {}; }

    /// What is still open for a half-entered deal, and what it would give.
    virtual PadForm padForm(const Match& match, const Standing& before, const DealEntry& draft) const = 0;

    /// The draft after an answer to one of the form's questions, by its `Prompt::path`. A power is switched
    /// on and off by 1 and 0 at its `PowerChoice::path`; "/turned_up" takes a card; "/match/1" says, or no
    /// longer says, that the player of that seat won every trick. One of several, or of an order, is taken
    /// back when it is said again. What was answered before and is asked no more goes with it. Where the game
    /// asks nothing of that kind the draft stays.
    virtual DealEntry respond(const Match& match, const Standing& before, DealEntry draft,
        std::string_view path, const Response& answer) const;

    /// An entry that stands, so that it can be changed: what the referee filled in is open again.
    virtual DealEntry reopened(const Match&, DealEntry entry) const { return entry; }

    /// The safe zone of one player for a half-entered deal; empty where the game has none.
    virtual SafeZone safeZone(const Match&, const Standing&, const DealEntry&, Player) const { return {}; }

    /// What the cards count in a half-entered deal; nothing: its cards have no points, or they are not known
    /// yet.
    virtual std::optional<CardPoints> cardPoints(const Match&, const Standing&, const DealEntry&) const
    {
        return {};
    }

    /// Which cards may be played, or who wins the trick. Pointers are relative to the document.
    virtual Result<Verdict> judge(const Position& position) const = 0;

    /// May powers be used now, and who acts first? A rule that is broken is an answer, never a refusal.
    /// Only where `dealKeys` has `Powers`.
    virtual Answer answer(const Question& question) const;

    /// A recorded deal as far as its log goes. Pointers of its fault are relative to the deal ("/log/3").
    virtual RecordedDeal follow(const Match& match, const Standing& before, const DealEntry& entry) const;

    /// Who could use which power now, where a recorded deal goes on (`whyNot`), in the order of seats.
    virtual std::vector<PowerChoice> availablePowers(const Match&, const Standing&, const DealEntry&) const
    {
        return {};
    }

    /// A recorded deal as the score pad enters it, with all that the record knows: it gives the same award. A
    /// deal in numbers stays as it is, and so does one that numbers cannot say: it was annulled, or its
    /// record is at fault.
    virtual DealEntry toNumericEntry(
        const Match& match, const Standing& before, const DealEntry& entry) const = 0;

    /// Counts the legal ways to play the recorded deal on, `depth` plays deep; a finished deal is one leaf.
    virtual Result<Perft> perft(
        const Match& match, const Standing& before, const DealEntry& entry, int depth) const;
};

} // namespace tafel
