// Questions to the referee without showing the hand: the page keeps the taps and sends them to the server each time. The
// server returns the next buttons and the referee's answer. The page knows no game: it draws what it gets.
// Covered after 20 s without a touch, on another tab, and when the page is hidden.
'use strict'
{
  const coverTime = 20000, holdTime = 500
  let said = [], shown = null, fault = null // the taps so far; the server's document; the error of the last request
  let covered = false, timer = 0, wanted = 0, busy = false, again = false, moves = false, deal = '', picked = null

  // ---- Taps

  // Opening something else instead is one tap: only the last one counts.
  function tap(what) {
    if (what.length === 1 && said.at(-1)?.length === 1) said.pop()
    said.push(what)
    moves = true
    ask()
  }

  // Several taps are one question: the next one is sent when the answer is there.
  async function ask() {
    if (!mayAsk()) return
    again = busy
    if (busy) return
    busy = true
    const mine = wanted, { ok, said: answer } = await post('dispute', { said })
    busy = false
    if (answer.code === 'too-often') return setTimeout(ask, 500)
    if (mine !== wanted || again) return ask()
    fault = ok ? null : answer.error ?? answer // of the referee, or of the server
    if (ok) shown = answer
    draw()
    if (moves && ok && !shown.pick && shown.ruling.kind !== 'empty') at('verdict').scrollIntoView({ block: 'nearest' })
    moves = false
  }

  // ---- Drawing

  const paragraph = (text, className = '') => element('p', { className }, text)
  const heading = text => element('h2', {}, text)
  const listed = (className, items) => element('div', { className }, ...items.map(item))

  // A card, the place of one, or words; without a tap it is only shown.
  function item(each) {
    const isCard = each.card || each.number || each.hidden, name = each.name ?? each.number ?? (each.hidden ? word('face-down') : '')
    const made = each.tap || each.whyNot ? button('', () => each.tap ? tap(each.tap) : tell(each.whyNot)) : document.createElement('span')
    if (each.card) cardFace(made, each)
    else if (each.number) made.append(each.number)
    if (isCard && !each.text) made.classList.add('card')
    if (each.number && !each.text) made.classList.add('n')
    if (each.hidden) made.classList.add('back')
    if (each.add) made.classList.add('plus')
    if (each.add) made.append('+')
    if (each.text) made.classList.remove('card')
    if (each.text) made.append(isCard ? ' ' + each.text : each.text)
    if (each.line) made.append(element('small', {}, each.line))
    if (each.mark) made.classList.add(each.mark)
    if (each.whyNot) made.setAttribute('aria-disabled', 'true')
    if (isCard && made.localName === 'span') made.setAttribute('role', 'img')
    if (!each.text) made.setAttribute('aria-label', [each.add ? word('add') : name, each.caption].filter(Boolean).join(', '))
    if (each.tap) pressed(made, each.on === true)
    if (each.tap) made.dataset.tap = JSON.stringify(each.tap)
    return each.caption ? element('figure', {}, made, element('figcaption', {}, each.caption)) : made
  }

  const isOfCards = each => !each.text && (each.card || each.number || each.hidden || each.add)

  function part(each) {
    const made = element('div', { className: 'panel' }), cards = each.items.filter(isOfCards), words = each.items.filter(one => !isOfCards(one))
    made.dataset.part = each.path ?? ''
    if (each.title) made.append(heading(each.title))
    if ('highest' in each) made.append(typed(each))
    if (cards.length) made.append(listed('hand', cards))
    if (words.length) made.append(listed('options', words))
    return made
  }

  // A number; the earlier taps contain the last typed one.
  function typed(each) {
    const input = element('input', { inputMode: 'numeric', value: typing.get(each.path) ?? each.value ?? '' })
    input.setAttribute('aria-label', each.title)
    input.dataset.path = each.path
    input.addEventListener('input', () => typing.set(each.path, input.value)) // an answer may come meanwhile
    input.addEventListener('change', () => {
      typing.delete(each.path)
      tap([each.path, /^\d{1,6}$/.test(input.value) ? Number(input.value) : null])
    })
    return input
  }
  const typing = new Map() // by path: the unsent values

  function tell(text) {
    fault = { message: text }
    draw()
  }

  function verdict({ kind, word: large, sentence, reasons, editions, playable }) {
    const parts = []
    if (['yes', 'no', 'winner'].includes(kind))
      parts.push(element('div', { className: 'verdict' + (kind === 'no' ? ' no' : '') }, element('b', {}, large), element('span', {}, sentence ?? '')))
    else if (sentence) parts.push(paragraph(sentence, kind === 'empty' ? 'mute' : 'hangs'))
    const lines = reasons.map(each => {
      const source = button(each.source, () => openRules(each.clause))
      source.className = 'source'
      return element('li', {}, each.text, each.rule ? element('small', {}, each.rule) : '', source)
    })
    if (lines.length) parts.push(element('ol', {}, ...lines))
    for (const each of editions) parts.push(paragraph(`${each.name}: ${each.word}${each.what ? ' · ' + each.what : ''}`))
    return [...parts, ...(playable ?? []).map(part)]
  }

  function picking({ title, hint, parts, grid, next }) {
    const made = element('div', { className: 'panel pick' })
    if (title) made.append(heading(title))
    if (grid) made.append(listed('grid', grid))
    made.append(...parts.map(part))
    if (hint) made.append(paragraph(hint, 'mute'))
    if (next) made.append(item(next))
    return made
  }

  // A touched element remains until its click is over: an element that is replaced meanwhile gets no click.
  let isDown = false, waits = false
  const clickTime = 300 // from the release to the click, at most: a busy phone takes its time
  addEventListener('pointerdown', () => { isDown = true }, true)
  addEventListener('click', () => { isDown = false }, true)
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => setTimeout(() => {
      isDown = false
      if (waits) draw()
    }, clickTime), true)

  // Draws, and keeps the cursor in a field and the focus on the tapped button.
  function draw() {
    waits = isDown
    if (isDown) return
    const active = document.activeElement, path = active?.dataset.path, tapped = active?.dataset.tap
    const [from, to] = path ? [active.selectionStart, active.selectionEnd] : []
    drawAll()
    if (active?.isConnected || !(path || tapped)) return
    const same = [...document.querySelectorAll('#asking [data-path], #asking [data-tap]')].find(each => path ? each.dataset.path === path : each.dataset.tap === tapped)
    same?.focus({ preventScroll: true })
    if (path) same?.setSelectionRange(from, to)
  }

  const mayAsk = () => state?.you?.mayAsk && state.you.judged !== false && tab === 'ask'

  function drawAll() {
    const off = !state?.you?.mayAsk
    at('ask-off').hidden = !off
    at('covered').hidden = off || !covered
    at('asking').hidden = off || covered
    if (off || covered) return wipe()
    at('ask-fault').hidden = !fault
    at('ask-fault').textContent = fault?.message ?? ''
    if (!shown) return
    at('asking').classList.toggle('picking', Boolean(shown.pick))
    at('ask-questions').replaceChildren(...shown.questions.map(each => listed('segments', each.items)))
    // Next to a grid only the target of the cards is shown, so that the grid is in sight.
    const facts = shown.facts.filter(each => !each.besides), grid = shown.pick?.grid
    const into = ({ path, items }) => part({ path, items: items.filter(isOfCards) })
    at('ask-form').replaceChildren(...facts.map(grid ? into : part), ...(shown.pick ? [picking(shown.pick)] : []))
    at('ask-more').replaceChildren(...(shown.pick ? [] : shown.facts.filter(each => each.besides).map(part)))
    at('verdict').replaceChildren(...(shown.pick ? [] : verdict(shown.ruling)))
    if (shown.pick?.path !== picked && shown.pick?.grid) scrollTo(0, 0)
    picked = shown.pick?.path
  }

  const holds = () => said.some(each => each.length > 1)
  function wipe() {
    for (const id of ['ask-questions', 'ask-form', 'verdict', 'ask-more']) at(id).replaceChildren()
  }
  function cover() {
    covered = true
    clearTimeout(timer)
    drawAll() // at once, also during a touch: the hand must be covered
  }
  function touched() {
    clearTimeout(timer)
    if (tab === 'ask' && !covered) timer = setTimeout(cover, coverTime)
  }
  function forget() {
    said = []
    shown = fault = null
    typing.clear()
    ++wanted
    wipe()
  }

  at('cover').addEventListener('click', cover)
  // Held for a moment, so that a tap meant for another button does not show the hand; a keyboard or a screen reader clicks.
  // The hand is shown after the release: otherwise the finger would tap the button that appears below it.
  let holding = 0
  const isHeld = () => at('show').getAttribute('aria-pressed') === 'true'
  const uncover = () => {
    pressed(at('show'), false)
    covered = false
    draw()
    touched()
  }
  at('show').addEventListener('pointerdown', () => { holding = setTimeout(() => pressed(at('show'), true), holdTime) })
  at('show').addEventListener('pointerup', () => isHeld() && setTimeout(uncover, 60))
  for (const end of ['pointerup', 'pointerleave', 'pointercancel']) at('show').addEventListener(end, () => clearTimeout(holding))
  for (const end of ['pointerleave', 'pointercancel']) at('show').addEventListener(end, () => setTimeout(() => covered && pressed(at('show'), false), 100))
  at('show').addEventListener('click', event => event.detail === 0 && uncover())
  at('show').addEventListener('contextmenu', event => event.preventDefault())
  at('ask-clear').addEventListener('click', () => {
    const question = said.filter(each => shown?.questions.some(one => one.path === each[0])).slice(-1)
    forget()
    said = question
    ask()
  })
  addEventListener('pointerdown', touched)
  document.addEventListener('cover', () => holds() && cover())
  document.addEventListener('tab', ask)
  document.addEventListener('visibilitychange', () => document.hidden && holds() && cover())
  document.addEventListener('forget', forget)
  let number = 0
  listeners.push(next => {
    const about = next.said + (next.you?.count?.deal ?? '')
    if (about !== deal) forget() // the hand of the last deal
    deal = about
    if (!next.you?.mayAsk) drawAll()
    else if (next.number !== number) ask() // the tablet may have said more
    number = next.number
  })
}
