import { PieceButton, PlayerToken, walkPieces } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Sign } from '../art/sign.tsx'
import { checked } from '../badges.ts'
import { message } from '../board-message.ts'
import type { ContractView } from '../board-types.ts'
import { realise } from '../contract-plan.ts'
import { whyNotContract } from '../why.ts'
import { EffectLine } from './goods.tsx'
import { contractLabel } from './labels.ts'
import type { TableProps } from './table-props.ts'

/** The six contracts: what each wants, what of it one shows, what it brings, who had it before. */
export function Contracts(props: TableProps): JSX.Element {
  const { draft, say } = props
  return (
    <section class="cb-contracts-part" aria-label={say(message('board.contracts'))}>
      <h2>{say(message('board.contracts'))}</h2>
      <div
        class="cb-contracts"
        role="toolbar"
        aria-label={say(message('board.contracts'))}
        tabIndex={-1}
        onKeyDown={walkPieces}
      >
        {draft.now.view.contracts.map((contract, place) => (
          <Contract key={contract.id} {...props} contract={contract} first={place === 0} />
        ))}
      </div>
    </section>
  )
}

function Contract(
  props: TableProps & { readonly contract: ContractView; readonly first: boolean },
): JSX.Element {
  const { draft, printed, say, marks, play, explain, contract, first } = props
  const { id, kind, realisers } = contract
  const { players } = draft.now.view
  const { badges, options } = printed.contract(id)
  const mine = players[draft.base.seat]?.badges ?? []
  const wanted = checked(badges, mine)
  const missing = wanted.filter(({ shown }) => !shown).length
  const done = realisers.includes(draft.base.seat)
  const planned = marks.plan.contract === kind
  const lit = marks.contracts.has(kind)
  const state = done ? 'done' : missing === 0 ? 'ready' : ''
  return (
    <PieceButton
      class={`cb-contract ${state} ${lit ? 'lit' : ''} ${planned ? 'planned' : ''}`}
      label={contractLabel(props, id, realisers)}
      at={`contract ${id}`}
      legal={lit || planned}
      stop={lit || planned || (marks.contracts.size === 0 && first)}
      chosen={planned || undefined}
      onPlay={() => play(realise(draft, kind), whyNotContract(draft, kind))}
      onWhy={() => explain(whyNotContract(draft, kind))}
    >
      <span class="cb-wanted">
        {wanted.map(({ badge, shown }, place) => (
          <span key={place} class={shown || done ? 'shown' : 'missing'}>
            <Sign name={badge} size={22} />
          </span>
        ))}
      </span>
      <span class="cb-power">
        {options.map((effect, place) => (
          <span key={place}>
            {place > 0 && '/ '}
            <EffectLine effect={effect} size={15} />
          </span>
        ))}
      </span>
      <span class="cb-foot">
        {realisers.map((seat) => (
          <PlayerToken key={seat} colour={players[seat]?.colour ?? 'red'} size={18} />
        ))}
        {!done && draft.base.seat >= 0 && (
          <b class={missing === 0 ? 'ready' : ''}>
            {say(
              missing === 0
                ? message('board.contract.complete')
                : message('board.contract.short', { n: missing }),
            )}
          </b>
        )}
      </span>
    </PieceButton>
  )
}
