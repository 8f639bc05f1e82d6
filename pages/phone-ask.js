// Asking the referee without showing one's hand: what is tapped stays here, goes to the server as a document, and comes
// back as a verdict. Covered after 20 s without a touch, on another tab, and when the page is hidden.
'use strict'
{
  const coverTime = 20000, holdTime = 500
  let base = null, ask = null, question = 'play', covered = false, timer = 0, picking = null, wanted = 0, deal = ''
  let facts = {}
  const empty = () => ({ lead: null, trick: [], hand: [], mine: null, whole: false, answers: [], first: false, turned: null, trump: null, laid: [],
    packets: null, up: null, down: null, series: [], gone: [], table: [], reserves: 0, opener: true, uses: {}, power: null, phase: null, may: {} })
  const has = name => ask.keys.includes(name)
  const players = () => base.players
  // In a trick one card is enough: the referee asks back what else decides.
  const isShort = () => question === 'play' && isTrick() && !facts.whole

  // ---- Cards

  // A card, or a number of Krass Kariert, as a button.
  function face(card, tapped) {
    const made = button('', tapped)
    if (card === null) made.classList.add('card', 'back')
    else if (ask.pack === 'numbers') {
      made.textContent = ['stop', 'redraw'].includes(card) ? word(card) : card
      made.classList.add('card', 'n')
    } else cardFace(made, card)
    made.setAttribute('aria-label', card === null ? word('face-down') : nameOf(card))
    return made
  }

  const plus = name => {
    const made = button('+', () => {
      picking = picking === name ? null : name
      draw()
    })
    made.classList.add('plus')
    made.setAttribute('aria-label', word('add') + ': ' + word(name))
    return pressed(made, picking === name)
  }

  // ---- Picking cards

  const nameOf = card => state.you.cards?.[card] ?? word('card') + ' ' + card
  const sorted = cards => {
    const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
    return [...cards].sort((a, b) => ranks.indexOf(b.slice(1)) - ranks.indexOf(a.slice(1)) || a.charCodeAt(0) - b.charCodeAt(0))
  }
  const lists = ['trick', 'hand', 'laid', 'series', 'gone', 'table']
  const elsewhere = () => new Set(lists.filter(name => name !== 'table').flatMap(name => facts[name]).concat([facts.up, facts.down, isShort() ? facts.mine : null].filter(Boolean)))

  function take(card) {
    if (picking === 'turned_up') facts.turned = card
    else if (picking === 'row_up') facts.up = card
    else if (picking === 'row_down') facts.down = card
    else if (picking === 'mine') facts.mine = card
    else if (typeof picking === 'object') picking.put(card)
    else facts[picking].push(card)
    if (card === null) facts.uses.sphinx ??= {} // nobody else plays face down
    const full = picking === 'trick' && facts.trick.length >= players().length - (question === 'winner' ? 0 : 1)
    const on = typeof picking === 'object' ? picking.more?.() : lists.includes(picking) && !full
    if (!on) picking = full && question === 'play' ? isShort() ? 'mine' : 'hand' : null
    changed()
  }

  function grid() {
    const made = document.createElement('div')
    made.className = 'panel'
    const head = document.createElement('h2')
    const free = typeof picking === 'object' || picking === 'turned_up'
    head.textContent = typeof picking === 'object' ? picking.text : word(picking)
    const cells = document.createElement('div')
    cells.className = 'grid'
    const gone = elsewhere(), numbers = ask.pack === 'numbers'
    let deck = numbers ? [...Array(12).keys()].map(number => String(number + 1)) : sorted(Object.keys(state.you.cards))
    if (numbers && picking === 'table') deck = deck.concat(deck.map(number => 'X=' + number))
    if (numbers && picking === 'hand') deck.push('X', 'stop', 'redraw')
    if (picking === 'trick' && ask.powers.some(each => each.power === 'sphinx')) deck.push(null)
    cells.append(...deck.map(card => {
      const cell = face(card, () => take(card))
      cell.disabled = card !== null && !numbers && !free && gone.has(card)
      return cell
    }))
    made.append(head, cells, button(word('ready'), () => {
      picking = null
      draw()
    }))
    return made
  }

  // ---- The facts of a question

  function list(name, more = true) {
    const cards = facts[name].map((card, index) => {
      const made = face(card, () => {
        if (name === 'hand' && question === 'play' && facts.mine !== card) facts.mine = card
        else {
          facts[name].splice(index, 1)
          if (name === 'hand') facts.mine = null
        }
        changed()
      })
      if (name === 'hand') {
        pressed(made, facts.mine === card)
        const known = ask.pack !== 'numbers' && (verdict?.legal?.length || verdict?.illegal?.length)
        if (known) made.classList.add(verdict.illegal?.some(each => each.card === card) ? 'no' : 'yes')
      }
      if (name === 'trick') {
        const figure = document.createElement('figure'), caption = document.createElement('figcaption')
        caption.textContent = players()[(leadSeat() + index) % players().length]
        figure.append(made, caption)
        return figure
      }
      return made
    })
    return row(...cards, ...(more ? [plus(name)] : []))
  }

  function leadSeat() {
    if (facts.lead !== null) return facts.lead
    const count = players().length
    return question === 'winner' ? 0 : (state.you.seat - facts.trick.length % count + count) % count
  }

  function single(name, card) {
    return row(...(card ? [face(card, () => {
      picking = name
      draw()
    })] : []), ...(card ? [] : [plus(name)]))
  }

  // Cards that are named with a power: one, two, or melds of any length. A tap takes one away.
  function named(text, cards, most, put) {
    const add = button('+', () => {
      picking = { text, put: card => put([...cards(), card]), more: () => cards().length < most }
      draw()
    })
    add.classList.add('plus')
    add.setAttribute('aria-label', word('add') + ': ' + text)
    return row(...cards().map((card, index) => face(card, () => {
      put(cards().filter((_, each) => each !== index))
      changed()
    })), ...(cards().length < most ? [add] : []))
  }

  // What is named with a power: the asks of the core, one after the other.
  function parameters(use, asks) {
    return asks.map(each => {
      const made = document.createElement('div'), text = document.createElement('p')
      // "takes/1" names a card of the player on seat 1.
      const [key, seat] = each.path.split('/'), name = seat === undefined ? null : players()[seat]
      const said = () => name ? use[key]?.[name] : use[key]
      const say = value => {
        const into = name ? use[key] ??= {} : use, at = name ?? key
        value === undefined ? delete into[at] : into[at] = value
      }
      text.textContent = each.question
      made.append(text)
      if (each.options) made.append(options(each.options.map(option => [option.value, option.text]), said(), value => {
        say(said() === value ? undefined : value)
        changed()
      }))
      else if (each.kind === 'card') made.append(named(each.question, () => [said() ?? []].flat(), 1, cards => say(cards[0])))
      else if (each.kind === 'cards') made.append(named(each.question, () => said() ?? [], 2, cards => say(cards.length ? cards : undefined)))
      else if (each.kind === 'lists') {
        const melds = said() ?? [[]]
        made.append(...melds.map((_, index) => named(each.question, () => melds[index], 9, cards => {
          melds[index] = cards
          say(melds)
        })))
        if (melds.at(-1).length) made.append(button(word('another-meld'), () => {
          say([...melds, []])
          draw()
        }))
      } else {
        const input = document.createElement('input')
        input.inputMode = 'numeric'
        input.setAttribute('aria-label', each.question)
        input.value = said() ?? ''
        input.addEventListener('change', () => {
          say(input.value === '' ? undefined : Number(input.value))
          changed()
        })
        made.append(input)
      }
      return made
    })
  }

  // As it stands in a document: a meld without cards is none.
  const saidOf = use => use.melds ? { ...use, melds: use.melds.filter(meld => meld.length) } : use

  function usesPanel() {
    const inside = ask.powers.map(power => {
      const made = document.createElement('div')
      const on = power.power in facts.uses
      made.append(pressed(button(`${power.name} (${power.by})`, () => {
        on ? delete facts.uses[power.power] : facts.uses[power.power] = {}
        changed()
      }), on))
      if (on) made.append(...parameters(facts.uses[power.power], power.asks))
      return made
    })
    const made = document.createElement('details'), head = document.createElement('summary')
    made.className = 'panel'
    made.open = Object.keys(facts.uses).length > 0
    head.textContent = word('powers')
    made.append(head, ...inside)
    return made
  }

  function trickPanels() {
    const parts = [panel(question === 'winner' ? 'the-trick' : 'trick', list('trick', facts.trick.length < players().length))]
    if (facts.trick.length || question === 'winner')
      parts.push(panel('leads', options(players().map((name, seat) => [seat, name]), leadSeat(), seat => {
        facts.lead = seat
        changed()
      })))
    return parts
  }

  function form() {
    const parts = []
    if (has('turned_up') || (ask.pack === 'eidex' && base.turned_up)) if (!ask.turnedUp) parts.push(panel('turned_up', single('turned_up', facts.turned)))
    if (has('trump') && !base.trump)
      parts.push(panel('trump', options(['H', 'C', 'D', 'S'].map(suit => [suit, suit === 'H' ? '♥' : suit === 'C' ? '♣' : suit === 'D' ? '♦' : '♠']), facts.trump, suit => {
        facts.trump = suit
        changed()
      })))
    if (question === 'power') {
      const mine = ask.powers.filter(power => power.seat === state.you.seat), rest = ask.powers.filter(power => power.seat !== state.you.seat)
      const power = ask.powers.find(each => each.power === facts.power) ?? mine[0] ?? rest[0]
      facts.power = power.power
      parts.push(options([...mine, ...rest].map(each => [each.power, each.name]), facts.power, value => {
        facts.power = value
        facts.may = {}
        changed()
      }))
      const line = document.createElement('p')
      line.textContent = power.line
      if (!power.phases.includes(facts.phase)) facts.phase = power.phases.length === 1 ? power.phases[0] : null
      parts.push(line, panel('phase', options(power.phases.map(phase => [phase, word(phase)]), facts.phase, phase => {
        facts.phase = phase
        changed()
      })), ...parameters(facts.may, power.asks))
      if (['in-trick', 'trick-award', 'after-trick'].includes(facts.phase)) parts.push(...trickPanels())
      return parts
    }
    if (isTrick()) parts.push(...trickPanels())
    if (has('first_trick')) parts.push(pressed(button(word('first_trick'), () => {
      facts.first = !facts.first
      changed()
    }), facts.first))
    for (const name of ['laid', 'series', 'gone', 'table']) if (has(name)) parts.push(panel(name, list(name)))
    if (has('row')) parts.push(panel('row_up', single('row_up', facts.up)), panel('row_down', single('row_down', facts.down)))
    if (has('packets')) parts.push(panel('packets', options([0, 1, 2, 3, 4, 5, 6].map(number => [number, String(number)]), facts.packets, number => {
      facts.packets = number
      changed()
    })))
    if (has('table')) {
      parts.push(panel('reserves', options([0, 1, 2, 3, 4, 5, 6].map(number => [number, String(number)]), facts.reserves, number => {
        facts.reserves = number
        changed()
      })))
      if (!facts.table.length) parts.push(pressed(button(word('opener'), () => {
        facts.opener = !facts.opener
        changed()
      }), facts.opener))
    }
    if (isShort()) parts.push(...shortPanels())
    else if (question === 'play') parts.push(panel('hand', list('hand')))
    return parts
  }

  // One card, then what the referee asks back: the first Yes forbids it, so that nothing more need be said.
  function shortPanels() {
    const card = facts.mine ? face(facts.mine, () => {
      facts.mine = null
      picking = 'mine'
      changed()
    }) : plus('mine')
    const asked = verdict?.questions ?? [], backs = document.createElement('div')
    backs.className = 'backs'
    for (const [index, each] of asked.entries()) {
      const text = document.createElement('p')
      text.textContent = each.question
      backs.append(text, ...(each.named ? [] : [row(...each.cards.map(card => cardFace(document.createElement('span'), card)))]),
        options([[true, word('yes')], [false, word('no')]], facts.answers[index], value => answered(index, value)))
      if (facts.answers[index] !== false) break
    }
    const parts = [panel('mine', row(card, backs))]
    if (isOpen() && !facts.answers.includes(true)) parts.push(Object.assign(document.createElement('p'), { className: 'hangs', textContent: word('hangs') }))
    return parts
  }

  // What most questions do without.
  function more() {
    const parts = []
    if (question === 'play' && isTrick()) parts.push(button(word(facts.whole ? 'one-card' : 'whole-hand'), () => wholeHand(!facts.whole)))
    if (question !== 'power' && ask.powers.length) parts.push(usesPanel())
    return parts
  }

  function wholeHand(whole) {
    facts.whole = whole
    facts.hand = whole && facts.mine ? [facts.mine] : []
    facts.mine = null
    picking = whole ? 'hand' : null
    changed()
  }

  const isTrick = () => has('trick') || ask.pack === 'eidex'

  // ---- The documents

  function used() {
    return Object.entries(facts.uses).map(([power, parameters]) => ({ by: ask.powers.find(each => each.power === power).by, power, ...saidOf(parameters) }))
  }

  function documentOf() {
    const asked = { ...base }
    if (asked.turned_up && !ask.turnedUp) asked.turned_up = facts.turned
    if (facts.trump) asked.trump = facts.trump
    if (question === 'power') {
      const power = ask.powers.find(each => each.power === facts.power)
      Object.assign(asked, { format: 'tafelrichter-question/1', powers: used(), phase: facts.phase, may: { by: power.by, power: power.power, ...saidOf(facts.may) } })
      delete asked.trick
      if (['in-trick', 'trick-award', 'after-trick'].includes(facts.phase)) asked.trick = { lead: players()[leadSeat()], cards: facts.trick }
      return asked
    }
    if (isTrick()) asked.trick = { lead: players()[leadSeat()], cards: facts.trick }
    if (ask.powers.length) asked.powers = used()
    if (has('first_trick') && facts.first) asked.first_trick = true
    for (const name of ['laid', 'series', 'gone']) if (has(name)) asked[name] = facts[name]
    if (has('row') && facts.up && facts.down) asked.row = { up: facts.up, down: facts.down }
    if (has('packets') && facts.packets !== null) asked.packets = facts.packets
    if (has('table')) Object.assign(asked, { table: facts.table.length ? facts.table : null, reserves: facts.reserves, opener: facts.opener })
    if (question === 'play') asked.hand = isShort() ? [facts.mine] : facts.hand
    return asked
  }

  const isReady = () => question === 'power' ? facts.phase && (!base.turned_up || ask.turnedUp || facts.turned)
    : (!base.turned_up || ask.turnedUp || facts.turned) && (isShort() ? facts.mine : question === 'play' ? facts.hand.length > 0 : facts.trick.length === players().length)

  // ---- The verdict

  let verdict = null
  function big(good, text, line) {
    const made = document.createElement('div'), head = document.createElement('b'), rest = document.createElement('span')
    made.className = 'verdict' + (good ? '' : ' no')
    head.textContent = text
    rest.textContent = line
    made.append(head, rest)
    return made
  }

  // Where a clause stands, asked once.
  const sources = new Map()
  function sourceOf(id) {
    if (!sources.has(id))
      sources.set(id, fetch('clause?' + new URLSearchParams({ id, lang: language })).then(answer => answer.json()).then(clause => clause.source).catch(() => id))
    return sources.get(id)
  }

  function reasons(list) {
    const made = document.createElement('ol')
    made.append(...list.map(each => {
      const item = document.createElement('li'), source = document.createElement('small')
      item.append(each.text ?? '')
      if (each.clause) sourceOf(each.clause).then(text => { source.textContent = text })
      item.append(source)
      return item
    }))
    return made
  }

  // A card, a combination by its places in the hand with the calls of each X, or a word.
  function allowedFace(each) {
    const made = document.createElement('span')
    if (typeof each === 'string' && each !== 'stop' && each !== 'redraw') return cardFace(made, each)
    made.className = 'card n'
    const calls = [...(each.calls ?? [])]
    made.textContent = typeof each === 'string' ? word(each)
      : each.positions.map(place => facts.hand[place] === 'X' ? 'X=' + calls.shift() : facts.hand[place]).join(' ')
    return made
  }

  function show() {
    const parts = []
    if (verdict?.code) parts.push(Object.assign(document.createElement('p'), { className: 'note-ask', textContent: verdict.message }))
    else if (verdict?.questions) {
      if (verdict.forbidden) parts.push(big(false, word('no'), nameOf(facts.mine)), reasons([verdict.forbidden]))
      else if (!isOpen()) parts.push(big(true, word('yes'), nameOf(facts.mine)), reasons(verdict.because))
    } else if (verdict && 'allowed' in verdict) {
      parts.push(big(verdict.allowed, word(verdict.allowed ? 'yes' : 'no'), ''), reasons(verdict.because ?? []))
      if (verdict.order) parts.push(Object.assign(document.createElement('p'), { textContent: word('order') + ': ' + verdict.order.join(', ') }))
    } else if (verdict?.winner) parts.push(big(true, verdict.winner, word('wins')), reasons(verdict.because ?? []))
    else if (verdict) {
      const said = verdict.illegal?.find(each => each.card === facts.mine)
      if (facts.mine && (said || verdict.legal?.includes(facts.mine)))
        parts.push(big(!said, word(said ? 'no' : 'yes'), nameOf(facts.mine)), reasons(said ? [said] : verdict.allowing ?? []))
      if (verdict.must) parts.push(Object.assign(document.createElement('p'), { textContent: word('must-' + verdict.must) }))
      if (verdict.legal?.length && !isShort()) parts.push(panel('allowed', row(...verdict.legal.map(allowedFace))))
      if (verdict.because) parts.push(reasons(verdict.because))
    }
    at('verdict').replaceChildren(...parts)
  }

  // Something that the referee asked back is not answered.
  const isOpen = () => facts.answers.filter(each => each === false).length < (verdict?.questions?.length ?? 0)

  async function verdictNow() {
    const asked = documentOf()
    if (isShort()) {
      const { said } = await post('may', asked)
      return said.because?.length === 0 ? (await post('ask', asked)).said : said // not even alone
    }
    const { said } = await post('ask', asked)
    // Why the tapped card may be played is asked for it alone.
    if (facts.mine && said.legal?.includes(facts.mine)) {
      const hand = [facts.mine, ...facts.hand.filter(card => card !== facts.mine)]
      said.allowing = (await post('may', { ...asked, hand })).said.because
    }
    return said
  }

  // The reasons of a Yes are those of the card with one that forbids it.
  async function answered(index, value) {
    facts.answers = [...facts.answers.slice(0, index), value]
    const { questions, because } = verdict, mine = ++wanted
    verdict = { questions, because }
    draw()
    if (!value) return
    const { said } = await post('ask', { ...documentOf(), hand: [facts.mine, questions[index].cards[0]] })
    if (mine !== wanted) return
    verdict = { questions, because, forbidden: said.illegal?.find(each => each.card === facts.mine) }
    draw()
  }

  async function changed() {
    verdict = null
    facts.answers = []
    draw()
    const mine = ++wanted
    if (!ask || !isReady()) return
    await new Promise(done => setTimeout(done, 150)) // several taps are one question
    if (mine !== wanted) return // … or asking has ended meanwhile
    const said = await verdictNow()
    if (mine !== wanted) return
    verdict = said
    draw()
  }

  function draw() {
    const off = !state?.you?.mayAsk
    at('ask-off').hidden = !off
    at('covered').hidden = off || !covered
    at('asking').hidden = off || covered || !ask
    if (off || covered || !ask) {
      wipe()
      return
    }
    cardPack = ask.pack === 'french' ? 'french' : 'eidex'
    at('ask-title').textContent = ask.title
    at('ask-open').hidden = ask.contract
    for (const each of document.querySelectorAll('[data-question]')) {
      each.setAttribute('aria-pressed', String(each.dataset.question === question))
      each.hidden = each.dataset.question === 'winner' ? !isTrick() : each.dataset.question === 'power' ? !ask.powers.length : false
    }
    at('ask-form').replaceChildren(...(ask.contract ? [...form(), ...(picking ? [grid()] : [])] : []))
    at('ask-more').replaceChildren(...(ask.contract && !picking ? more() : []))
    show()
    cardPack = 'eidex'
  }

  const holds = () => facts.mine !== null || lists.some(name => facts[name].length > 0)
  function wipe() {
    for (const id of ['ask-form', 'verdict', 'ask-more']) at(id).replaceChildren()
  }
  function cover() {
    covered = true
    clearTimeout(timer)
    draw()
  }
  function touched() {
    clearTimeout(timer)
    if (tab === 'ask' && !covered) timer = setTimeout(cover, coverTime)
  }
  function forget() {
    facts = empty()
    picking = null
    verdict = null
    ++wanted
  }

  facts = empty()
  at('cover').addEventListener('click', cover)
  // Held for a moment, so that no tap meant for something else shows a hand; a keyboard or a screen reader clicks.
  let holding = 0
  const uncover = () => {
    covered = false
    draw()
    touched()
  }
  at('show').addEventListener('pointerdown', () => { holding = setTimeout(uncover, holdTime) })
  for (const end of ['pointerup', 'pointerleave', 'pointercancel']) at('show').addEventListener(end, () => clearTimeout(holding))
  at('show').addEventListener('click', event => event.detail === 0 && uncover())
  at('show').addEventListener('contextmenu', event => event.preventDefault())
  at('ask-clear').addEventListener('click', () => {
    forget()
    draw()
  })
  for (const each of document.querySelectorAll('[data-question]'))
    each.addEventListener('click', () => {
      question = each.dataset.question
      picking = null
      changed()
    })
  addEventListener('pointerdown', touched)
  document.addEventListener('cover', () => holds() && cover())
  document.addEventListener('visibilitychange', () => document.hidden && holds() && cover())
  document.addEventListener('forget', () => {
    forget()
    ask = null
    wipe()
  })
  listeners.push(next => {
    const before = ask && JSON.stringify(ask), now = next.you?.ask ?? null
    ask = now
    base = now?.position ?? null
    if (!now) ++wanted // nobody waits for a verdict
    // A new deal: the hand of the last one is forgotten.
    const about = next.said + (next.you?.count?.deal ?? '')
    if (about !== deal) forget()
    deal = about
    if (before !== (now && JSON.stringify(now)) || at('ask-form').childElementCount === 0) draw()
  })
}
