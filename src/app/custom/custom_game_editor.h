// The editor of custom games: a draft that is stored on disk after every change, its prompts, the errors of
// the file reader, and a score pad for trying the game. It knows no rule of the format. The keys are those of
// games/custom/file_keys.h, and the reader validates the values.
#pragma once

#include <memory>

#include <QSet>
#include <QTemporaryDir>
#include <QTimer>

#include "app/custom/custom_game_prompts.h"
#include "app/pad/views.h"
#include "app/phrases/view_rows.h"
#include "app/session/session_model.h"

namespace tafel::custom {
class CustomGame;
}

namespace tafel::app {

/// An error in the draft.
struct CustomGameFault {
    VALUE_TYPE(CustomGameFault, customGameFault)
    VALUE_FIELD(QString, path);
    VALUE_FIELD(QString, text); ///< Empty if there is no error.
    VALUE_FIELD(int, step);
    VALUE_FIELD(int, contract, -1); ///< Index of the contract; -1 if the error is not about one.
};

class CustomGameEditor : public tafel::app::SessionModel { // The QML tools need the qualified name.
    Q_OBJECT
    QML_ELEMENT
    /// The key of the stored game being edited; empty for a new one.
    WRITABLE_FIELD(QString, game, setGame);
    /// Whether there is a draft. Without one, a pattern is chosen first.
    MODEL_GETTER(bool, begun) { return !m_draft.empty(); }
    MODEL_GETTER(QList<tafel::app::GameRow>, patterns); ///< The games to start from.
    MODEL_GETTER(QString, name) { return nameIn(m_draft.at(QStringLiteral("/name")), language()); }
    MODEL_GETTER(QString, version); ///< "Version 3, draft"
    /// Each element is a CustomPrompt, as in the lists below.
    MODEL_GETTER(QVariantList, table) { return prompts(custom::tablePage()); }
    MODEL_GETTER(QList<tafel::app::ContractRow>, contracts);
    WRITABLE_FIELD(int, contract, setContract); ///< Index of the chosen contract.
    /// The prompts of the chosen contract.
    MODEL_GETTER(QVariantList, questions)
    {
        return prompts(custom::contractPage(), QStringLiteral("/contracts/%1").arg(m_contract));
    }
    MODEL_GETTER(QString, sentence); ///< The rule as the table will read it.
    MODEL_GETTER(QVariantList, end) { return prompts(custom::endPage()); }
    /// The rules of the whole game; empty while there is an error.
    MODEL_GETTER(QString, words);
    /// "yes" if the cards divide evenly for every number of players, else "ask"; and how they divide: "4
    /// people × 8 cards = 32". The text is empty without cards.
    MODEL_GETTER(tafel::app::RemainderView, cards);
    MODEL_GETTER(tafel::app::CustomGameFault, fault);
    MODEL_GETTER(QString, saving); ///< The effect of saving: "Becomes version 3 …"
    MODEL_GETTER(QString, fingerprint);
    MODEL_GETTER(bool, canUndo) { return m_draft.canUndo(); }
    /// A session with invented deals; null if there is none yet.
    NOTIFIED_GETTER(previewChanged, tafel::app::Session*, previewSession) { return m_previewSession.get(); }

public:
    explicit CustomGameEditor(QObject* parent = nullptr);
    ~CustomGameEditor() override;

    /// Starts from the pattern with this id; from scratch if it is empty.
    Q_INVOKABLE void begin(const QString& pattern);
    /// Answers the prompt of that path. An undefined value removes the answer.
    Q_INVOKABLE void set(const QString& path, const QVariant& value);
    Q_INVOKABLE void clear(const QString& path) { change(path, QJsonValue::Undefined); }
    Q_INVOKABLE void add(const QString& path, const QString& key = {}); ///< Adds an element to a list.
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
    RefreshOn refreshOn() const override { return RefreshOn::Language; }
    void attached() override { setGame(m_game); }
    QString file() const;
    void change(QJsonObject document);
    void change(const QString& path, const QJsonValue& value);
    QJsonObject normalized(QJsonObject document) const;
    QJsonObject written(
        QJsonObject document, const QString& path, const custom::FileKey& key, const QString& text);
    void read();
    void showChange();
    QVariantList prompts(std::span<const std::string> page, const QString& at = {}) const;
    void updatePreview();

    CustomGameDraft m_draft;
    bool m_idIsChosen = false; ///< The id was edited and no longer follows the name.
    std::shared_ptr<const custom::CustomGame> m_valid; ///< The game of the draft; null if there is an error.
    QString m_faultPath, m_faultText;
    QSet<QString> m_made; ///< Clauses that were generated from the score and follow it.
    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_previewSession;
    QTimer m_later;
};

} // namespace tafel::app
