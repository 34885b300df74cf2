import { message } from '@guildhall/kernel'
import { Dialog, PlayerToken } from '@guildhall/ui'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Recruiter, Worker } from '../art/figures.tsx'
import { Sign } from '../art/sign.tsx'
import { KINDS, type PartProps, SITES } from '../types.ts'
import { badgeWords } from './labels.ts'
import { Stack, StreetOf } from './street.tsx'

/** Round and lap, who plays when, and the order of the next round as far as it stands. */
export function RoundLine(props: PartProps): JSX.Element {
  const { desk, say, names, printed } = props
  const { round, lap, order, active, players, recruited, over, pairs, triggeredBy } = desk.now.view
  const token = (seat: number, current: boolean) => (
    <li key={seat} class={current ? 'current' : ''} aria-current={current ? 'step' : undefined}>
      <PlayerToken colour={players[seat]?.colour ?? 'red'} size={22} />
      <span class="unseen">{names[seat]}</span>
    </li>
  )
  const phone = props.shape === 'phone'
  if (pairs.length > 0) {
    return <p class="cb-round">{say(message('board.drafting'))}</p>
  }
  return (
    <div class="cb-round">
      <b>
        {say(
          message(phone ? 'board.round.short' : 'board.round', { round, lap, laps: printed.laps }),
        )}
      </b>
      <ol aria-label={say(message('board.order'))}>
        {order.map((seat) => token(seat, !over && seat === active))}
      </ol>
      {phone ? (
        <Purse {...props} seat={desk.base.seat} />
      ) : (
        <>
          <span class="muted">{say(message('board.recruited'))}</span>
          <ol aria-label={say(message('board.nextOrder'))}>
            {recruited.map(({ recruiter }) => token(recruiter, false))}
            {order.slice(recruited.length).map((_, place) => (
              <li key={`free${place}`} class="free" />
            ))}
          </ol>
        </>
      )}
      {triggeredBy >= 0 && !over && (
        <p class="cb-last">{say(message('board.lastTurns', { name: names[triggeredBy] ?? '' }))}</p>
      )}
    </div>
  )
}

/** Coins, wood and stone of a player, and what the plan does to them. */
function Purse({ desk, say, seat }: PartProps & { readonly seat: number }): JSX.Element | null {
  const player = desk.now.view.players[seat]
  const before = desk.start.view.players[seat]
  if (player === undefined || before === undefined) return null
  const held = { coin: player.coins, wood: player.wood, stone: player.stone }
  const had = { coin: before.coins, wood: before.wood, stone: before.stone }
  return (
    <span class="cb-purse">
      {KINDS.map((kind) => (
        <span key={kind} class={`cb-figure ${held[kind] === had[kind] ? '' : 'changed'}`}>
          <Sign name={kind} size={20} />
          <b aria-hidden="true">{held[kind]}</b>
          {held[kind] !== had[kind] && (
            <small aria-hidden="true">
              {held[kind] > had[kind] ? '+' : '−'}
              {Math.abs(held[kind] - had[kind])}
            </small>
          )}
          <span class="unseen">{say(message(`amount.${kind}`, { n: held[kind] }))}</span>
        </span>
      ))}
    </span>
  )
}

/** Points, goods, workers, badges of a player: all that is in front of them but the houses. */
export function Holdings(props: PartProps & { readonly seat: number }): JSX.Element | null {
  const { desk, say, printed, seat } = props
  const player = desk.now.view.players[seat]
  if (player === undefined) return null
  const { colour, points, workers, recruiters, badges, castles, markers, income } = player
  const contracts = printed.endContracts - markers
  return (
    <div class="cb-holdings">
      <span class="cb-figure" title={say(message('board.points', { n: points }))}>
        <Sign name="points" size={19} />
        <b>{points}</b>
        <span class="unseen">{say(message('board.points', { n: points }))}</span>
      </span>
      <Purse {...props} />
      <span class="cb-figure" title={say(message('board.income'))}>
        <Sign name="income" size={16} />
        {KINDS.map((kind) =>
          (income[kind] ?? 0) > 0 ? (
            <span key={kind} class="cb-small">
              {income[kind]}
              <Sign name={kind} size={14} />
            </span>
          ) : null,
        )}
        <span class="unseen">{say(message('board.income'))}</span>
      </span>
      <span class="cb-figure" title={say(message('board.workersLeft', { n: workers }))}>
        {Array.from({ length: workers }, (_, n) => (
          <Worker key={n} colour={colour} size={19} />
        ))}
        {recruiters > 0 && desk.now.view.round > 0 && <Recruiter colour={colour} size={12} />}
        <span class="unseen">
          {say(message('board.workersLeft', { n: workers }))}{' '}
          {say(message('board.recruitersLeft', { n: recruiters }))}
        </span>
      </span>
      <span
        class="cb-figure"
        title={say(message('board.castles', { n: castles, all: printed.endCastles }))}
      >
        <Pips n={castles} all={printed.endCastles} sign={CASTLE} />
        <span class="unseen">
          {say(message('board.castles', { n: castles, all: printed.endCastles }))}
        </span>
      </span>
      <span
        class="cb-figure"
        title={say(message('board.realised', { n: contracts, all: printed.endContracts }))}
      >
        <Pips n={contracts} all={printed.endContracts} sign={SEAL} />
        <span class="unseen">
          {say(message('board.realised', { n: contracts, all: printed.endContracts }))}
        </span>
      </span>
      <span class="cb-figure cb-shown">
        {badges.map((badge, n) => (
          <Sign key={`${badge}${n}`} name={badge} size={23} />
        ))}
        <span class="unseen">{say(message('board.shown', { badges: badgeWords(badges) }))}</span>
      </span>
    </div>
  )
}

const CASTLE = 'M1 13V3h3v2h2V3h3v2h2V3h3v10H9V9H6v4Z'
const SEAL = 'M7.5 2a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11Z'

/** How far it is to what ends the game: castles, or contracts. */
function Pips({
  n,
  all,
  sign,
}: {
  readonly n: number
  readonly all: number
  readonly sign: string
}): JSX.Element {
  return (
    <svg
      class="icon cb-pips"
      width={all * 13}
      height={15}
      viewBox={`0 0 ${all * 15} 15`}
      aria-hidden="true"
    >
      {Array.from({ length: all }, (_, place) => (
        <path
          key={place}
          d={sign}
          transform={`translate(${place * 15} 0)`}
          class={place < n ? 'on' : ''}
        />
      ))}
    </svg>
  )
}

/** A rival in short: what they hold, and their street; a click shows it large. */
function Rival(
  props: PartProps & { readonly seat: number; readonly onShow: () => void },
): JSX.Element | null {
  const { desk, say, names, printed, acting, seat, onShow } = props
  const player = desk.now.view.players[seat]
  if (player === undefined) return null
  const name = names[seat] ?? ''
  return (
    <section
      class={`cb-rival ${player.colour} ${acting === seat ? 'active' : ''}`}
      aria-label={name}
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
          <svg key={site} viewBox="8 4 134 130" aria-hidden="true">
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
  const { desk, say, names } = props
  const [shown, show] = useState<number | null>(null)
  return (
    <>
      {desk.now.view.players.map((player, seat) =>
        seat === desk.base.seat ? null : (
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
  const { desk, say, names, acting } = props
  const [shown, show] = useState<number | null>(null)
  return (
    <>
      <ul class="cb-strip" aria-label={say(message('board.players'))}>
        {desk.now.view.players.map(({ colour, points, coins }, seat) => (
          <li key={colour}>
            <button
              type="button"
              class={seat === acting ? 'acting' : ''}
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
