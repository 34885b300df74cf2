import type { ComponentChildren, JSX } from 'preact'
import { Recruiter, Worker } from '../art/figures.tsx'
import { Sign } from '../art/sign.tsx'
import { message } from '../board-message.ts'
import { KINDS, type PartProps, type PlayerView } from '../board-types.ts'
import { badgeWords } from './labels.ts'

/** Coins, wood and stone of a player, and what the plan does to them. */
export function Purse({
  draft,
  say,
  seat,
}: PartProps & { readonly seat: number }): JSX.Element | null {
  const player = draft.now.view.players[seat]
  const before = draft.start.view.players[seat]
  if (player === undefined || before === undefined) return null
  const held = { coin: player.coins, wood: player.wood, stone: player.stone }
  const had = { coin: before.coins, wood: before.wood, stone: before.stone }
  return (
    <span class="cb-purse" data-card={`purse ${seat}`}>
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
  const { draft, say, printed, seat } = props
  const player = draft.now.view.players[seat]
  if (player === undefined) return null
  const { points, badges, castles, markers } = player
  const { endCastles, endContracts } = printed
  const contracts = endContracts - markers
  return (
    <div class="cb-holdings">
      <Figure card={`points ${seat}`} words={say(message('board.points', { n: points }))}>
        <Sign name="points" size={19} />
        <b>{points}</b>
      </Figure>
      <Purse {...props} />
      <Income {...props} player={player} />
      <Workers {...props} player={player} />
      <Figure
        card={`castles ${seat}`}
        words={say(message('board.castles', { n: castles, all: endCastles }))}
      >
        <Pips n={castles} all={endCastles} sign={CASTLE} />
      </Figure>
      <Figure
        card={`contracts ${seat}`}
        words={say(message('board.realised', { n: contracts, all: endContracts }))}
      >
        <Pips n={contracts} all={endContracts} sign={SEAL} />
      </Figure>
      <span class="cb-figure cb-shown" data-card={`badges ${seat}`}>
        {badges.map((badge, n) => (
          <Sign key={`${badge}${n}`} name={badge} size={23} />
        ))}
        <span class="unseen">{say(message('board.shown', { badges: badgeWords(badges) }))}</span>
      </span>
    </div>
  )
}

/** Something drawn, and what it says for those who cannot see it. */
function Figure({
  words,
  card,
  unseen = words,
  children,
}: {
  readonly words: string
  /** Of which its card tells. */
  readonly card: string
  readonly unseen?: string
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <span class="cb-figure" data-card={card}>
      {children}
      <span class="unseen">{unseen}</span>
    </span>
  )
}

type OfPlayer = PartProps & { readonly player: PlayerView; readonly seat: number }

function Income({ say, seat, player: { income } }: OfPlayer): JSX.Element {
  return (
    <Figure card={`income ${seat}`} words={say(message('board.income'))}>
      <Sign name="income" size={16} />
      {KINDS.map((kind) =>
        (income[kind] ?? 0) > 0 ? (
          <span key={kind} class="cb-small">
            {income[kind]}
            <Sign name={kind} size={14} />
          </span>
        ) : null,
      )}
    </Figure>
  )
}

function Workers({ draft, say, seat, player }: OfPlayer): JSX.Element {
  const { colour, workers, recruiters } = player
  const left = say(message('board.workersLeft', { n: workers }))
  return (
    <Figure
      card={`workers ${seat}`}
      words={left}
      unseen={`${left} ${say(message('board.recruitersLeft', { n: recruiters }))}`}
    >
      {Array.from({ length: workers }, (_, n) => (
        <Worker key={n} colour={colour} size={19} />
      ))}
      {recruiters > 0 && draft.now.view.round > 0 && <Recruiter colour={colour} size={12} />}
    </Figure>
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
