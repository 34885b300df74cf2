import type { Command } from '@guildhall/red-cathedral'
import { choicesOf } from '@guildhall/ui'
import type { SectionMark } from '../cathedral/cathedral.tsx'
import { extrasOf, landingOf, originOf, rolledBy } from '../die-plan.ts'
import type { MarketMarks } from '../market/market-marks.ts'
import { openSteps } from '../market-plan.ts'
import {
  type Clickable,
  NO_TARGETS,
  numbered,
  type Targets,
  targetsOn,
} from '../modules/targets.ts'
import { beforeMain, canSwap, isBeforeMain, marketGroups, movedIn, type RcDraft } from '../plan.ts'
import type { WorkshopMark } from '../players/workshop-props.ts'
import { usesNow, usesOf } from '../section-plan.ts'
import { layingSpaces, workshopUses } from '../workshop-plan.ts'

/** What the plan shows at the market. */
export function marketMarks(draft: RcDraft, targets: Targets = NO_TARGETS): MarketMarks {
  const moved = movedIn(draft)
  const from = originOf(draft)
  const landing = landingOf(draft)
  const spaces = draft.now.view.market.length
  const length =
    from === null || landing === null ? 0 : (landing - from + spaces) % spaces || spaces
  const atMain = isBeforeMain(draft) || moved !== undefined
  return {
    movable: atMain
      ? [...new Set(choicesOf(beforeMain(draft).now, 'moveDie').map(({ die }) => die))]
      : [],
    moved:
      moved === undefined || from === null
        ? null
        : {
            die: moved.die,
            from,
            path: Array.from({ length }, (_, i) => (from + 1 + i) % spaces),
          },
    extras: extrasOf(draft)
      .filter(({ space }) => space !== landing)
      .map(({ extra, space }) => ({ space, cost: extra })),
    rolled: rolledBy(draft),
    spaces: [
      ...choicesOf(draft.now, 'chooseSpace').map(({ space }) => space),
      ...numbered(targets, 'space'),
    ],
    actions: [
      ...choicesOf(draft.now, 'useAction').map(({ action }) => action),
      ...[...targets.keys()].flatMap((at) => (at.startsWith('action ') ? [at.slice(7)] : [])),
    ],
    swaps: new Set([...swappedDice(draft), ...openSteps(draft).flatMap(actionOf)]),
    chosenActions: marketGroups(draft).flatMap(({ first }) =>
      first.type === 'useAction' ? [first.action] : [],
    ),
  }
}

/** Dice whose move takes the place of another main action. */
const swappedDice = (draft: RcDraft): readonly string[] =>
  canSwap(draft) ? choicesOf(beforeMain(draft).now, 'moveDie').map(({ die }) => die) : []

const actionOf = (command: Command): readonly string[] =>
  command.type === 'useAction' ? [command.action] : []

/** What the plan shows at each workshop. */
export function workshopMarks(
  draft: RcDraft,
  targets: Targets = NO_TARGETS,
): (space: number) => WorkshopMark {
  const laying = layingSpaces(draft)
  const uses = [
    ...workshopUses(draft).map(({ space }) => space),
    ...openSteps(draft).flatMap((step) => (step.type === 'useWorkshop' ? [step.space] : [])),
    ...numbered(targets, 'workshop'),
  ]
  const chosen = draft.commands.flatMap((command) =>
    command.type === 'useWorkshop' || command.type === 'chooseWorkshop' ? [command.space] : [],
  )
  return (space) => ({
    cue: laying.includes(space)
      ? 'lay'
      : uses.includes(space) || chosen.includes(space)
        ? 'use'
        : null,
    chosen: chosen.includes(space),
  })
}

/** What the plan shows at each section: what it can be used for, and what its owner would lose. */
export function sectionMarks(
  draft: RcDraft,
  targets: Targets = NO_TARGETS,
): (section: number) => SectionMark {
  const uses = usesNow(draft)
  const swaps = usesOf(draft)
  const risks = new Map<number, number>()
  const touched = new Set<number>()
  for (const event of draft.steps.flatMap(({ events }) => events) as readonly SectionEvent[]) {
    if (event.type === 'penalised' && event.section !== undefined) {
      risks.set(event.section, (risks.get(event.section) ?? 0) + (event.recognition ?? 0))
    } else if (event.section !== undefined) touched.add(event.section)
  }
  return (section) => ({
    cue: targets.get(`section ${section}`)?.cue ?? uses.get(section) ?? null,
    swaps: swaps.has(section),
    chosen: touched.has(section),
    risk: risks.get(section) ?? 0,
  })
}

/** How much can be played at each part of the table. */
export function litParts(
  draft: RcDraft,
  modules: readonly Clickable[],
  targets: Targets,
): Record<'market' | 'cathedral' | 'workshop', number> {
  const sections = new Set([...usesNow(draft).keys(), ...numbered(targets, 'section')])
  return {
    market:
      new Set(choicesOf(draft.now, 'moveDie').map(({ die }) => die)).size +
      targetsOn(modules, targets, 'market').length,
    cathedral:
      draft.base.asked && !draft.final
        ? sections.size + targetsOn(modules, targets, 'cathedral').length
        : 0,
    workshop:
      choicesOf(draft.now, 'chooseWorkshop').length +
      targetsOn(modules, targets, 'workshop').length,
  }
}

interface SectionEvent {
  readonly type: string
  readonly section?: number
  readonly recognition?: number
}
