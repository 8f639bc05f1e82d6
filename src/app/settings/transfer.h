// Import and export of matches, backup, restore and verification: the available files, one job at a time with
// its progress, and its result. The history has a single writer, so that a job runs on the main thread in
// slices that are too short to delay a tap.
#pragma once

#include <memory>
#include <variant>

#include <QTimer>

#include "app/settings/save_locations.h"
#include "history/exchange/export.h"
#include "history/exchange/import.h"
#include "history/recovery/backup.h"
#include "history/recovery/verification.h"
#include "history/storage/atomic_file.h"

namespace tafel::app {

/// An item that was not imported.
struct TransferRefusal {
    VALUE_TYPE(TransferRefusal, transferRefusal)
    VALUE_FIELD(QString, place); ///< Its location in the file.
    VALUE_FIELD(QString, text);
};

class Transfer : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    MODEL_GETTER(bool, running) { return m_timer.isActive(); }
    MODEL_FIELD(double, progress); ///< 0 … 1
    MODEL_FIELD(QString, text); ///< The current step: "Import: 120 new".
    /// The result: "yes", "no" (nothing or not everything was done), or "ask" (a restore that waits for
    /// `confirmRestore`); empty before the end.
    MODEL_FIELD(QString, outcome);
    MODEL_FIELD(QString, resultTitle);
    MODEL_FIELD(QString, resultText);
    MODEL_FIELD(QString, written); ///< The file that was written; empty if there is none.
    MODEL_FIELD(QList<tafel::app::TransferRefusal>, refusals);
    /// The item to show after an import: "match" (a single one with the id `shown`), "matches" (several),
    /// "game" (a custom game without a match; `shown` is its key); empty if there is none.
    MODEL_FIELD(QString, next);
    MODEL_FIELD(QString, shown);
    /// The archive of the backup, which this tablet would join: "archive.example/club". Empty if there is
    /// none or the tablet has already joined it.
    MODEL_FIELD(QString, joins);

public:
    explicit Transfer(QObject* parent = nullptr);

    /// The files that can be imported ("import") or restored ("restore"), newest first, at most a hundred.
    Q_INVOKABLE QList<tafel::app::SaveLocation> files(const QString& kind) const;
    /// An unused file name in the folder for "export", "deals" or "backup".
    Q_INVOKABLE QString newFile(const QString& kind, const QString& folder) const;

    Q_INVOKABLE void importFile(const QString& file);
    Q_INVOKABLE void exportTo(const QString& file, const QString& kind); ///< "export" or "deals"
    Q_INVOKABLE void backUpTo(const QString& file);
    Q_INVOKABLE void check(); ///< Verifies the history.
    Q_INVOKABLE void checkRestore(const QString& file);
    Q_INVOKABLE void confirmRestore(bool staysInArchive); ///< See `history::Restore::finish`.
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void clear(); ///< Clears the result after the user has read it.

private:
    RefreshOn refreshOn() const override { return RefreshOn::Nothing; }
    using Importing = std::unique_ptr<history::Import>;
    struct Exporting {
        std::unique_ptr<history::Export> exporting;
        std::unique_ptr<history::AtomicFileWriter> file;
    };
    using BackingUp = std::unique_ptr<history::Backup>;
    using Restoring = std::unique_ptr<history::Restore>;
    using Checking = std::unique_ptr<history::BackgroundExamination>;

    void start(const QString& text);
    void runSlice();
    void step(Importing& job);
    void step(Exporting& job);
    void step(BackingUp& job);
    void step(Restoring& job);
    void step(Checking& job);
    void step(std::monostate&) { }
    /// Shows the progress of a step, or its error.
    /// \return true if it was the last one
    bool isLast(const history::Expected<bool>& more, double progress);
    void finish(const QString& outcome, const QString& title, const QString& text);
    void fail(const history::StorageError& fault);
    void endImport(const history::ImportResult& result, bool cancelled);

    QTimer m_timer;
    std::variant<std::monostate, Importing, Exporting, BackingUp, Restoring, Checking> m_job;
    QString m_file;
};

} // namespace tafel::app
