// A custom game while it is written down: a draft that is kept on disk after every change, its
// questions, what the reader of the file has against it, and a pad on which it can be tried. Knows no rule of
// the format: the keys are those of games/custom/file_keys.h, what is right the reader says.
#pragma once

#include <memory>

#include <QSet>
#include <QTemporaryDir>
#include <QTimer>

#include "app/custom/custom_game_prompts.h"
#include "app/session/session_model.h"

namespace tafel::custom {
struct FileKey;
class CustomGame;
} // namespace tafel::custom

namespace tafel::app {

/// A game to begin from.
struct PatternRow {
    Q_GADGET
    QML_VALUE_TYPE(patternRow)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString line MEMBER line)
    Q_PROPERTY(QString sign MEMBER sign)
public:
    QString id = {}, name = {}, line = {}, sign = {};

    bool operator==(const PatternRow&) const = default;
};

struct CustomContractRow {
    Q_GADGET
    QML_VALUE_TYPE(customContractRow)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString line MEMBER line)
    Q_PROPERTY(bool fault MEMBER fault) ///< Something is wrong with it.
public:
    QString name = {}, line = {};
    bool fault = false;

    bool operator==(const CustomContractRow&) const = default;
};

/// What is wrong with the draft.
struct CustomGameFault {
    Q_GADGET
    QML_VALUE_TYPE(customGameFault)
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QString text MEMBER text) ///< Empty: nothing is wrong.
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(int contract MEMBER contract) ///< -1: it is not about one.
public:
    QString path = {}, text = {};
    int step = 0, contract = -1;
};

class CustomGameEditor : public tafel::app::SessionModel { // the name as the QML tools look for it
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY
            changed) ///< The kept one that is changed; empty: a new one.
    Q_PROPERTY(bool begun READ begun NOTIFY changed) ///< There is a draft; else a pattern is chosen first.
    Q_PROPERTY(
        QList<tafel::app::PatternRow> patterns READ patterns NOTIFY changed) ///< The first one is empty.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString version READ version NOTIFY changed) ///< "Version 3, draft"
    Q_PROPERTY(QVariantList table READ table NOTIFY changed) ///< Each is a CustomPrompt, as those below.
    Q_PROPERTY(QList<tafel::app::CustomContractRow> contracts READ contracts NOTIFY changed)
    Q_PROPERTY(int contract READ contract WRITE setContract NOTIFY changed) ///< The chosen one.
    /// Of the chosen contract.
    Q_PROPERTY(QVariantList questions READ questions NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed) ///< What the table will read for it.
    Q_PROPERTY(QVariantList end READ end NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed) ///< The whole game; empty while something is wrong.
    Q_PROPERTY(
        QString cardsText READ cardsText NOTIFY changed) ///< "4 people × 8 cards = 32"; empty: no cards.
    Q_PROPERTY(bool cardsDivideEvenly READ cardsDivideEvenly NOTIFY changed) ///< The cards do, whoever plays.
    Q_PROPERTY(tafel::app::CustomGameFault fault READ fault NOTIFY changed)
    Q_PROPERTY(QString saving READ saving NOTIFY changed) ///< What saving does: "Becomes version 3 …"
    Q_PROPERTY(QString fingerprint READ fingerprint NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(tafel::app::Session* previewSession READ previewSession NOTIFY
            previewChanged) ///< Its pad, with invented deals; null: none yet.
public:
    explicit CustomGameEditor(QObject* parent = nullptr);
    ~CustomGameEditor() override;

    const QString& game() const { return m_of; }
    void setGame(const QString& id);
    bool begun() const { return !m_draft.empty(); }
    QList<PatternRow> patterns() const;
    QString name() const;
    QString version() const;
    QVariantList table() const;
    QList<CustomContractRow> contracts() const;
    int contract() const { return m_contract; }
    void setContract(int index);
    QVariantList questions() const;
    QString sentence() const;
    QVariantList end() const;
    QString words() const;
    QString cardsText() const;
    bool cardsDivideEvenly() const;
    CustomGameFault fault() const;
    QString saving() const;
    QString fingerprint() const;
    bool canUndo() const { return m_draft.canUndo(); }
    Session* previewSession() const { return m_previewSession.get(); }

    Q_INVOKABLE void begin(const QString& pattern); ///< By its id; empty: from nothing.
    /// An answer to the question of that path; undefined takes it back.
    Q_INVOKABLE void set(const QString& path, const QVariant& value);
    Q_INVOKABLE void clear(const QString& path);
    Q_INVOKABLE void add(const QString& path, const QString& key = {}); ///< One more in a list.
    Q_INVOKABLE void addContract();
    Q_INVOKABLE void removeContract(int index);
    Q_INVOKABLE void moveContract(int from, int to);
    Q_INVOKABLE void undo();
    /// Stores the game for new matches, as a further version if it already exists.
    /// \return the key of the game, "own:hearts"; empty if it was not stored, which was reported
    Q_INVOKABLE QString save();
    Q_INVOKABLE void discard();

Q_SIGNALS:
    void previewChanged();

private:
    void attached() override;
    QString file() const;
    void change(QJsonObject document);
    QJsonObject normalized(QJsonObject document) const;
    QJsonObject written(
        QJsonObject document, const QString& path, const custom::FileKey& key, const QString& text);
    void read();
    void keep();
    void updatePreview();
    QString slugOf(const QString& name, const QStringList& taken, const QString& otherwise) const;
    QStringList idsOfContracts(int but) const;
    QJsonObject newContract(const QString& name, const QStringList& taken) const;

    CustomGameDraft m_draft;
    QString m_of;
    int m_contract = 0;
    bool m_idIsChosen = false; ///< By hand: it does not follow the name.
    std::shared_ptr<const custom::CustomGame> m_game; ///< Null: something is wrong.
    QString m_faultPath, m_faultText;
    QSet<QString> m_made; ///< Clauses that were made from the score: they follow it.
    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_previewSession;
    QTimer m_later;
};

} // namespace tafel::app
