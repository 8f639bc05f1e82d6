// Properties that are declared in one line, and the types that consist of them.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

/// A struct that QML reads as a value. Two of them are equal if their members are.
#define VALUE_TYPE(type, name)                                                                               \
    Q_GADGET                                                                                                 \
    QML_VALUE_TYPE(name)                                                                                     \
public:                                                                                                      \
    bool operator==(const type&) const = default;

/// A public member of a value type that is also a property of it. Without an initial value it is 0, false or
/// empty.
#define VALUE_FIELD(type, name, ...)                                                                         \
    Q_PROPERTY(type name MEMBER name)                                                                        \
public:                                                                                                      \
    type name = {__VA_ARGS__}

/// The member `m_name` of a model, and its getter.
#define KEPT_FIELD(type, name, ...)                                                                          \
public:                                                                                                      \
    const type& name() const                                                                                 \
    {                                                                                                        \
        return m_##name;                                                                                     \
    }                                                                                                        \
                                                                                                             \
private:                                                                                                     \
    type m_##name = {__VA_ARGS__}

/// A property of a model that QML cannot write. The model writes the member `m_name` and emits the signal.
#define NOTIFIED_FIELD(signal, type, name, ...)                                                              \
    Q_PROPERTY(type name READ name NOTIFY signal)                                                            \
    KEPT_FIELD(type, name, __VA_ARGS__)

/// The same with the signal `changed`.
#define MODEL_FIELD(type, name, ...) NOTIFIED_FIELD(changed, type, name, __VA_ARGS__)

/// A property of a model that QML cannot write and that is computed when it is read: declares its getter. The
/// body follows, or is in the source file.
#define NOTIFIED_GETTER(signal, type, name)                                                                  \
    Q_PROPERTY(type name READ name NOTIFY signal)                                                            \
public:                                                                                                      \
    type name() const

/// The same with the signal `changed`.
#define MODEL_GETTER(type, name) NOTIFIED_GETTER(changed, type, name)
/// A property that never changes: declares its getter. The body follows.
#define CONSTANT_GETTER(type, name)                                                                          \
    Q_PROPERTY(type name READ name CONSTANT)                                                                 \
public:                                                                                                      \
    type name()

/// A property that QML sets. The body of the setter follows, or is in the source file.
#define WRITABLE_FIELD(type, name, setter, ...)                                                              \
    Q_PROPERTY(type name READ name WRITE setter NOTIFY changed)                                              \
    KEPT_FIELD(type, name, __VA_ARGS__);                                                                     \
                                                                                                             \
public:                                                                                                      \
    void setter(const type& value)

/// A property of a `SessionModel` that QML sets. A new value refreshes the model.
#define INPUT_FIELD(type, name, setter, ...)                                                                 \
    WRITABLE_FIELD(type, name, setter, __VA_ARGS__)                                                          \
    {                                                                                                        \
        assign(m_##name, value);                                                                             \
    }
