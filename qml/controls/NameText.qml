import QtQuick
import Tafel.Ui

// A complete name: on one line while its letters are about as large as those of others, otherwise on two, broken between its
// words, or within a long one.
FitText {
    property bool oneLine: false // there is no space for a second line
    property real tallest: 0 // height of both lines; 0 for no limit
    readonly property bool breakable: /[\s-]\S/.test(text)
    readonly property real half: halfOf(text, letters.height) // the wider one of its two lines, in full size
    readonly property bool broken: !oneLine && room > 0 && natural * (breakable ? 0.85 : 0.62) > room

    function halfOf(name: string, ready: real): real {
        if (ready <= 0 || !breakable)
            return natural * 0.54;
        let best = natural;
        for (let at = 1; at < name.length; ++at)
            if (name[at - 1] === " " || name[at - 1] === "-")
                best = Math.min(best, Math.max(letters.advanceWidth(name.substring(0, at).trim()), letters.advanceWidth(name.substring(at))));
        return best + 2;
    }

    font.pixelSize: room <= 0 ? full
        : Math.max(Theme.phone ? Theme.px(17) : Theme.fixed(11), Math.min(full, Math.floor(full * room / (broken ? half : natural)),
            broken && tallest > 0 ? Math.floor(tallest / 2.4) : full))
    leading: broken ? 1 : 1.22
    width: Math.max(0, Math.min(broken ? half + 2 : natural, room))
    weight: Font.Bold
    wrapMode: !broken ? Text.NoWrap : breakable ? Text.Wrap : Text.WrapAnywhere
}
