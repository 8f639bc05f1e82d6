import QtQuick
import Tafel.Ui

// The title of a screen or of a part of one; a screen reader goes from one to the next.
Paragraph {
    Accessible.name: text
    Accessible.role: Accessible.Heading
    size: 24
    weight: Font.Black
}
