import type { Command } from '@guildhall/red-cathedral'
import { choicesOf } from '@guildhall/ui'
import { landingOf, movedIn, type RcDraft, settled } from '../plan.ts'
import type { Target, Targets } from '../table/targets.ts'

/** Commands that have their place on the table; what else can be chosen is offered in words. */
export const GUILD_DRAWS: readonly Command['type'][] = [
  'moveForeman',
  'activateOther',
  'choosePlayer',
  'pickReinforcement',
  'useReinforcement',
  'keepContract',
  'chooseBlueprint',
  'advanceSection',
  'deliverDiamond',
]
export const IVAN_DRAWS: readonly Command['type'][] = ['claimForIvan']

type Of<T extends Command['type']> = Extract<Command, { type: T }>

/** What the pieces of the guilds and of Ivan draft when they are clicked. */
export function targetsOf(draft: RcDraft): Targets {
  const found = new Map<string, Target>()
  if (draft.final) return found
  for (const { command } of draft.now.choices) {
    for (const [at, target] of targetsFor(draft, command)) {
      if (!found.has(at)) found.set(at, target)
    }
  }
  for (const [at, target] of decorations(draft)) if (!found.has(at)) found.set(at, target)
  for (const [at, target] of atClaimFace(draft)) if (!found.has(at)) found.set(at, target)
  return found
}

type Named = readonly [at: string, target: Target]

function targetsFor(draft: RcDraft, command: Command): Named[] {
  const to = (at: string, cue?: Target['cue']): Named => [
    at,
    {
      commands: settled(draft, [...draft.commands, command]),
      ...(cue === undefined ? {} : { cue }),
    },
  ]
  switch (command.type) {
    case 'moveForeman': {
      const { foreman, towers } = draft.now.view
      return [to(`tower ${((foreman ?? 0) + command.towers) % towers.length}`)]
    }
    case 'activateOther':
      return [to(`lent ${command.seat} ${command.space}`)]
    case 'choosePlayer':
      return [to(`seat ${command.seat}`)]
    case 'pickReinforcement':
      return [to(`offer ${command.tile}`)]
    case 'useReinforcement':
      return [to(`held ${command.tile}`)]
    case 'keepContract':
      return [to(contractTarget(command))]
    case 'chooseBlueprint':
      return [to(`blueprint ${command.drawn}`)]
    case 'advanceSection':
    case 'claimForIvan':
      return [to(`section ${command.section}`, 'claim')]
    case 'deliverDiamond':
      return diamonds(draft, command, to)
    case 'marketAgain':
      return behind(draft, command)
    case 'obtain': {
      // Once the move is at the server no row of the plan offers it: the space itself does.
      const landing = landingOf(draft)
      return movedIn(draft) === undefined && landing !== null ? [to(`space ${landing}`)] : []
    }
    default:
      return []
  }
}

/** A contract that is kept, or kept for one that goes back — GU-ARCHIVISTS-4, GU-ARCHIVISTS-5. */
function contractTarget({ contract, back }: Of<'keepContract'>): string {
  if (contract === null) return 'contract none'
  return back === null ? `contract ${contract}` : `swap ${contract} ${back}`
}

/** A diamond for a material; a click on the section uses one where nothing else can be delivered. */
function diamonds(
  draft: RcDraft,
  { section, material }: Of<'deliverDiamond'>,
  to: (at: string, cue?: Target['cue']) => Named,
): Named[] {
  const other = choicesOf(draft.now, 'deliver').some((each) => each.section === section)
  const chip = to(`diamond ${section} ${material}`)
  return other ? [chip] : [chip, to(`section ${section}`, 'deliver')]
}

/** An ornament with diamonds: as few of them as will do, then as many jewels as there are. */
function decorations(draft: RcDraft): Named[] {
  const plain = choicesOf(draft.now, 'decorate').map(({ section }) => section)
  const best = new Map<number, Of<'decorateWith'>>()
  for (const choice of choicesOf(draft.now, 'decorateWith')) {
    const known = best.get(choice.section)
    if (plain.includes(choice.section)) continue
    const fewer = (choice.goods.diamond ?? 0) < (known?.goods.diamond ?? 0)
    const richer = choice.goods.diamond === known?.goods.diamond && jewels(choice) > jewels(known)
    if (known === undefined || fewer || richer) best.set(choice.section, choice)
  }
  return [...best].map(([section, command]) => [
    `section ${section}`,
    { commands: [...draft.commands, command], cue: 'decorate' },
  ])
}

const jewels = (command: Of<'decorateWith'> | undefined): number =>
  command === undefined || command.jewels === 'none' ? 0 : command.jewels.split('-').length

/** Where a market action leads once more: a space, an action of a card, a bench — GU-WHOLESALERS-1. */
function behind(draft: RcDraft, command: Of<'marketAgain'>): Named[] {
  const opened = draft.with([...draft.commands, command])
  const to = (at: string, next: Command): Named => [
    at,
    { commands: settled(draft, [...opened.commands, next]) },
  ]
  const choices = opened.final ? [] : opened.now.choices
  const further = choices.flatMap(({ command: next }): Named[] => {
    if (next.type === 'chooseSpace') return [to(`space ${next.space}`, next)]
    if (next.type === 'useAction') return [to(`action ${next.action}`, next)]
    return next.type === 'activate' ? [to(`bench ${next.space}`, next)] : []
  })
  if (opened.now.question !== 'market-next' && further.length > 0) return further
  const at = doneAt(opened)
  return at === null ? [] : [[at, { commands: settled(draft, opened.commands) }]]
}

/** With a single way it is gone without asking: where that was. */
function doneAt(draft: RcDraft): string | null {
  for (const event of (draft.steps.at(-1)?.events ?? []) as readonly DoneEvent[]) {
    if (event.type === 'obtained') return `space ${event.space}`
    if (event.type === 'actionUsed') return `action ${event.action}`
    if (event.type === 'tileActivated') return `bench ${event.space}`
  }
  return null
}

interface DoneEvent {
  readonly type: string
  readonly space?: number
  readonly action?: string
}

/** While a tile is being laid, a reinforcement may pay for it: it comes before the face — GU-REINF-6. */
function atClaimFace(draft: RcDraft): Named[] {
  const laid = draft.commands.findIndex(({ type }) => type === 'layTile')
  if (laid < 0) return []
  const before = draft.with(draft.commands.slice(0, laid))
  return choicesOf(before.now, 'useReinforcement').flatMap((use): Named[] => {
    const used = before.with([...before.commands, use])
    const up = choicesOf(used.now, 'layTile').find(({ face }) => face === 'up')
    if (used.now.question !== 'claim-face' || up === undefined) return []
    return [[`held ${use.tile}`, { commands: settled(draft, [...used.commands, up]) }]]
  })
}
