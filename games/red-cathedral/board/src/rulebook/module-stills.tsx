import type { Command, View } from '@guildhall/red-cathedral'
import { type BoardProps, TurnDraft } from '@guildhall/ui'
import type { JSX } from 'preact'
import { ActionLine } from '../art/effect.tsx'
import { message } from '../board-message.ts'
import type { BoardModule } from '../modules/board-module.ts'
import { useModules } from '../modules/use-modules.ts'
import { CathedralPart } from '../table/cathedral-part.tsx'
import { type TableProps, useTable } from '../table/use-table.ts'
import { WorkshopPart } from '../table/workshop-part.tsx'
import type { Still } from './stills.tsx'

/** Parts of a table with modules, as the board itself draws them. */

const nothing = (): void => undefined

/** The still as a board takes it; nothing on it can be played. */
function boardOf({ game, view, say }: Still, seat: number): BoardProps<View, Command> {
  return {
    draft: new TurnDraft(game, { view, seat, asked: false, choices: [] }),
    viewer: 'spectator',
    acting: null,
    names: view.players.map(({ colour }) => say(message(`player.${colour}`))),
    say,
    busy: true,
    shape: 'phone',
    undoable: 0,
    setDraft: nothing,
    submit: nothing,
    undo: nothing,
    explain: nothing,
    aside: null,
  }
}

type Draw = (table: TableProps) => JSX.Element | null

/** Draws once the modules of the table are loaded. */
function WithModules({
  board,
  draw,
}: {
  readonly board: BoardProps<View, Command>
  readonly draw: Draw
}): JSX.Element | null {
  const modules = useModules(board.draft)
  return modules === null ? null : <Drawn board={board} modules={modules} draw={draw} />
}

function Drawn({
  board,
  modules,
  draw,
}: Parameters<typeof WithModules>[0] & { readonly modules: readonly BoardModule[] }) {
  return draw(useTable({ ...board, modules }))
}

const part =
  (kind: string, draw: Draw, seat = 0) =>
  (still: Still): JSX.Element => (
    <div class={kind}>
      <WithModules board={boardOf(still, seat)} draw={draw} />
    </div>
  )

/** The cathedral with what modules draw above it and at its feet. */
export const cathedralWithModules = part('still-cathedral', (table) => <CathedralPart {...table} />)

/** The workshop board of a seat with what modules add to it. */
export const boardWithModules = (seat = 0) =>
  part('still-board sheet', (table) => <WorkshopPart {...table} />, seat)

/** The Grand Duchy. */
export const duchy = part('still-duchy sheet', (table) => {
  const Sheet = table.modules.find(({ id }) => id === 'duchy')?.Sheet
  return Sheet === undefined ? null : <Sheet {...table} />
})

/** What lies in front of Ivan. */
export const ivanPanel = part('still-ivan sheet', (table) => {
  const automa = table.modules.find(({ id }) => id === 'ivan')?.automa
  return automa === undefined ? null : (
    <automa.Panel {...table} seat={automa.seat(table.draft.now.view)} />
  )
})

/** The three cards of a guild, by its id. */
export const cards = (guild: string) => (still: Still) => {
  const { printed, texts, say } = still
  return (
    <div class="still-cards still-wide">
      {[1, 2, 3].map((n) => {
        const card = `${guild}-${n}`
        const words = texts(card)
        return (
          <div key={card} class="sheet still-card">
            <b class="serif">{say(words.name)}</b>
            <ul class="card-actions">
              {printed.on(card).effects.map((effect, i) => (
                <li key={effect.id}>
                  <ActionLine effect={effect} />
                  <span>{words.effects[i] === undefined ? '' : say(words.effects[i])}</span>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}
