import { greedy, questionAt } from '@guildhall/bots'
import { chanceOfStep, gameFile, gameFileText, seededChance } from '@guildhall/kernel'
import { english, sectionIn } from '@guildhall/red-cathedral'
import type { Seating } from '@guildhall/tables'
import { createTranslator } from '@guildhall/texts'
import { draftAt } from '@guildhall/ui/testing'
import type { Page } from 'playwright-core'
import type { RcDraft } from '../../../games/red-cathedral/board/src/plan.ts'
import { begun } from '../../../games/red-cathedral/board/src/testing/begun.ts'
import type { ForkedLog } from '../src/local/table-factory.ts'
import { storeDeviceTable } from './device-table.ts'
import { readUp } from './table-page.ts'
import { like, text } from './texts.ts'

/** A moment of a game at which somebody is to play, as a file that ends there. */
export interface Sought<T> {
  readonly text: string
  readonly log: ForkedLog
  readonly options: Readonly<Record<string, unknown>>
  readonly step: number
  readonly seat: number
  readonly found: T
}

/** Bots play until something is found at the beginning of a turn; the same every time. */
export function momentWith<T>(find: (draft: RcDraft) => T | null, options = {}): Sought<T> {
  for (let seed = 0; seed < 200; seed++) {
    const play = begun(2, options, seed)
    const bot = greedy()
    const chance = seededChance(`moments ${seed}`)
    for (let actor = play.actor; actor !== null; actor = play.actor) {
      const { game, state, length: step } = play
      const { seat } = actor
      const found = actor.question === 'main-action' ? find(draftAt(play)) : null
      if (found !== null) {
        const file = gameFile(game, play.log, { commitment: '0'.repeat(64) })
        const { log } = play
        return { text: gameFileText(file), log, options: game.options, step, seat, found }
      }
      const question = questionAt(game, state, seat)
      play.submit(seat, bot.choose(game, question, chanceOfStep(chance, step)))
    }
  }
  throw new Error('there is no such moment')
}

const say = createTranslator(english, 'en')

/** Where a section is, as its label begins. */
export function placeOf({ now }: RcDraft, section: number): string {
  const { towers } = now.view
  const tower = towers.findIndex((each) => each.some((part) => part.section === section))
  const level = towers[tower]?.findIndex((part) => part.section === section) ?? -1
  return say(sectionIn(tower + 1, level + 1, towers[tower]?.length ?? 0))
}

/** Puts away what happened since the last decision of the seat, where there was one. */
async function readUpTo(page: Page, { log: { steps }, seat }: Sought<unknown>): Promise<void> {
  const last = steps.findLastIndex((step) => step.seat === seat)
  if (last >= 0 && last < steps.length - 1) await readUp(page)
}

/** Lays the moment on the page's device: one seat is Anna's, an opponent plays the other. */
export async function goOn(page: Page, moment: Sought<unknown>): Promise<void> {
  const { log, options, seat } = moment
  const chairs = [0, 1].map((at): Seating => {
    return at === seat ? { kind: 'me', name: 'Anna' } : { kind: 'bot', bot: 'greedy' }
  })
  const wanted = { game: 'red-cathedral', players: 2, options, chairs, start: true }
  if (page.url() === 'about:blank') await page.goto('/')
  await page.goto(`/t/${await storeDeviceTable(page, wanted, log)}`)
  await readUpTo(page, moment)
}

/** Opens the file and plays on from its end. */
export async function playOn(page: Page, moment: Sought<unknown>): Promise<void> {
  const { text: file, step, seat } = moment
  await page.goto(`/replay#step=${step}&seat=${seat}`)
  await page.getByLabel(text('replay.file')).setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  })
  await page.getByText(like(text('replay.step', { step }))).waitFor()
  await page.getByRole('button', { name: text('replay.continue'), exact: true }).click()
  await page.waitForURL('**/t/~*')
  await page.getByText(text('device.forkedMore')).waitFor()
  await readUpTo(page, moment)
}
