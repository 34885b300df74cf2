import type { Message } from '@guildhall/kernel'
import { choicesOf, PieceButton, walkPieces } from '@guildhall/ui'
import type { JSX } from 'preact'
import { ActionLine } from '../../art/effect.tsx'
import { Sign } from '../../art/sign.tsx'
import { message } from '../../board-message.ts'
import type { PlayerView } from '../../board-types.ts'
import { marketGroups } from '../../plan.ts'
import type { SeatProps } from '../board-module.ts'
import { Contractor, Specialist } from './art/figures.tsx'
import { Bonus, bonusWords } from './bonus.tsx'
import { specialistWords } from './duchy-labels.ts'
import { buyPermit, useHeld } from './hire-plan.ts'
import { whyNotHeld, whyNotPermit } from './hire-why.ts'
import { Tools } from './tools.tsx'

type Extension = NonNullable<PlayerView['extension']>
type MineProps = SeatProps
type PartProps = MineProps & { readonly player: PlayerView; readonly extension: Extension }

/** The extension of one's workshop: contractors still to be sent, permits, the specialist, tools. */
export function Mine(props: MineProps): JSX.Element | null {
  const player = props.draft.now.view.players[props.seat]
  const extension = player?.extension
  if (player === undefined || !extension) return null
  const parts = { ...props, player, extension }
  return (
    <div
      class="extension"
      role="toolbar"
      aria-label={props.say(message('board.extension'))}
      tabIndex={-1}
      onKeyDown={walkPieces}
    >
      <Contractors {...parts} />
      <Permits {...parts} />
      <Held {...parts} />
      <Tools {...props} tools={extension.tools} seat={props.seat} />
    </div>
  )
}

/** The six places: who still stands there, and what leaving each gives — CT-2.9, CT-5.6. */
function Contractors(props: PartProps): JSX.Element {
  const { say, printed, player, extension, seat } = props
  const { contractors, leftmost } = extension
  const left = printed.extension.length - contractors
  return (
    <span class="ext-part" data-card={`contractors ${seat}`}>
      <b>{say(message('board.extension.contractors'))}</b>
      <span class="ext-row">
        {printed.extension.map((place, i) => (
          <span key={place} class={`ext-place ${place === leftmost ? 'next' : ''}`}>
            {i >= left && <Contractor colour={player.colour} size={22} />}
            <Bonus printed={printed} place={place} size={i < left ? 20 : 13} />
          </span>
        ))}
        <span class="unseen">{say(message('board.contractors', { n: contractors }))}</span>
        {leftmost !== null && <span class="unseen">{say(bonusWords(props, leftmost))}</span>}
      </span>
    </span>
  )
}

/** The permits, and one more for prestige — CT-3.6. */
function Permits(props: PartProps): JSX.Element {
  const { draft, say, extension, seat } = props
  const { permits } = extension
  const legal = choicesOf(draft.now, 'buyPermit').length > 0
  return (
    <span class="ext-part" data-card={`permits ${seat}`}>
      <b>{say(message('board.extension.permits'))}</b>
      <span class="ext-row">
        {permits === 0 ? (
          <span class="muted">0</span>
        ) : (
          Array.from({ length: permits }, (_, i) => <Sign key={`${i}`} name="permit" size={20} />)
        )}
        <span class="unseen">{say(message('amount.permit', { n: permits }))}</span>
        <PieceButton
          class={`ext-buy ${legal ? 'lit' : ''}`}
          label={say(message('board.buyPermit'))}
          at={`permits ${seat}`}
          legal={legal}
          onPlay={() => props.act(buyPermit(draft), whyNotPermit(draft))}
          onWhy={() => props.explain(whyNotPermit(draft))}
        >
          −<Sign name="prestige" size={16} /> +<Sign name="permit" size={16} />
        </PieceButton>
      </span>
    </span>
  )
}

/** The specialist one holds: at work after the black die — CT-4.4. */
function Held(props: PartProps): JSX.Element {
  const { draft, say, printed, texts, extension } = props
  const { specialist } = extension
  const legal = choicesOf(draft.now, 'useSpecialist').length > 0
  const chosen = marketGroups(draft).some(({ first }) => first.type === 'useSpecialist')
  const lit = legal || chosen
  const signs = specialist === null ? null : printed.on(specialist)
  const label: Message =
    specialist === null ? message('board.specialist.none') : specialistWords(props, specialist)
  return (
    <PieceButton
      class={`ext-held ${lit ? 'lit' : ''} ${chosen ? 'chosen' : ''}`}
      label={say(label)}
      at={`held ${props.seat}`}
      legal={lit}
      chosen={lit ? chosen : undefined}
      onPlay={() => props.act(useHeld(draft), whyNotHeld(draft))}
      onWhy={() => props.explain(whyNotHeld(draft))}
    >
      {specialist === null || signs === null ? (
        <>
          <span class="ext-nobody" />
          <span class="muted small">{say(message('board.specialist.none'))}</span>
        </>
      ) : (
        <>
          <Specialist signs={signs} letter={say(texts(specialist).name).slice(0, 1)} size={40} />
          <span class="ext-does">
            <b>{say(texts(specialist).name)}</b>
            {signs.effects.map((effect) => (
              <ActionLine key={effect.id} effect={effect} size={16} />
            ))}
          </span>
        </>
      )}
    </PieceButton>
  )
}
