#include "app/session/session_model.h"

namespace tafel::app {

SessionObserver::SessionObserver(QObject& model, RefreshOn refreshOn)
    : m_model(model)
    , m_refreshOn(refreshOn)
{
}

void SessionObserver::setSession(Session* session)
{
    if (session == m_session)
        return;
    m_session = session;
    const auto anew = [this] { refresh(); };
    if (session && m_refreshOn == RefreshOn::History)
        QObject::connect(session, &Session::historyChanged, &m_model, anew);
    if (session && m_refreshOn != RefreshOn::Nothing)
        QObject::connect(session->preferences(), &Preferences::languageChanged, &m_model, anew);
    attached();
}

SessionModel::SessionModel(QObject* parent, RefreshOn refreshOn)
    : QObject(parent)
    , SessionObserver(*this, refreshOn)
{
}

SessionList::SessionList(QObject* parent, RefreshOn refreshOn)
    : RowModel(parent)
    , SessionObserver(*this, refreshOn)
{
}

} // namespace tafel::app
