import QtQuick
import Tafel.Ui

// The only window: a session, the trail of screens, of which only the last is loaded, and overlays of all screens
// (a clause, an error).
Window {
    id: window

    property string databaseFile: ""
    property string fileToOpen: "" // is imported at the start
    property var waiting: [] // files that are imported as soon as the history is open and the last one was read
    property int shownAs: Window.Windowed // before it was put aside
    property var trail: [] // [{screen, values}]
    property bool wasOpen: false
    property var plans: ({}) // the matches that are being set up, by tournament and people: each stays until it starts
    readonly property bool portrait: height > width
    readonly property var boardWindow: board.item // the second window with a tournament's board

    function planOf(values: var): NewMatch {
        const key = JSON.stringify([values.tournament, values.people]);
        const plan = plans[key] = plans[key] ?? newMatch.createObject(window, {session: session});
        if (values.tournament)
            plan.setUpForTournament(values.tournament, values.people);
        if (values.again)
            plan.repeatLast();
        if (values.game)
            plan.chooseGame(values.game);
        return plan;
    }
    function goTo(screen: string, values: var) {
        if (screen === "NewMatch")
            values = {setup: planOf(values)};
        // A path that began at a tournament returns to it.
        const before = trail.findIndex(step => step.screen === "Tournament" && screen === "Tournament" && step.values.name === values.name);
        trail = before >= 0 ? trail.slice(0, before + 1) : screen === "Home" ? [{screen: "Home", values: {}}] : trail.concat([{screen: screen, values: values}]);
        showLast();
    }
    function replace(screen: string, values: var) {
        const tournament = session.table.tournament;
        trail = tournament === "" ? [{screen: "Home", values: {}}, {screen: screen, values: values}]
            : [{screen: "Home", values: {}}, {screen: "Tournaments", values: {}}, {screen: "Tournament", values: {name: tournament}},
                {screen: screen, values: values}];
        showLast();
    }
    function goBack() {
        if (trail.length < 2)
            return;
        trail = trail.slice(0, -1);
        showLast();
    }
    function showLast() {
        clauseLoader.active = false;
        keysLoader.active = false;
        const last = trail[trail.length - 1];
        stage.setSource(last.screen + "Screen.qml", Object.assign({session: session}, last.values));
        stage.forceActiveFocus();
    }
    function showClause(clause: string) {
        // Leaving one of these screens loses no data: everything that it shows is stored.
        const leads = ["ScorePad", "Match", "History"].includes(trail[trail.length - 1].screen);
        clauseLoader.setSource("ClauseSheet.qml", {clause: session.clause(clause), openRulebook: leads ? id => goTo("Rulebook", {clause: id}) : null});
        clauseLoader.active = true;
    }
    // Scrolls the lists around the focused item, so that it is visible.
    function bringIntoView(item: Item) {
        for (let around = item ? item.parent : null; around; around = around.parent) {
            const list = around as Flickable;
            if (!list || list.contentHeight <= list.height)
                continue;
            const room = Theme.px(8), top = item.mapToItem(list.contentItem, 0, 0).y, bottom = top + item.height;
            if (top < list.contentY || item.height > list.height)
                list.contentY = Math.max(list.originY, top - room);
            else if (bottom > list.contentY + list.height)
                list.contentY = Math.min(list.originY + list.contentHeight, bottom + room) - list.height;
        }
    }
    // A match under way is on the table at once.
    function start() {
        wasOpen = session.open;
        const first = !session.open ? "HistoryError" : session.preferences.firstStart ? "FirstStart" : "";
        if (first !== "") {
            trail = [{screen: first, values: {}}];
            showLast();
        } else if (session.table.open) {
            replace("ScorePad", {});
            if (session.pad.deal.recording && session.table.ours)
                goTo("Recorder", {});
        } else {
            goTo("Home", {});
        }
        if (fileToOpen !== "")
            waiting = waiting.concat([fileToOpen]);
        fileToOpen = "";
        openFile();
    }
    // Opens above the current screen, which remains unchanged.
    function openFile() {
        const panel = opened.item as FileTransferPanel;
        if (!session.open || waiting.length === 0 || panel && !panel.settled)
            return;
        const file = waiting[0];
        waiting = waiting.slice(1);
        clauseLoader.active = false;
        keysLoader.active = false;
        opened.setSource("settings/FileTransferPanel.qml", {session: session, job: "import", file: file});
        opened.active = true;
    }
    // Asked by another start of the program.
    function comeForward(file: string) {
        if (visibility === Window.Minimized)
            visibility = shownAs;
        raise();
        requestActivate();
        if (file !== "")
            waiting = waiting.concat([file]);
        openFile();
    }

    color: Theme.paper
    height: 800
    minimumHeight: 360
    minimumWidth: 360
    title: "Tafelrichter"
    visible: true
    width: 1280

    Component.onCompleted: start()
    onClosing: board.active = false // or the program would go on for it
    onActiveFocusItemChanged: bringIntoView(activeFocusItem)
    onVisibilityChanged: now => {
        if (now !== Window.Minimized && now !== Window.Hidden)
            shownAs = now;
    }

    Component {
        id: newMatch

        NewMatch { }
    }
    component Over: Loader { // loaded by its address, not before it is wanted
        id: over

        active: false
        anchors.fill: parent
        focus: active
        z: 120

        onActiveChanged: if (!active)
            stage.forceActiveFocus()

        Connections {
            function onClosed() {
                over.active = false;
            }

            ignoreUnknownSignals: true
            target: over.item
        }
    }

    Session {
        id: session

        file: window.databaseFile
        objectName: "session"

        onFailed: (title, text) => errorBanner.fault = {title: title, text: text}
        onRequested: file => window.comeForward(file)
        // The signal also comes when only the language of the fault changes. `start` waits until the match under way is open.
        onOpenChanged: if (window.trail.length > 0 && session.open !== window.wasOpen)
            Qt.callLater(window.start)
    }
    Silence {
        target: window
    }
    Binding {
        property: "portrait"
        target: Theme
        value: window.portrait
    }
    Binding {
        property: "unit"
        target: Theme
        value: Math.max(0.1, window.portrait ? Math.min(window.width / 800, window.height / 1280)
            : Math.min(window.width / 1280, window.height / 800))
    }
    Binding {
        property: "preferences"
        target: Theme
        value: session.preferences
    }
    Loader {
        id: stage

        anchors.fill: parent
        enabled: !clauseLoader.active && !keysLoader.active && !opened.active
        focus: true

        Keys.onPressed: event => {
            event.accepted = event.text === "?";
            if (event.accepted)
                keysLoader.open();
        }
    }
    Connections {
        function onGoTo(screen: string, values: var) {
            if (screen === "ScorePad")
                window.replace(screen, values);
            else if (screen === "BoardWindow")
                board.show(values.name);
            else
                window.goTo(screen, values);
        }
        function onGoBack() {
            window.goBack();
        }
        function onOpenClause(clause: string) {
            window.showClause(clause);
        }

        target: stage.item as TScreen
    }
    Over {
        id: clauseLoader
    }
    Over {
        id: opened

        z: 110

        onActiveChanged: if (!active)
            window.openFile()
    }
    Connections {
        function onGoTo(screen: string, values: var) {
            window.goTo(screen, values);
            opened.active = false;
        }
        function onSettledChanged() {
            window.openFile();
        }

        target: opened.item as FileTransferPanel
    }
    Over {
        id: board

        function show(name: string) {
            active = false;
            setSource("BoardWindow.qml", {session: session, name: name, home: window.screen});
            active = true;
        }

        focus: false // it is a window of its own
    }
    Over {
        id: keysLoader

        function open() {
            setSource("ShortcutsSheet.qml", {own: (stage.item as TScreen)?.keyWords ?? []});
            active = true;
        }
    }
    Loader {
        id: errorBanner

        property var fault: null // {title, text}

        active: fault !== null
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - Theme.px(24), Theme.px(760))
        y: Theme.px(12)
        z: 130

        sourceComponent: Banner {
            bold: errorBanner.fault?.title ?? ""
            kind: "no"
            text: errorBanner.fault?.text ?? ""

            TButton {
                icon: "cross"
                kind: "ghost"
                label: qsTr("Close")
                objectName: "trouble.close"

                onTapped: errorBanner.fault = null
            }
        }
    }
}
