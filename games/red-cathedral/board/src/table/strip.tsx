import { Dialog, PlayerToken } from '@guildhall/ui'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { message } from '../board-message.ts'
import { targetsOn } from '../modules/targets.ts'
import { Figure } from '../players/rival.tsx'
import { RivalPart } from './rivals.tsx'
import type { TableProps } from './use-table.ts'

/** Everybody at the table in one line of a phone; a tap shows all of one. */
export function Strip(props: TableProps): JSX.Element {
  const { draft, say, names, acting, modules, targets } = props
  const isLit = (seat: number): boolean => targetsOn(modules, targets, 'rival', seat).length > 0
  const [shown, show] = useState<number | null>(null)
  return (
    <>
      <ul class="strip" aria-label={say(message('board.players'))}>
        {draft.now.view.players.map(({ colour, prestige, rubles }, seat) => (
          <li key={colour}>
            <button
              type="button"
              data-at={`seat ${seat}`}
              class={`${seat === acting ? 'acting' : ''} ${isLit(seat) ? 'lit' : ''}`}
              aria-label={say(
                message('board.player', { name: names[seat] ?? '', prestige, rubles }),
              )}
              onClick={() => show(seat)}
            >
              <PlayerToken colour={colour} size={24} />
              <Figure sign="prestige" n={prestige} label="" />
              <Figure sign="ruble" n={rubles} label="" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== null}
        title={names[shown ?? 0] ?? ''}
        closeLabel={say(message('board.close'))}
        onClose={() => show(null)}
      >
        {shown !== null && <RivalPart {...props} seat={shown} />}
      </Dialog>
    </>
  )
}
