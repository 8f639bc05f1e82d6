import QtQuick

// A part that is made only where it is wanted, and takes no room elsewhere.
Loader {
    default property Component contents

    sourceComponent: contents
    visible: active
    width: parent?.width ?? 0
}
