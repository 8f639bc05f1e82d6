// The big board: whatever comes replaces what stands there; long lists turn their pages by themselves.
'use strict'
const board = document.getElementById('board')
let source, turn = 0

function turnPages() {
  for (const list of board.querySelectorAll('.paged')) {
    const items = [...list.querySelectorAll('[data-item]')], most = Number(list.dataset.most), said = list.nextElementSibling
    const pages = Math.max(1, Math.ceil(items.length / most)), first = turn % pages * most
    items.forEach((item, index) => { item.hidden = index < first || index >= first + most })
    said.textContent = pages > 1 ? `${first + 1}–${Math.min(first + most, items.length)} ${said.dataset.of} ${items.length}` : ''
  }
}

function show(html) {
  board.innerHTML = html
  turnPages()
}

function follow() {
  source?.close()
  source = new EventSource('events?board=1&lang=' + document.documentElement.lang)
  source.onopen = () => document.body.classList.remove('stale')
  source.onerror = () => document.body.classList.add('stale')
  source.onmessage = event => {
    const state = JSON.parse(event.data)
    if (state.kind === 'stopped') {
      source.close()
      document.body.classList.add('stale')
    } else show(state.board)
  }
}

document.addEventListener('visibilitychange', () => document.hidden ? source.close() : follow())
setInterval(() => {
  ++turn
  turnPages()
}, 12000)
turnPages()
follow()
