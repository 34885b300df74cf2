import type { CDPSession, Locator, Page } from 'playwright-core'
import { MOVABLE, slowDown } from './browser.ts'

/** Keeps what the browser itself measures: from the input to the next frame that shows it. */
const WATCH = `
  globalThis.inputs = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) inputs.set(interactionId, Math.max(duration, inputs.get(interactionId) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false })
`
/** What took less is not reported one by one. */
const LEAST = 16

export interface Inputs {
  /** What the page took of this processor for a click, all that moves after it included, in ms. */
  readonly cpu: number
  /** From each input to the frame that shows it, in ms, on a processor four times as slow. */
  readonly paints: readonly number[]
}

/** Plans a turn with every die, over and over, and takes it back. */
export async function inputsOf(page: Page, rounds: number): Promise<Inputs> {
  await planTurns(page, 1) // the compiler learns first
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await cpuOf(session)
  const clicks = await planTurns(page, rounds)
  const cpu = ((await cpuOf(session)) - before) / clicks
  await slowDown(page)
  await page.evaluate(WATCH)
  const slow = await planTurns(page, rounds)
  await page.waitForTimeout(500)
  const reported = (await page.evaluate('[...inputs.values()]')) as number[]
  const unreported = Array.from({ length: Math.max(0, slow - reported.length) }, () => LEAST)
  return { cpu, paints: [...reported, ...unreported] }
}

/** The time that the page had a processor, in ms: whatever else the machine does. */
async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** How many clicks it took. */
async function planTurns(page: Page, rounds: number): Promise<number> {
  const dice = page.locator(MOVABLE)
  const option = page.locator('.plan .option:enabled').first()
  const back = page.locator('.plan-buttons button').first()
  let clicks = 0
  const click = async (what: Locator): Promise<void> => {
    await what.click()
    clicks += 1
  }
  for (let round = 0; round < rounds; round++) {
    for (let die = 0; die < (await dice.count()); die++) {
      await click(dice.nth(die))
      await click(option)
      await click(option)
    }
    while ((await page.locator('.plan[data-drafted="0"]').count()) === 0) await click(back)
  }
  return clicks
}
