import type { Message } from '@guildhall/kernel'
import { PieceButton, PlayerToken } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Banner } from '../art/flags.tsx'
import { Sign } from '../art/sign.tsx'
import { message, type PlainBoardKey } from '../board-message.ts'
import { MATERIALS, type PlayerView, pieces } from '../board-types.ts'
import { Inventory } from './inventory.tsx'
import { bannersLeft, stepsToNext, stored } from './standing.ts'
import type { WorkshopProps } from './workshop-props.ts'
import { WorkshopSpaces } from './workshop-spaces.tsx'

/** One's own board: workshops, inventory, banners, ornaments, and what is still to be built. */
export function Workshop(props: WorkshopProps): JSX.Element | null {
  const { view, seat, say, shape } = props
  const player = view.players[seat]
  if (player === undefined) return null
  const text = (key: PlainBoardKey) => say(message(key))
  return (
    <div class={`workshop ${shape}`}>
      <Head {...props} player={player} />
      <div class="boards">
        <div>
          <p class="eyebrow">{text('board.workshops')}</p>
          <WorkshopSpaces {...props} player={player} />
        </div>
        <div>
          <p class="eyebrow">
            {text('board.inventory')} <span>{say(storedWords(props, player))}</span>
          </p>
          <Inventory {...props} player={player} />
        </div>
      </div>
      {props.more}
      <div class="foot">
        <Ornaments player={player} seat={seat} title={text('board.ornaments')} />
        <ToBuild {...props} />
      </div>
    </div>
  )
}

function storedWords({ before }: WorkshopProps, player: PlayerView): Message {
  const now = stored(player)
  const { capacity } = player
  const was = before === undefined ? now : pieces(before).length
  if (was === now) return message('board.stored', { n: now, capacity })
  return message('board.storedAfter', { n: was, capacity, after: now })
}

function Head({
  player,
  printed,
  say,
  title,
  shape,
  seat,
  banners = [],
  onBanner,
}: WorkshopProps & { readonly player: PlayerView }): JSX.Element {
  const { colour, prestige, rubles, spareBanners } = player
  return (
    <div class="head" data-card={`seat ${seat}`}>
      <PlayerToken colour={colour} size={30} />
      <h2 class={shape === 'phone' ? 'unseen' : ''}>{title}</h2>
      <span class="grow" />
      <span class="chip" data-card={`prestige ${seat}`}>
        <Sign name="prestige" size={17} />
        <span aria-hidden="true">{prestige}</span>
        <span class="unseen">{say(message('board.prestige', { n: prestige }))}</span>
        <span class="muted">{say(message('board.next', { n: stepsToNext(player, printed) }))}</span>
      </span>
      <span class="chip" data-card={`rubles ${seat}`}>
        <Sign name="ruble" size={17} />
        <span aria-hidden="true">{rubles}</span>
        <span class="unseen">{say(message('board.rubles', { n: rubles }))}</span>
      </span>
      {banners.includes('spare') ? (
        <PieceButton
          class="chip lit"
          label={say(message('board.takeBanner', { place: message('banner.spare') }))}
          legal
          at={`banners ${seat}`}
          onPlay={() => onBanner?.('spare')}
        >
          <Banner colour={colour} size={11} />
          {spareBanners}
        </PieceButton>
      ) : (
        <span class="chip" data-card={`banners ${seat}`}>
          <Banner colour={colour} size={11} />
          <span aria-hidden="true">{say(message('board.left', { n: bannersLeft(player) }))}</span>
          <span class="unseen">
            {say(message('board.bannersLeft', { n: bannersLeft(player) }))}
          </span>
        </span>
      )}
    </div>
  )
}

const ORNAMENTS = ['door', 'arch', 'cross'] as const

function Ornaments({
  player,
  seat,
  title,
}: {
  readonly player: PlayerView
  readonly seat: number
  readonly title: string
}): JSX.Element {
  const left = ORNAMENTS.flatMap((kind) =>
    Array.from({ length: player.ornaments[kind] }, () => kind),
  )
  return (
    <span class="ornaments" data-card={`ornaments ${seat}`}>
      <b>{title}</b>
      {left.map((kind, i) => (
        <span key={`${kind}${i}`} class="parchment">
          <Sign name={kind} size={22} />
        </span>
      ))}
    </span>
  )
}

/** The sections that bear this seat's banner and are not finished, with what they lack. */
function ToBuild({ view, seat, say, label, onSection }: WorkshopProps): JSX.Element {
  const mine = view.towers.flatMap((tower, t) =>
    tower.flatMap((section, level) =>
      section.owner === seat && !section.finished ? [{ ...section, t, level }] : [],
    ),
  )
  const colour = view.players[seat]?.colour ?? 'red'
  return (
    <span class="to-build">
      {mine.map(({ section, t, level, missing }) => (
        <button
          key={section}
          type="button"
          class="recipe-chip"
          data-card={`section ${section}`}
          aria-label={label.section(section)}
          onClick={() => onSection(section)}
        >
          <Banner colour={colour} size={10} />
          <b>{say(message('board.place', { tower: t + 1, level: level + 1 }))}</b>
          {MATERIALS.filter((kind) => (missing[kind] ?? 0) > 0).map((kind) => (
            <span key={kind} class="amount">
              {(missing[kind] ?? 0) > 1 && missing[kind]}
              <Sign name={kind} size={17} />
            </span>
          ))}
        </button>
      ))}
    </span>
  )
}
