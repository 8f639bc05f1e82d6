// The revokes in a deal that is being recorded, and the ways to resolve them.
#pragma once

#include "app/phrases/view_rows.h"
#include "referee/record.h"

namespace tafel::app {

class Recorder;

/// A revoke with the clause that forbids it.
struct RevokeRow : ReasonRow {
    VALUE_TYPE(RevokeRow, revokeRow)
    VALUE_FIELD(QString, bold);
    VALUE_FIELD(QString, why);
    VALUE_FIELD(QString, effect); ///< The effect of the house rule.
};

/// A resolution with the clause about it.
struct RevokeResolutionRow : ReasonRow {
    VALUE_TYPE(RevokeResolutionRow, revokeResolutionRow)
    VALUE_FIELD(QString, what);
    VALUE_FIELD(QString, title);
};

class RecordedRevokes : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the recorder owns it")
    MODEL_GETTER(QList<tafel::app::RevokeRow>, all);
    /// The resolutions if a revoke keeps the deal from counting; empty if none is needed.
    MODEL_GETTER(QList<tafel::app::RevokeResolutionRow>, revokeResolutions);

public:
    explicit RecordedRevokes(Recorder& recorder);

    /// Applies one of `revokeResolutions`.
    /// \return true if the deal is no longer being recorded
    Q_INVOKABLE bool resolve(const QString& what);

Q_SIGNALS:
    void changed();

private:
    RevokeRow view(const DetectedRevoke& revoke) const;
    QString cardOf(int event) const;
    QString proofText(const DetectedRevoke& revoke) const;
    void overrule(std::string_view word);

    Recorder& m_recorder;
};

} // namespace tafel::app
