// What the forms of a question are made of: panels, rows of cards, options.
'use strict'
function panel(name, ...inside) {
  const made = document.createElement('div'), head = document.createElement('h2')
  made.className = 'panel'
  made.dataset.part = name
  head.textContent = word(name)
  made.append(head, ...inside)
  return made
}

function row(...inside) {
  const made = document.createElement('div')
  made.className = 'hand'
  made.append(...inside)
  return made
}

function pressed(made, on) {
  made.setAttribute('aria-pressed', String(on))
  return made
}

function options(list, chosen, tapped) {
  const made = document.createElement('div')
  made.className = 'options'
  made.append(...list.map(([value, text]) => pressed(button(text, () => tapped(value)), chosen === value)))
  return made
}
