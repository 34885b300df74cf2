import { type Message, type MessageParams, message } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { choicesOf } from '@guildhall/ui'
import type { RcDesk, RcMoment } from '../plan.ts'

type RcStep = RcDesk['steps'][number]

/** Belong to the step before them, which says what they come to; or say nothing. */
const SILENT: readonly Command['type'][] = ['take', 'stop', 'endTurn']
const OF_A_CLAIM: readonly Command['type'][] = [
  ...(['claim', 'chooseSection', 'chooseWorkshop', 'layTile', 'take'] as const),
]

const OF_A_USE: readonly Command['type'][] = ['payWith', 'take', 'again']

/** A drafted line as the parts of one sentence, to be said in the form `within`. */
export function lineParts({ start, steps }: RcDesk): Message[] {
  const parts: Message[] = []
  for (let from = 0; from < steps.length; ) {
    const part = partFrom(steps.slice(from), steps[from - 1]?.after ?? start)
    if (part.words !== null) parts.push(part.words)
    from += part.steps
  }
  const last = steps.at(-1)
  return parts.length === 0 && last !== undefined ? [last.label] : parts
}

/** The line as a plan: what ends the turn is left to the button that does. */
export function planned({ steps }: RcDesk): Command[] {
  const end = steps.findLastIndex((step) => !endsTurn(step))
  return steps.slice(0, end + 1).map(({ command }) => command)
}

const endsTurn = ({ command, asked }: RcStep): boolean =>
  command.type === 'endTurn' ||
  (command.type === 'stop' && (asked === 'market-next' || asked === 'build-next'))

/** The first part of what is left, and how many steps it says. */
interface Part {
  readonly words: Message | null
  readonly steps: number
}

function partFrom(steps: readonly RcStep[], before: RcMoment): Part {
  const [first] = steps
  switch (first?.command.type) {
    case 'claim':
      return claim(
        asLongAs(steps, ({ command }) => OF_A_CLAIM.includes(command.type)),
        choicesOf(before, 'claim').length > 1,
      )
    case 'deliver':
      return deliveries(steps, first.command.section)
    case 'obtain':
      return obtained([
        first,
        ...asLongAs(steps.slice(1), ({ command }) => command.type === 'take'),
      ])
    case 'useAction':
    case 'useWorkshop':
    case 'activate':
      return used(first, steps)
    default:
      return { words: first === undefined || isSilent(first) ? null : first.label, steps: 1 }
  }
}

const isSilent = ({ command }: RcStep): boolean => SILENT.includes(command.type)

/** What a section is claimed for: its tile, and how that lies; and where the banner comes from. */
function claim(steps: readonly RcStep[], severalBanners: boolean): Part {
  const claimed = paramsOf(steps, 'told.claimed')?.['section']
  if (claimed === undefined) return { words: steps.at(-1)?.label ?? null, steps: steps.length }
  const { banner = '' } = steps[0]?.label.params ?? {}
  const section = severalBanners
    ? message('advice.withBanner', { section: claimed, banner })
    : claimed
  const up = paramsOf(steps, 'told.tilePlaced.up')
  const laid = up ?? paramsOf(steps, 'told.tilePlaced.down')
  if (laid === undefined) {
    return { words: message('advice.claim', { section }), steps: steps.length }
  }
  const { tile = '', workshop = '', rubles = 0 } = laid
  const face = message(up === undefined ? 'advice.face.down' : 'advice.face.up', { rubles })
  const words = message('advice.claim.laid', { section, tile, workshop, face })
  return { words, steps: steps.length }
}

/** All that one section gets in a row. */
function deliveries(steps: readonly RcStep[], section: number): Part {
  const same = asLongAs(steps, ({ command }) => {
    return command.type === 'deliver' && command.section === section
  })
  const counts = new Map<string, number>()
  for (const { command } of same) {
    if (command.type !== 'deliver') continue
    counts.set(command.material, (counts.get(command.material) ?? 0) + 1)
  }
  const what = [...counts].map(([kind, n]) => message(`amount.${kind}`, { n }))
  const { section: name = '' } = same[0]?.label.params ?? {}
  const completed = paramsOf(same, 'told.completed')
  const words =
    completed === undefined
      ? message('advice.deliver', { what, section: name })
      : message('advice.complete', { what, section: name, gain: completed['what'] ?? '' })
  return { words, steps: same.length }
}

/** What a space gives, once it is known what of it is taken. */
function obtained(steps: readonly RcStep[]): Part {
  const what = amountsIn(steps, 'told.gained')
  const words = what.length === 0 ? steps[0]?.label : message('advice.obtain', { what })
  return { words: words ?? null, steps: steps.length }
}

/** What is done with a card or a bench, however often: what it brings, and what for. */
function used(first: RcStep, steps: readonly RcStep[]): Part {
  const run = [first, ...asLongAs(steps.slice(1), ({ command }) => OF_A_USE.includes(command.type))]
  const gain = amountsIn(run, 'told.gained')
  const cost = amountsIn(run, 'told.paid')
  const { params } = first.label
  const key = first.command.type === 'useAction' ? 'advice.card' : 'advice.bench'
  const what = message(key, params)
  const n = run.filter(({ command }) => command.type === 'again').length + 1
  const words =
    gain.length > 0
      ? message(cost.length > 0 ? 'advice.use.paid' : 'advice.use', { what, gain, cost })
      : n > 1
        ? message('advice.repeated', { what: first.label, n })
        : first.label
  return { words, steps: run.length }
}

/** All that is gained or paid in these steps, each kind once. */
function amountsIn(steps: readonly RcStep[], told: string): Message[] {
  const sums = new Map<string, number>()
  for (const { key, params } of steps.flatMap((step) => step.told)) {
    for (const { key: kind, params: amount } of key === told ? listOf(params['what']) : []) {
      sums.set(kind, (sums.get(kind) ?? 0) + Number(amount['n'] ?? 0))
    }
  }
  return [...sums].flatMap(([kind, n]) => (n === 0 ? [] : [message(kind, { n })]))
}

function paramsOf(steps: readonly RcStep[], key: string): MessageParams | undefined {
  return steps.flatMap(({ told }) => told).find((words) => words.key === key)?.params
}

const listOf = (value: MessageParams[string] | undefined): readonly Message[] =>
  Array.isArray(value) ? value : []

function asLongAs<T>(list: readonly T[], isSo: (item: T) => boolean): readonly T[] {
  const end = list.findIndex((item) => !isSo(item))
  return end < 0 ? list : list.slice(0, end)
}
