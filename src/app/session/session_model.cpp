#include "app/session/session_model.h"

namespace tafel::app {

void SessionObserver::setSession(Session* session)
{
    if (session == m_session)
        return;
    m_session = session;
    const auto anew = [this] { refresh(); };
    if (session && refreshOn() == RefreshOn::History)
        QObject::connect(session, &Session::historyChanged, m_model, anew);
    if (session && refreshOn() != RefreshOn::Nothing)
        QObject::connect(session->preferences(), &Preferences::languageChanged, m_model, anew);
    attached();
}

void SessionModel::refresh()
{
    clearData();
    if (hasHistory())
        readData();
    Q_EMIT changed();
}

} // namespace tafel::app
