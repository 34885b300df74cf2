import type { Page } from 'playwright-core'
import { MOVABLE, slowDown } from './browser.ts'

/** Notes when every frame begins. */
const COUNT = `
  globalThis.frames = []
  const next = (now) => { frames.push(now); requestAnimationFrame(next) }
  requestAnimationFrame(next)
`

/** Moves a die and rolls; how long every frame was from then on, in ms. */
export async function rollFrames(page: Page, seconds: number): Promise<number[]> {
  await slowDown(page)
  await page.locator(MOVABLE).first().click()
  await page.evaluate(COUNT)
  await page.locator('.plan-buttons .primary').click()
  await page.waitForTimeout(seconds * 1000)
  const starts = (await page.evaluate('frames')) as number[]
  await page.context().close()
  return starts.slice(1).map((at, index) => at - (starts[index] ?? at))
}
