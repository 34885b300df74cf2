import { PieceButton, PlayerToken, walkPieces } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Craftsman } from '../art/figures.tsx'
import { Sign } from '../art/sign.tsx'
import { message } from '../board-message.ts'
import { takePair } from '../main-plan.ts'
import { whyNotPair } from '../why.ts'
import { CraftsmanLines } from './craftsman-lines.tsx'
import { Goods, goodsWords } from './goods.tsx'
import { craftsmanLabel, nameOf } from './labels.ts'
import type { TableProps } from './table-props.ts'

/** The pairs of the draft: a craftsman for the first round, a board for the whole game — CB-2.11. */
export function PairChoice(props: TableProps): JSX.Element {
  const { draft, say } = props
  return (
    <section class="cb-draft" aria-label={say(message('board.draft'))}>
      <h2>{say(message('board.draft'))}</h2>
      <p class="muted small">{say(message('board.draft.hint'))}</p>
      <div
        class="cb-pairs"
        role="toolbar"
        aria-label={say(message('board.draft'))}
        tabIndex={-1}
        onKeyDown={walkPieces}
      >
        {draft.now.view.pairs.map((pair, index) => (
          <Pair key={pair.craftsman} {...props} n={index + 1} {...pair} />
        ))}
      </div>
    </section>
  )
}

function Pair(
  props: TableProps & {
    readonly n: number
    readonly craftsman: string
    readonly board: string
    readonly taker: number
  },
): JSX.Element {
  const { draft, printed, say, names, marks, play, explain, n, craftsman, board, taker } = props
  const { name, badge, sites } = printed.board(board)
  const planned = marks.plan.pair === n
  const lit = marks.pairs.has(n)
  const colour = draft.now.view.players[taker]?.colour
  const label = message('board.pair', {
    craftsman: craftsmanLabel(props, craftsman),
    board: name,
    badge: message(`symbol.${badge}`),
    sites: sites.flatMap(goodsWords),
  })
  return (
    <PieceButton
      class={`cb-card cb-pair ${lit ? 'lit' : ''} ${planned ? 'planned' : ''}`}
      label={
        taker < 0
          ? say(label)
          : say(message('board.pair.taken', { pair: label, who: names[taker] ?? '' }))
      }
      at={`pair ${n}`}
      legal={lit}
      stop={lit || (marks.pairs.size === 0 && n === 1)}
      chosen={planned || undefined}
      onPlay={() => play(takePair(draft, n), whyNotPair(draft, n))}
      onWhy={() => explain(whyNotPair(draft, n))}
    >
      <span class="cb-pair-half">
        <span class="cb-head">
          <Craftsman id={craftsman} size={34} />
          <b class="serif">{nameOf(props, craftsman)}</b>
          {colour !== undefined && <PlayerToken colour={colour} size={24} />}
        </span>
        <CraftsmanLines printed={printed} id={craftsman} />
      </span>
      <span class="cb-pair-board">
        <Sign name={badge} size={30} />
        <span class="cb-pair-sites">
          {sites.map((goods, site) => (
            <span key={site}>
              <Goods goods={goods} size={17} />
            </span>
          ))}
        </span>
      </span>
    </PieceButton>
  )
}
