// The phone: follows the states, draws them, stores the secret of its seat. The page contains all words.
'use strict'
const at = id => document.getElementById(id)
const word = name => document.querySelector('#words')?.content.querySelector(`[data-word="${name}"]`)?.textContent ?? name
const key = document.body.dataset.key, language = document.documentElement.lang
const place = 'tafelrichter ' + key
let phone = localStorage.getItem(place), state = null, tab = 'watch', seatName = '', lastSaid = null
const listeners = [] // of the parts: each gets every state

// ---- Requests to the tablet

async function post(path, body, parameters = {}) {
  const headers = { 'Content-Type': 'application/json' }
  if (phone) headers.Authorization = 'Bearer ' + phone
  try {
    const answer = await fetch(path + '?' + new URLSearchParams({ lang: language, ...parameters }), { method: 'POST', headers, body: JSON.stringify(body) })
    return { ok: answer.ok, said: await answer.json() }
  } catch {
    return { ok: false, said: { message: word('unreachable') } }
  }
}

async function say(message) {
  const { ok, said } = await post('say', message)
  at('fault').textContent = ok ? '' : said.message
  at('fault').hidden = ok
  return ok ? said : null
}

function remember(secret) {
  phone = secret
  if (secret) localStorage.setItem(place, secret)
  else localStorage.removeItem(place)
  follow()
}

// ---- Drawing

// Replaces the content, but keeps open parts open and unchanged parts untouched, so that the focus remains.
const shown = new Map()
function fill(element, html) {
  if (shown.get(element) === html) return
  shown.set(element, html)
  const open = [...element.querySelectorAll('details[open]')].map(each => each.dataset.deal)
  element.innerHTML = html
  for (const each of element.querySelectorAll('details')) each.open = open.includes(each.dataset.deal)
}

function svg(id, name) {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg'), use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('class', name)
  drawing.setAttribute('aria-hidden', 'true')
  use.setAttribute('href', '/live.svg#' + id)
  drawing.append(use)
  return drawing
}

function element(tag, properties, ...inside) {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...inside)
  return made
}

function button(text, tapped) {
  const made = element('button', { type: 'button' }, text)
  made.addEventListener('click', tapped)
  return made
}

function pressed(made, on) {
  made.setAttribute('aria-pressed', String(on))
  return made
}

// A card with rank and suit, as they are printed.
function cardFace(element, { card, suit, rank }) {
  element.classList.add('card', 's' + suit)
  element.replaceChildren(rank, svg('suit-' + suit, 'suit'))
  element.dataset.card = card
  return element
}

function badgeOf(seat) {
  const drawn = document.querySelector(`#slate [data-seat="${seat}"] .badge`)
  return drawn ? drawn.cloneNode(true) : ''
}

function showSeats() {
  const mine = state.you?.now === 'seated' || state.you?.now === 'asks'
  at('join').hidden = mine || state.seats.length === 0
  at('watch-rules').hidden = state.seats.length === 0
  const html = JSON.stringify(state.seats)
  if (shown.get('seats') === html) return
  shown.set('seats', html)
  at('seats').replaceChildren(...state.seats.map((seat, index) => {
    const made = button('', async () => {
      const said = await say({ kind: 'seat', seat: index })
      if (said) remember(said.phone)
    })
    const note = seat.taken ? element('small', {}, word('taken')) : ''
    made.disabled = seat.taken
    made.append(badgeOf(index), element('span', {}, seat.name, note))
    made.classList.add('m' + seat.mark)
    return made
  }))
}

at('just-watch').addEventListener('click', () => { at('join').open = false })

function showTab() {
  const now = state?.you?.now, seated = now === 'seated'
  const part = now === 'asks' ? 'asks' : ['refused', 'unanswered', 'taken-back'].includes(now) ? 'refused' : seated ? tab : 'watch'
  for (const section of document.querySelectorAll('main > section')) section.hidden = section.id !== part
  at('tabs').hidden = !seated
  at('count-act').hidden = part !== 'count'
  document.querySelector('[data-tab="ask"]').hidden = state?.you?.judged === false
  for (const each of document.querySelectorAll('[data-tab]'))
    each.dataset.tab === part ? each.setAttribute('aria-current', 'page') : each.removeAttribute('aria-current')
  for (const each of document.querySelectorAll('[data-now]')) each.hidden = each.dataset.now !== now
}

function openTab(name) {
  if (tab === 'ask' && name !== 'ask') document.dispatchEvent(new Event('cover'))
  tab = name
  showTab()
  document.dispatchEvent(new Event('tab'))
  scrollTo(0, 0)
}

function showMe() {
  const you = state.you, seated = you?.now === 'seated'
  seatName = seated ? state.seats[you.seat]?.name ?? '' : ''
  at('title').textContent = seatName || 'Tafelrichter'
  const brand = at('brand')
  brand.className = 'brand' + (seated ? ' m' + state.seats[you.seat]?.mark : '')
  brand.firstElementChild.replaceWith(seated ? badgeOf(you.seat) || svg('person', 'icon') : svg('eye', 'icon'))
  for (const row of document.querySelectorAll('#slate [data-seat]')) row.querySelector('.me').hidden = !seated || Number(row.dataset.seat) !== you.seat
  for (const each of document.querySelectorAll('.asked-name')) each.textContent = you?.now === 'asks' ? state.seats[you.seat]?.name ?? '' : ''
  if (you?.now === 'asks') cardFace(at('asked-card'), you)
  if (you?.now === 'asks') at('asked-card').classList.remove('card')
  fill(at('zone'), seated && you.zone ? you.zone : '')
  at('leave').hidden = !seated
  const accept = at('accept'), why = at('why-no')
  if (seated && you.accept) {
    fill(at('accept-deal'), you.accept.html)
    if (!accept.open && !why.open) openAccept()
  } else {
    if (accept.open) accept.close()
    if (why.open) why.close()
  }
}

function show() {
  if (tab === 'ask' && state.you?.judged === false) openTab('watch') // the next match is a custom game
  fill(at('slate'), state.slate)
  fill(at('deals'), state.deals)
  fill(at('asks-slate'), state.slate)
  showSeats()
  showMe()
  showTab()
  if (lastSaid !== null && state.said !== lastSaid) at('said').textContent = state.said
  lastSaid = state.said
  for (const each of listeners) each(state)
}

// ---- Accepting a deal: the buttons react after 0.4 s, so that a tap meant for another button does not confirm

let acceptFrom = 0
function openAccept() {
  acceptFrom = performance.now() + 400
  at('accept').showModal()
}
at('accept').addEventListener('cancel', event => event.preventDefault())
at('say-yes').addEventListener('click', () => {
  if (performance.now() >= acceptFrom && state.you?.accept) say({ kind: 'accept', deal: state.you.accept.deal })
})
at('say-no').addEventListener('click', () => {
  if (performance.now() < acceptFrom) return
  at('accept').close()
  const own = at('accept-deal').querySelector('.own [data-points]')
  at('own-number').hidden = !own
  at('right-number').value = ''
  at('why-no').showModal()
})
at('no-back').addEventListener('click', () => {
  at('why-no').close()
  openAccept()
})
at('why-no').addEventListener('cancel', event => {
  event.preventDefault()
  at('no-back').click()
})
for (const each of document.querySelectorAll('[data-reason]'))
  each.addEventListener('click', async () => {
    const number = at('right-number').value.trim(), reason = each.dataset.reason === 'number' ? number : each.dataset.reason
    if (each.dataset.reason === 'number' && !/^\d+$/.test(number)) return at('right-number').focus()
    if (await say({ kind: 'refuse', deal: state.you.accept.deal, reason })) at('why-no').close()
  })

// ---- Connection

// `since`: when the tablet said something last, "21:14"; without it the phone is connected.
function connected(since = '') {
  document.body.classList.toggle('stale', since !== '')
  document.querySelector('[data-net="on"]').hidden = since !== ''
  document.querySelector('[data-net="off"]').hidden = at('lost').hidden = since === ''
  at('since').textContent = since
  for (const each of document.querySelectorAll('.as-of')) {
    each.hidden = since === ''
    each.lastElementChild.textContent = since
  }
}

// Removes everything that was shown. `why` is the id of the explanation: "stopped" or "ended".
function leave(why) {
  state = null
  document.dispatchEvent(new Event('forget'))
  shown.clear()
  for (const id of ['slate', 'deals', 'asks-slate', 'zone', 'seats', 'accept-deal', 'said', 'others', 'fields', 'rules-list', 'rules-one']) at(id).replaceChildren()
  for (const each of document.querySelectorAll('dialog[open]')) each.close()
  for (const section of document.querySelectorAll('main > section')) section.hidden = section.id !== 'stopped'
  for (const each of document.querySelectorAll('[data-over]')) each.hidden = each.dataset.over !== why
  connected()
  at('tabs').hidden = at('count-act').hidden = true
  document.querySelector('[data-net="on"]').hidden = true
  at('title').textContent = 'Tafelrichter'
  at('brand').className = 'brand'
  at('brand').firstElementChild.replaceWith(svg('eye', 'icon'))
}

function stopped() {
  localStorage.removeItem(place)
  phone = null
  leave('stopped')
}

const follow = follower(() => phone ? { lang: language, phone } : { lang: language }, {
  state(next) {
    state = next
    connected()
    show()
  },
  lost(since) {
    if (at('stopped').hidden) connected(since)
  },
  ended() {
    if (state || at('stopped').hidden) leave('ended')
  },
  stopped,
})

for (const each of document.querySelectorAll('[data-tab]')) each.addEventListener('click', () => openTab(each.dataset.tab))
for (const id of ['leave-seat', 'never-mind', 'only-watch', 'another-seat'])
  at(id).addEventListener('click', async () => {
    await say({ kind: 'leave' })
    remember(null)
    openTab('watch')
    if (id !== 'another-seat') return
    at('join').open = true
    at('join').scrollIntoView()
  })
addEventListener('DOMContentLoaded', follow)
