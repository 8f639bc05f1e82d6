// The big board: each new state replaces the current one; long lists turn their pages automatically.
'use strict'
const board = document.getElementById('board')
let turn = 0

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

// Removes everything that was shown; only the reason remains.
function leave(why) {
  document.body.classList.remove('stale')
  document.getElementById('lost').hidden = true
  const said = document.getElementById('over').content.cloneNode(true)
  said.querySelectorAll('[data-over]').forEach(each => { each.hidden = each.dataset.over !== why })
  board.replaceChildren(said)
}

const follow = follower(() => ({ board: 1, lang: document.documentElement.lang }), {
  state(next) {
    document.body.classList.remove('stale')
    document.getElementById('lost').hidden = true
    show(next.board)
  },
  lost(since) {
    if (!board.querySelector('.board:not(.over)')) return
    document.body.classList.add('stale')
    document.getElementById('lost').hidden = false
    document.getElementById('since').textContent = since
  },
  ended: () => leave('ended'),
  stopped: () => leave('stopped'),
})

setInterval(() => {
  ++turn
  turnPages()
}, 12000)
turnPages()
follow()
