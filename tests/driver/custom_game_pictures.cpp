// Custom games: the list, the editor, and the score pad of a match in pairs and of a match with a declarer.
#include <QFile>
#include <QtTest/QTest>

#include "document/document.h"
#include "games/custom/game.h"
#include "history/custom_games.h"
#include "names.h"
#include "pictures.h"

namespace tafel::test {

void fillCustomGame(const QString& file, const QString& name, const QByteArray& keys)
{
    QFile pattern(QStringLiteral(":/patterns/%1.game.json").arg(name));
    if (!pattern.open(QIODevice::ReadOnly))
        qFatal("the patterns are missing");
    const auto game
        = document::readCustomGame(pattern.readAll().replace(0, 1, "{" + keys).toStdString()).value();
    history::History history = history::History::open(file.toStdString(), history::Mode::Write).value();
    Match match;
    match.game = game.get();
    match.own = game;
    for (const char* name : {"Anna", "Beat", "Cora", "Dani"})
        match.players.push_back(called(std::string(name)));
    if (!history::storeCustomGame(history, game) || !history.openMatch(match))
        qFatal("the match cannot be begun");
}

void picturesOfCustomGames(Driver& driver, const Save& save)
{
    driver.wait("contract.trump");
    driver.tap("contract.trump");
    save("own-pad");
    driver.taps({"pad.key.1", "pad.key.2", "pad.key.0"});
    save("own-pad-typed");
    driver.open("pad.extras");
    driver.tap("extra.meld.0");
    save("own-pad-extras");
    driver.back();
    driver.back();
    QTest::qWait(250);
    driver.tap("pad.enter");
    driver.open("pad.menu");
    driver.open("pad.played");
    save("own-pad-played");
    driver.back();
    driver.back();
    driver.open("home.newMatch");
    driver.open("newMatch.game");
    driver.open("newMatch.games.own");
    save("own-list");
    driver.open("ownGame.schieber");
    save("own-panel");
    driver.back();
    driver.open("ownGames.new");
    save("own-patterns");
    driver.open("pattern.barbu", 900);
    save("own-editor-table");
    driver.open("editor.step.1", 600);
    save("own-editor-contracts");
    driver.open("editor.step.2", 600);
    save("own-editor-end");
    driver.open("editor.try", 900);
    save("own-editor-try");
    driver.back();
    driver.open("editor.step.0", 600);
    driver.open("ask/name", 600);
    save("own-editor-text");
    driver.open("key.signs");
    save("own-editor-signs");
}

void picturesOfDealers(Driver& driver, const Save& save)
{
    driver.wait("dealer.0");
    save("own-dealer");
    driver.tap("dealer.2");
    QTest::qWait(300);
    save("own-dealer-said");
}

void picturesOfDeclarer(Driver& driver, const Save& save)
{
    driver.wait("contract.grand");
    driver.tap("contract.grand");
    save("own-declarer");
    driver.taps({"won.1", "tens.12", "ones.0"});
    save("own-declarer-said");
    driver.tap("contract.null");
    save("own-declarer-keys");
}

} // namespace tafel::test
