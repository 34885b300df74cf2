import type { PrintedSigns } from '@guildhall/red-cathedral'
import type { Translator } from '@guildhall/texts'
import { PlayerToken, still } from '@guildhall/ui'
import type { ComponentChildren, JSX } from 'preact'
import { Banner } from '../art/flags.tsx'
import { Sign } from '../art/sign.tsx'
import { Tile } from '../art/tile.tsx'
import { message } from '../board-message.ts'
import { type PlayerView, pieces } from '../board-types.ts'
import { bannersLeft, stored } from './standing.ts'

interface RivalProps {
  readonly seat: number
  readonly player: PlayerView
  readonly name: string
  readonly printed: PrintedSigns
  readonly say: Translator
  readonly active: boolean
  /** What stands beside the name: a clock, whether they are there. */
  readonly children?: ComponentChildren
  /** What modules add. */
  readonly more?: ComponentChildren
}

/** A rival's table in four lines, always in sight. */
export const Rival = still(function Rival({
  seat,
  player,
  name,
  printed,
  say,
  active,
  children,
  more,
}: RivalProps): JSX.Element {
  const { colour, prestige, rubles, inventory, capacity, workshop, ornaments } = player
  const tiles = workshop.filter(({ tile, faceUp }) => tile !== null && faceUp)
  const left = Object.entries(ornaments).flatMap(([kind, n]) =>
    Array.from({ length: n }, () => kind),
  )
  return (
    <section
      class={`rival ${colour} ${active ? 'active' : ''}`}
      aria-label={name}
      data-at={`seat ${seat}`}
    >
      <div class="row">
        <PlayerToken colour={colour} size={28} />
        <h3>{name}</h3>
        <span class="grow" />
        {children}
      </div>
      <div class="figures">
        <Figure
          sign="prestige"
          n={prestige}
          label={say(message('board.prestige', { n: prestige }))}
          card={`prestige ${seat}`}
        />
        <Figure
          sign="ruble"
          n={rubles}
          label={say(message('board.rubles', { n: rubles }))}
          card={`rubles ${seat}`}
        />
        <span class="figure" data-card={`banners ${seat}`}>
          <Banner colour={colour} size={11} />
          <b aria-hidden="true">{bannersLeft(player)}</b>
          <span class="unseen">
            {say(message('board.bannersLeft', { n: bannersLeft(player) }))}
          </span>
        </span>
        <span class="muted small">
          {say(message('board.free', { n: capacity - stored(player) }))}
        </span>
      </div>
      <div class="signs" data-at={`store ${seat}`}>
        {pieces(inventory).map((kind, i) => (
          <Sign key={`${kind}${i}`} name={kind} size={20} />
        ))}
      </div>
      <div class="signs">
        {tiles.map(({ die, tile }, i) => (
          <span key={`${die}${i}`} data-card={`tile ${tile}`}>
            <Tile signs={printed.on(tile ?? '')} size={28} />
          </span>
        ))}
        <span class="grow" />
        {left.map((kind, i) => (
          <span key={`${kind}${i}`} class="parchment" data-card={`ornaments ${seat}`}>
            <Sign name={kind} size={16} />
          </span>
        ))}
      </div>
      {more}
    </section>
  )
})

interface FigureProps {
  readonly sign: string
  readonly n: number
  readonly label: string
  /** Of which its card tells. */
  readonly card?: string
}

/** A number beside its sign; said in words. */
export function Figure({ sign, n, label, card }: FigureProps): JSX.Element {
  return (
    <span class="figure" data-card={card}>
      <Sign name={sign} size={18} />
      <b aria-hidden="true">{n}</b>
      <span class="unseen">{label}</span>
    </span>
  )
}
