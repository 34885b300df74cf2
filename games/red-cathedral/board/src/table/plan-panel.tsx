import type { Message } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { DieFace, Icon, PlanAhead, PlanCues, PlanOutcome, sameCommand } from '@guildhall/ui'
import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Sign } from '../art/sign.tsx'
import { message } from '../board-message.ts'
import { openSteps } from '../market-plan.ts'
import { isAsking, isBeforeMain, marketGroups, movedIn, type RcDraft } from '../plan.ts'
import { Answers } from './plan-answers.tsx'
import { Buttons } from './plan-buttons.tsx'
import { ClaimRows } from './plan-claim.tsx'
import { gained, pipsOf } from './plan-gains.ts'
import { MarketRows } from './plan-market.tsx'
import { Asked, Open, OtherGroups } from './plan-others.tsx'
import type { TableProps } from './use-table.ts'

/** A phone this high has room for the rows of the plan beside the market. */
const TALL = '(min-height: 46rem)'

/**
 * The plan of the turn: what will happen, before it happens, and one button that does it. On a phone
 * a plan that is whole leaves out what is free, and where it is small is folded to a line, which says
 * how much more could be planned, so that the market stays in sight.
 */
export function PlanPanel(props: TableProps): JSX.Element {
  const { draft, say, shape } = props
  const [open, setOpen] = useState(false)
  const asking = isAsking(draft)
  const foldable = shape === 'phone' && movedIn(draft) !== undefined && !asking
  const folded = foldable && !open
  const isTall = matchMedia(TALL).matches
  const more = unplanned(draft)
  const rows = useRef<HTMLDivElement>(null)
  // What is asked comes last, and into sight where the plan is longer than its place.
  useLayoutEffect(() => {
    const asked = rows.current?.lastElementChild
    if (!asking || !rows.current || !asked) return
    rows.current.scrollTop +=
      asked.getBoundingClientRect().top - rows.current.getBoundingClientRect().top
  }, [draft, asking])
  return (
    <section
      class="plan sheet"
      aria-label={say(message('board.plan'))}
      aria-busy={props.busy}
      data-drafted={draft.steps.length}
    >
      <div class="plan-lead">
        {props.modules.map(({ id, Lead }) => Lead && <Lead key={id} {...props} />)}
      </div>
      {folded && !isTall ? (
        <Summary {...props} />
      ) : (
        <div ref={rows} class="plan-rows">
          <PlanAhead {...props} />
          {rowsOf(props, folded)}
        </div>
      )}
      <PlanOutcome outcome={outcomeOf(draft)} say={say} />
      <Buttons {...props} folded={folded}>
        {foldable && (
          <button type="button" class="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name={open ? 'down' : 'up'} size={16} />
            {say(message(isTall ? 'board.plan.free' : 'board.plan.show'))}
            {!isTall && folded && more > 0 && (
              <span class="badge">
                <span aria-hidden="true">{more}</span>
                <span class="unseen">{say(message('board.tab.badge', { n: more }))}</span>
              </span>
            )}
          </button>
        )}
      </Buttons>
    </section>
  )
}

/** How much more could be had at the market. */
const unplanned = (draft: RcDraft): number => {
  const planned = marketGroups(draft)
  return openSteps(draft).filter((step) => !planned.some(({ first }) => sameCommand(first, step)))
    .length
}

/** The die and all that its move brings, in a line. */
function Summary({ draft, say }: TableProps): JSX.Element {
  const moved = movedIn(draft)
  const got = new Map<string, number>()
  for (const [kind, n] of marketGroups(draft).flatMap(gained))
    got.set(kind, (got.get(kind) ?? 0) + n)
  return (
    <p class="plan-summary">
      {moved !== undefined && <DieFace colour={moved.die} value={pipsOf(draft)} size={26} />}
      <Icon name="arrow" size={16} />
      {got.size === 0 && say(message('amount.nothing'))}
      {[...got].map(([kind, n]) => (
        <strong key={kind} class="amount">
          {n} <Sign name={kind} size={22} />
        </strong>
      ))}
    </p>
  )
}

function rowsOf(props: TableProps, folded: boolean): JSX.Element {
  const { draft, say, acting, names } = props
  if (draft.base.asked && draft.steps.length === 0 && isBeforeMain(draft))
    return <Begun {...props} />
  if (draft.base.asked || draft.steps.length > 0) return <Drafted {...props} folded={folded} />
  const hint =
    acting === null
      ? message('board.hint.over')
      : message('board.hint.waiting', { name: names[acting] ?? '' })
  return <p class="plan-hint">{say(hint)}</p>
}

/** Nothing is drafted yet: what a turn can begin with. */
function Begun(props: TableProps): JSX.Element {
  const { say, modules } = props
  const hint = modules.find((module) => module.hint !== undefined)?.hint
  return (
    <>
      <PlanCues
        cues={CUES.map(({ what, drawn }) => ({ drawn, text: say(message(`board.cue.${what}`)) }))}
      />
      {hint !== undefined && <p class="plan-hint">{say(message(hint))}</p>}
      <Open {...props} />
    </>
  )
}

function Drafted(props: TableProps & { readonly folded: boolean }): JSX.Element {
  const { draft, modules } = props
  return (
    <>
      {movedIn(draft) !== undefined && <MarketRows {...props} />}
      {draft.commands.some(({ type }) => type === 'claim' || type === 'layTile') && (
        <ClaimRows {...props} />
      )}
      {modules.map(({ id, Rows }) => Rows && <Rows key={id} {...props} />)}
      <OtherGroups {...props} />
      <Answers {...props} />
      <Asked {...props} />
      {!props.folded && <Open {...props} />}
    </>
  )
}

/** How each way to begin a turn is marked on the table: a ring, corners, hatching. */
const CUES = [
  {
    what: 'move',
    drawn: 'M9 4h12a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5Z',
  },
  { what: 'claim', drawn: 'M4 10V4h6M20 4h6v6M26 20v6h-6M10 26H4v-6' },
  { what: 'build', drawn: 'M4 12 12 4M4 22 22 4M8 26 26 8M18 26l8-8' },
] as const

/** What comes of these is drawn in their rows. */
const DRAWN_IN_ROWS: readonly Command['type'][] = ['moveDie', 'obtain', 'take']

/** What follows from the steps, line by line; those that the rows draw are only read out. */
function outcomeOf(draft: RcDraft) {
  const lines: { message: Message; unseen: boolean }[] = []
  for (const { command, descriptions } of draft.steps) {
    const unseen = DRAWN_IN_ROWS.includes(command.type)
    const last = lines.at(-1)?.unseen === unseen ? lines.pop() : undefined
    const before = last === undefined ? [] : [last.message]
    const joined = draft.lines([...before, ...descriptions])
    lines.push(...joined.map((line) => ({ message: line, unseen })))
  }
  return lines
}
