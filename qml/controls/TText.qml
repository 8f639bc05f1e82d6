import QtQuick
import Tafel.Ui

// Plain text in the font of the app; its size is in design pixels and follows the text size setting. Lines are as high as on
// the mock-ups (half the leading above, half below), or only the letters if leading
// is 1.
Text {
    property real size: 20
    property bool fixed: false // keys, fields and the standing do not grow with the text size
    property int weight: Font.Medium
    property bool excerpt: false // may be truncated: a tap leads to the full text
    property real leading: 1.22
    property real smallest: 0 // to fit its width, it becomes as small as this; 0: it keeps its size
    readonly property real halfLeading: Math.round(font.pixelSize * (leading - 1) / 2)

    bottomPadding: wrapMode === Text.NoWrap ? halfLeading : -halfLeading
    color: Theme.ink
    font.family: Theme.family
    font.pixelSize: fixed ? Theme.fixed(size) : Theme.text(size)
    font.weight: weight
    fontSizeMode: smallest > 0 ? Text.HorizontalFit : Text.FixedSize
    minimumPixelSize: Theme.fixed(smallest)
    lineHeight: wrapMode === Text.NoWrap ? 1 : leading
    textFormat: Text.PlainText
    topPadding: halfLeading
}
