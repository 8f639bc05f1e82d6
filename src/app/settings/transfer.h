// Import and export of matches, backup, restore and verification: the available files, one job at a time with
// its progress, and its result. The history has a single writer, so that a job runs on the main thread in
// slices that are too short to delay a tap.
#pragma once

#include <fstream>
#include <memory>
#include <variant>

#include <QTimer>

#include "app/session/session_model.h"
#include "history/exchange/export.h"
#include "history/exchange/import.h"
#include "history/recovery/backup.h"
#include "history/recovery/verification.h"
#include "history/storage/atomic_file.h"

namespace tafel::app {

/// An item that was not imported.
struct TransferRefusal {
    Q_GADGET
    QML_VALUE_TYPE(transferRefusal)
    Q_PROPERTY(QString place MEMBER place) ///< Its location in the file.
    Q_PROPERTY(QString text MEMBER text)
public:
    QString place = {}, text = {};

    bool operator==(const TransferRefusal&) const = default;
};

struct TransferFile {
    Q_GADGET
    QML_VALUE_TYPE(transferFile)
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString place MEMBER place)
    Q_PROPERTY(QString detail MEMBER detail) ///< The age and size of the file.
public:
    QString path = {}, name = {}, place = {}, detail = {};

    bool operator==(const TransferFile&) const = default;
};

class Transfer : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(double progress READ progress NOTIFY changed) ///< 0 … 1
    Q_PROPERTY(QString text READ text NOTIFY changed) ///< The current step: "Import: 120 new".
    /// The result: "yes", "no" (nothing or not everything was done), or "ask" (a restore that waits for
    /// `confirmRestore`); empty before the end.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(QString resultTitle READ resultTitle NOTIFY changed)
    Q_PROPERTY(QString resultText READ resultText NOTIFY changed)
    /// The file that was written; empty if there is none.
    Q_PROPERTY(QString written READ written NOTIFY changed)
    Q_PROPERTY(QList<tafel::app::TransferRefusal> refusals READ refusals NOTIFY changed)
    /// The item to show after an import: "match" (a single one with the id `shown`), "matches" (several),
    /// "game" (a custom game without a match; `shown` is its key); empty if there is none.
    Q_PROPERTY(QString next READ next NOTIFY changed)
    Q_PROPERTY(QString shown READ shown NOTIFY changed)
public:
    explicit Transfer(QObject* parent = nullptr);
    ~Transfer() override;

    bool running() const { return m_timer.isActive(); }
    double progress() const { return m_progress; }
    const QString& text() const { return m_text; }
    const QString& outcome() const { return m_outcome; }
    const QString& resultTitle() const { return m_resultTitle; }
    const QString& resultText() const { return m_resultText; }
    QString written() const { return m_written; }
    const QList<TransferRefusal>& refusals() const { return m_refusals; }
    const QString& next() const { return m_next; }
    const QString& shown() const { return m_shown; }

    /// The files that can be imported ("import") or restored ("restore"), newest first, at most a hundred.
    Q_INVOKABLE QList<tafel::app::TransferFile> files(const QString& what) const;
    /// An unused file name in the folder for "export", "deals" or "backup".
    Q_INVOKABLE QString newFile(const QString& what, const QString& folder) const;

    Q_INVOKABLE void importFile(const QString& file);
    Q_INVOKABLE void exportTo(const QString& file, const QString& what); ///< "export" or "deals"
    Q_INVOKABLE void backUpTo(const QString& file);
    Q_INVOKABLE void check(); ///< Verifies the history.
    Q_INVOKABLE void checkRestore(const QString& file);
    Q_INVOKABLE void confirmRestore();
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void clear(); ///< Clears the result after the user has read it.

private:
    struct Importing {
        std::ifstream stream;
        std::unique_ptr<history::Import> import;
        double bytes;
    };
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
    void finish(const QString& outcome, const QString& title, const QString& text);
    void fail(const history::StorageError& fault);
    void endImport(const history::ImportResult& result, bool cancelled);

    QTimer m_timer;
    std::variant<std::monostate, Importing, Exporting, BackingUp, Restoring, Checking> m_job;
    QString m_file;
    double m_progress = 0;
    QString m_text, m_outcome, m_resultTitle, m_resultText, m_written, m_next, m_shown;
    QList<TransferRefusal> m_refusals;
};

} // namespace tafel::app
