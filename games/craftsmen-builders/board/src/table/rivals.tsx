import { Dialog, PlayerToken } from '@guildhall/ui'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Sign } from '../art/sign.tsx'
import { message } from '../board-message.ts'
import { type PartProps, SITES } from '../board-types.ts'
import { Holdings } from './holdings.tsx'
import { Stack, StreetOf } from './street.tsx'

/** A rival in short: what they hold, and their street; a click shows it large. */
function Rival(
  props: PartProps & { readonly seat: number; readonly onShow: () => void },
): JSX.Element | null {
  const { draft, say, names, printed, acting, seat, onShow } = props
  const player = draft.now.view.players[seat]
  if (player === undefined) return null
  const name = names[seat] ?? ''
  return (
    <section
      class={`cb-rival ${player.colour} ${acting === seat ? 'active' : ''}`}
      aria-label={name}
      data-at={`seat ${seat}`}
    >
      <div class="row">
        <PlayerToken colour={player.colour} size={24} />
        <h3 class="who">{name}</h3>
      </div>
      <button
        type="button"
        class="cb-mini"
        aria-label={say(message('board.showStreet', { name }))}
        onClick={onShow}
      >
        {SITES.map((site) => (
          <svg key={site} viewBox="8 4 134 130" aria-hidden="true" data-at={`site ${seat} ${site}`}>
            <path d="M8 130h134" stroke="var(--cb-ink)" stroke-width="2" />
            <Stack
              stack={player.sites[site - 1] ?? []}
              level={(id) => printed.building(id).level}
            />
          </svg>
        ))}
      </button>
      <Holdings {...props} seat={seat} />
    </section>
  )
}

/** Everybody else; the street of one of them large, where it is asked for. */
export function Rivals(props: PartProps): JSX.Element {
  const { draft, say, names } = props
  const [shown, show] = useState<number | null>(null)
  return (
    <>
      {draft.now.view.players.map((player, seat) =>
        seat === draft.base.seat ? null : (
          <Rival key={player.colour} {...props} seat={seat} onShow={() => show(seat)} />
        ),
      )}
      <Dialog
        open={shown !== null}
        class="cb-large"
        title={say(message('board.streetOf', { name: names[shown ?? 0] ?? '' }))}
        closeLabel={say(message('board.close'))}
        onClose={() => show(null)}
      >
        {shown !== null && (
          <>
            <Holdings {...props} seat={shown} />
            <StreetOf {...props} seat={shown} />
          </>
        )}
      </Dialog>
    </>
  )
}

/** Everybody at the table in one line of a phone; a tap shows all of one. */
export function Strip(props: PartProps): JSX.Element {
  const { draft, say, names, acting } = props
  const [shown, show] = useState<number | null>(null)
  return (
    <>
      <ul class="cb-strip" aria-label={say(message('board.players'))}>
        {draft.now.view.players.map(({ colour, points, coins }, seat) => (
          <li key={colour}>
            <button
              type="button"
              class={seat === acting ? 'acting' : ''}
              data-at={`seat ${seat}`}
              aria-label={say(message('board.player', { name: names[seat] ?? '', points, coins }))}
              onClick={() => show(seat)}
            >
              <PlayerToken colour={colour} size={22} />
              <Sign name="points" size={14} />
              <b>{points}</b>
              <Sign name="coin" size={14} />
              <b>{coins}</b>
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
          <>
            <Holdings {...props} seat={shown} />
            <StreetOf {...props} seat={shown} />
          </>
        )}
      </Dialog>
    </>
  )
}
