import { type Message, message } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { DieFace, Icon, Segmented } from '@guildhall/ui'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { ActionLine } from '../art/effect.tsx'
import { Sign } from '../art/sign.tsx'
import {
  choicesOf,
  claims,
  closing,
  endsHalfway,
  extrasOf,
  type Group,
  groupsOf,
  isBeforeMain,
  laid,
  landingOf,
  marketGroups,
  movedIn,
  moveOtherwise,
  otherChoices,
  type RcDesk,
  rolledBy,
  settled,
  thenEnd,
  without,
} from '../plan.ts'
import { whyNotNext } from '../why.ts'
import type { Extra, ExtraProps } from './extra.ts'

interface PlanProps extends ExtraProps {
  readonly extras: readonly Extra[]
  /** The action in words, by its id. */
  readonly actionWords: (id: string) => string
}

/**
 * The plan of the turn: what will happen, before it happens, and one button that does it. On a phone
 * a plan that is whole is folded to a line, so that the market stays in sight.
 */
export function PlanPanel(props: PlanProps): JSX.Element {
  const { desk, say, shape } = props
  const [open, setOpen] = useState(false)
  const foldable = shape === 'phone' && movedIn(desk) !== undefined && closing(desk) !== null
  const folded = foldable && !open
  return (
    <section
      class="plan sheet"
      aria-label={say(message('board.plan'))}
      aria-busy={props.busy}
      data-drafted={desk.steps.length}
    >
      <div class="plan-lead">
        {props.extras.map(({ id, Lead }) => Lead && <Lead key={id} {...props} />)}
      </div>
      {folded ? <Summary {...props} /> : <div class="plan-rows">{rowsOf(props)}</div>}
      <Told desk={desk} say={say} />
      <Buttons {...props} folded={folded}>
        {foldable && (
          <button type="button" class="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name={open ? 'down' : 'up'} size={16} /> {say(message('board.plan.show'))}
          </button>
        )}
      </Buttons>
    </section>
  )
}

/** The die and all that its move brings, in a line. */
function Summary({ desk, say }: PlanProps): JSX.Element {
  const moved = movedIn(desk)
  const got = new Map<string, number>()
  for (const [kind, n] of marketGroups(desk).flatMap(gained))
    got.set(kind, (got.get(kind) ?? 0) + n)
  return (
    <p class="plan-summary">
      {moved !== undefined && <DieFace colour={moved.die} value={pipsOf(desk)} size={26} />}
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

function rowsOf(props: PlanProps): JSX.Element {
  const { desk, say, acting, names } = props
  if (desk.base.asked && desk.steps.length === 0 && isBeforeMain(desk)) return <Begun {...props} />
  if (desk.base.asked || desk.steps.length > 0) return <Drafted {...props} />
  const words =
    acting === null
      ? message('board.hint.over')
      : message('board.hint.waiting', { name: names[acting] ?? '' })
  return <p class="plan-hint">{say(words)}</p>
}

/** Nothing is drafted yet: what a turn can begin with. */
function Begun(props: PlanProps): JSX.Element {
  const { say, extras } = props
  const hint = extras.find((extra) => extra.hint !== undefined)?.hint
  return (
    <>
      <ul class="plan-cues">
        {CUES.map(({ what, drawn }) => (
          <li key={what}>
            <svg class="icon" width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
              <path d={drawn} />
            </svg>
            {say(message(`board.cue.${what}`))}
          </li>
        ))}
      </ul>
      {hint !== undefined && <p class="plan-hint">{say(message(hint))}</p>}
      <Open {...props} />
    </>
  )
}

function Drafted(props: PlanProps): JSX.Element {
  const { desk, extras } = props
  return (
    <>
      {movedIn(desk) !== undefined && <MarketRows {...props} />}
      {desk.commands.some(({ type }) => type === 'claim') && <ClaimRows {...props} />}
      {extras.map(({ id, Rows }) => Rows && <Rows key={id} {...props} />)}
      <OtherGroups {...props} />
      <Open {...props} />
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

interface RowProps {
  readonly name: string
  readonly children: ComponentChildren
}

export function Row({ name, children }: RowProps): JSX.Element {
  return (
    <div class="plan-row">
      <b class="serif">{name}</b>
      <div class="plan-what">{children}</div>
    </div>
  )
}

/** The die and how far it goes, what is taken, the two actions of the guild, the benches. */
function MarketRows(props: PlanProps): JSX.Element {
  const { desk, say, printed, busy } = props
  const moved = movedIn(desk)
  const landing = landingOf(desk)
  const extras = extrasOf(desk)
  const space = landing === null ? undefined : desk.now.view.market[landing]
  const card = landing === null ? '' : (desk.now.view.influenceCards[landing >> 1] ?? '')
  const benches = benchesFor(desk)
  return (
    <>
      <Row name={say(message('board.plan.move'))}>
        {moved !== undefined && <DieFace colour={moved.die} value={pipsOf(desk)} size={26} />}
        {extras.length > 1 && !busy && (
          <Segmented
            label={say(message('board.plan.extra'))}
            value={moved?.extra ?? 0}
            options={extras.map(({ extra }) => ({
              value: extra,
              label: extra === 0 ? '+0' : `+${extra}`,
              name: say(message('board.plan.steps', { n: extra })),
            }))}
            onChange={(extra) => props.draft(moveOtherwise(desk, extra) ?? desk.commands)}
          />
        )}
      </Row>
      <Row name={say(message('board.plan.take'))}>
        <Toggle
          {...props}
          label={say(message('choice.obtain'))}
          drawn={<Yield {...props} tile={space?.tile ?? ''} dice={space?.dice.length ?? 0} />}
          is={(command) => command.type === 'obtain'}
        />
      </Row>
      <Row name={say(message('board.plan.guild'))}>
        {printed.on(card).effects.map((effect) => (
          <Toggle
            key={effect.id}
            {...props}
            label={props.actionWords(effect.id)}
            drawn={<ActionLine effect={effect} />}
            is={(command) => command.type === 'useAction' && command.action === effect.id}
            asking={{ type: 'useAction', action: effect.id }}
          />
        ))}
      </Row>
      {benches.length > 0 && (
        <Row name={say(message('board.plan.bench'))}>
          {benches.map(({ space: bench, tile }) => (
            <Toggle
              key={bench}
              {...props}
              label={say(message('board.plan.useBench', { n: bench + 1 }))}
              drawn={printed
                .on(tile)
                .effects.map((effect) => <ActionLine key={effect.id} effect={effect} />)}
              is={(command) => command.type === 'useWorkshop' && command.space === bench}
              asking={{ type: 'useWorkshop', space: bench }}
            />
          ))}
        </Row>
      )}
    </>
  )
}

/** What the space gives for each die, how many dice, and what comes of it. */
function Yield({
  desk,
  say,
  printed,
  tile,
  dice,
}: PlanProps & { readonly tile: string; readonly dice: number }): JSX.Element {
  const gains = printed.on(tile).effects.flatMap(({ gain }) => gain)
  const obtain = marketGroups(desk).find(({ first }) => first.type === 'obtain')
  const got = obtain === undefined ? null : gained(obtain)
  const offered = gains.reduce((sum, { n }) => sum + n * dice, 0)
  const lost = got === null ? 0 : offered - got.reduce((sum, [, n]) => sum + n, 0)
  return (
    <>
      {gains.map(({ of, n }) => (
        <span key={of.join(' ')} class="amount">
          {n}{' '}
          {of.map((name) => (
            <Sign key={name} name={name} size={20} />
          ))}
        </span>
      ))}
      <span>{say(message('board.plan.dice', { n: dice }))}</span>
      {got !== null && (
        <>
          <span>=</span>
          {got.map(([name, n]) => (
            <strong key={name} class="amount">
              {n} <Sign name={name} size={20} />
            </strong>
          ))}
          {lost > 0 && <em class="lost">{say(message('board.plan.lost', { n: lost }))}</em>}
        </>
      )}
    </>
  )
}

/** What a step gives, by kind. */
function gained({ steps }: Group): [string, number][] {
  const sum = new Map<string, number>()
  for (const event of steps.flatMap(({ events }) => events) as readonly GainEvent[]) {
    if (event.type !== 'gained') continue
    const { goods = {}, rubles = 0, recognition = 0, prestige = 0, permits = 0 } = event
    const all = { ...goods, ruble: rubles, recognition, prestige, permit: permits }
    for (const [kind, n] of Object.entries(all)) if (n > 0) sum.set(kind, (sum.get(kind) ?? 0) + n)
  }
  return [...sum]
}

interface GainEvent {
  readonly type: string
  readonly goods?: Readonly<Record<string, number>>
  readonly rubles?: number
  readonly recognition?: number
  readonly prestige?: number
  readonly permits?: number
}

/** Benches of the moved die that carry an open tile. */
function benchesFor(desk: RcDesk): { space: number; tile: string }[] {
  const moved = movedIn(desk)
  const workshop = desk.now.view.players[desk.base.seat]?.workshop ?? []
  return workshop.flatMap(({ die, tile, faceUp }, space) =>
    die === moved?.die && tile !== null && faceUp ? [{ space, tile }] : [],
  )
}

const pipsOf = (desk: RcDesk): number => {
  const moved = movedIn(desk)
  const dice = desk.now.view.market.flatMap(({ dice: each }) => each)
  return dice.find(({ die }) => die === moved?.die)?.value ?? 0
}

interface ToggleProps extends ExtraProps {
  readonly label: string
  readonly drawn: ComponentChildren
  readonly is: (command: Command) => boolean
  /** What is asked where it cannot be done. */
  readonly asking?: Command
}

/** A step that is in the plan or not; where it cannot be, a click says why. */
export function Toggle(props: ToggleProps): JSX.Element {
  const { desk, label, drawn, is, busy } = props
  const group = marketGroups(desk).find(({ first }) => is(first))
  const command = desk.now.choices.find((choice) => is(choice.command))?.command
  const toggle = () => {
    if (group !== undefined) props.draft(without(desk, group))
    else if (command !== undefined) props.draft(settled(desk, [...desk.commands, command]))
    else props.explain(whyNotNext(desk, props.asking ?? { type: 'obtain' }))
  }
  return (
    <button
      type="button"
      class={`option ${group === undefined ? '' : 'on'}`}
      aria-pressed={group !== undefined}
      aria-disabled={group === undefined && command === undefined}
      aria-label={label}
      disabled={busy}
      onClick={toggle}
    >
      <i class="tick">{group !== undefined && <Icon name="check" size={12} />}</i>
      {drawn}
    </button>
  )
}

/** Where the banner comes from, and how the tile lies. */
function ClaimRows(props: PlanProps): JSX.Element {
  const { desk, say } = props
  const claim = desk.commands.find((command) => command.type === 'claim')
  const section = desk.commands.find((command) => command.type === 'chooseSection')?.section
  const bench = desk.commands.find((command) => command.type === 'chooseWorkshop')
  const face = desk.commands.find((command) => command.type === 'layTile')
  const before = desk.commands.slice(
    0,
    desk.commands.findIndex(({ type }) => type === 'claim'),
  )
  const banners = choicesOf(desk.with(before).now, 'claim')
  const faces =
    face === undefined
      ? []
      : choicesOf(desk.with(desk.commands.slice(0, desk.commands.indexOf(face))).now, 'layTile')
  return (
    <>
      <Row name={say(message('board.plan.banner'))}>
        <Segmented
          label={say(message('board.plan.banner'))}
          value={claim?.banner ?? 'inventory'}
          options={banners.map(({ banner }) => ({
            value: banner,
            label: say(message(`board.banner.${banner}`)),
          }))}
          onChange={(banner) => {
            const again =
              claims(desk, banner).get(section ?? -1) ?? [...claims(desk, banner).values()][0]
            if (again === undefined) return
            props.draft(bench === undefined ? again : laid(desk, [...again, bench]))
          }}
        />
      </Row>
      {desk.now.question === 'claim-section' && (
        <p class="plan-hint">{say(message('board.hint.section'))}</p>
      )}
      {desk.now.question === 'claim-space' && (
        <p class="plan-hint">{say(message('board.hint.bench'))}</p>
      )}
      {face !== undefined && faces.length > 1 && (
        <Row name={say(message('board.plan.tile'))}>
          <Segmented
            label={say(message('board.plan.tile'))}
            value={face.face}
            options={faces.map((each) => ({
              value: each.face,
              label: say(message(`board.face.${each.face}`)),
            }))}
            onChange={(wanted) => {
              const other = faces.find((each) => each.face === wanted)
              const upTo = desk.commands.slice(0, desk.commands.indexOf(face))
              if (other !== undefined) props.draft([...upTo, other])
            }}
          />
        </Row>
      )}
    </>
  )
}

const SHOWN_ELSEWHERE: readonly Command['type'][] = [
  'moveDie',
  'obtain',
  'useAction',
  'useWorkshop',
  'claim',
  'chooseSection',
  'chooseWorkshop',
  'layTile',
]

/** Deliveries, ornaments, trades and the rest, each with a button that takes it out. */
function OtherGroups(props: PlanProps): JSX.Element | null {
  const { desk, say, busy, extras } = props
  const elsewhere = [...SHOWN_ELSEWHERE, ...extras.flatMap(({ tells }) => tells)]
  const groups = groupsOf(desk).filter(({ first }) => !elsewhere.includes(first.type))
  if (groups.length === 0) return null
  const words = ({ steps }: Group): Message[] => steps.map(({ label }) => label)
  return (
    <ul class="plan-groups">
      {groups.map((group, index) => (
        <li key={`${index} ${group.first.type}`}>
          <span>{words(group).map(say).join(' · ')}</span>
          <button
            type="button"
            class="button quiet icon-only"
            disabled={busy}
            aria-label={say(message('board.plan.remove', { what: words(group) }))}
            onClick={() => props.draft(without(desk, group))}
          >
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What is asked now and drawn nowhere else: every choice in words. */
function Open(props: PlanProps): JSX.Element | null {
  const { desk, say, busy, extras } = props
  const choices = otherChoices(
    desk,
    extras.flatMap(({ draws }) => draws),
  )
  if (choices.length === 0 || desk.final) return null
  const take = (command: Command) => {
    props.draft(settled(desk, [...desk.commands, command]))
  }
  const free = desk.now.question === 'main-action' || desk.now.question === 'market-next'
  return (
    <details class="plan-open" open={!free}>
      <summary>{say(message(free ? 'board.plan.free' : 'board.plan.choose'))}</summary>
      <ul>
        {choices.map(({ command, label }) => (
          <li key={say(label)}>
            <button type="button" class="option" disabled={busy} onClick={() => take(command)}>
              {extras.map(({ id, Choice }) => Choice && <Choice key={id} command={command} />)}
              {say(label)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What comes of these is drawn in their rows. */
const DRAWN_IN_ROWS: readonly Command['type'][] = ['moveDie', 'obtain', 'take']

/** What the plan leads to, in words: read aloud as it changes. */
function Told({ desk, say }: Pick<PlanProps, 'desk' | 'say'>): JSX.Element {
  const told = desk.steps.flatMap(({ command, told: words }) =>
    words.map((each) => ({ words: each, drawn: DRAWN_IN_ROWS.includes(command.type) })),
  )
  return (
    <ul class="plan-told" aria-live="polite">
      {told.map(({ words, drawn }, index) => (
        <li key={`${index} ${words.key}`} class={drawn ? 'unseen' : ''}>
          {say(words)}
        </li>
      ))}
    </ul>
  )
}

function Buttons(
  props: PlanProps & { readonly folded: boolean; readonly children: ComponentChildren },
): JSX.Element {
  const { desk, say, busy } = props
  const end = desk.steps.length > 0 || !isBeforeMain(desk) ? closing(desk) : passing(desk)
  const rolled = rolledBy(desk).length
  const drafted = desk.steps.length > 0
  const halfway = endsHalfway(desk)
  const words =
    halfway || desk.start.question === 'ivan-claim'
      ? message('board.end.halfway')
      : rolled > 0
        ? message('board.end.roll', { n: rolled })
        : message(desk.base.asked && passing(desk) !== null ? 'board.end.pass' : 'board.end.turn')
  const canReroll = rolled > 0 && !halfway && choicesOf(desk.start, 'reroll').length > 0
  return (
    <div class="plan-buttons">
      <button
        type="button"
        class="button icon-only"
        title={say(message('ui.undo'))}
        aria-label={say(message('ui.undo'))}
        disabled={busy || (!drafted && props.undoable === 0)}
        onClick={() => (drafted ? props.draft(oneBack(desk)) : props.undo(1))}
      >
        <Icon name="undo" />
      </button>
      {props.children}
      {!props.folded && groupsOf(desk).length > 1 && (
        <button type="button" class="button" disabled={busy} onClick={() => props.draft([])}>
          {say(message('board.plan.clear'))}
        </button>
      )}
      {!props.folded && canReroll && (
        <button
          type="button"
          class="button"
          disabled={busy || end === null}
          onClick={() => end !== null && props.submit(end.commands, () => null)}
        >
          {say(message('board.end.rollOnly'))}
        </button>
      )}
      <button
        type="button"
        class="button primary grow"
        disabled={busy || end === null}
        onClick={() => end !== null && props.submit(end.commands, halfway ? undefined : thenEnd)}
      >
        {rolled > 0 && <Icon name="dice" />} {say(words)}
      </button>
    </div>
  )
}

/** Only where nothing else can be done is passing offered without a plan. */
function passing(desk: RcDesk): RcDesk | null {
  return choicesOf(desk.now, 'pass').length > 0 ? closing(desk) : null
}

/** The draft without its last step. */
function oneBack(desk: RcDesk): readonly Command[] {
  const last = groupsOf(desk).at(-1)
  return last === undefined ? [] : desk.commands.slice(0, -last.steps.length)
}
