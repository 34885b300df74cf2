// Plays a whole game of the Contractors with each of the ten guilds in the browser, by mouse, from
// the first turn to the result, and writes down what came of it: too long for every run of the tests.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { GUILDS } from '../../../games/red-cathedral/rules/src/constants.ts'
import { startSite, theBrowser } from './browser.ts'
import { guildTurn, seen } from './guild-table.ts'
import { idsShown } from './look.ts'
import { myTurn, newTable } from './table-page.ts'
import { text } from './texts.ts'

const FILE = join(import.meta.dirname, '..', '..', '..', 'docs', 'whole-games.md')
/** Who plays as the mouse does builds little; the opponent ends the game, or else this. */
const MOST_ROUNDS = 30

async function wholeGame(page: Page, guild: string): Promise<string> {
  const start = performance.now()
  await newTable(page, 'Anna', {
    options: { contractors: true, fourthGuild: guild, roundLimit: MOST_ROUNDS },
  })
  let turns = 0
  let used = 0
  for (; await myTurn(page); turns++) if (await guildTurn(page, turns)) used += 1
  await page.getByRole('link', { name: text('table.result'), exact: true }).click()
  await page.getByRole('heading', { name: text('end.charts'), exact: true }).waitFor()
  const ids = await idsShown(page)
  if (ids.length > 0) throw new Error(`the page shows ${ids.join(', ')}`)
  await page.goBack()
  const { players } = await seen(page)
  const prestige = players.map((player) => player.prestige).join(' : ')
  const seconds = Math.round((performance.now() - start) / 1000)
  return `| ${guild.replace('guild-', '')} | ${turns} | ${used} | ${prestige} | ${seconds} |`
}

const site = await startSite()
const page = await site.newPerson()
await page.addInitScript('globalThis.__name = (it) => it') // tsx names functions with it
const rows: string[] = []
for (const guild of GUILDS) {
  rows.push(await wholeGame(page, guild))
  console.log(rows.at(-1))
}
await site.close() // fails where a page had an error
await (await theBrowser()).close()
const date = new Date().toISOString().slice(0, 10)
writeFileSync(
  FILE,
  `# Whole games in the browser with every guild

Made by \`npm run whole-games\` on ${date}: The Red Cathedral with the Contractors and each guild, in Chromium at 1440 by 900, all of
Anna's turns by mouse against an opponent, from the first turn to the result; no page had an error or showed an id.

| guild | turns | in which its card was used | prestige | seconds |
|---|---:|---:|---|---:|
${rows.join('\n')}
`,
)
