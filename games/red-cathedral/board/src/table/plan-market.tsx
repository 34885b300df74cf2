import { DieFace, Segmented } from '@guildhall/ui'
import type { JSX } from 'preact'
import { ActionLine } from '../art/effect.tsx'
import { Sign } from '../art/sign.tsx'
import { message } from '../board-message.ts'
import { extrasOf, landingOf, moveOtherwise } from '../die-plan.ts'
import { marketGroups, movedIn, type RcDraft } from '../plan.ts'
import { OtherTakes } from './plan-answers.tsx'
import { gained, pipsOf } from './plan-gains.ts'
import { Row } from './plan-row.tsx'
import { Toggle } from './plan-toggle.tsx'
import type { TableProps } from './use-table.ts'

/** The die and how far it goes, what is taken, the two actions of the guild, the workshops. */
export function MarketRows(props: TableProps): JSX.Element {
  const { draft, say, printed } = props
  const landing = landingOf(draft)
  const space = landing === null ? undefined : draft.now.view.market[landing]
  const card = landing === null ? '' : (draft.now.view.influenceCards[landing >> 1] ?? '')
  return (
    <>
      <MoveRow {...props} />
      <Row name={say(message('board.plan.take'))}>
        <Toggle
          {...props}
          label={say(message('choice.obtain'))}
          drawn={<Yield {...props} tile={space?.tile ?? ''} dice={space?.dice.length ?? 0} />}
          is={(command) => command.type === 'obtain'}
        />
        <OtherTakes {...props} />
      </Row>
      <Row name={say(message('board.plan.guild'))}>
        {printed.on(card).effects.map((effect) => (
          <Toggle
            key={effect.id}
            {...props}
            label={props.labels.action(effect.id)}
            drawn={<ActionLine effect={effect} />}
            is={(command) => command.type === 'useAction' && command.action === effect.id}
            asking={{ type: 'useAction', action: effect.id }}
          />
        ))}
      </Row>
      <WorkshopRow {...props} />
    </>
  )
}

function MoveRow({ draft, say, busy, setDraft }: TableProps): JSX.Element {
  const moved = movedIn(draft)
  const extras = extrasOf(draft)
  return (
    <Row name={say(message('board.plan.move'))}>
      {moved !== undefined && <DieFace colour={moved.die} value={pipsOf(draft)} size={26} />}
      {extras.length > 1 && !busy && (
        <Segmented
          label={say(message('board.plan.extra'))}
          value={moved?.extra ?? 0}
          options={extras.map(({ extra }) => ({
            value: extra,
            label: <Step extra={extra} />,
            name: say(message('board.plan.steps', { n: extra })),
          }))}
          onChange={(extra) => setDraft(moveOtherwise(draft, extra) ?? draft.commands)}
        />
      )}
    </Row>
  )
}

/** How much further, and its price. */
const Step = ({ extra }: { readonly extra: number }): JSX.Element => (
  <span class="amount">
    +{extra}
    {extra > 0 && (
      <small class="amount">
        {extra}
        <Sign name="ruble" size={14} />
      </small>
    )}
  </span>
)

function WorkshopRow(props: TableProps): JSX.Element | null {
  const { draft, say, printed } = props
  const workshops = workshopsFor(draft)
  if (workshops.length === 0) return null
  return (
    <Row name={say(message('board.plan.workshop'))}>
      {workshops.map(({ space, tile }) => (
        <Toggle
          key={space}
          {...props}
          label={say(message('board.plan.useWorkshop', { n: space + 1 }))}
          drawn={printed
            .on(tile)
            .effects.map((effect) => <ActionLine key={effect.id} effect={effect} />)}
          is={(command) => command.type === 'useWorkshop' && command.space === space}
          asking={{ type: 'useWorkshop', space }}
        />
      ))}
    </Row>
  )
}

/** What the space gives for each die, how many dice, and what comes of it. */
function Yield({
  draft,
  say,
  printed,
  tile,
  dice,
}: TableProps & { readonly tile: string; readonly dice: number }): JSX.Element {
  const gains = printed.on(tile).effects.flatMap(({ gain }) => gain)
  const obtain = marketGroups(draft).find(({ first }) => first.type === 'obtain')
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
          {got.length === 0 && <strong>0</strong>}
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

/** Workshops of the moved die that carry an open tile. */
function workshopsFor(draft: RcDraft): { space: number; tile: string }[] {
  const moved = movedIn(draft)
  const workshop = draft.now.view.players[draft.base.seat]?.workshop ?? []
  return workshop.flatMap(({ die, tile, faceUp }, space) =>
    die === moved?.die && tile !== null && faceUp ? [{ space, tile }] : [],
  )
}
