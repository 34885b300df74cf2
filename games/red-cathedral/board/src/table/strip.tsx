import { message } from '@guildhall/kernel'
import type { View } from '@guildhall/red-cathedral'
import type { Translator } from '@guildhall/texts'
import { Dialog, PlayerToken } from '@guildhall/ui'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Figure } from '../players/rival.tsx'

interface StripProps {
  readonly view: View
  readonly say: Translator
  readonly names: readonly string[]
  readonly acting: number | null
  /** Whether something of theirs can be clicked. */
  readonly lit: (seat: number) => boolean
  /** All of one, by seat. */
  readonly rival: (seat: number) => JSX.Element
}

/** Everybody at the table in one line of a phone; a tap shows all of one. */
export function Strip({ view, say, names, acting, lit, rival }: StripProps): JSX.Element {
  const [shown, show] = useState<number | null>(null)
  return (
    <>
      <ul class="strip" aria-label={say(message('board.players'))}>
        {view.players.map(({ colour, prestige, rubles }, seat) => (
          <li key={colour}>
            <button
              type="button"
              class={`${seat === acting ? 'acting' : ''} ${lit(seat) ? 'lit' : ''}`}
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
        {shown !== null && rival(shown)}
      </Dialog>
    </>
  )
}
