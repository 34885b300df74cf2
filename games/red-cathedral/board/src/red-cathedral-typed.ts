import type { Refusal } from '@guildhall/kernel'
import type { Command, View } from '@guildhall/red-cathedral'
import { choicesOf, type ReadTyped } from '@guildhall/ui'
import { message } from './board-message.ts'
import { goTo, landingOf, pickDie } from './die-plan.ts'
import { MODULE_COMMANDS } from './modules/typed-commands.ts'
import {
  closing,
  type Die,
  endsHalfway,
  type RcDraft,
  thenEnd,
  turnOf,
  withDefaults,
} from './plan.ts'
import { useSection } from './section-plan.ts'
import { drafted, type RcTyped, type TypedCommand } from './typed-command.ts'
import {
  whyNotAction,
  whyNotDie,
  whyNotNext,
  whyNotSection,
  whyNotSpace,
  whyNotWorkshop,
} from './why.ts'
import { useWorkshopSpace } from './workshop-plan.ts'

/** The short commands: each with how it is written, and what it drafts. */
const COMMANDS: readonly TypedCommand[] = [
  [/^m(?:ove)? (white|red|green|blue|yellow|black)(?: \+(\d))?$/, move],
  [/^(?:claim|build|deliver|decorate) t(\d)\.(\d)$/, section],
  [
    /^bench (\d)$/,
    (draft, [n]) =>
      drafted(useWorkshopSpace(draft, Number(n) - 1), () => whyNotWorkshop(draft, Number(n) - 1)),
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
  ...MODULE_COMMANDS,
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

/** Reads a line as one of the short commands; null where it is none. */
export const readTyped: ReadTyped<View, Command> = (draft, line) => {
  for (const [form, meant] of COMMANDS) {
    const found = form.exec(line)
    if (found !== null) return meant(draft, found.slice(1))
  }
  return null
}

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
  return drafted(
    command === undefined ? null : withDefaults(draft, [...draft.commands, command]),
    () => whyNotAction(draft, action),
  )
}

function end(draft: RcDraft): RcTyped {
  const closed = closing(draft)
  if (closed === null) return { refusal: whyNotNext(draft, { type: 'endTurn' }) }
  const { commands } = closed
  return endsHalfway(draft) ? { submit: commands } : { submit: commands, next: thenEnd }
}
