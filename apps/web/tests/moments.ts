import { greedy } from '@guildhall/bots'
import { chanceOfStep, gameFile, gameFileText, seededChance } from '@guildhall/kernel'
import { deskAt } from '@guildhall/ui/testing'
import type { Page } from 'playwright-core'
import type { RcDesk } from '../../../games/red-cathedral/board/src/plan.ts'
import { begun } from '../../../games/red-cathedral/board/src/testing/clicks.ts'

/** A moment of a game at which somebody is to play, as a file that ends there. */
export interface Sought<T> {
  readonly text: string
  readonly step: number
  readonly seat: number
  readonly found: T
}

/** Bots play until something is found at the beginning of a turn; the same every time. */
export function momentWith<T>(find: (desk: RcDesk) => T | null): Sought<T> {
  for (let seed = 0; seed < 20; seed++) {
    const play = begun(2, {}, seed)
    const bot = greedy()
    const chance = seededChance(`moments ${seed}`)
    for (let actor = play.actor; actor !== null; actor = play.actor) {
      const { game, state, length: step } = play
      const { seat } = actor
      const found = actor.question === 'main-action' ? find(deskAt(play)) : null
      if (found !== null) {
        const file = gameFile(game, play.log, { commitment: '0'.repeat(64) })
        return { text: gameFileText(file), step, seat, found }
      }
      const see = () => game.view(state, seat)
      play.submit(seat, bot.choose(game, see, play.legal(), seat, chanceOfStep(chance, step)))
    }
  }
  throw new Error('there is no such moment')
}

/** Opens the file and plays on from its end. */
export async function playOn(page: Page, { text, step, seat }: Sought<unknown>): Promise<void> {
  await page.goto(`/replay#step=${step}&seat=${seat}`)
  await page.getByLabel('Open a game file').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await page.getByText(`Step ${step} of`).waitFor()
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await page.waitForURL('**/t/~*')
  await page.getByText('This game goes on from another one').waitFor()
}
