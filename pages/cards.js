// Three cards in place of a password: whoever typed the address taps what the tablet shows.
'use strict'
const chosen = []
const at = id => document.getElementById(id)

function show() {
  at('chosen').replaceChildren(...chosen.map(button => {
    const face = document.createElement('span')
    face.append(...[...button.childNodes].map(node => node.cloneNode(true)))
    return face
  }))
}

async function send() {
  let answer, said = {}
  try {
    answer = await fetch('/cards?lang=' + document.documentElement.lang, { method: 'POST', headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ cards: chosen.map(button => button.dataset.card) }) })
    said = await answer.json()
  } catch { /* the sentence below says it */ }
  if (answer?.ok) return location.replace('/' + said.key + '/' + location.search)
  chosen.length = 0
  show()
  at('fault').textContent = said.message ?? '…'
  at('fault').hidden = false
}

for (const button of document.querySelectorAll('[data-card]'))
  button.addEventListener('click', () => {
    if (chosen.length === 3) return
    at('fault').hidden = true
    chosen.push(button)
    show()
    if (chosen.length === 3) send()
  })
at('back').addEventListener('click', () => {
  chosen.length = 0
  show()
})
