import type { RcDraft } from '../../plan.ts'
import { drafted, type RcTyped, type TypedCommand } from '../../typed-command.ts'
import { whyNotNext } from '../../why.ts'
import { SPACES } from './duchy-places.ts'
import { buyPermit, choose, keepOtherwise, sendTo, useHeld } from './hire-plan.ts'
import { whyNotCity, whyNotHeld, whyNotPermit, whyNotSpace } from './hire-why.ts'

/** `hire moscow`, `choose s2`, `keep`, `dismiss`, `specialist`, `permit`. */
export const contractorsCommands: readonly TypedCommand[] = [
  [/^hire ([a-z]+)$/, hire],
  [/^choose s([1-5])$/, specialist],
  [/^(keep|dismiss)$/, (draft, [wanted]) => keep(draft, wanted === 'keep')],
  [/^specialist$/, (draft) => drafted(useHeld(draft), () => whyNotHeld(draft))],
  [/^permit$/, (draft) => drafted(buyPermit(draft), () => whyNotPermit(draft))],
]

/** A city by its name in the rulebook; where there is none of that name, it is no command. */
function hire(draft: RcDraft, [name]: readonly string[]): RcTyped | null {
  const found = draft.now.view.duchy?.cities.find(({ city }) => city === `city-${name}`)?.city
  return found === undefined ? null : drafted(sendTo(draft, found), () => whyNotCity(draft, found))
}

function specialist(draft: RcDraft, [n]: readonly string[]): RcTyped | null {
  const space = SPACES[Number(n) - 1]
  if (space === undefined) return null
  return drafted(choose(draft, space), () => whyNotSpace(draft, space))
}

const keep = (draft: RcDraft, wanted: boolean): RcTyped =>
  drafted(keepOtherwise(draft, wanted), () =>
    whyNotNext(draft, { type: 'keepSpecialist', keep: wanted }),
  )
