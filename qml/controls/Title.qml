import QtQuick
import Tafel.Ui

// A heading that is as wide as its words.
FitText {
    Accessible.name: text
    Accessible.role: Accessible.Heading
    weight: Font.Black
}
