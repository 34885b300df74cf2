import type { Command, CraftsmenBuilders, Printed, View } from '@guildhall/craftsmen-builders'
import type { Translator } from '@guildhall/texts'
import { PlayerToken, TurnDraft } from '@guildhall/ui'
import type { JSX } from 'preact'
import { message } from '../board-message.ts'
import { Contracts } from '../table/contracts.tsx'
import { AtWork, Offer, Recruited } from '../table/craftsmen.tsx'
import { Holdings, Purse } from '../table/holdings.tsx'
import { Market } from '../table/market.tsx'
import { type Marks, marksOf } from '../table/marks.ts'
import { PairChoice } from '../table/pair-choice.tsx'
import { StreetOf } from '../table/street.tsx'
import type { TableProps } from '../table/table-props.ts'

/** A moment of an example that is drawn: the table, and what has just been played. */
export interface Still {
  readonly game: CraftsmenBuilders
  readonly view: View
  /** The table before anything was played, and what was played. */
  readonly before: View
  readonly commands: readonly Command[]
  /** The seat whose turn it is. */
  readonly seat: number
  readonly printed: Printed
  readonly say: Translator
}

const nothing = (): void => undefined

/** The still as the parts of the table take it; nothing on it can be played. */
function tableOf(still: Still, shown: Partial<View> = {}): TableProps {
  const { say, seat, printed } = still
  const draft = draftOf(still, shown)
  return {
    draft,
    printed,
    say,
    marks: marksIn(draft),
    viewer: seat,
    acting: seat,
    names: still.view.players.map(({ colour }) => say(message(`player.${colour}`))),
    busy: true,
    shape: 'phone',
    undoable: 0,
    play: nothing,
    setDraft: nothing,
    submit: nothing,
    undo: nothing,
    explain: nothing,
    aside: null,
  }
}

/** With what was played, where that asks for no draw: then its parts know what has changed. */
function draftOf(still: Still, shown: Partial<View>): TableProps['draft'] {
  const { game, before, view, commands, seat } = still
  const asked = { seat, asked: true, choices: [] }
  const played = new TurnDraft(game, { ...asked, view: before }, commands)
  const whole = played.steps.length === commands.length && !played.final
  if (whole && Object.keys(shown).length === 0) return played
  return new TurnDraft(game, { ...asked, view: { ...view, ...shown } })
}

const NOTHING_LIT: Omit<Marks, 'plan'> = {
  slots: new Set(),
  offer: new Set(),
  pairs: new Set(),
  buildings: new Set(),
  sites: new Set(),
  contracts: new Set(),
}

const marksIn = (draft: TableProps['draft']): Marks => ({
  ...NOTHING_LIT,
  plan: marksOf(draft).plan,
})

/** The pairs of the draft. */
export const pairs = (still: Still): JSX.Element => (
  <div class="still-sheet sheet">
    <PairChoice {...tableOf(still)} />
  </div>
)

/** The whole market. */
export const market = (still: Still): JSX.Element => (
  <div class="still-sheet sheet still-wide">
    <Market {...tableOf(still)} />
  </div>
)

/** One row of the market. */
export const row =
  (level: number) =>
  (still: Still): JSX.Element => {
    const rows = still.view.market.filter((each) => each.level === level)
    return (
      <div class="still-sheet sheet">
        <Market {...tableOf(still, { market: rows })} />
      </div>
    )
  }

/** Craftsmen in the active column, by the short ends of their ids. */
export const atWork =
  (...names: readonly string[]) =>
  (still: Still): JSX.Element => {
    const { activeColumn } = still.view
    const shown = activeColumn.filter(({ craftsman }) =>
      names.includes(craftsman.replace('craftsman-', '')),
    )
    return (
      <div class="still-sheet sheet">
        <AtWork {...tableOf(still, names.length === 0 ? {} : { activeColumn: shown })} />
      </div>
    )
  }

/** The offer and the recruited column. */
export const recruiting = (still: Still): JSX.Element => (
  <div class="still-sheet sheet">
    <Offer {...tableOf(still)} />
    <Recruited {...tableOf(still)} />
  </div>
)

/** The six contracts as they are printed. */
export const contracts = (still: Still): JSX.Element => (
  <div class="still-sheet sheet still-contracts">
    <Contracts {...tableOf(still)} />
  </div>
)

/** The contract of a kind. */
export const contract =
  (kind: View['contracts'][number]['kind']) =>
  (still: Still): JSX.Element => {
    const shown = still.view.contracts.filter((each) => each.kind === kind)
    return (
      <div class="still-sheet sheet">
        <Contracts {...tableOf(still, { contracts: shown })} />
      </div>
    )
  }

/** The goods of some seats. */
export const purses =
  (...seats: readonly number[]) =>
  (still: Still): JSX.Element => {
    const props = tableOf(still)
    return (
      <div class="still-sheet sheet">
        {seats.map((seat) => (
          <p key={seat} class="still-purse">
            <PlayerToken colour={still.view.players[seat]?.colour ?? 'red'} size={24} />
            <Purse {...props} seat={seat} />
          </p>
        ))}
      </div>
    )
  }

/** What a seat has in front of it: its sites and what it holds. */
export const street =
  (seat = 0) =>
  (still: Still): JSX.Element => {
    const props = { ...tableOf(still), seat }
    return (
      <div class="still-sheet sheet">
        <div class="cb-own-head">
          <PlayerToken colour={still.view.players[seat]?.colour ?? 'red'} size={24} />
          <Holdings {...props} />
        </div>
        <StreetOf {...props} />
      </div>
    )
  }
