// The big board: whatever comes replaces what stands there; long lists turn their pages by themselves.
'use strict'
const board = document.getElementById('board')
let source, turn = 0

function turnPages() {
  let pages = 1
  for (const list of board.querySelectorAll('.paged')) {
    const items = [...list.querySelectorAll('[data-item]')], most = Number(list.dataset.most)
    const count = Math.ceil(items.length / most), page = count > 1 ? turn % count : 0
    pages = Math.max(pages, count)
    items.forEach((item, index) => { item.hidden = Math.floor(index / most) !== page })
  }
  const said = board.querySelector('.pages')
  if (said) said.textContent = pages > 1 ? `${turn % pages + 1} / ${pages}` : ''
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
