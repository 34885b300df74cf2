import { message, type Refusal } from '@guildhall/kernel'
import type { Command, View } from '@guildhall/red-cathedral'
import { choicesOf, type ReadTyped, type Typed } from '@guildhall/ui'
import { SPACES } from './contractors/places.ts'
import { buyPermit, choose, keepOtherwise, sendTo, useHeld } from './contractors/plan.ts'
import {
  whyNotCity,
  whyNotHeld,
  whyNotPermit,
  whyNotSpace as whyNotSpecialist,
} from './contractors/why.ts'
import {
  closing,
  type Die,
  endsHalfway,
  goTo,
  landingOf,
  pickDie,
  type RcDraft,
  settled,
  thenEnd,
  turnOf,
  useBench,
  useSection,
} from './plan.ts'
import {
  whyNotAction,
  whyNotBench,
  whyNotDie,
  whyNotNext,
  whyNotSection,
  whyNotSpace,
} from './why.ts'

type RcTyped = Typed<View, Command>

/** The short commands: each with how it is written, and what it drafts. */
const COMMANDS: readonly (readonly [
  RegExp,
  (draft: RcDraft, words: readonly string[]) => RcTyped | null,
])[] = [
  [/^m(?:ove)? (white|red|green|blue|yellow|black)(?: \+(\d))?$/, move],
  [/^(?:claim|build|deliver|decorate) t(\d)\.(\d)$/, section],
  [
    /^bench (\d)$/,
    (draft, [n]) =>
      drafted(useBench(draft, Number(n) - 1), () => whyNotBench(draft, Number(n) - 1)),
  ],
  [
    /^space (\d)$/,
    (draft, [n]) => drafted(goTo(draft, Number(n)), () => whyNotSpace(draft, Number(n))),
  ],
  [/^guild ([a-z])$/, guild],
  [
    /^back$/,
    (draft) => ({ commands: draft.commands.slice(0, -(turnOf(draft).at(-1)?.steps.length ?? 0)) }),
  ],
  [/^end$/, end],
  [/^hire ([a-z]+)$/, hire],
  [/^choose s([1-5])$/, specialist],
  [/^(keep|dismiss)$/, (draft, [wanted]) => keep(draft, wanted === 'keep')],
  [/^specialist$/, (draft) => drafted(useHeld(draft), () => whyNotHeld(draft))],
  [/^permit$/, (draft) => drafted(buyPermit(draft), () => whyNotPermit(draft))],
]

/** How they are written; signs as in chess, the same in every language. */
export const examples = [
  'm white +2',
  'claim t2.3',
  'build t2.3',
  'bench 4',
  'space 6',
  'guild a',
  'back',
  'end',
]

/**
 * Reads `m white +2`, `claim t2.3`, `build t2.3`, `bench 4`, `space 6`, `guild a`, `back`, `end`; with the
 * Contractors `hire moscow`, `choose s2`, `keep`, `dismiss`, `specialist`, `permit`.
 */
export const readTyped: ReadTyped<View, Command> = (draft, line) => {
  for (const [form, meant] of COMMANDS) {
    const found = form.exec(line)
    if (found !== null) return meant(draft, found.slice(1))
  }
  return null
}

const drafted = (commands: readonly Command[] | null, why: () => Refusal): RcTyped =>
  commands === null ? { refusal: why() } : { commands }

function move(draft: RcDraft, [colour, further]: readonly string[]): RcTyped {
  const die = colour as Die
  const extra = further === undefined ? undefined : Number(further)
  return drafted(pickDie(draft, die, extra), () =>
    pickDie(draft, die) === null
      ? whyNotDie(draft, die)
      : whyNotNext(draft.with([]), { type: 'moveDie', die, extra: extra ?? 0 }),
  )
}

/** Whatever a click on the section would do. */
function section(draft: RcDraft, [tower, level]: readonly string[]): RcTyped {
  const found = draft.now.view.towers[Number(tower) - 1]?.[Number(level) - 1]?.section
  if (found === undefined) return { refusal: NO_SECTION }
  return drafted(useSection(draft, found), () => whyNotSection(draft, found))
}

const NO_SECTION: Refusal = { clause: 'RC-1.11', message: message('refusal.noSuchSection') }

/** An action of the card beside which the die lies. */
function guild(draft: RcDraft, [letter]: readonly string[]): RcTyped {
  const landing = landingOf(draft)
  const card = landing === null ? '' : (draft.now.view.influenceCards[landing >> 1] ?? '')
  const action = `${card}${letter}`
  const command = choicesOf(draft.now, 'useAction').find((each) => each.action === action)
  return drafted(command === undefined ? null : settled(draft, [...draft.commands, command]), () =>
    whyNotAction(draft, action),
  )
}

/** A city by its name in the rulebook; where there is none of that name, it is no command. */
function hire(draft: RcDraft, [name]: readonly string[]): RcTyped | null {
  const found = draft.now.view.duchy?.cities.find(({ city }) => city === `city-${name}`)?.city
  return found === undefined ? null : drafted(sendTo(draft, found), () => whyNotCity(draft, found))
}

function specialist(draft: RcDraft, [n]: readonly string[]): RcTyped | null {
  const space = SPACES[Number(n) - 1]
  if (space === undefined) return null
  return drafted(choose(draft, space), () => whyNotSpecialist(draft, space))
}

const keep = (draft: RcDraft, wanted: boolean): RcTyped =>
  drafted(keepOtherwise(draft, wanted), () =>
    whyNotNext(draft, { type: 'keepSpecialist', keep: wanted }),
  )

function end(draft: RcDraft): RcTyped {
  const closed = closing(draft)
  if (closed === null) return { refusal: whyNotNext(draft, { type: 'endTurn' }) }
  const { commands } = closed
  return endsHalfway(draft) ? { submit: commands } : { submit: commands, next: thenEnd }
}
