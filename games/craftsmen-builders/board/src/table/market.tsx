import { Icon, PieceButton, walkPieces } from '@guildhall/ui'
import type { JSX } from 'preact'
import { HouseAt } from '../art/drawing.tsx'
import { Worker } from '../art/figures.tsx'
import { Sign } from '../art/sign.tsx'
import { message } from '../board-message.ts'
import { sendTo } from '../main-plan.ts'
import { build } from '../plan-build.ts'
import { whyNotBuilding, whyNotSlot } from '../why.ts'
import { EffectLine, Goods } from './goods.tsx'
import { buildingLabel } from './labels.ts'
import type { TableProps } from './table-props.ts'

const LEVELS = ['I', 'II', 'III']

/** The permanent craftsman, and the buildings of the three levels with the gains of their places. */
export function Market(props: TableProps): JSX.Element {
  const { draft, say } = props
  return (
    <div
      class="cb-market"
      role="toolbar"
      aria-label={say(message('board.market'))}
      tabIndex={-1}
      onKeyDown={walkPieces}
    >
      <div class="cb-market-head">
        <h2>{say(message('board.market'))}</h2>
        <Places {...props} />
      </div>
      {draft.now.view.market.toReversed().map((row) => (
        <section
          key={row.level}
          class="cb-row"
          aria-label={say(message('board.level', { level: LEVELS[row.level - 1] ?? '' }))}
        >
          <div class="cb-level">
            <b class="serif">{LEVELS[row.level - 1]}</b>
            <span class="small muted" data-card={`deck ${row.level}`}>
              <Sign name="deck" size={14} />
              {row.deck}
              <span class="unseen">{say(message('board.deck', { n: row.deck }))}</span>
            </span>
          </div>
          {row.buildings.map((id, index) => (
            <div key={id ?? `${index}`} class="cb-plot">
              {id === null ? (
                <p class="cb-building empty">
                  {say(message(row.pending ? 'board.pending' : 'board.empty'))}
                </p>
              ) : (
                <Building {...props} id={id} level={row.level} position={index + 1} />
              )}
              <Gains {...props} level={row.level} position={index + 1} />
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

/** The two places that are always there: coins, build — CB-5.2, CB-5.3. */
export function Places(props: TableProps): JSX.Element {
  const { draft, printed, say, names, marks, play, explain } = props
  const { players } = draft.now.view
  return (
    <div class="cb-places">
      {printed.places.map(({ slots, effect }, index) => {
        const id = slots[0]?.id ?? ''
        const there = players.flatMap(({ onCoins, onBuild }, seat) =>
          Array.from({ length: index === 0 ? onCoins : onBuild }, () => seat),
        )
        const planned = marks.plan.slot === id
        const who = [...new Set(there)].map((seat) =>
          message('board.name', { name: names[seat] ?? '' }),
        )
        return (
          <PieceButton
            key={id}
            class={`cb-permanent ${marks.slots.has(id) ? 'lit' : ''} ${planned ? 'planned' : ''}`}
            label={say(
              message('board.place', {
                effect: effect.words,
                who: who.length === 0 ? message('board.nobody') : who,
              }),
            )}
            at={`slot ${id}`}
            legal={marks.slots.has(id)}
            stop={marks.slots.has(id) || (marks.slots.size === 0 && index === 0)}
            chosen={planned || undefined}
            onPlay={() => play(sendTo(draft, id), whyNotSlot(draft, id))}
            onWhy={() => explain(whyNotSlot(draft, id))}
          >
            <b>{say(message(index === 0 ? 'board.place.coins' : 'board.place.build'))}</b>
            <EffectLine effect={effect} />
            <span class="cb-there">
              {there.map((seat, place) => (
                <Worker key={place} colour={players[seat]?.colour ?? 'red'} size={18} />
              ))}
            </span>
          </PieceButton>
        )
      })}
    </div>
  )
}

function Building(
  props: TableProps & { readonly id: string; readonly level: number; readonly position: number },
): JSX.Element {
  const { draft, printed, say, marks, play, explain, id, level, position } = props
  const { name, cost, income, badges, points } = printed.building(id)
  const planned = marks.plan.building === id
  const lit = marks.buildings.has(id)
  return (
    <PieceButton
      class={`cb-building level-${level} ${lit ? 'lit' : ''} ${planned ? 'planned' : ''}`}
      label={buildingLabel(props, id, level, position)}
      at={`building ${id}`}
      legal={lit}
      stop={lit || (marks.buildings.size === 0 && level === 3 && position === 1)}
      chosen={planned || undefined}
      onPlay={() => play(build(draft, id), whyNotBuilding(draft, id))}
      onWhy={() => explain(whyNotBuilding(draft, id))}
    >
      <span class="cb-art">
        <HousePicture id={id} level={level} />
        <span class="cb-badges">
          {badges.map((badge) => (
            <Sign key={badge} name={badge} size={21} />
          ))}
        </span>
        <span class="cb-medal">{points}</span>
      </span>
      <b class="serif cb-name">{say(name)}</b>
      <span class="cb-figures">
        <Goods goods={cost} size={16} />
        <span class="cb-income">
          <Sign name="income" size={13} />
          <Goods goods={income} size={16} />
        </span>
      </span>
    </PieceButton>
  )
}

/** What the builder gains from the place, and what all others gain — CB-6.18. */
function Gains({
  printed,
  say,
  level,
  position,
}: TableProps & { readonly level: number; readonly position: number }): JSX.Element {
  const { builder, others } = printed.gains(level, position)
  return (
    <p class="cb-gains" data-card={`gains ${level} ${position}`}>
      {Object.keys(builder).length > 0 && (
        <span>
          <span class="unseen">{say(message('board.gain.builder'))}</span>
          +<Goods goods={builder} size={15} />
        </span>
      )}
      {Object.keys(others).length > 0 && (
        <span class="others">
          <Icon name="people" size={15} />
          <span class="unseen">{say(message('board.gain.others'))}</span>+
          <Goods goods={others} size={15} />
        </span>
      )}
    </p>
  )
}

/** A building as a picture of its own. */
function HousePicture({ id, level }: { readonly id: string; readonly level: number }): JSX.Element {
  return (
    <svg
      class="cb-building-drawing"
      viewBox={FRAMES[level - 1]}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <HouseAt id={id} level={level} x={50} y={100} size={100} />
    </svg>
  )
}

/** The lower a house, the nearer it is looked at. */
const FRAMES = ['-6 20 114 80', '-4 -4 108 104', '-6 -22 112 122']
