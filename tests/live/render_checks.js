// Errors of a rendered page: names and roles, the size of tap targets, contrast, truncated words.
function looks() {
  const faults = [], say = (element, what) => faults.push(`${element.tagName.toLowerCase()}${element.id ? '#' + element.id : ''}${element.className?.baseVal ?? element.className ? '.' + String(element.className?.baseVal ?? element.className).replaceAll(' ', '.') : ''} "${(element.textContent ?? '').trim().slice(0, 30)}": ${what}`)
  const seen = element => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && element.getBoundingClientRect().width > 1
  const modal = document.querySelector('dialog[open]') ?? document.body
  const all = [...modal.querySelectorAll('*')].filter(seen)
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth) say(document.body, `is ${wide} wide, the screen ${innerWidth}`)
  if (!document.documentElement.lang) say(document.body, 'has no language')
  if (!document.title) say(document.body, 'has no title')
  const ids = all.map(element => element.id).filter(Boolean)
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) say(document.getElementById(id), 'has an id that is there twice')

  const number = text => text.match(/[\d.]+/g).map(Number)
  const light = ([r, g, b]) => [r, g, b].map(part => part / 255).map(part => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0)
  const groundOf = element => {
    for (let each = element; each; each = each.parentElement) {
      const colour = number(getComputedStyle(each).backgroundColor)
      if (colour.length < 4 || colour[3] === 1) return colour
    }
    return [255, 255, 255]
  }

  for (const element of all) {
    const style = getComputedStyle(element), box = element.getBoundingClientRect()
    if (element.matches('button, a, input, summary, [role=button]')) {
      const name = element.getAttribute('aria-label') ?? (element.labels?.[0]?.textContent ?? element.textContent)
      if (!name.trim()) say(element, 'has no name')
      if (box.height < 48 || box.width < 48) say(element, `is ${Math.round(box.width)}×${Math.round(box.height)}, too small for a finger`)
    }
    if (element.matches('img') && !element.alt) say(element, 'has no words')
    if (element.matches('svg') && !element.hasAttribute('aria-hidden') && !element.getAttribute('aria-label')) say(element, 'is neither hidden nor named')
    const own = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim())
    if (!own || element.closest('.sr, svg')) continue
    if (!element.closest(':disabled') && style.opacity === '1') {
      const [one, other] = [light(number(style.color)), light(groundOf(element))].sort((a, b) => b - a), ratio = (one + 0.05) / (other + 0.05)
      const large = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700)
      if (ratio < (large ? 3 : 4.5)) say(element, `contrast ${ratio.toFixed(2)}`)
    }
    const range = document.createRange(), words = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim())
    range.setStartBefore(words[0])
    range.setEndAfter(words[0])
    const text = range.getBoundingClientRect()
    if (style.overflow !== 'hidden' && (text.right > innerWidth + 1 || text.left < -1)) say(element, 'runs out of the screen')
    if (document.querySelector('.board') && (text.bottom > innerHeight + 1)) say(element, 'runs out of the board')
  }
  return faults
}
