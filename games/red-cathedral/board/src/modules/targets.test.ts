import { type Chance, seededChance } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { GUILDS } from '@guildhall/red-cathedral/constants'
import { parseRulebook } from '@guildhall/texts'
import { draftAt } from '@guildhall/ui/testing'
import { describe, expect, test } from 'vitest'
import { closing, isBeforeMain, type RcDraft, thenEnd } from '../plan.ts'
import { begun, type RcPlay } from '../testing/begun.ts'
import { ALL_MODULES, clicks } from '../testing/clicks.ts'
import { targetsOf, whyNotTarget } from './targets.ts'

interface Table {
  readonly fourthGuild: string
  readonly options?: object
  readonly players?: number
}

/** How some guilds are played here; the others by two, without the Contractors. */
const PLAYED: Readonly<Record<string, Omit<Table, 'fourthGuild'>>> = {
  'guild-foremen': { players: 3 },
  'guild-contractors': { options: { contractors: true }, players: 3 },
  'guild-lawyers': { options: { contractors: true } },
}

/** Every guild, as it can be played, and Ivan with and without the Contractors. */
const TABLES: readonly Table[] = [
  ...GUILDS.map((fourthGuild) => ({ fourthGuild, ...PLAYED[fourthGuild] })),
  { fourthGuild: 'guild-wholesalers', options: { wholesalersScope: 'any' } },
  { fourthGuild: 'clergy', players: 1 },
  { fourthGuild: 'clergy', options: { contractors: true, ivanStart: 'chosen' }, players: 1 },
  { fourthGuild: 'guild-foremen', options: { contractors: true }, players: 1 },
]

const pick = <T>(from: readonly T[], chance: Chance): T => {
  const found = from[chance.int(Math.max(1, from.length))]
  if (found === undefined) throw new Error('nothing to click')
  return found
}

/** Plays a turn by clicks; what cannot be drafted further is sent, as the page does. */
function turnByClicks(play: RcPlay, chance: Chance, used: Set<string>): void {
  let draft = draftAt(play)
  for (let n = chance.int(6); n >= 0 && !draft.final; n--) {
    const choices = clicks(draft)
    if (choices.length === 0) break
    draft = draft.with(pick(choices, chance))
  }
  let end = closing(draft)
  while (end === null) {
    draft = draft.with(pick(clicks(draft), chance))
    end = draft.final ? draft : closing(draft)
  }
  const { seat } = draft.base
  for (const { command, events } of end.steps) {
    used.add(command.type)
    const answer = play.submit(seat, command)
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(command)}`)
    // What was shown beforehand is what happens.
    expect(answer.events.slice(0, events.length)).toEqual(events)
  }
  if (play.actor?.seat !== seat) return
  const more = thenEnd(draftAt(play).start)
  if (more !== null) expect(play.submit(seat, more).ok).toBe(true)
}

test.each(TABLES)('whole games by clicks: $fourthGuild $options', (table) => {
  const { fourthGuild, options, players = 2 } = table
  const used = new Set<string>()
  const asked = ASKED[fourthGuild] ?? []
  // A few games more where chance has not led to what the guild asks.
  for (let seed = 0; seed < 3 || (seed < 12 && asked.some((type) => !used.has(type))); seed++) {
    const play = begun(players, { fourthGuild, ...options }, seed)
    const chance = seededChance(`clicks ${fourthGuild} ${seed}`)
    while (play.actor !== null) turnByClicks(play, chance, used)
    expect(play.game.outcome(play.state)).not.toBeNull()
  }
  for (const type of asked) expect(used).toContain(type)
})

/** What is answered in such games by clicking its pieces. */
const ASKED: Readonly<Record<string, readonly Command['type'][]>> = {
  'guild-jewelers': ['deliverDiamond'],
  'guild-artisans': ['activate'],
  'guild-foremen': ['moveForeman'],
  'guild-wholesalers': ['useAction'],
  'guild-archivists': ['keepContract'],
  'guild-masterbuilders': ['take'],
  'guild-brickmakers': ['pickReinforcement', 'useReinforcement'],
}

/** The drafts of random play: at the start of each decision and after a few clicks. */
function* drafts({ fourthGuild, options, players = 2 }: Table): Generator<RcDraft> {
  const play = begun(players, { roundLimit: 25, fourthGuild, ...options }, 7)
  const chance = seededChance(`drafts ${fourthGuild}`)
  while (play.actor !== null) {
    const { seat } = play.actor
    let draft = draftAt(play)
    for (let n = chance.int(4); n >= 0; n--) {
      yield draft
      const choices = clicks(draft)
      if (choices.length === 0) break
      draft = draft.with(pick(choices, chance))
    }
    if (players > 1) yield draftAt(play, (seat + 1) % players)
    if (!play.submit(seat, pick(play.legal(), chance)).ok) throw new Error('no way on')
  }
}

describe('at every table', () => {
  test.each(TABLES)(
    'what is drawn can be clicked and leads to a plan; what cannot says why: $fourthGuild $options',
    (table) => {
      const found = new Set<string>()
      for (const draft of drafts(table)) {
        const targets = targetsOf(ALL_MODULES, draft)
        const clicked = [...targets.values()].map(({ commands }) => commands)
        for (const commands of clicked) expect(draft.with(commands).commands).toEqual(commands)
        const next = clicked.map((commands) => commands[draft.commands.length])
        for (const { command } of draft.final ? [] : draft.now.choices) {
          if (DRAWN_BY_TARGETS.includes(command.type)) expect(next).toContain(command)
        }
        if (firstAnswers(draft) > FEW) found.add(`no plan: ${draft.now.question}`)
        for (const at of piecesOf(draft)) {
          if (targets.has(at)) continue
          const { clause, message } = whyNotTarget(ALL_MODULES, draft, at)
          if (VAGUE.includes(message.key)) found.add(`${message.key}: ${at}`)
          if (!CLAUSES.has(clause)) found.add(`no clause ${clause}: ${at}`)
        }
      }
      expect([...found]).toEqual([])
    },
  )
})

/** How many first answers it takes until the plan can be sent; where there is no end of them, too many. */
function firstAnswers(draft: RcDraft, given = 0): number {
  if (draft.now.question === null || isBeforeMain(draft) || closing(draft) !== null) return given
  const next = clicks(draft).find(({ length }) => length > draft.commands.length)
  return next === undefined || given > FEW ? FEW + 1 : firstAnswers(draft.with(next), given + 1)
}

const FEW = 4

/** The sheet of the Contractors says itself what a click on it drafts. */
const DRAWN_BY_TARGETS = ALL_MODULES.flatMap(({ Sheet, draws = [] }) => (Sheet ? [] : draws))

/** These would answer nearly anything. */
const VAGUE = ['otherQuestion', 'noWindow', 'noSuchCommand'].map((key) => `refusal.${key}`)

/** Everything of a guild that answers to a click. */
function piecesOf({ now: { view }, base: { seat } }: RcDraft): string[] {
  const { reinforcements, archive, foreman, towers, players, blueprints } = view
  return [
    ...(foreman === null ? [] : towers.map((_, tower) => `tower ${tower}`)),
    ...(reinforcements?.offer ?? []).map((tile) => `offer ${tile}`),
    ...(players[seat]?.reinforcements ?? []).map((tile) => `held ${tile}`),
    ...(archive?.held[seat] ?? []).map((contract) => `contract ${contract}`),
    ...(blueprints?.drawn ?? []).map((_, i) => `blueprint ${i}`),
    ...players.flatMap(({ workshop }, other) =>
      other === seat
        ? []
        : workshop.flatMap(({ faceUp }, space) => (faceUp ? [`lent ${other} ${space}`] : [])),
    ),
  ]
}

const BOOKS = import.meta.glob('../../../../../rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const CLAUSES = new Set(
  Object.values(BOOKS).flatMap((book) => parseRulebook(book).map(({ id }) => id)),
)
