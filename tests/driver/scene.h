// The visible items of a window, in painting order.
#pragma once

#include <vector>

#include <QQuickItem>
#include <QQuickWindow>

namespace tafel::test {

struct Thing {
    QQuickItem* item;
    QRectF place; ///< position in the window; for a text, that of its letters
    QRectF seen; ///< the part that is not clipped
    int parent; ///< index; −1 if there is none
    int last = 0; ///< index of the last descendant
    QRectF hit = {}; ///< the area that takes taps; empty if it takes none
    QSizeF reach = {}; ///< the size of that area without clipping
};

class Scene {
public:
    explicit Scene(QQuickWindow& window);

    const std::vector<Thing>& things() const { return m_things; }
    const Thing& at(int index) const { return m_things[static_cast<std::size_t>(index)]; }
    int size() const { return static_cast<int>(m_things.size()); }

    /// The area of a text's letters, without the space above and below each line.
    static QRectF letters(const Thing& thing);

    bool holds(int outer, int inner) const { return outer <= inner && inner <= at(outer).last; }
    /// Whether an opaque item painted after this one, and before `until`, covers this area.
    bool covered(int index, const QRectF& place, int until) const;
    /// The opaque item that covers a part of a text; −1 if there is none except for a temporary note.
    int overlaid(int index) const;
    /// Whether a temporary note covers this item, in part or completely.
    bool underNote(int index) const;
    /// Whether an item that takes taps covers this area.
    bool shielded(int index, const QRectF& place, int until) const;
    /// The surrounding item that takes taps or the focus; −1 if there is none.
    int control(int index) const;
    /// The surrounding list that can scroll this item into view; −1 if there is none.
    int scroller(int index) const;

    /// The list with this row, a single tab stop with arrow keys between rows; null if there is none.
    QQuickItem* rows(int index) const;

    /// Describes an item in a message: its name, or that of the item around it, and its text.
    QString describe(int index) const;

private:
    void add(QQuickItem* item, QRectF clip, int parent);

    std::vector<Thing> m_things;
};

inline bool isKind(const QObject* object, const char* qml)
{
    return QByteArray(object->metaObject()->className()).startsWith(qml);
}
bool isText(const QQuickItem* item);
/// A temporary note or message, which disappears by itself or with the next tap and may cover its subject.
bool isNote(const QQuickItem* item);
/// Whether an item reacts to taps or the keyboard reaches it; items in a chart belong to the chart.
bool isControl(const QQuickItem* item);

} // namespace tafel::test
