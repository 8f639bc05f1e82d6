import QtQuick
import Tafel.Ui

// The title of a screen or a section; a screen reader jumps from one to the next.
Paragraph {
    Accessible.name: text
    Accessible.role: Accessible.Heading
    size: 24
    weight: Font.Black
}
