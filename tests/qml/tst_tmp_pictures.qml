import QtQuick
import QtTest

OwnTable {
    name: "Pictures"

    function shot(name: string) {
        wait(250);
        grabImage(app.contentItem).save("/tmp/shots/" + name + ".png");
    }
    function look(which: string, players: var, contract: string, w: int, h: int, lang: string, theme: string, text: int) {
        size = Qt.size(w, h);
        restart();
        session.preferences.language = lang;
        session.preferences.theme = theme;
        session.preferences.textSize = text;
        beginOwn(pattern(which), players);
        if (contract !== "")
            tap("contract." + contract);
        if (which === "skat")
            tap("won.1");
        shot(`${which}-${w}x${h}-${lang}-${theme}-${text}`);
        session.preferences.textSize = 100;
        session.preferences.language = "en";
        session.preferences.theme = "light";
        size = Qt.size(1280, 800);
    }
    readonly property var eight: ["Anna", "Beat", "Cora", "Dani", "Eva", "Finn", "Gina", "Hugo"]

    function test_tally8() { look("tally", eight, "", 1280, 800, "de", "light", 100); }
    function test_tally8p() { look("tally", eight, "", 800, 1280, "en", "dark", 150); }
    function test_wizard() { look("wizard", eight.slice(0, 6), "", 1280, 800, "en", "light", 100); }
    function test_skat() { look("skat", eight.slice(0, 4), "suit", 1280, 800, "de", "dark", 100); }
    function test_skatp() { look("skat", eight.slice(0, 4), "null", 800, 1280, "de", "light", 100); }
    function test_schieber() { look("schieber", eight.slice(0, 4), "trump", 1280, 800, "de", "light", 100); }
    function test_diff() { look("differenzler", eight.slice(0, 4), "", 1280, 800, "de", "contrast", 200); }
    function test_phone() { look("wizard", eight.slice(0, 4), "", 360, 640, "de", "light", 100); }
    function test_editor() {
        for (const [w, h, lang, theme, text] of [[1280, 800, "de", "light", 100], [800, 1280, "en", "dark", 100], [360, 640, "de", "light", 100], [1280, 800, "de", "contrast", 200]]) {
            size = Qt.size(w, h);
            restart();
            session.preferences.language = lang;
            session.preferences.theme = theme;
            session.preferences.textSize = text;
            tap("home.newMatch");
            tap("newMatch.game");
            tap("newMatch.games.own");
            shot(`list-${w}x${h}-${text}`);
            tap("ownGames.new");
            if (seen("pattern.barbu")) {
                shot(`patterns-${w}x${h}-${text}`);
                tap("pattern.barbu");
            }
            wait(800);
            shot(`editor0-${w}x${h}-${text}`);
            tap("editor.step.1");
            tap("editor.contract.1");
            wait(600);
            shot(`editor1-${w}x${h}-${text}`);
            tap("editor.step.2");
            shot(`editor2-${w}x${h}-${text}`);
        }
        session.preferences.textSize = 100;
        session.preferences.language = "en";
        session.preferences.theme = "light";
    }
}
