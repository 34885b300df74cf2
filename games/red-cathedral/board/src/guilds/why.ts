import { message, type Refusal } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import type { RcDraft } from '../plan.ts'
import { whyNotNext } from '../why.ts'

/** What a click on a piece would have to be, and when such a piece is used at all. */
interface Reason {
  readonly command: (rest: readonly string[], draft: RcDraft) => Command
  readonly clause: string
  readonly key: string
}

const REASONS: Readonly<Record<string, Reason>> = {
  tower: {
    command: ([tower], draft) => {
      const { foreman, towers } = draft.now.view
      const steps = Number(tower) - (foreman ?? 0)
      return { type: 'moveForeman', towers: steps > 0 ? steps : steps + towers.length }
    },
    clause: 'GU-FOREMEN-7',
    key: 'guilds.why.foreman',
  },
  lent: {
    command: ([seat, space]) => ({
      type: 'activateOther',
      seat: Number(seat),
      space: Number(space),
    }),
    clause: 'GU-ARTISANS-4',
    key: 'guilds.why.lent',
  },
  offer: {
    command: ([tile = '']) => ({ type: 'pickReinforcement', tile }),
    clause: 'GU-BRICKMAKERS-2',
    key: 'guilds.why.offer',
  },
  held: {
    command: ([tile = '']) => ({ type: 'useReinforcement', tile }),
    clause: 'GU-BRICKMAKERS-9',
    key: 'guilds.why.held',
  },
  contract: {
    command: ([contract]) => ({ type: 'keepContract', contract: contract as never, back: null }),
    clause: 'GU-CONTRACT-16',
    key: 'guilds.why.contract',
  },
  blueprint: {
    command: ([drawn]) => ({ type: 'chooseBlueprint', drawn: Number(drawn) }),
    clause: 'GU-MASTERBUILDERS-4',
    key: 'guilds.why.blueprint',
  },
}

/** These say only that something else is asked now, and not when this can be done. */
const VAGUE = ['refusal.otherQuestion', 'refusal.noWindow', 'refusal.noSuchCommand']

/** Why a piece of a guild cannot be used now: what the rules say, or when it is used at all. */
export function whyNotTarget(draft: RcDraft, target: string): Refusal {
  const [kind = '', ...rest] = target.split(' ')
  const { command, clause, key } = REASONS[kind] ?? OTHER
  const refusal = whyNotNext(draft, command(rest, draft))
  return VAGUE.includes(refusal.message.key) ? { clause, message: message(key) } : refusal
}

const OTHER: Reason = {
  command: () => ({ type: 'endTurn' }),
  clause: 'GU-ALL-6',
  key: 'guilds.why.other',
}
