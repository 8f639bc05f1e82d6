// Setting up a match: game, seats, edition, house rules, characters and their draw, first dealer.
#pragma once

#include <map>

#include <QStringList>

#include "app/session/session_model.h"
#include "referee/game.h"

namespace tafel::app {

class NewMatch : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    /// {id, name, line, chosen, group, picture}: group "eidex", "contracts", "chips", "own"; picture "suit
    /// L", "sign ♠", "card HK", "chip", "strokes".
    Q_PROPERTY(QVariantList games READ games NOTIFY changed)
    /// Those that the app brings as game files, as the table has them: its last version of one that it
    /// changed.
    Q_PROPERTY(QVariantList moreGames READ moreGames NOTIFY changed)
    /// The chosen one, and aim, who wins: "Penalty points: the lowest total wins."
    Q_PROPERTY(QVariantMap game READ game NOTIFY changed)
    Q_PROPERTY(bool withEditions READ withEditions NOTIFY changed) ///< The game has editions and characters.
    Q_PROPERTY(
        QVariantList contracts READ contracts NOTIFY changed) ///< What is played by these rules: {name, line}
    Q_PROPERTY(
        QString dealerText READ dealerText NOTIFY changed) ///< "deals first", "the oldest", "King first"
    Q_PROPERTY(QString whyTableFull READ whyTableFull NOTIFY
            changed) ///< Why nobody else can sit down; empty: they can.
    Q_PROPERTY(QVariantList seats READ seats NOTIFY
            changed) ///< {name, mark, dealer, character, power, does, tap, known}
    Q_PROPERTY(QStringList suggestions READ suggestions NOTIFY
            changed) ///< Known people who do not sit at the table yet.
    Q_PROPERTY(QVariantList editions READ editions NOTIFY
            changed) ///< {text, why, chosen}; why: not possible with these players
    /// {name, label, effect, ofEach, asks}: an `PromptView`, or one for each of several contracts.
    Q_PROPERTY(QVariantList options READ options NOTIFY changed)
    Q_PROPERTY(bool withCharacters READ withCharacters NOTIFY
            changed) ///< At least one character is chosen or drawn.
    Q_PROPERTY(QVariantMap draw READ drawView NOTIFY changed) ///< {what, next, seed, done}; see below
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed) ///< What is missing before it can start.
    Q_PROPERTY(QString tournament READ tournament NOTIFY changed) ///< It belongs to this one; empty: to none.
    Q_PROPERTY(bool canRepeat READ canRepeat NOTIFY changed) ///< "As last time" has something to repeat.
public:
    explicit NewMatch(QObject* parent = nullptr);

    QVariantList games() const;
    QVariantList moreGames() const;
    QVariantMap game() const;
    bool withEditions() const;
    QVariantList contracts() const;
    QString dealerText() const;
    QString whyTableFull() const;
    QVariantList seats() const;
    QStringList suggestions() const;
    QVariantList editions() const;
    QVariantList options() const;
    bool withCharacters() const;
    QVariantMap drawView() const;
    QString whyNot() const;
    bool canRepeat() const;
    QString tournament() const;
    /// The game as it is set up, with nobody in it.
    Match rules() const;

    /// By its id; a game that is a file by its key, "own:hearts": the last version in the history, or what
    /// the app brings.
    Q_INVOKABLE void chooseGame(const QString& id);
    /// Why the name cannot be taken; empty: it sits at the table now.
    Q_INVOKABLE QString addPlayer(const QString& name);
    /// Whether it is somebody known: as `nameMatchView`.
    Q_INVOKABLE QVariantMap matchName(const QString& name) const;
    Q_INVOKABLE void removePlayer(int seat);
    Q_INVOKABLE void movePlayer(int from, int to);
    Q_INVOKABLE void setDealer(int seat);
    Q_INVOKABLE void chooseEdition(int edition);
    Q_INVOKABLE void say(const QString& path, int value); ///< A house rule; -1: as it is.
    /// A character by its card ("RJ"); empty: none. Why it cannot be: somebody else has it.
    Q_INVOKABLE QString chooseCharacter(int seat, const QString& card);
    Q_INVOKABLE void clearCharacters();
    /// Begins a draw of "characters" or "seats": everybody taps once, `tap` in the order of the seats.
    Q_INVOKABLE void beginDraw(const QString& what);
    Q_INVOKABLE void tap();
    Q_INVOKABLE void cancelDraw();
    /// The same people, edition, house rules and seats as the last match.
    Q_INVOKABLE void repeatLast();
    /// The game, edition and house rules of a tournament, where it has one game.
    Q_INVOKABLE void copyRulesFrom(const QString& tournament);
    /// These people play a match of the tournament, by its rules.
    Q_INVOKABLE void setUpForTournament(const QString& tournament, const QStringList& people);
    /// These people begin a match of the tournament with one tap, where it leaves nothing to choose or to
    /// draw. False: it is to be set up, or it was reported why not.
    static bool begin(Session& session, const QString& tournament, const QStringList& people);
    /// Writes the match and puts it on the table. False: it was reported why not.
    Q_INVOKABLE bool start();
    /// All 36: {card, power, does}, for choosing.
    Q_INVOKABLE QVariantList characters() const;

private:
    void attached() override;
    QString aim() const;
    QVariantMap gameView(const Game& game) const;
    Match plan() const; ///< As it would be begun: what this game has, and nothing else.
    int most() const; ///< So many may play, in one edition at least.
    /// `own`: where it is a custom one.
    void play(const Game& game, std::shared_ptr<const Game> own = {});
    void takeGameOf(const Match& match);
    std::shared_ptr<const Game> customGame(std::string_view key) const;
    void takeGroupDefaults();
    void drawn();
    std::vector<int> marksOf(const std::vector<std::string>& names) const;
    int count() const { return static_cast<int>(m_match.players.size()); }

    Match m_match;
    bool m_rulesAreGiven = false; ///< By a tournament: the group does not change them.
    bool m_gameIsChosen = false; ///< By hand: the group does not change it.
    std::map<const Game*, std::vector<OptionValue>> m_options; ///< Of games that were looked at before.
    QString m_drawWhat; ///< Empty: no draw is under way.
    std::vector<int> m_taps;
    QString m_drawnWhat, m_seed; ///< The last draw.
    std::vector<int> m_drawnTaps;
    std::vector<std::string> m_people, m_drawnFrom;
};

} // namespace tafel::app
