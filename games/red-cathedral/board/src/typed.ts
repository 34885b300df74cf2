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
  type RcDesk,
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
  (desk: RcDesk, words: readonly string[]) => RcTyped | null,
])[] = [
  [/^m(?:ove)? (white|red|green|blue|yellow|black)(?: \+(\d))?$/, move],
  [/^(?:claim|build|deliver|decorate) t(\d)\.(\d)$/, section],
  [
    /^bench (\d)$/,
    (desk, [n]) => drafted(useBench(desk, Number(n) - 1), () => whyNotBench(desk, Number(n) - 1)),
  ],
  [
    /^space (\d)$/,
    (desk, [n]) => drafted(goTo(desk, Number(n)), () => whyNotSpace(desk, Number(n))),
  ],
  [/^guild ([a-z])$/, guild],
  [
    /^back$/,
    (desk) => ({ draft: desk.commands.slice(0, -(turnOf(desk).at(-1)?.steps.length ?? 0)) }),
  ],
  [/^end$/, end],
  [/^hire ([a-z]+)$/, hire],
  [/^choose s([1-5])$/, specialist],
  [/^(keep|dismiss)$/, (desk, [wanted]) => keep(desk, wanted === 'keep')],
  [/^specialist$/, (desk) => drafted(useHeld(desk), () => whyNotHeld(desk))],
  [/^permit$/, (desk) => drafted(buyPermit(desk), () => whyNotPermit(desk))],
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
export const readTyped: ReadTyped<View, Command> = (desk, line) => {
  for (const [form, meant] of COMMANDS) {
    const found = form.exec(line)
    if (found !== null) return meant(desk, found.slice(1))
  }
  return null
}

const drafted = (commands: readonly Command[] | null, why: () => Refusal): RcTyped =>
  commands === null ? { refusal: why() } : { draft: commands }

function move(desk: RcDesk, [colour, further]: readonly string[]): RcTyped {
  const die = colour as Die
  const extra = further === undefined ? undefined : Number(further)
  return drafted(pickDie(desk, die, extra), () =>
    pickDie(desk, die) === null
      ? whyNotDie(desk, die)
      : whyNotNext(desk.with([]), { type: 'moveDie', die, extra: extra ?? 0 }),
  )
}

/** Whatever a click on the section would do. */
function section(desk: RcDesk, [tower, level]: readonly string[]): RcTyped {
  const found = desk.now.view.towers[Number(tower) - 1]?.[Number(level) - 1]?.section
  if (found === undefined) return { refusal: NO_SECTION }
  return drafted(useSection(desk, found), () => whyNotSection(desk, found))
}

const NO_SECTION: Refusal = { clause: 'RC-1.11', message: message('refusal.noSuchSection') }

/** An action of the card beside which the die lies. */
function guild(desk: RcDesk, [letter]: readonly string[]): RcTyped {
  const landing = landingOf(desk)
  const card = landing === null ? '' : (desk.now.view.influenceCards[landing >> 1] ?? '')
  const action = `${card}${letter}`
  const command = choicesOf(desk.now, 'useAction').find((each) => each.action === action)
  return drafted(command === undefined ? null : settled(desk, [...desk.commands, command]), () =>
    whyNotAction(desk, action),
  )
}

/** A city by its name in the rulebook; where there is none of that name, it is no command. */
function hire(desk: RcDesk, [name]: readonly string[]): RcTyped | null {
  const found = desk.now.view.duchy?.cities.find(({ city }) => city === `city-${name}`)?.city
  return found === undefined ? null : drafted(sendTo(desk, found), () => whyNotCity(desk, found))
}

function specialist(desk: RcDesk, [n]: readonly string[]): RcTyped | null {
  const space = SPACES[Number(n) - 1]
  if (space === undefined) return null
  return drafted(choose(desk, space), () => whyNotSpecialist(desk, space))
}

const keep = (desk: RcDesk, wanted: boolean): RcTyped =>
  drafted(keepOtherwise(desk, wanted), () =>
    whyNotNext(desk, { type: 'keepSpecialist', keep: wanted }),
  )

function end(desk: RcDesk): RcTyped {
  const closed = closing(desk)
  if (closed === null) return { refusal: whyNotNext(desk, { type: 'endTurn' }) }
  const { commands } = closed
  return endsHalfway(desk) ? { submit: commands } : { submit: commands, next: thenEnd }
}
