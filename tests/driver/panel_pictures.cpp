// What opens over the screens, and the screens of a history in which nothing has been played yet.
#include <QtTest/QTest>

#include "pictures.h"

namespace tafel::test {

namespace {

/// Taps one after the other and saves what has come.
void tapAndSave(
    Driver& driver, const Save& save, const QStringList& names, const char* picture, int wait = 350)
{
    for (const QString& name : names) {
        driver.tap(name);
        QTest::qWait(250); // what has just come does not listen at once
    }
    QTest::qWait(wait - 250);
    save(QString::fromLatin1(picture));
}

/// Into the line of text that has the focus.
void type(Driver& driver, const char* text)
{
    for (const char* letter = text; *letter; ++letter)
        QTest::keyClick(&driver.window(), *letter);
    QTest::qWait(200);
}

void people(Driver& driver, const Save& save)
{
    show(driver, save, "People", {}, "people-list");
    tapAndSave(driver, save, {"people.row.Anna"}, "people-person");
    tapAndSave(driver, save, {"people.rename"}, "people-rename");
    back(driver);
    tapAndSave(driver, save, {"people.merge"}, "people-merge");
    tapAndSave(driver, save, {"people.other.Beat"}, "people-merge-question");
    back(driver);
    back(driver);
    tapAndSave(driver, save, {"people.forget"}, "people-forget");
    back(driver);
    back(driver);
}

void files(Driver& driver, const Save& save)
{
    show(driver, save, "Settings", {}, "settings-list");
    tapAndSave(driver, save, {"settings.export"}, "file-export");
    tapAndSave(driver, save, {"file.write"}, "file-exported", 1500);
    tapAndSave(driver, save, {"file.done", "settings.backup"}, "file-backup");
    tapAndSave(driver, save, {"file.write"}, "file-backed-up", 1500);
    tapAndSave(driver, save, {"file.done", "settings.import"}, "file-import");
    tapAndSave(driver, save, {"file.0"}, "file-imported", 1500);
    tapAndSave(driver, save, {"file.done", "settings.restore"}, "file-restore");
    tapAndSave(driver, save, {"file.0"}, "file-restore-question", 1500);
    back(driver);
    back(driver);
    back(driver);
}

void tournament(Driver& driver, const Save& save)
{
    show(driver, save, "Tournament", {{"name", "Adventscup"}}, "tournament-rounds");
    tapAndSave(driver, save, {"tournament.tab.people"}, "tournament-people");
    tapAndSave(driver, save, {"tournament.addPerson"}, "tournament-person");
    back(driver);
    tapAndSave(driver, save, {"tournament.tab.rules"}, "tournament-rules");
    tapAndSave(driver, save, {"tournament.changeRules"}, "tournament-change-rules");
    back(driver);
    tapAndSave(driver, save, {"tournament.rename"}, "tournament-rename");
    back(driver);
    back(driver);
}

void rulebook(Driver& driver, const Save& save)
{
    show(driver, save, "Rulebook", {{"clause", "eidex.schwarzpeter.taker-loses"}}, "rulebook-editions");
    back(driver);
    show(driver, save, "Rulebook", {}, "rulebook-list");
    driver.tap("rulebook.search");
    type(driver, "guggitalre");
    save("rulebook-found");
    type(driver, "xqxqx");
    save("rulebook-nothing");
    back(driver);
    back(driver);
    back(driver);
}

void newMatch(Driver& driver, const Save& save)
{
    show(driver, save, "NewMatch", {}, "new-match-club");
    tapAndSave(driver, save,
        {"newMatch.again", "newMatch.game", "newMatch.game.cosmic-eidex", "newMatch.character.0"},
        "new-match-characters");
    back(driver);
    tapAndSave(driver, save, {"newMatch.option.target.change"}, "new-match-option");
    back(driver);
    for (const char* game : {"quodlibet", "hintersche", "krass-kariert"}) {
        tapAndSave(driver, save, {"newMatch.game"}, (std::string("new-match-games-") + game).c_str());
        tapAndSave(driver, save, {QStringLiteral("newMatch.game.") + game},
            (std::string("new-match-") + game).c_str());
    }
    back(driver);
}

} // namespace

void picturesOfPanels(Driver& driver, const Save& save)
{
    driver.wait("home.newMatch");
    newMatch(driver, save);
    people(driver, save);
    files(driver, save);
    tournament(driver, save);
    rulebook(driver, save);
    show(driver, save, "History", {}, "history-list", 700);
    tapAndSave(driver, save, {"history.row.1"}, "match-club", 700);
    tapAndSave(driver, save, {"match.reports"}, "match-reports");
    back(driver);
    QMetaObject::invokeMethod(
        &driver.window(), "showClause", Q_ARG(QString, QStringLiteral("eidex.schwarzpeter.taker-loses")));
    QTest::qWait(400);
    save("clause");
}

void picturesOfNothingYet(Driver& driver, const Save& save, const QStringList& choices)
{
    driver.wait("first.language.en");
    save("first-language");
    tapAndSave(driver, save, {"first.language." + choices[0]}, "first-text-size");
    tapAndSave(driver, save, {"first.textSize." + choices[1]}, "first-theme");
    tapAndSave(driver, save, {"first.theme." + choices[2]}, "home-empty");
    tapAndSave(driver, save, {"home.newMatch"}, "new-match-nobody");
    tapAndSave(driver, save, {"newMatch.addPlayer"}, "new-match-first-person");
    back(driver);
    back(driver);
    show(driver, save, "Referee", {}, "referee-nothing");
    tapAndSave(driver, save, {"referee.game"}, "referee-games");
    tapAndSave(driver, save, {"referee.game.quodlibet"}, "referee-contracts");
    tapAndSave(driver, save, {"referee.game", "referee.game.krass-kariert"}, "referee-hands");
    back(driver);
    show(driver, save, "History", {}, "history-empty");
    back(driver);
    show(driver, save, "Tournaments", {}, "tournaments-empty");
    back(driver);
    show(driver, save, "People", {}, "people-empty");
    back(driver);
    show(driver, save, "Settings", {}, "settings-empty");
    tapAndSave(driver, save, {"settings.import"}, "file-import-none");
    back(driver);
    back(driver);
    show(driver, save, "Report", {{"kind", "season"}, {"subject", "2026"}}, "report-empty", 800);
}

} // namespace tafel::test
