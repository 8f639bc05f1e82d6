// Follows the states of a page, for phones and boards: opens the stream again when it breaks, is answered by an error, or
// falls silent. The server sends a state at least every 15 s.
'use strict'
const silence = 20000, retry = 5000

// `query`: returns the current parameters of the stream. `on.state`, `on.stopped`: a state, and the last one of a tablet
// that ends the sharing; `on.lost`: the connection is lost, its last message came at "21:14"; `on.ended`: nothing is
// shared at this address, and the page keeps trying.
function follower(query, on) {
  let source = null, timer = 0, over = false, isLost = false, last = new Date()

  function lost() {
    isLost = true
    on.lost(`${String(last.getHours()).padStart(2, '0')}:${String(last.getMinutes()).padStart(2, '0')}`)
  }

  function wait(time) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      lost()
      open()
    }, time)
  }

  function close() {
    clearTimeout(timer)
    source?.close()
  }

  async function failed(opened) {
    // The code of this address is there exactly as long as the address is shared.
    const answer = await fetch('qr.svg', { cache: 'no-store' }).catch(() => null)
    if (source !== opened || document.hidden) return
    if (answer?.status === 404) on.ended()
    wait(answer?.status === 404 ? retry : 1000)
  }

  function open() {
    if (over) return
    close()
    const opened = new EventSource('events?' + new URLSearchParams(query()))
    source = opened
    wait(isLost ? retry : silence)
    opened.onerror = () => {
      if (source !== opened) return
      lost()
      // A browser does not ask again by itself after an answer that is an error.
      if (opened.readyState === EventSource.CLOSED) failed(opened)
    }
    opened.onmessage = event => {
      const next = JSON.parse(event.data)
      last = new Date()
      if (next.kind === 'stopped') {
        over = true
        close()
        return on.stopped()
      }
      isLost = false
      wait(silence)
      on.state(next)
    }
  }

  // A browser has few connections to a host, so a hidden page closes its own.
  document.addEventListener('visibilitychange', () => document.hidden ? close() : open())
  return open
}
