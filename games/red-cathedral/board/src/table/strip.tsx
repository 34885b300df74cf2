import { message } from '@guildhall/kernel'
import type { PrintedSigns, View } from '@guildhall/red-cathedral'
import type { Sayer } from '@guildhall/texts'
import { Dialog, PlayerToken } from '@guildhall/ui'
import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Figure, Rival } from '../players/rival.tsx'

interface StripProps {
  readonly view: View
  readonly printed: PrintedSigns
  readonly say: Sayer
  readonly names: readonly string[]
  readonly acting: number | null
  /** What modules add to what one has, by seat. */
  readonly more: (seat: number) => ComponentChildren
}

/** Everybody at the table in one line of a phone; a tap shows all of one. */
export function Strip({ view, printed, say, names, acting, more }: StripProps): JSX.Element {
  const [shown, show] = useState<number | null>(null)
  return (
    <>
      <ul class="strip" aria-label={say(message('board.players'))}>
        {view.players.map(({ colour, prestige, rubles }, seat) => (
          <li key={colour}>
            <button
              type="button"
              class={seat === acting ? 'acting' : ''}
              aria-label={say(
                message('board.player', { name: names[seat] ?? '', prestige, rubles }),
              )}
              onClick={() => show(seat)}
            >
              <PlayerToken colour={colour} size={24} />
              <Figure sign="prestige" n={prestige} words="" />
              <Figure sign="ruble" n={rubles} words="" />
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
        {shown !== null && (
          <Rival
            view={view}
            seat={shown}
            name={names[shown] ?? ''}
            printed={printed}
            say={say}
            active={shown === acting}
            more={more(shown)}
          />
        )}
      </Dialog>
    </>
  )
}
