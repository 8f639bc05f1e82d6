import QtQuick
import Tafel.Ui

// A paragraph with more weight than what is around it.
Paragraph {
    weight: Font.Bold
}
