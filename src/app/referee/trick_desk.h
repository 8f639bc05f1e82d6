// A dispute at a table of a game with tricks: which cards lie, the hand of whoever is to play, the card in
// question. Knows no rule: after every tap it makes a position and asks the game.
#pragma once

#include "app/referee/desk.h"

namespace tafel::app {

class TrickDesk : public Desk {
    Q_OBJECT
public:
    PromptView question() const override;
    void pick(const QString& card) override;
    void tap(const QString& path, const QString& name) override;
    void next() override;
    void clear() override;

    void refresh() override;

protected:
    /// The questions.
    enum class QuestionKind { Play, Winner, Power };

    /// The trick on the screen.
    struct Places {
        std::vector<DeskPlace> cards = {}; ///< The one without a card is the next one.
        int toPlay = 0;
        int most = 0; ///< Number of cards that make it complete.
        bool full = false; ///< All cards lie.
    };

    using Desk::Desk;

    virtual Position position(const Match& match) const = 0;
    virtual bool hasTrick() const = 0; ///< Cards lie, or may lie.
    virtual Reasons whyMay(Card card) const = 0; ///< The card of the hand may be played.
    virtual bool mayHide() const { return false; } ///< A card may lie face down.
    virtual QString whyNoWinner() const { return {}; } ///< Why no trick can be won.
    virtual QString whatNext() const = 0; ///< What is tapped next, as the facts are.
    virtual void forget(); ///< All that lies or is in hand.
    virtual bool isReady() const; ///< Enough is known to ask.
    virtual Ruling ruling(const Match& match) const;
    virtual QVariantMap answered() const { return verdictView(ruling(m_match)); }
    virtual QVariantMap empty() const;
    virtual void picked(Card) { } ///< A card that is neither of the trick nor of the hand.
    virtual std::vector<Card> lying() const; ///< No hand has these.
    virtual bool isLying() const { return picks("trick"); } ///< What is tapped lies on the table.
    void respond(const QString& path, int value) override;
    void seated() override;
    DeskPick shownPick() const override;
    Asked asked() const override;

    void advance(); ///< To what is tapped next.
    QString nextOfTrick() const;
    /// Of the cards of the hand: which may be played, and what is against the one in question.
    Ruling onCards(const Match& match, const Verdict& verdict) const;
    bool asks(QuestionKind asking) const { return m_asking == asking; }
    DeskFact trickFact() const;
    DeskFact handFact() const;
    /// The grid, with what was tapped on it.
    DeskPick grid(const QString& title, const QString& hint, const std::vector<Card>& chosen) const;
    QString player() const { return name(static_cast<Player>(m_places.toPlay)); } ///< Whose turn it is.
    std::vector<Card> held() const; ///< The hand without the card in question where that one lies.
    /// Whose turn it is; the hand is that player's.
    Player holder() const { return static_cast<Player>(m_holder); }
    std::optional<Card> cardOf(const QString& text) const;
    static bool has(const std::vector<Card>& cards, Card card);

    QuestionKind m_asking = QuestionKind::Play;
    TrickSoFar m_trick = {};
    TrickSoFar m_lies = {}; ///< The same, with the card in question where it is asked who wins.
    std::vector<Card> m_hand = {};
    std::optional<Card> m_asked = {};

private:
    void updatePlaces();
    /// The verdict of a trick: who wins it, or whether the card in question may be played.
    Ruling onTrick(const Match& match, const Result<Verdict>& answer) const;

    void layAsked();

    Places m_places = {};
    int m_holder = 0;
    QStringList m_legal = {}, m_illegal = {}; ///< Of the hand.
};

} // namespace tafel::app
