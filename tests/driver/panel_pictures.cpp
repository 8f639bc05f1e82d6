// The panels over the screens, and the screens of an empty history.
#include <QtTest/QTest>

#include "names.h"
#include "pictures.h"

namespace tafel::test {

namespace {

/// Taps the items one after the other and saves each result.
void tapAndSave(
    Driver& driver, const Save& save, const QStringList& names, const char* picture, int wait = 350)
{
    for (const QString& name : names)
        driver.open(name);
    QTest::qWait(wait - 250);
    save(QString::fromLatin1(picture));
}

/// Types into the text field that has the focus.
void type(Driver& driver, const char* text)
{
    for (const char* letter = text; *letter; ++letter)
        QTest::keyClick(&driver.window(), *letter);
    QTest::qWait(200);
}

void people(Driver& driver, const Save& save)
{
    show(driver, save, "People", {}, "people-list");
    if (!isMarkup(called(QStringLiteral("Anna")))) { // markup names have no possible duplicates
        tapAndSave(driver, save, {"people.perhaps"}, "people-perhaps");
        tapAndSave(driver, save, {"people.perhaps.one"}, "people-perhaps-stays");
        driver.back();
        driver.back();
    }
    tapAndSave(driver, save, {"people.row." + called(QStringLiteral("Anna"))}, "people-person");
    tapAndSave(driver, save, {"people.rename"}, "people-rename");
    driver.back();
    tapAndSave(driver, save, {"people.merge"}, "people-merge");
    tapAndSave(driver, save, {"people.other." + called(QStringLiteral("Beat"))}, "people-merge-question");
    driver.back();
    driver.back();
    tapAndSave(driver, save, {"people.forget"}, "people-forget");
    driver.back();
    driver.back();
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
    tapAndSave(driver, save, {"file.done", "settings.check"}, "file-check", 1500);
    tapAndSave(driver, save, {"file.done", "settings.restore"}, "file-restore");
    driver.open("file.0");
    driver.wait("dialog.verb"); // the backup is checked first
    save("file-restore-question");
    driver.back();
    driver.back();
    driver.back();
}

void tournament(Driver& driver, const Save& save)
{
    show(driver, save, "Tournament", {{"name", called(QStringLiteral("Adventscup"))}}, "tournament-rounds");
    tapAndSave(driver, save, {"tournament.tab.people"}, "tournament-people");
    tapAndSave(driver, save, {"tournament.addPerson"}, "tournament-person");
    driver.back();
    tapAndSave(driver, save, {"tournament.tab.rules"}, "tournament-rules");
    tapAndSave(driver, save, {"tournament.changeRules"}, "tournament-change-rules");
    driver.back();
    tapAndSave(driver, save, {"tournament.rename"}, "tournament-rename");
    driver.back();
    driver.back();
}

void rulebook(Driver& driver, const Save& save)
{
    show(driver, save, "Rulebook", {{"clause", "eidex.schwarzpeter.taker-loses"}}, "rulebook-editions");
    driver.back();
    show(driver, save, "Rulebook", {}, "rulebook-list");
    driver.tap("rulebook.search");
    type(driver, "guggitalre");
    save("rulebook-found");
    type(driver, "xqxqx");
    save("rulebook-nothing");
    driver.back();
    driver.back();
    driver.back();
}

void newMatch(Driver& driver, const Save& save)
{
    show(driver, save, "NewMatch", {}, "new-match-club");
    if (const QString anna = called(QStringLiteral("Anna")); !isMarkup(anna)) { // markup cannot be typed
        driver.open("newMatch.addPlayer");
        type(driver, anna.toLower().toLatin1().constData());
        tapAndSave(driver, save, {"newMatch.name.add"}, "new-match-same-person");
        driver.back();
        driver.back();
    }
    tapAndSave(driver, save,
        {"newMatch.again", "newMatch.game", "newMatch.game.cosmic-eidex", "newMatch.character.0"},
        "new-match-characters");
    driver.back();
    tapAndSave(driver, save, {"newMatch.option.target.change"}, "new-match-option");
    driver.back();
    for (const char* game : {"quodlibet", "hintersche", "krass-kariert"}) {
        tapAndSave(driver, save, {"newMatch.game"}, (std::string("new-match-games-") + game).c_str());
        tapAndSave(driver, save, {QStringLiteral("newMatch.game.") + game},
            (std::string("new-match-") + game).c_str());
    }
    driver.back();
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
    driver.back();
    QMetaObject::invokeMethod(
        &driver.window(), "showClause", Q_ARG(QString, QStringLiteral("eidex.schwarzpeter.taker-loses")));
    QTest::qWait(400);
    save("clause");
    driver.back();
    show(driver, save, "People", {}, "people-again");
    tapAndSave(driver, save, {"people.row." + called(QStringLiteral("Cora"))}, "people-other");
    tapAndSave(driver, save, {"people.forget", "dialog.verb"}, "people-forgotten", 1500);
}

void picturesOfFault(Driver& driver, const Save& save)
{
    driver.wait("fault.recover");
    save("fault");
    tapAndSave(driver, save, {"fault.restore"}, "fault-restore");
    driver.back();
    tapAndSave(driver, save, {"fault.recover"}, "fault-question");
    driver.open("dialog.verb");
    driver.wait("fault.result");
    save("fault-recovered");
    tapAndSave(driver, save, {"fault.retry"}, "fault-after", 700);
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
    driver.back();
    driver.back();
    show(driver, save, "Referee", {}, "referee-nothing");
    tapAndSave(driver, save, {"referee.game"}, "referee-games");
    tapAndSave(driver, save, {"referee.game.quodlibet"}, "referee-contracts");
    tapAndSave(driver, save, {"referee.game", "referee.game.krass-kariert"}, "referee-hands");
    driver.back();
    show(driver, save, "History", {}, "history-empty");
    driver.back();
    show(driver, save, "Tournaments", {}, "tournaments-empty");
    driver.back();
    show(driver, save, "People", {}, "people-empty");
    driver.back();
    show(driver, save, "Settings", {}, "settings-empty");
    tapAndSave(driver, save, {"settings.import"}, "file-import-none");
    driver.back();
    driver.back();
    show(driver, save, "Report", {{"kind", "season"}, {"subject", "2026"}}, "report-empty", 800);
}

} // namespace tafel::test
