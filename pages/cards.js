// Three cards instead of a password: a visitor who typed the address taps the cards that the tablet shows.
'use strict'
const chosen = []
const at = id => document.getElementById(id)

function show() {
  document.querySelectorAll('.chosen span').forEach((slot, index) => {
    slot.className = chosen[index]?.className ?? ''
    slot.replaceChildren(...[...chosen[index]?.childNodes ?? []].map(node => node.cloneNode(true)))
  })
  at('chosen').textContent = chosen.map(button => button.getAttribute('aria-label')).join(', ')
}

function say(text) {
  at('fault').textContent = text
  at('fault').hidden = !text
  at('hint').hidden = Boolean(text)
  if (text) at('fault').scrollIntoView({ block: 'nearest' })
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
  say(said.message ?? '…')
}

for (const button of document.querySelectorAll('[data-card]'))
  button.addEventListener('click', () => {
    if (chosen.length === 3) return
    say('')
    chosen.push(button)
    show()
    if (chosen.length === 3) send()
  })
at('back').addEventListener('click', () => {
  chosen.pop()
  show()
})
