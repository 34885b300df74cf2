import { greedy, questionAt } from '@guildhall/bots'
import { chanceOfSetup, chanceOfStep, legalCommands, seededChance } from '@guildhall/kernel'
import { type Command, redCathedral, type View } from '@guildhall/red-cathedral'
import type { Die, MarketMarks, SectionMark } from '@guildhall/red-cathedral-board'

export interface Position {
  readonly view: View
  readonly legal: readonly Command[]
}

interface PositionRequest {
  readonly players: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly steps: number
}

/** The table after so many commands of simple opponents, at the next main action. */
export function played({ players, options, seed, steps }: PositionRequest): Position {
  const created = redCathedral.create({ players, options })
  if (!created.ok) throw new Error('there is no such table')
  const game = created.value
  const chance = seededChance(seed)
  const state = game.blank()
  for (const event of game.setup(chanceOfSetup(chance))) game.evolve(state, event)
  const bot = greedy()
  for (let step = 0; ; step++) {
    const actor = game.actor(state)
    if (actor === null || (step >= steps && actor.question === 'main-action')) break
    const command = bot.choose(game, questionAt(game, state, actor.seat), chance.split(step))
    game.play(state, command, chanceOfStep(chance, step))
  }
  return { view: game.view(state, 'spectator'), legal: legalCommands(game, state) }
}

/** As a page would mark it: what can be claimed, what the active player can deliver to. */
export function sectionMarks({ towers, active, over }: View): (section: number) => SectionMark {
  const marks = new Map<number, SectionMark>()
  for (const tower of towers) {
    const open = tower.find(({ owner }) => owner < 0)
    for (const [level, { section, owner, finished }] of tower.entries()) {
      const above = tower.slice(level + 1).filter((s) => s.owner >= 0 && s.owner !== owner)
      const risk = owner >= 0 && !finished ? above.length : 0
      const claim = section === open?.section
      const cue = over ? null : claim ? 'claim' : owner === active && !finished ? 'deliver' : null
      marks.set(section, { cue, chosen: false, risk })
    }
  }
  return (section) => marks.get(section) ?? { cue: null, chosen: false, risk: 0 }
}

/** A die moved as a plan would, with what it costs to go further. */
export function marketMarks({ view, legal }: Position): MarketMarks {
  const moves = legal.filter((command) => command.type === 'moveDie')
  const movable = [...new Set(moves.map(({ die }) => die))]
  const far = moves.toSorted((a, b) => b.extra - a.extra)[0]
  const from = view.market.findIndex(({ dice }) => dice.some(({ die }) => die === far?.die))
  const value = view.market[from]?.dice.find(({ die }) => die === far?.die)?.value ?? 0
  const path = Array.from({ length: value }, (_, i) => (from + i + 1) % 8)
  const landing = path.at(-1) ?? 0
  const extras = moves
    .filter(({ die, extra }) => die === far?.die && extra > 0 && extra < 4)
    .map(({ extra }) => ({ space: (landing + extra) % 8, cost: extra }))
  const rolled: Die[] = (view.market[landing]?.dice ?? []).map(({ die }) => die)
  return {
    movable,
    moved: far === undefined ? null : { die: far.die, from, path },
    extras,
    rolled: far === undefined ? [] : [...rolled, far.die],
    spaces: [],
    actions: [],
    chosenActions: [],
  }
}
