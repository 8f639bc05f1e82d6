// Setting up a match: game, seats, edition, house rules, characters and their draw, first dealer.
#pragma once

#include <map>

#include <QStringList>

#include "app/people/name_match_view.h"
#include "app/prompt/prompt_view.h"
#include "app/session/session_model.h"
#include "referee/game.h"

namespace tafel::app {

struct GameRow {
    Q_GADGET
    QML_VALUE_TYPE(gameRow)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString line MEMBER line)
    Q_PROPERTY(QString group MEMBER group) ///< "eidex", "contracts", "chips", "own"
    Q_PROPERTY(QString picture MEMBER picture) ///< "suit L", "sign ♠", "card HK", "chip", "strokes"
    Q_PROPERTY(bool chosen MEMBER chosen)
    // Of the chosen one:
    Q_PROPERTY(QString aim MEMBER aim) ///< Who wins: "Penalty points: the lowest total wins."
    Q_PROPERTY(QString words MEMBER words) ///< The rules of a custom game.
public:
    QString id = {}, name = {}, line = {}, group = {}, picture = {};
    bool chosen = false;
    QString aim = {}, words = {};

    bool operator==(const GameRow&) const = default;
};

struct ContractRow {
    Q_GADGET
    QML_VALUE_TYPE(contractRow)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString line MEMBER line)
public:
    QString name = {}, line = {};

    bool operator==(const ContractRow&) const = default;
};

/// A character for choosing.
struct CharacterRow {
    Q_GADGET
    QML_VALUE_TYPE(characterRow)
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(QString power MEMBER power)
    Q_PROPERTY(QString does MEMBER does)
public:
    QString card = {}, power = {}, does = {};

    bool operator==(const CharacterRow&) const = default;
};

struct NewSeat {
    Q_GADGET
    QML_VALUE_TYPE(newSeat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(bool dealer MEMBER dealer)
    Q_PROPERTY(QString character MEMBER character) ///< Its card; empty: none.
    Q_PROPERTY(QString power MEMBER power)
    Q_PROPERTY(QString does MEMBER does)
    Q_PROPERTY(int tap MEMBER tap) ///< In a draw; -1: not yet.
public:
    QString name = {};
    int mark = 0;
    bool dealer = false;
    QString character = {}, power = {}, does = {};
    int tap = -1;

    bool operator==(const NewSeat&) const = default;
};

struct EditionRow {
    Q_GADGET
    QML_VALUE_TYPE(editionRow)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString why MEMBER why) ///< Why it is not possible with these players.
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(int value MEMBER value)
public:
    QString text = {}, why = {};
    bool chosen = false;
    int value = 0;

    bool operator==(const EditionRow&) const = default;
};

struct HouseRule {
    Q_GADGET
    QML_VALUE_TYPE(houseRule)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString effect MEMBER effect)
    Q_PROPERTY(bool ofEach MEMBER ofEach)
    Q_PROPERTY(QList<tafel::app::PromptView> asks MEMBER asks) ///< One, or one for each of several contracts.
public:
    QString name = {}, label = {}, effect = {};
    bool ofEach = false;
    QList<PromptView> asks = {};

    bool operator==(const HouseRule&) const = default;
};

struct DrawnNumber {
    Q_GADGET
    QML_VALUE_TYPE(drawnNumber)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(QString number MEMBER number) ///< "042"
public:
    QString name = {};
    int mark = 0;
    QString number = {};

    bool operator==(const DrawnNumber&) const = default;
};

struct DrawView {
    Q_GADGET
    QML_VALUE_TYPE(drawView)
    Q_PROPERTY(QString what MEMBER what) ///< "characters", "seats"; empty: no draw is under way.
    Q_PROPERTY(int next MEMBER next) ///< The seat that taps.
    Q_PROPERTY(QString nextName MEMBER nextName)
    Q_PROPERTY(QString done MEMBER done) ///< What was drawn last.
    Q_PROPERTY(QString seed MEMBER seed)
    Q_PROPERTY(QList<tafel::app::DrawnNumber> numbers MEMBER numbers)
public:
    QString what = {};
    int next = 0;
    QString nextName = {}, done = {}, seed = {};
    QList<DrawnNumber> numbers = {};
};

class NewMatch : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<tafel::app::GameRow> games READ games NOTIFY changed)
    /// Those that the app brings as game files, as the table has them: its last version of one that it
    /// changed.
    /// Of `GameRow`; read as a whole, because the history is asked for them.
    Q_PROPERTY(QVariantList moreGames READ moreGames NOTIFY changed)
    Q_PROPERTY(tafel::app::GameRow game READ game NOTIFY changed) ///< The chosen one.
    Q_PROPERTY(bool withEditions READ withEditions NOTIFY changed) ///< The game has editions and characters.
    /// What is played by these rules.
    Q_PROPERTY(QList<tafel::app::ContractRow> contracts READ contracts NOTIFY changed)
    Q_PROPERTY(
        QString dealerText READ dealerText NOTIFY changed) ///< "deals first", "the oldest", "King first"
    Q_PROPERTY(QString whyTableFull READ whyTableFull NOTIFY
            changed) ///< Why nobody else can sit down; empty: they can.
    Q_PROPERTY(QList<tafel::app::NewSeat> seats READ seats NOTIFY changed)
    Q_PROPERTY(QStringList suggestions READ suggestions NOTIFY
            changed) ///< Known people who do not sit at the table yet.
    Q_PROPERTY(QList<tafel::app::EditionRow> editions READ editions NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::HouseRule> options READ options NOTIFY changed)
    Q_PROPERTY(bool withCharacters READ withCharacters NOTIFY
            changed) ///< At least one character is chosen or drawn.
    Q_PROPERTY(tafel::app::DrawView draw READ drawView NOTIFY changed)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed) ///< What is missing before it can start.
    Q_PROPERTY(QString tournament READ tournament NOTIFY changed) ///< It belongs to this one; empty: to none.
    Q_PROPERTY(bool canRepeat READ canRepeat NOTIFY changed) ///< "As last time" has something to repeat.
public:
    explicit NewMatch(QObject* parent = nullptr);

    QList<GameRow> games() const;
    QVariantList moreGames() const;
    GameRow game() const;
    bool withEditions() const;
    QList<ContractRow> contracts() const;
    QString dealerText() const;
    QString whyTableFull() const;
    QList<NewSeat> seats() const;
    QStringList suggestions() const;
    QList<EditionRow> editions() const;
    QList<HouseRule> options() const;
    bool withCharacters() const;
    DrawView drawView() const;
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
    /// Whether it is somebody known.
    Q_INVOKABLE tafel::app::NameMatchView matchName(const QString& name) const;
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
    /// All 36, for choosing.
    Q_INVOKABLE QList<tafel::app::CharacterRow> characters() const;

private:
    void attached() override;
    QString aim() const;
    GameRow gameView(const Game& game) const;
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
