import type { PrintedLine } from '@guildhall/craftsmen-builders'
import { PieceButton, walkPieces } from '@guildhall/ui'
import type { ComponentChildren, JSX } from 'preact'
import { Craftsman, Recruiter, Worker } from '../art/figures.tsx'
import { message } from '../board-message.ts'
import { recruit, sendTo } from '../main-plan.ts'
import { whyNotRecruit, whyNotSlot } from '../why.ts'
import { CraftsmanLines } from './craftsman-lines.tsx'
import { EffectLine } from './goods.tsx'
import { craftsmanLabel, nameOf, slotLabel } from './labels.ts'
import type { TableProps } from './table-props.ts'

/** The craftsmen at work, those recruited for the next round, and the offer — CB-1.17. */
export function Craftsmen(props: TableProps): JSX.Element {
  const { say, shape } = props
  const columns = [<Offer {...props} />, <Recruited {...props} />, <AtWork {...props} />]
  return (
    <div
      class="cb-columns"
      role="toolbar"
      aria-label={say(message('board.craftsmen'))}
      tabIndex={-1}
      onKeyDown={walkPieces}
    >
      {shape === 'wide' ? columns : columns.reverse()}
    </div>
  )
}

function Column({
  name,
  hint,
  class: kind,
  children,
}: {
  readonly name: string
  readonly hint: string
  readonly class: string
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <section class={`cb-column ${kind}`} aria-label={name}>
      <h2>{name}</h2>
      <p class="muted small">{hint}</p>
      <div class="cb-cards">{children}</div>
    </section>
  )
}

export function Offer(props: TableProps): JSX.Element {
  const { draft, say, marks, play, explain } = props
  return (
    <Column
      class="offer"
      name={say(message('board.offer'))}
      hint={say(message('board.offer.hint'))}
    >
      {draft.now.view.offer.map((id, place) => (
        <PieceButton
          key={id}
          class={`cb-card ${marks.offer.has(id) ? 'lit' : ''}`}
          label={say(message('board.recruit', { craftsman: craftsmanLabel(props, id) }))}
          at={`craftsman ${id}`}
          legal={marks.offer.has(id)}
          stop={marks.offer.has(id) || (marks.offer.size === 0 && place === 0)}
          onPlay={() => play(recruit(draft, id), whyNotRecruit(draft, id))}
          onWhy={() => explain(whyNotRecruit(draft, id))}
        >
          <Head {...props} id={id} />
          <CraftsmanLines printed={props.printed} id={id} />
        </PieceButton>
      ))}
    </Column>
  )
}

/** The order of the next round as it forms: from top to bottom — CB-8.4. */
export function Recruited(props: TableProps): JSX.Element {
  const { draft, say, names, marks, explain } = props
  const { recruited, players } = draft.now.view
  return (
    <Column
      class="recruited"
      name={say(message('board.recruited'))}
      hint={say(message('board.recruited.hint'))}
    >
      {players.map((_, place) => {
        const card = recruited[place]
        if (card === undefined) {
          return (
            <p key={place} class="cb-card free">
              <span class="cb-place">{place + 1}</span>
              {say(message('board.recruited.free'))}
            </p>
          )
        }
        const { craftsman, recruiter } = card
        return (
          <PieceButton
            key={craftsman}
            class={`cb-card ${marks.plan.recruit === craftsman ? 'planned' : ''}`}
            label={say(
              message('board.recruitedBy', {
                who: names[recruiter] ?? '',
                n: place + 1,
                craftsman: craftsmanLabel(props, craftsman),
              }),
            )}
            at={`craftsman ${craftsman}`}
            legal={false}
            onPlay={() => {}}
            onWhy={() => explain(whyNotRecruit(draft, craftsman))}
          >
            <Head {...props} id={craftsman} owner={recruiter} place={place + 1} />
            <CraftsmanLines printed={props.printed} id={craftsman} />
          </PieceButton>
        )
      })}
    </Column>
  )
}

/** Those who work now; a worker pays the owner — CB-5.11. */
export function AtWork(props: TableProps): JSX.Element {
  const { draft, say } = props
  const { activeColumn } = draft.now.view
  const order = activeColumn.filter(({ owner }) => owner >= 0).map(({ owner }) => owner)
  return (
    <Column
      class="at-work"
      name={say(message('board.atWork'))}
      hint={say(message('board.atWork.hint'))}
    >
      {activeColumn.map(({ craftsman, owner }) => (
        <article
          key={craftsman}
          class={`cb-card ${owner === draft.base.seat ? 'mine' : ''}`}
          data-card={`craftsman ${craftsman}`}
          aria-label={nameOf(props, craftsman)}
        >
          <Head {...props} id={craftsman} owner={owner} place={order.indexOf(owner) + 1} />
          {props.printed.craftsman(craftsman).lines.map((line, index) => (
            <Line key={index} {...props} line={line} card={craftsman} />
          ))}
        </article>
      ))}
    </Column>
  )
}

function Head({
  id,
  owner = -1,
  place = 0,
  ...props
}: TableProps & {
  readonly id: string
  readonly owner?: number
  readonly place?: number
}): JSX.Element {
  const colour = props.draft.now.view.players[owner]?.colour
  return (
    <span class="cb-head">
      <Craftsman id={id} size={25} />
      <b class="serif">{nameOf(props, id)}</b>
      {colour !== undefined && (
        <span class="cb-owner">
          <span class="cb-place">{place}</span>
          <Recruiter colour={colour} size={12} />
          <span class="unseen">{props.names[owner]}</span>
        </span>
      )}
    </span>
  )
}

/** A line with its slots: each a place for one worker, at its fee. */
function Line(
  props: TableProps & { readonly line: PrintedLine; readonly card: string },
): JSX.Element {
  const { draft, line, card, marks, play, explain } = props
  const { view } = draft.now
  const found = view.activeColumn.find(({ craftsman }) => craftsman === card)
  return (
    <span class="cb-line">
      {line.slots.map(({ id, fee }) => {
        const worker = found?.slots.find((slot) => slot.id === id)?.worker ?? -1
        const colour = view.players[worker]?.colour
        const planned = marks.plan.slot === id
        return (
          <PieceButton
            key={id}
            class={`cb-slot ${marks.slots.has(id) ? 'lit' : ''} ${planned ? 'planned' : ''}`}
            label={slotLabel(props, card, line, { fee, worker })}
            at={`slot ${id}`}
            legal={marks.slots.has(id)}
            chosen={planned || undefined}
            onPlay={() => play(sendTo(draft, id), whyNotSlot(draft, id))}
            onWhy={() => explain(whyNotSlot(draft, id))}
          >
            {colour === undefined ? <span class="cb-fee">{fee}</span> : <Worker colour={colour} />}
          </PieceButton>
        )
      })}
      <EffectLine effect={line.effect} />
    </span>
  )
}
