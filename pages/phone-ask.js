// Asking the referee without showing one's hand: what is tapped stays here, goes to the server as a document, and comes
// back as a verdict. Covered after 20 s without a touch, on another tab, and when the page is hidden.
'use strict'
{
  const coverTime = 20000, holdTime = 500
  let begun = null // what the tablet knows; while the contract is open, with what each contract would be asked
  let base = null, ask = null, question = 'play', covered = false, timer = 0, picking = null, wanted = 0, deal = ''
  let facts = {}, shownPicking = null
  let table = null // the trick as the referee has it: who leads, whose the cards are, how many it takes
  const empty = () => ({ contract: null, lead: null, trick: [], hand: [], mine: null, whole: false, answers: [], turned: null, trump: null, laid: [],
    said: {}, up: null, down: null, series: [], gone: [], table: [], uses: usesInForce(), power: null, phase: null, may: {}, others: {} })
  // Powers that the tablet knows to be in force.
  const usesInForce = () => Object.fromEntries((base?.powers ?? []).map(({ by, power, ...named }) => [power, named]))
  function begin() {
    ask = begun?.contracts?.find(each => each.position.contract === facts.contract) ?? begun
    base = ask?.position ?? null
  }
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
    made.setAttribute('aria-label', card === null ? word('face-down') : ['stop', 'redraw'].includes(card) ? word(card) : nameOf(card))
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

  // Rows and series are told by their ends: the referee says what lies after a tap.
  const isLaid = name => name === 'laid' || name === 'series'
  async function lay(name, card) {
    const mine = ++wanted, { ok, said } = await post('lay', documentOf(), { card })
    if (mine !== wanted) return
    if (ok) {
      facts[name] = said.cards
      return changed()
    }
    verdict = said
    draw()
  }

  function take(card) {
    if (isLaid(picking)) return lay(picking, card)
    if (picking === 'turned_up') facts.turned = card
    else if (picking === 'row_up') facts.up = card
    else if (picking === 'row_down') facts.down = card
    else if (picking === 'mine') facts.mine = card
    else if (typeof picking === 'object') picking.put(card)
    else {
      if (picking === 'trick' && lying().length > facts.trick.length) { // the trick goes on after the card in question
        facts.trick = lying()
        facts.hand = facts.hand.filter(each => each !== facts.mine)
        facts.mine = null
      }
      facts[picking].push(card)
    }
    if (card === null) facts.uses[hider().power] ??= {}
    const full = picking === 'trick' && facts.trick.length >= places() - (question === 'play' ? 1 : 0)
    const on = typeof picking === 'object' ? picking.more?.() : lists.includes(picking) && !full
    if (!on) picking = full && question === 'play' ? isShort() ? 'mine' : 'hand' : null
    changed()
  }

  function grid() {
    const made = document.createElement('div')
    made.className = 'panel'
    const head = document.createElement('h2')
    const free = typeof picking === 'object' || picking === 'turned_up'
    head.textContent = picking.text ?? '' // a list says its name where the cards go
    head.hidden = typeof picking === 'string'
    const cells = document.createElement('div')
    cells.className = 'grid'
    const gone = elsewhere(), numbers = ask.pack === 'numbers'
    let deck = numbers ? [...Array(12).keys()].map(number => String(number + 1)) : sorted(Object.keys(state.you.cards))
    if (numbers && picking === 'table') deck = deck.concat(deck.map(number => 'X=' + number))
    if (numbers && picking === 'hand') deck.push('X', 'stop', 'redraw')
    if (picking === 'trick' && hider()) deck.push(null)
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
    const cards = (name === 'trick' ? lying() : facts[name]).map((card, index) => {
      const made = face(card, () => {
        if (isLaid(name)) return lay(name, card)
        if (name === 'trick' && index === facts.trick.length) facts.mine = null
        else if (name === 'hand' && question === 'play' && facts.mine !== card) facts.mine = card
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
        caption.textContent = table?.players[index] ?? ''
        figure.append(made, caption)
        return figure
      }
      return made
    })
    return row(...cards, ...(more ? [plus(name)] : []))
  }

  // Who leads: as it was tapped; else so that it is the turn of this seat, or as the table has it for the next trick.
  const tableLead = () => Math.max(0, players().indexOf(base.trick?.lead))
  const leadSeat = () => facts.lead ?? (question === 'play' && table?.own ? players().indexOf(table.lead) : tableLead())
  const places = () => table?.places ?? ask.places
  // Who wins is asked of the trick with the card in question.
  const lying = () => question === 'winner' && facts.mine !== null && facts.trick.length < places() ? [...facts.trick, facts.mine] : facts.trick
  // Who may play face down.
  const hider = () => ask.powers.find(each => each.facesDown)

  // Asks the referee for what the trick has become, and whether a hand decides who may use a power in it.
  async function turn() {
    if (!ask || ask.contracts || !isTrick() || isUnknown()) return
    const own = question === 'play' && facts.lead === null && players().includes(seatName)
    const asked = { ...positionNow(facts.lead ?? tableLead()), hand: [] }
    const about = own ? { turn: seatName } : question === 'power' && facts.phase ? { power: facts.power, phase: facts.phase } : {}
    const of = JSON.stringify([asked, about])
    if (of === table?.of) return
    const mine = wanted, { ok, said } = await post('trick', asked, about)
    if (mine !== wanted) return
    table = ok ? { ...said, own, of } : table && { ...table, of }
    draw()
  }
  const liesIn = phase => ask.trickPhases.includes(phase)

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
        if (name && Object.keys(into).length === 0) delete use[key]
      }
      text.textContent = each.question
      made.dataset.named = each.path
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
        input.addEventListener('input', () => say(input.value === '' ? undefined : Number(input.value))) // an answer may come meanwhile
        input.addEventListener('change', changed)
        made.append(input)
      }
      return made
    })
  }

  // As it stands in a document: a meld without cards is none.
  function saidOf({ melds, ...use }) {
    const full = melds?.filter(meld => meld.length) ?? []
    return full.length ? { ...use, melds: full } : use
  }

  // Powers that are used, each by a tap; what is named with them.
  function usesPanel(name, powers, uses) {
    const inside = powers.map(power => {
      const made = document.createElement('div')
      const on = power.power in uses
      made.append(pressed(button(`${power.name} (${power.by})`, () => {
        on ? delete uses[power.power] : uses[power.power] = {}
        changed()
      }), on))
      if (on) made.append(...parameters(uses[power.power], power.asks))
      return made
    })
    const made = document.createElement('details'), head = document.createElement('summary')
    made.className = 'panel'
    made.dataset.part = name
    made.open = Object.keys(uses).length > 0 || Boolean(at('ask-more').querySelector(`[data-part="${name}"][open]`))
    head.textContent = word(name)
    made.append(head, ...inside)
    return made
  }

  function trickPanel() {
    const made = panel(question === 'winner' ? 'the-trick' : 'trick', list('trick', lying().length < places()))
    made.dataset.part = 'trick'
    if (!ask.trump) return made
    const line = document.createElement('div'), trump = document.createElement('p')
    line.className = 'line'
    trump.textContent = ask.trump
    made.prepend(line)
    line.append(line.nextElementSibling, trump)
    return made
  }

  const leadsPanel = () => panel('leads', options(players().map((name, seat) => [seat, name]), leadSeat(), seat => {
    facts.lead = seat
    changed()
  }))

  // Everything that was tapped is about another contract.
  const contractPanel = () => panel('contract', options(begun.contracts.map(each => [each.position.contract, each.title]), facts.contract, contract => {
    forget()
    facts.contract = contract
    begin()
    changed()
  }))

  function form() {
    if (ask.contracts) return [contractPanel()]
    const parts = []
    if (has('turned_up') || (ask.pack === 'eidex' && base.turned_up)) if (!ask.turnedUp) parts.push(panel('turned_up', single('turned_up', facts.turned)))
    if (has('trump') && !base.trump)
      parts.push(panel('trump', options(Object.entries({ C: '♣', S: '♠', H: '♥', D: '♦' }), facts.trump, suit => {
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
        delete facts.others[value]
        changed()
      }))
      const line = document.createElement('p')
      line.textContent = power.line
      if (!power.phases.includes(facts.phase)) facts.phase = power.phases.length === 1 ? power.phases[0] : null
      parts.push(line, panel('phase', options(power.phases.map(phase => [phase, word(phase)]), facts.phase, phase => {
        facts.phase = phase
        changed()
      })), ...parameters(facts.may, power.asks))
      if (!liesIn(facts.phase)) return parts
      parts.push(trickPanel())
      if (table?.hand) parts.push(panel('hand', list('hand')))
      parts.push(...ask.trickAsks.map(numbered))
      return parts
    }
    if (isTrick()) parts.push(trickPanel())
    for (const name of ['laid', 'series', 'gone', 'table']) if (has(name)) parts.push(panel(name, list(name)))
    if (has('row')) parts.push(panel('row_up', single('row_up', facts.up)), panel('row_down', single('row_down', facts.down)))
    if (question === 'play') parts.push(...asked().map(besides))
    if (isShort()) parts.push(...shortPanels())
    else if (question === 'play') parts.push(panel('hand', list('hand')))
    return parts
  }

  // A question of the core besides cards; one that has a name is a switch for its first answer.
  function besides(each) {
    const [yes, no] = each.options, say = value => {
      facts.said[each.path] = value
      changed()
    }
    const made = each.label ? pressed(button(each.label, () => say(valueOf(each) === yes.value ? no.value : yes.value)), valueOf(each) === yes.value)
      : panel('', options(each.options.map(option => [option.value, option.text]), valueOf(each), say))
    if (!each.label) made.firstElementChild.textContent = each.question
    made.dataset.ask = each.path.slice(1)
    return made
  }

  // A small number that need not be said.
  function numbered(each) {
    const numbers = Array.from({ length: each.highest - each.lowest + 1 }, (_, index) => each.lowest + index)
    const made = panel('', options(numbers.map(number => [number, String(number)]), facts.said[each.path], number => {
      facts.said[each.path] = facts.said[each.path] === number ? undefined : number
      changed()
    }))
    made.firstElementChild.textContent = each.label
    made.dataset.ask = each.path.slice(1)
    return made
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
    const hasTrick = question === 'power' ? liesIn(facts.phase) : isTrick()
    if (hasTrick && (facts.trick.length || question === 'winner')) parts.push(leadsPanel())
    if (question === 'play' && isTrick()) parts.push(button(word(facts.whole ? 'one-card' : 'whole-hand'), () => wholeHand(!facts.whole)))
    if (question === 'power') parts.push(usesPanel('others', ask.powers.filter(each => each.power !== facts.power), facts.others))
    if (ask.powers.length) parts.push(usesPanel(question === 'power' ? 'powers-used' : 'powers', ask.powers, facts.uses))
    if (begun.contracts) parts.push(contractPanel())
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

  // What the core asks besides cards; who opens is no question once something is to be outbid.
  const asked = () => ask.asks.filter(each => each.path !== '/opener' || !facts.table.length)
  const valueOf = each => facts.said[each.path] ?? each.options.find(option => option.said)?.value

  function used(uses = facts.uses) {
    const known = [...ask.powers, ...base.powers]
    return Object.entries(uses).map(([power, parameters]) => ({ by: known.find(each => each.power === power).by, power, ...saidOf(parameters) }))
  }

  // The position without a hand.
  function positionNow(lead = leadSeat()) {
    const made = { ...base }
    if (base.turned_up && !ask.turnedUp) made.turned_up = facts.turned
    if (facts.trump) made.trump = facts.trump
    if (isTrick()) made.trick = { lead: players()[lead], cards: lying() }
    if (ask.powers.length) made.powers = used()
    for (const name of ['laid', 'series']) if (has(name)) made[name] = facts[name]
    if (facts.gone.length) made.gone = facts.gone
    if (has('row') && facts.up) made.row = { up: facts.up, down: facts.down ?? facts.up }
    if (facts.table.length) made.table = facts.table
    // What is as it was is not written.
    for (const each of asked()) {
      const value = valueOf(each)
      if (value !== each.options.find(option => option.said)?.value) made[each.path.slice(1)] = value
    }
    return made
  }

  function documentOf() {
    if (question === 'power') {
      const power = ask.powers.find(each => each.power === facts.power)
      const made = { ...ask.question, phase: facts.phase, may: [{ by: power.by, power: power.power, ...saidOf(facts.may) }, ...used(facts.others)] }
      made.powers = [...ask.question.powers, ...used()]
      if (!ask.turnedUp) made.turned_up = facts.turned
      if (!liesIn(facts.phase)) return made
      if (facts.trick.length) made.trick = { lead: players()[leadSeat()], cards: facts.trick }
      if (table?.hand && facts.hand.length) made.hand = facts.hand
      for (const each of ask.trickAsks) made[each.path.slice(1)] = facts.said[each.path]
      return made
    }
    const made = positionNow()
    if (question === 'play') made.hand = isShort() ? [facts.mine] : facts.hand
    return made
  }

  // The card that decides trump is not known yet.
  const isUnknown = () => base.turned_up && !ask.turnedUp && !facts.turned
  const isReady = () => !isUnknown() && (question === 'power' ? facts.phase : isShort() ? facts.mine : question === 'play' ? facts.hand.length > 0
    : lying().length === places())

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
      const item = document.createElement('li')
      item.append(each.text ?? '')
      if (!each.clause) return item
      const source = button('', () => openRules(each.clause))
      source.className = 'source'
      sourceOf(each.clause).then(text => { source.textContent = text })
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

  // Whether each may use the power, and who acts first of those who may.
  function permissions(may) {
    const answer = index => word(verdict.allowed[index] ? 'yes' : 'no')
    if (may.length === 1) return [big(verdict.allowed[0], answer(0), ''), reasons(verdict.because[0])]
    const acting = verdict.order.filter(name => may.some((use, index) => use.by === name && verdict.allowed[index]))
    return [acting.length ? big(true, acting[0], word(acting.length > 1 ? 'acts-first' : 'may-now')) : big(false, word('no'), ''), ...may.flatMap((use, index) => {
      const whose = document.createElement('p')
      whose.textContent = `${use.by}, ${ask.powers.find(each => each.power === use.power).name}: ${answer(index)}`
      return [whose, reasons(verdict.because[index])]
    })]
  }

  // What looks alike is shown once: the one seven of a hand, or the other.
  const allowedFaces = list => list.map(allowedFace).filter((each, index, all) => all.findIndex(other => other.outerHTML === each.outerHTML) === index)

  function show() {
    const parts = [], fault = verdict?.error ?? (verdict?.code ? verdict : null) // of the referee, or of the server
    if (fault) parts.push(Object.assign(document.createElement('p'), { className: 'note-ask', textContent: fault.message }))
    else if (verdict?.questions) {
      if (verdict.forbidden) parts.push(big(false, word('no'), nameOf(facts.mine)), reasons([verdict.forbidden]))
      else if (!isOpen()) parts.push(big(true, word('yes'), nameOf(facts.mine)), reasons(verdict.because))
    } else if (verdict && 'allowed' in verdict) parts.push(...permissions(documentOf().may))
    else if (verdict?.winner) parts.push(big(true, verdict.winner, word('wins')), reasons(verdict.because ?? []))
    else if (verdict) {
      const said = verdict.illegal?.find(each => each.card === facts.mine)
      if (facts.mine && (said || verdict.legal?.includes(facts.mine)))
        parts.push(big(!said, word(said ? 'no' : 'yes'), nameOf(facts.mine)), reasons(said ? [said] : verdict.allowing ?? []))
      if (verdict.must) parts.push(Object.assign(document.createElement('p'), { textContent: word('must-' + verdict.must) }))
      if (verdict.legal?.length && !isShort()) parts.push(panel('allowed', row(...allowedFaces(verdict.legal))))
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
    if (!ask) return
    await new Promise(done => setTimeout(done, 150)) // several taps are one question
    if (mine !== wanted) return // … or asking has ended meanwhile
    await turn()
    if (mine !== wanted || !isReady()) return
    const said = await verdictNow()
    if (mine !== wanted) return
    verdict = said
    draw()
    if (!picking && !at('verdict').hidden) at('verdict').scrollIntoView({ block: 'nearest' })
  }

  // What lies under a finger stays there until its click is over: a button that is replaced meanwhile hears nothing.
  let isDown = false, waits = false
  const clickTime = 300 // from the release to the click, at most: a busy phone takes its time
  addEventListener('pointerdown', () => { isDown = true }, true)
  addEventListener('click', () => { isDown = false }, true)
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => setTimeout(() => {
      isDown = false
      if (waits) draw()
    }, clickTime), true)

  // Draws, and leaves the cursor where somebody is typing.
  function draw() {
    waits = isDown
    if (isDown) return
    const typed = document.activeElement, panel = typed?.tagName === 'INPUT' && typed.closest('#ask-form, #ask-more')
    const part = typed?.closest('[data-part]')?.dataset.part, named = typed?.closest('[data-named]')?.dataset.named
    drawAll()
    if (!panel || typed.isConnected || !named) return
    const now = panel.querySelector(`${part ? `[data-part="${part}"] ` : ''}[data-named="${named}"] input`)
    now?.focus({ preventScroll: true })
    now?.setSelectionRange(typed.selectionStart, typed.selectionEnd)
  }

  function drawAll() {
    const off = !state?.you?.mayAsk
    at('ask-off').hidden = !off
    at('covered').hidden = off || !covered
    at('asking').hidden = off || covered || !ask
    if (off || covered || !ask) {
      wipe()
      return
    }
    if (question === 'winner' ? !isTrick() : question === 'power' && !ask.powers.length) question = 'play'
    cardPack = ask.pack === 'french' ? 'french' : 'eidex'
    at('ask-title').textContent = ask.title
    at('ask-open').hidden = !ask.contracts
    for (const each of document.querySelectorAll('[data-question]')) {
      each.setAttribute('aria-pressed', String(each.dataset.question === question))
      each.hidden = each.dataset.question === 'winner' ? !isTrick() : each.dataset.question === 'power' ? !ask.powers.length : false
    }
    // While cards are picked only where they go is shown, so that the grid is in sight.
    const parts = form(), into = typeof picking === 'string' ? parts.filter(each => each.dataset.part === picking) : parts
    at('asking').classList.toggle('picking', typeof picking === 'string')
    at('ask-form').replaceChildren(...(picking ? [...into, grid()] : parts))
    if (picking !== shownPicking && typeof picking === 'string') scrollTo(0, 0)
    shownPicking = picking
    at('ask-more').replaceChildren(...(ask.contracts || picking ? [] : more()))
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
    drawAll() // at once, also under a finger: nobody else may see the hand
  }
  function touched() {
    clearTimeout(timer)
    if (tab === 'ask' && !covered) timer = setTimeout(cover, coverTime)
  }
  function forget() {
    facts = empty()
    begin()
    picking = null
    verdict = null
    table = null
    ++wanted
  }

  facts = empty()
  at('cover').addEventListener('click', cover)
  // Held for a moment, so that no tap meant for something else shows a hand; a keyboard or a screen reader clicks.
  // It is shown at the release, once its click is over: a finger that still lies would tap what comes below it.
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
    forget()
    draw()
  })
  for (const each of document.querySelectorAll('[data-question]'))
    each.addEventListener('click', () => {
      if (facts.trick.length) facts.lead = leadSeat() // the cards that lie stay with those who played them
      question = each.dataset.question
      picking = null
      changed()
    })
  addEventListener('pointerdown', touched)
  document.addEventListener('cover', () => holds() && cover())
  document.addEventListener('visibilitychange', () => document.hidden && holds() && cover())
  document.addEventListener('forget', () => {
    begun = null
    forget()
    wipe()
  })
  listeners.push(next => {
    const before = JSON.stringify(ask), powers = JSON.stringify(base?.powers)
    begun = next.you?.ask ?? null
    begin()
    if (JSON.stringify(base?.powers) !== powers) facts.uses = { ...facts.uses, ...usesInForce() }
    if (!begun) ++wanted // nobody waits for a verdict
    // A new deal: the hand of the last one is forgotten.
    const about = next.said + (next.you?.count?.deal ?? '')
    if (about !== deal) forget()
    deal = about
    if (JSON.stringify(ask) !== before) changed() // the verdict was about something else
    else if (at('ask-form').childElementCount === 0) draw()
  })
}
