// The rulebook: the rules of this match with a search on the tablet; a tap opens a rule, which links to others.
'use strict'
{
  const typingTime = 200
  const dialog = at('rules'), list = at('rules-list'), one = at('rules-one'), field = at('rules-search')
  let path = [], wanted = 0, typing = null // path: the rules that were opened, one from another
  async function load(into, message) {
    const mine = ++wanted, { ok, said } = await post('rules', { kind: 'rules', ...message })
    if (mine !== wanted) return
    if (ok) fill(into, said.html)
    else into.textContent = said.message
  }
  async function show() {
    const isOne = path.length > 0
    await (isOne ? load(one, { rule: path.at(-1) }) : load(list, { search: field.value }))
    one.hidden = !isOne
    list.hidden = field.parentElement.hidden = isOne
    dialog.scrollTo(0, 0)
  }
  function back() {
    if (path.length === opened) return dialog.close()
    path.pop()
    show()
  }
  let opened = 0 // length of the path when the rulebook was opened: 1 if a verdict opened it
  globalThis.openRules = (rule = null) => {
    path = rule ? [rule] : []
    opened = path.length
    field.value = ''
    list.replaceChildren()
    one.replaceChildren()
    shown.delete(list)
    shown.delete(one)
    show()
    dialog.showModal()
  }
  dialog.addEventListener('click', event => {
    const rule = event.target.closest('[data-rule]')?.dataset.rule
    if (!rule) return
    path.push(rule)
    show()
  })
  dialog.addEventListener('cancel', event => {
    event.preventDefault()
    back()
  })
  field.addEventListener('input', () => {
    clearTimeout(typing)
    typing = setTimeout(show, typingTime)
  })
  at('rules-back').addEventListener('click', back)
  for (const each of document.querySelectorAll('.open-rules')) each.addEventListener('click', () => openRules())
}
