// Counts the player's own pile: a number with sums, or tapped cards; only the sum is sent to the tablet.
'use strict'
{
  let count = null, path = null, deal = 0, how = 'number'
  const typed = new Map(), pile = new Set()
  let lastTrick = false

  const current = () => count?.asks.find(ask => ask.path === path)
  const sumOf = text => (text.match(/[+-]?\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0)
  const pileSum = () => count.cards.reduce((sum, { card, points }) => sum + (pile.has(card) ? points : 0), lastTrick ? count.last : 0)
  const value = () => how === 'cards' ? pileSum() : typed.has(path) ? sumOf(typed.get(path)) : current()?.value

  function press(name) {
    const ask = current()
    if (!ask || 'option' in ask) return
    let text = typed.get(path) ?? ''
    if (name === 'del') text = text.slice(0, -1)
    else if (name === '-' && text === '') text = ask.lowest < 0 ? '-' : ''
    else if (name === '+' || name === '-') text = /\d/.test(text) ? text.replace(/[+-]$/, '') + name : text
    else if (text.length < 24) text += name
    typed.set(path, text)
    show()
  }

  function keys() {
    const names = ['7', '8', '9', 'del', '4', '5', '6', '+', '1', '2', '3', '-', '0']
    at('keys').replaceChildren(...names.map(name => {
      const made = button(name === 'del' ? svg('del', 'icon') : name === '-' ? '−' : name, () => press(name))
      if (name === 'del') made.setAttribute('aria-label', word('delete'))
      if (name === '+' || name === '-') made.setAttribute('aria-label', word(name === '+' ? 'plus' : 'minus'))
      if (/\D/.test(name)) made.classList.add('fn')
      if (name === '0') made.classList.add('wide')
      return made
    }))
  }

  // One element for each question; a tap chooses which one the keys write to.
  function field(ask) {
    if ('option' in ask) {
      // Without a value the answer is taken back.
      const made = button(element('small', {}, ask.question), () => say({ kind: 'count', deal, path: ask.path, value: ask.on ? undefined : ask.option }))
      made.append(' ', word('only-me'))
      return pressed(made, ask.on)
    }
    const made = button('', () => {
      path = ask.path
      show()
    })
    made.className = 'field'
    const raw = typed.get(ask.path), now = raw !== undefined ? raw === '' ? '' : sumOf(raw) : ask.value ?? ''
    const note = raw && /\d[+-]/.test(raw) ? raw.replaceAll('-', '−') : ask.at ?? ''
    const number = ask.path === path && how === 'cards' ? pileSum() : String(now).replace('-', '−')
    made.append(element('span', {}, ask.label, element('small', {}, note)), element('b', {}, number))
    return pressed(made, ask.path === path)
  }

  function showPile() {
    const there = Boolean(count.cards)
    at('count-how').hidden = !there
    if (!there) how = 'number'
    at('pile').hidden = how !== 'cards'
    at('fields').hidden = at('others').hidden = how === 'cards' // the cards need the screen
    at('keys').hidden = how === 'cards' || !count.asks.some(ask => !('option' in ask))
    pressed(at('by-number'), how === 'number')
    pressed(at('by-cards'), how === 'cards')
    for (const each of document.querySelectorAll('[data-how]')) each.hidden = each.dataset.how !== how
    if (how !== 'cards') return
    const grid = at('pile-grid')
    if (!grid.childElementCount)
      grid.append(...count.cards.map(each => {
        const made = cardFace(button('', () => {
          pile.has(each.card) ? pile.delete(each.card) : pile.add(each.card)
          show()
        }), each)
        made.setAttribute('aria-label', each.name)
        return made
      }))
    for (const card of grid.children) pressed(card, pile.has(card.dataset.card))
    at('pile-count').textContent = pile.size
    at('pile-sum').textContent = pileSum()
    pressed(at('last-trick'), lastTrick)
    at('last-trick').lastElementChild.textContent = '+' + count.last
    at('last-trick').hidden = count.last === 0
  }

  function show() {
    at('count-none').hidden = at('count-no-title').hidden = Boolean(count)
    at('count-some').hidden = !count
    if (!count) {
      at('send').hidden = at('stay').hidden = true
      at('count-title').textContent = at('count-about').textContent = ''
      return
    }
    if (!current() || 'option' in current()) path = count.asks.find(ask => !('option' in ask))?.path ?? null
    at('count-title').textContent = count.title
    at('count-about').textContent = count.about
    at('recount').hidden = !count.recount
    showPile()
    at('fields').replaceChildren(...count.asks.map(field))
    fill(at('others'), count.others)
    at('gives').hidden = !count.gives
    at('gives').lastElementChild.textContent = count.gives ?? ''
    const now = value(), ask = current()
    const unfinished = how === 'number' && typed.has(path) && !/\d$/.test(typed.get(path))
    const sent = ask && ask.value === now && !unfinished
    const possible = ask && now !== undefined && now >= ask.lowest && now <= ask.highest && !unfinished
    // Without a number it is only disabled: if it appeared with the first digit, it would cover a key.
    at('send').hidden = !ask || (count.recount && sent)
    at('send').disabled = !possible || sent
    at('send-number').textContent = possible ? String(now).replace('-', '−') : ''
    at('stay').hidden = !(ask && count.recount && sent)
    at('stay').lastElementChild.textContent = now ?? ''
    const answer = state.you?.answer
    at('answer').hidden = !answer || (answer.deal !== deal && answer.state !== 'entered')
    for (const each of document.querySelectorAll('[data-answer]')) {
      each.hidden = each.dataset.answer !== answer?.state
      if (answer?.state === 'entered') each.querySelector('b')?.replaceChildren(String(answer.value ?? ''))
    }
  }

  function forget() {
    typed.clear()
    pile.clear()
    lastTrick = false
  }

  keys()
  for (const way of ['number', 'cards'])
    at('by-' + way).addEventListener('click', () => {
      how = way
      show()
    })
  at('last-trick').addEventListener('click', () => {
    lastTrick = !lastTrick
    show()
  })
  at('send').addEventListener('click', async () => {
    const sent = value()
    if (await say({ kind: 'count', deal, path, value: sent })) typed.set(path, String(sent))
    show()
  })
  at('stay').addEventListener('click', () => say({ kind: 'stays', deal, path, value: value() }))
  document.addEventListener('forget', forget)
  listeners.push(next => {
    const before = count
    count = next.you?.count ?? null
    if (count && count.deal !== deal) {
      // Numbers that were typed for one deal must not be sent for another.
      forget()
      deal = count.deal
    }
    // A value that the tablet has overwritten is shown as on the tablet.
    for (const ask of count?.asks ?? []) {
      const old = before?.deal === deal ? before.asks.find(each => each.path === ask.path) : null
      if (old && old.value !== ask.value && ask.value !== undefined && typed.has(ask.path) && sumOf(typed.get(ask.path)) === old.value) typed.delete(ask.path)
    }
    show()
  })
}
