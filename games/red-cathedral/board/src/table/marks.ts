import { choicesOf } from '@guildhall/ui'
import type { SectionMark } from '../cathedral/cathedral.tsx'
import type { MarketMarks } from '../market/marks.ts'
import {
  beforeMain,
  benchUses,
  extrasOf,
  isBeforeMain,
  landingOf,
  layingSpaces,
  marketGroups,
  movedIn,
  originOf,
  type RcDesk,
  rolledBy,
  usesOf,
} from '../plan.ts'
import type { BenchMark } from '../players/props.ts'
import { NO_TARGETS, numbered, type Targets } from './targets.ts'

/** What the plan shows at the market. */
export function marketMarks(desk: RcDesk, targets: Targets = NO_TARGETS): MarketMarks {
  const moved = movedIn(desk)
  const from = originOf(desk)
  const landing = landingOf(desk)
  const spaces = desk.now.view.market.length
  const length =
    from === null || landing === null ? 0 : (landing - from + spaces) % spaces || spaces
  const atMain = isBeforeMain(desk) || moved !== undefined
  return {
    movable: atMain
      ? [...new Set(choicesOf(beforeMain(desk).now, 'moveDie').map(({ die }) => die))]
      : [],
    moved:
      moved === undefined || from === null
        ? null
        : {
            die: moved.die,
            from,
            path: Array.from({ length }, (_, i) => (from + 1 + i) % spaces),
          },
    extras: extrasOf(desk)
      .filter(({ space }) => space !== landing)
      .map(({ extra, space }) => ({ space, cost: extra })),
    rolled: rolledBy(desk),
    spaces: [
      ...choicesOf(desk.now, 'chooseSpace').map(({ space }) => space),
      ...numbered(targets, 'space'),
    ],
    actions: [
      ...choicesOf(desk.now, 'useAction').map(({ action }) => action),
      ...[...targets.keys()].flatMap((at) => (at.startsWith('action ') ? [at.slice(7)] : [])),
    ],
    chosenActions: marketGroups(desk).flatMap(({ first }) =>
      first.type === 'useAction' ? [first.action] : [],
    ),
  }
}

/** What the plan shows at each bench. */
export function benchMarks(
  desk: RcDesk,
  targets: Targets = NO_TARGETS,
): (bench: number) => BenchMark {
  const laying = layingSpaces(desk)
  const uses = [...benchUses(desk).map(({ space }) => space), ...numbered(targets, 'bench')]
  const chosen = desk.commands.flatMap((command) =>
    command.type === 'useWorkshop' || command.type === 'chooseWorkshop' ? [command.space] : [],
  )
  return (bench) => ({
    cue: laying.includes(bench)
      ? 'lay'
      : uses.includes(bench) || chosen.includes(bench)
        ? 'use'
        : null,
    chosen: chosen.includes(bench),
  })
}

/** What the plan shows at each section: what it can be used for, and what its owner would lose. */
export function sectionMarks(
  desk: RcDesk,
  targets: Targets = NO_TARGETS,
): (section: number) => SectionMark {
  const uses = usesOf(desk)
  const risks = new Map<number, number>()
  const touched = new Set<number>()
  for (const event of desk.steps.flatMap(({ events }) => events) as readonly SectionEvent[]) {
    if (event.type === 'penalised' && event.section !== undefined) {
      risks.set(event.section, (risks.get(event.section) ?? 0) + (event.recognition ?? 0))
    } else if (event.section !== undefined) touched.add(event.section)
  }
  return (section) => ({
    cue: targets.get(`section ${section}`)?.cue ?? uses.get(section) ?? null,
    chosen: touched.has(section),
    risk: risks.get(section) ?? 0,
  })
}

interface SectionEvent {
  readonly type: string
  readonly section?: number
  readonly recognition?: number
}
