import { PieceButton, walkPieces } from '@guildhall/ui'
import type { ComponentProps, JSX } from 'preact'
import { HouseAt, StoreyAt } from '../art/drawing.tsx'
import { Sign } from '../art/sign.tsx'
import { message } from '../board-message.ts'
import { type PartProps, SITES } from '../board-types.ts'
import { chooseSite } from '../plan-build.ts'
import { whyNotSite } from '../why.ts'
import { Goods } from './goods.tsx'
import { siteLabel } from './labels.ts'
import type { TableProps } from './table-props.ts'

/** One's own street: three sites, houses upon houses. */
export function Street(props: TableProps): JSX.Element {
  const { draft, say, marks, play, explain } = props
  const seat = Math.max(0, draft.base.seat)
  return (
    <div
      class="cb-street"
      role="toolbar"
      aria-label={say(message('board.street'))}
      tabIndex={-1}
      onKeyDown={walkPieces}
    >
      {SITES.map((site) => {
        const planned = marks.plan.site === site
        return (
          <PieceButton
            key={site}
            class={`cb-site ${marks.sites.has(site) ? 'lit' : ''} ${planned ? 'planned' : ''}`}
            label={siteLabel(props, seat, site)}
            at={`site ${seat} ${site}`}
            legal={marks.sites.has(site)}
            stop={marks.sites.has(site) || (marks.sites.size === 0 && site === 1)}
            chosen={planned || undefined}
            onPlay={() => play(chooseSite(draft, site), whyNotSite(draft, site))}
            onWhy={() => explain(whyNotSite(draft, site))}
          >
            <Site {...props} seat={seat} site={site} />
            {marks.sites.has(site) && <Brackets />}
          </PieceButton>
        )
      })}
    </div>
  )
}

/** The street of somebody else, to look at. */
export function StreetOf(props: PartProps & { readonly seat: number }): JSX.Element {
  return (
    <div class="cb-street">
      {SITES.map((site) => (
        <span
          key={site}
          class="cb-site"
          data-card={`site ${props.seat} ${site}`}
          role="img"
          aria-label={siteLabel(props, props.seat, site)}
        >
          <Site {...props} site={site} />
        </span>
      ))}
    </div>
  )
}

const STOREY = 15
/** So many covered buildings have room for their names. */
const NAMED = 2
const WIDTH = 150
const HEIGHT = 136
const GROUND = 130

/** What stands on a site; what is covered looks out from under it with what it still yields. */
function Site(props: PartProps & { readonly seat: number; readonly site: number }): JSX.Element {
  const { draft, printed, say, seat, site } = props
  const player = draft.now.view.players[seat]
  const stack = player?.sites[site - 1] ?? []
  const top = stack.at(-1)
  if (top !== undefined) return <BuiltSite {...props} stack={stack} top={top} />
  const coins = player?.board ? printed.board(player.board).sites[site - 1] : undefined
  return (
    <>
      <span class="cb-scene">
        <Scene>
          <BareSite />
        </Scene>
        {coins !== undefined && <Yield goods={coins} />}
      </span>
      <span class="cb-sitename">{say(message('board.site.empty', { site }))}</span>
    </>
  )
}

function BuiltSite({
  printed,
  say,
  stack,
  top,
}: PartProps & { readonly stack: readonly string[]; readonly top: string }): JSX.Element {
  const { name, income, badges } = printed.building(top)
  const covered = stack.slice(0, -1)
  return (
    <>
      <span class="cb-scene">
        <Scene>
          <Stack stack={stack} level={(id) => printed.building(id).level} />
        </Scene>
        <span class="cb-badges">
          {badges.map((badge) => (
            <Sign key={badge} name={badge} size={27} />
          ))}
        </span>
        <Yield goods={income} />
        <span class="cb-medal">
          {stack.reduce((sum, id) => sum + printed.building(id).points, 0)}
        </span>
      </span>
      <span class="cb-sitename">
        <b class="serif">{say(name)}</b>
        {covered.toReversed().map((id) => (
          <span key={id} class="cb-covered">
            {covered.length <= NAMED && `${say(printed.building(id).name)} `}
            <Goods goods={printed.building(id).residual} size={15} />
          </span>
        ))}
      </span>
    </>
  )
}

const Scene = ({ children }: { readonly children: JSX.Element }): JSX.Element => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    {children}
  </svg>
)

/** What a site yields in every income phase. */
const Yield = ({ goods }: Pick<ComponentProps<typeof Goods>, 'goods'>): JSX.Element => (
  <span class="cb-yield">
    <Sign name="income" size={13} />
    <Goods goods={goods} size={17} />
  </span>
)

/** The houses of a stack: storeys of those that are covered, and the one on top. */
export function Stack({
  stack,
  level,
}: {
  readonly stack: readonly string[]
  readonly level: (id: string) => number
}): JSX.Element {
  const covered = stack.slice(0, -1)
  const top = stack.at(-1) ?? ''
  const storey = Math.min(STOREY, 45 / Math.max(1, covered.length))
  const foot = GROUND - covered.length * storey
  const size = Math.min(106, foot - 14)
  return (
    <>
      {covered.map((id, place) => (
        <StoreyAt
          key={id}
          id={id}
          level={level(id)}
          x={WIDTH / 2}
          y={GROUND - place * storey}
          size={Math.max(88, 118 - place * 10)}
          height={storey}
        />
      ))}
      {top !== '' && <HouseAt id={top} level={level(top)} x={WIDTH / 2} y={foot} size={size} />}
    </>
  )
}

/** Pegs and string: nothing is built here yet. */
function BareSite(): JSX.Element {
  return (
    <g fill="none" stroke="var(--cb-plan)" stroke-width="1.4" stroke-linecap="round">
      <path d={`M26 ${GROUND}v-52l49-34 49 34v52`} stroke-dasharray="3 5" opacity=".7" />
      <path d={`M20 ${GROUND}v-11m110 11v-11M20 ${GROUND - 7}h110`} stroke-width="2" />
      <path d={`M62 ${GROUND}v-26h26v26`} stroke-dasharray="3 5" opacity=".7" />
    </g>
  )
}

/** Four corners: something can be put here. */
function Brackets(): JSX.Element {
  return (
    <span class="cb-brackets" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}
