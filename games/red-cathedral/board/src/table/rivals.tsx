import { item } from '@guildhall/kernel'
import type { JSX } from 'preact'
import { Rival } from '../players/rival.tsx'
import type { TableProps } from './use-table.ts'

/** All others at the table. */
export function Rivals(props: TableProps): JSX.Element {
  const { draft } = props
  return (
    <>
      {draft.now.view.players.map(({ colour }, seat) =>
        seat === draft.base.seat ? null : <RivalPart key={colour} {...props} seat={seat} />,
      )}
    </>
  )
}

/** One of them, with what modules add; or whom the rules play, who has a panel of its own. */
export function RivalPart(props: TableProps & { readonly seat: number }): JSX.Element {
  const { draft, say, printed, names, modules, seat } = props
  const { view } = draft.now
  const automa = modules.find((module) => module.automa?.seat(view) === seat)?.automa
  if (automa !== undefined) return <automa.Panel {...props} />
  return (
    <Rival
      seat={seat}
      player={item(view.players, seat)}
      name={names[seat] ?? ''}
      printed={printed}
      say={say}
      active={props.acting === seat}
      more={
        modules.length === 0
          ? null
          : modules.map(({ id, Theirs }) => Theirs && <Theirs key={id} {...props} />)
      }
    />
  )
}
