// Setting up a match: game, seats, edition, house rules, characters and their draw, first dealer.
#pragma once

#include <map>

#include <QStringList>

#include "app/people/name_match_view.h"
#include "app/phrases/view_rows.h"
#include "app/prompt/prompt_view.h"
#include "app/session/session_model.h"
#include "referee/game.h"

namespace tafel::app {

struct NewSeat {
    VALUE_TYPE(NewSeat, newSeat)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(int, badge);
    VALUE_FIELD(bool, dealer);
    VALUE_FIELD(QString, character); ///< The card of the character; empty if there is none.
    VALUE_FIELD(QString, power);
    VALUE_FIELD(QString, does);
    VALUE_FIELD(int, tap, -1); ///< The number tapped in a draw; -1 before the tap.
};

struct EditionRow {
    VALUE_TYPE(EditionRow, editionRow)
    VALUE_FIELD(QString, text);
    VALUE_FIELD(QString, whyNot); ///< Why the edition is not possible with these players.
    VALUE_FIELD(bool, chosen);
};

struct HouseRule {
    VALUE_TYPE(HouseRule, houseRule)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(QString, label);
    VALUE_FIELD(QString, effect);
    VALUE_FIELD(bool, ofEach);
    VALUE_FIELD(QList<tafel::app::PromptView>, asks); ///< One prompt, or one for each of several contracts.
};

struct DrawnNumber {
    VALUE_TYPE(DrawnNumber, drawnNumber)
    VALUE_FIELD(QString, name);
    VALUE_FIELD(int, badge);
    VALUE_FIELD(QString, number); ///< "042"
};

struct DrawView {
    VALUE_TYPE(DrawView, drawView)
    VALUE_FIELD(QString, kind); ///< "characters" or "seats"; empty if no draw is running.
    VALUE_FIELD(int, next); ///< The seat that taps next.
    VALUE_FIELD(QString, done); ///< The kind of the last draw.
    VALUE_FIELD(QString, seed);
    VALUE_FIELD(QList<tafel::app::DrawnNumber>, numbers);
};

class NewMatch : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    MODEL_GETTER(QList<tafel::app::GameRow>, games);
    /// The game files that come with the app; for a changed one, its last version in the history.
    /// In alphabetical order. The elements are of type `GameRow`. This is a QVariantList, because the history
    /// is queried for it.
    MODEL_GETTER(QVariantList, moreGames);
    MODEL_GETTER(tafel::app::GameRow, game); ///< The chosen game.
    /// The game has editions and characters.
    MODEL_GETTER(bool, withEditions) { return m_match.game->hasEditions(); }
    MODEL_GETTER(QList<tafel::app::ContractRow>, contracts); ///< The contracts under the current house rules.
    /// "deals first", "the oldest", "first King"
    MODEL_GETTER(QString, dealerText) { return in(m_match.game->firstDealerNote()); }
    MODEL_GETTER(QString, whyTableFull); ///< Why nobody else can join; empty if somebody can.
    MODEL_GETTER(QList<tafel::app::NewSeat>, seats);
    MODEL_GETTER(QString, sides); ///< Both pairs of partners; empty in a game without partners.
    MODEL_GETTER(QStringList, suggestions); ///< Known people who are not at the table.
    MODEL_GETTER(QList<tafel::app::EditionRow>, editions);
    MODEL_GETTER(QList<tafel::app::HouseRule>, options);
    MODEL_GETTER(bool, withCharacters); ///< At least one character is chosen or drawn.
    MODEL_GETTER(tafel::app::DrawView, draw);
    MODEL_GETTER(QString, whyNot); ///< The reason why the match cannot start yet.
    /// The tournament of the match; empty if there is none.
    MODEL_GETTER(QString, tournament) { return qt(m_match.tournament); }
    MODEL_GETTER(bool, canRepeat); ///< Whether there is a match for "As last time"; not in a tournament.
public:
    explicit NewMatch(QObject* parent = nullptr);

    /// The game and its rules, without players.
    Match rules() const;

    /// Selects a game by its id. A custom game is selected by its key, "own:hearts": its last version in the
    /// history, or the one that comes with the app.
    Q_INVOKABLE void chooseGame(const QString& id);
    /// \return why the name is not possible; empty on success
    Q_INVOKABLE QString addPlayer(const QString& name);
    /// Checks whether the name belongs to a known person.
    Q_INVOKABLE tafel::app::NameMatchView matchName(const QString& name) const;
    Q_INVOKABLE void removePlayer(int seat);
    Q_INVOKABLE void movePlayer(int from, int to);
    Q_INVOKABLE void setDealer(int seat);
    Q_INVOKABLE void chooseEdition(int index); ///< The index is one of `editions`.
    /// Answers the prompt of a house rule; -1 restores the default.
    Q_INVOKABLE void say(const QString& path, int value);
    /// Selects a character by its card ("RJ"), or removes it if the card is empty.
    /// \return why that is not possible, because another player has the character; empty on success
    Q_INVOKABLE QString chooseCharacter(int seat, const QString& card);
    Q_INVOKABLE void clearCharacters();
    /// Begins a draw of "characters" or "seats". Every player calls `tap` once, in seat order.
    Q_INVOKABLE void beginDraw(const QString& kind);
    Q_INVOKABLE void tap();
    Q_INVOKABLE void cancelDraw();
    /// Forgets what was chosen and drawn.
    Q_INVOKABLE void clear();
    /// Repeats the people, edition, house rules and seats of the last match.
    Q_INVOKABLE void repeatLast();
    /// Takes the game, edition and house rules of a tournament with a single game.
    Q_INVOKABLE void copyRulesFrom(const QString& tournament);
    /// Sets up a match of the tournament with these people. What was chosen and drawn for it stays.
    Q_INVOKABLE void setUpForTournament(const QString& tournament, const QStringList& people);
    /// Starts a match of the tournament with these people, if there is nothing to choose or to draw.
    /// \return false if the match must be set up first, or if an error was reported
    static bool begin(Session& session, const QString& tournament, const QStringList& people);
    /// Stores the match and opens it. The next one is set up afresh.
    /// \return false if an error was reported
    Q_INVOKABLE bool start();

private:
    RefreshOn refreshOn() const override { return RefreshOn::Language; }
    void attached() override;
    void readPeople();
    void followNames(const std::vector<std::string>& before);
    QString aim() const;
    Match plan() const; ///< The match to start, with only the settings that this game has.
    int most() const; ///< The most players, in at least one edition.
    /// Selects a game; `own` is set for a custom game.
    void play(const Game& game, std::shared_ptr<const Game> own = {});
    void takeRulesOf(const Match& match);
    std::shared_ptr<const Game> customGame(std::string_view key) const;
    void takeGroupDefaults();
    void drawn();
    std::vector<int> badgesOf(const std::vector<std::string>& names) const;
    int count() const { return static_cast<int>(m_match.players.size()); }

    Match m_match;
    bool m_rulesAreGiven = false; ///< Set by a tournament, so that the group does not change the rules.
    bool m_gameIsChosen = false; ///< Chosen by the user, so that the group does not change the game.
    /// House rules of games that were selected before.
    std::map<const Game*, std::vector<OptionValue>> m_options;
    struct Draw {
        QString kind = {}, seed = {}; ///< The kind is empty if there is no draw.
        std::vector<int> taps = {};
        std::vector<std::string> from = {}; ///< The players in their order before the draw.
    };
    Draw m_draw, m_drawn; ///< The running draw and the last one.
    std::vector<std::string> m_people;
};

} // namespace tafel::app
