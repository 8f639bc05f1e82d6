import QtQuick
import Tafel.Ui

// A new name is similar to a known one: the same person, or another one?
TDialog {
    id: root

    property var known: null // a NameMatchView
    property string written: ""

    signal answered(string name) // the chosen name
    signal refused(string why) // another person with that name is impossible

    // Returns false if no known person is similar.
    function ask(meant: var, name: string): bool {
        if (meant.name === "")
            return false;
        written = name;
        known = meant;
        return true;
    }

    open: known !== null
    otherText: qsTr("Somebody else")
    title: qsTr("Is that the same person?")
    verbText: qsTr("The same person")
    verbWhyNot: known?.whyNot ?? ""

    onConfirmed: {
        const name = known.name;
        known = null;
        root.answered(name);
    }
    onClosed: known = null
    onOtherwise: {
        const why = known.whyNotNew;
        known = null;
        if (why === "")
            root.answered(root.written);
        else
            root.refused(why);
    }

    Paragraph {
        objectName: "same.text"
        text: root.known?.text ?? ""
    }
    Paragraph {
        color: root.verbWhyNot !== "" ? Theme.no : Theme.mute
        objectName: "same.effect"
        text: root.verbWhyNot !== "" ? root.verbWhyNot : root.known?.same ?? ""
    }
}
