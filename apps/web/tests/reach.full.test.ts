import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PHONE, type Site, startSite, WIDE } from './browser.ts'
import { clipped, inLongWords, obscured, sideways, tooSmall } from './look.ts'
import { dice, finger, mouse, myTurn, newTable } from './table-page.ts'
import { text } from './texts.ts'

let site: Site
/** Somebody whose turn it is. */
let page: Page
let table: string

beforeAll(async () => {
  site = await startSite()
  page = await site.newPerson(WIDE, { hasTouch: true })
  table = await newTable(page, 'Anna', { players: 3 })
  await myTurn(page)
})
afterAll(() => site.close())

const PARTS = ['market', 'cathedral', 'workshop'] as const
const isNarrow = ({ width }: { readonly width: number }) => width < 1100

/** The table as it is opened at a size, with a die that is moved. */
async function openTable(size: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(size)
  await page.goto(`/t/${table}`)
  await myTurn(page)
  await dice(page).first().click()
  await page.locator('.plan:not([data-drafted="0"])').waitFor()
}

/** Sizes of devices, and what is left of a screen when everything is twice or four times as large. */
const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a small phone', PHONE],
  ['a tablet', { width: 768, height: 1024 }],
  ['a screen of 1440 by 900', WIDE],
  ['a screen at 200 %', { width: 720, height: 450 }],
  ['a screen at 400 %', { width: 320, height: 256 }],
] as const

describe.each(SIZES)('on %s', (_, size) => {
  beforeAll(() => openTable(size))

  test('nothing of the table lies beside the screen, and all of it can be reached', async () => {
    const hand = isNarrow(size) ? finger(page) : mouse
    for (const part of PARTS) {
      await hand.look(part)
      expect.soft(await sideways(page), part).toBe(0)
      const drawn = page.locator(`.${part}`)
      await drawn.scrollIntoViewIfNeeded()
      expect.soft((await drawn.boundingBox())?.height ?? 0, part).toBeGreaterThan(100)
    }
    const end = page.locator('.plan-buttons .primary')
    await end.scrollIntoViewIfNeeded()
    expect(await end.isVisible()).toBe(true)
  })

  test('words longer by two fifths fit', async () => {
    await inLongWords(page)
    expect.soft(await sideways(page)).toBe(0)
    expect.soft(await clipped(page)).toEqual([])
  })
})

describe('on a phone', () => {
  beforeAll(() => openTable(PHONE))

  test('everything that is pressed is as large as a finger', async () => {
    const hand = finger(page)
    for (const part of PARTS) {
      await hand.look(part)
      expect.soft(await tooSmall(page, 44), part).toEqual([])
    }
  })
})

test('what is too small or out of sight would be found', async () => {
  await openTable(PHONE)
  await page.evaluate(`
    const { style } = document.querySelector('.prompt-row button')
    style.minHeight = style.minWidth = style.height = '20px'
  `)
  expect(await tooSmall(page, 44)).toEqual([expect.stringMatching(/ \d+×20/)])
  await page.keyboard.press('Tab')
  expect(await obscured(page)).toBe(null)
  await page.evaluate(`
    const over = document.createElement('div')
    Object.assign(over.style, { position: 'fixed', inset: 0, background: 'white', zIndex: 9 })
    document.body.append(over)
  `)
  expect(await obscured(page)).toMatch(/not in sight/)
})

describe.each([
  ['on a phone', PHONE],
  ['wide', WIDE],
])('the keyboard, %s', (_, size) => {
  test('is always seen where it stands', async () => {
    await openTable(size)
    await page.evaluate('document.activeElement.blur()')
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab')
      expect.soft(await obscured(page), `stop ${stop}`).toBe(null)
      if ((await page.evaluate('document.activeElement === document.body')) === true) break
    }
  })
})

test('every control is within eight presses of a key', async () => {
  await openTable(WIDE)
  const presses = await reach(page)
  const far = Object.entries(presses).filter(([, count]) => count > 8)
  expect(Object.keys(presses).length).toBeGreaterThan(40)
  expect(far).toEqual([])
})

/**
 * How many keys lead to every control: a digit, then Tab, Shift+Tab and the arrows. Of what is one of
 * several, the one that is chosen counts: from there arrows choose another, and the plan changes.
 */
async function reach(on: Page): Promise<Record<string, number>> {
  await on.evaluate(`
    globalThis.controls = [...document.querySelectorAll('.table-page :is([data-piece], button:enabled, a[href], input:enabled, summary, [tabindex="0"])')]
      .filter((one) => one.checkVisibility() && !one.matches('[type="radio"]:not(:checked)'))
    globalThis.here = () => controls.indexOf(document.activeElement)
  `)
  const here = async () => (await on.evaluate('here()')) as number
  const count = (await on.evaluate('controls.length')) as number
  const steps = new Map<number, number>()
  let next: number[] = []
  for (const digit of ['1', '2', '3', '4', '5']) {
    await on.locator('.prompt h1').click()
    await on.keyboard.press(digit)
    const at = await here()
    if (at >= 0 && !steps.has(at)) {
      steps.set(at, 1)
      next.push(at)
    }
  }
  for (let presses = 2; presses <= 8 && next.length > 0; presses++) {
    const found: number[] = []
    for (const from of next) {
      const isPiece = await on.evaluate(`controls[${from}].matches('[data-piece]')`)
      for (const key of ['Tab', 'Shift+Tab', ...(isPiece ? ARROWS : [])]) {
        await on.evaluate(`controls[${from}].focus()`)
        await on.keyboard.press(key)
        const at = await here()
        if (at < 0 || steps.has(at)) continue
        steps.set(at, presses)
        found.push(at)
      }
    }
    next = found
  }
  const names = (await on.evaluate(
    `controls.map((one, i) => i + ' ' + (one.getAttribute('aria-label') ?? one.textContent.trim()))`,
  )) as string[]
  return Object.fromEntries(names.map((name, i) => [name, steps.get(i) ?? 99]).slice(0, count))
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

test('Escape drops the plan, "?" tells the keys, and both leave alone what is typed', async () => {
  await openTable(WIDE)
  await page.keyboard.press('Escape')
  await page.locator('.plan[data-drafted="0"]').waitFor()
  await page.locator('.prompt h1').click()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: text('settings.keys'), exact: true })
  await help.getByText(text('settings.keys.parts')).waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: text('chat.title'), exact: true }).click()
  await page.getByLabel(text('chat.message'), { exact: true }).fill('')
  await page.keyboard.type('Why? 3')
  expect(await page.getByLabel(text('chat.message'), { exact: true }).inputValue()).toBe('Why? 3')
  expect(await help.count()).toBe(0)
})

test('a report of a fault is one click away, and says where it was', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTable(WIDE)
  await page.getByRole('button', { name: text('menu.title'), exact: true }).click()
  await page.getByRole('button', { name: text('menu.report'), exact: true }).click()
  await page.getByText(text('menu.reported')).waitFor()
  const copied = (await page.evaluate('navigator.clipboard.readText()')) as string
  expect(copied).toContain(`table ${table}`)
  expect(copied).toMatch(/^Guildhall \d+\.\d+\.\d+$/m)
  expect(copied).toMatch(/^step \d+$/m)
  expect(copied).toMatch(/^hash [0-9a-f]{8,}$/m)
})
