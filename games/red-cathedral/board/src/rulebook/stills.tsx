import type { Event, Printed, PrintedSigns, RedCathedral, View } from '@guildhall/red-cathedral'
import type { Translator } from '@guildhall/texts'
import type { JSX } from 'preact'
import { message } from '../board-message.ts'
import type { Die } from '../board-types.ts'
import { Cathedral, type SectionMark } from '../cathedral/cathedral.tsx'
import { Market } from '../market/market.tsx'
import { type MarketMarks, NO_MARKS } from '../market/market-marks.ts'
import { Ruler } from '../players/ruler.tsx'
import { Workshop } from '../players/workshop.tsx'
import { workshopSpaceLabel } from '../players/workshop-labels.ts'
import { marketLabels, sectionLabel } from '../table/labels.ts'

/** A moment of an example that is drawn: the table, and what has just been played. */
export interface Still {
  readonly game: RedCathedral
  readonly view: View
  /** The table before anything was played, and what happened since. */
  readonly before: View
  readonly events: readonly Event[]
  readonly printed: PrintedSigns
  readonly texts: (id: string) => Printed
  readonly say: Translator
}

const nothing = (): void => undefined
const NO_MARK: SectionMark = { cue: null, chosen: false, risk: 0 }

const namesOf = ({ view, say }: Still): string[] =>
  view.players.map(({ colour }) => say(message(`player.${colour}`)))

/** The market, with the way of a die that was moved. */
export const market = (still: Still): JSX.Element => {
  const { view, printed, say, texts } = still
  return (
    <div class="still-market">
      <Market
        {...{ view, printed, say }}
        shape="phone"
        marks={marketMarks(still)}
        label={marketLabels(view, say, texts)}
        cardName={(id) => say(texts(id).name)}
        onDie={nothing}
        onSpace={nothing}
        onAction={nothing}
        onCard={nothing}
        onWhyDie={nothing}
        onWhySpace={nothing}
        onWhyAction={nothing}
      />
    </div>
  )
}

/** The way of the die that was moved last. */
function marketMarks({ before, events }: Still): MarketMarks {
  const moved = events.findLast((event) => event.type === 'dieMoved')
  if (moved === undefined) return NO_MARKS
  const { die, from, extra } = moved
  const steps = pipsOf(before, die) + extra
  const path = Array.from({ length: steps }, (_, i) => (from + i + 1) % before.market.length)
  return { ...NO_MARKS, moved: { die, from, path } }
}

const pipsOf = (view: View, die: Die): number =>
  view.market.flatMap(({ dice }) => dice).find((each) => each.die === die)?.value ?? 0

/** The whole cathedral. */
export const cathedral = (still: Still): JSX.Element => (
  <div class="still-cathedral">
    <Towers {...still} towers={still.view.towers} shape="phone" />
  </div>
)

/** Some towers, counted from 1. */
export const towers =
  (...wanted: readonly number[]) =>
  (still: Still): JSX.Element => {
    const shown = wanted.map((tower) => still.view.towers[tower - 1] ?? [])
    const highest = Math.max(...shown.map((tower) => tower.length))
    const size = { width: 140 * shown.length + 60, height: 96 * highest + 110 }
    return (
      <div class="still-towers" style={{ maxWidth: `${size.width / 16}rem` }}>
        <Towers {...still} towers={shown} shape="wide" size={size} />
      </div>
    )
  }

function Towers({
  towers: shown,
  shape,
  size,
  ...still
}: Still & {
  readonly towers: View['towers']
  readonly shape: 'wide' | 'phone'
  readonly size?: { readonly width: number; readonly height: number }
}): JSX.Element {
  const { view, printed, say } = still
  return (
    <Cathedral
      {...{ printed, say, shape, size }}
      view={{ ...view, towers: shown }}
      mark={() => NO_MARK}
      label={sectionLabel(view, say, namesOf(still))}
      onPlay={nothing}
      onWhy={nothing}
    />
  )
}

/** The workshop board of a seat. */
export const board =
  (seat = 0) =>
  (still: Still): JSX.Element => {
    const { view, printed, say, texts } = still
    const name = namesOf(still)[seat] ?? ''
    return (
      <div class="still-board sheet">
        <Workshop
          {...{ view, printed, say, seat }}
          shape="phone"
          title={say(message('board.workshopOf', { name }))}
          label={{
            space: workshopSpaceLabel(view, say, texts),
            section: sectionLabel(view, say, namesOf(still)),
            name: (id) => say(texts(id).name),
          }}
          mark={() => ({ cue: null, chosen: false })}
          onSpace={nothing}
          onWhySpace={nothing}
          onSection={nothing}
        />
      </div>
    )
  }

/** How wide the whole score track is drawn, and a step of it. */
const TRACK = { width: 1420, side: 30, step: 17 }

/** The score track from one position to another. */
export const track =
  (from: number, to: number) =>
  (still: Still): JSX.Element => {
    const { view, printed, say } = still
    const { width, side, step } = TRACK
    return (
      <div class="still-track" style={{ maxWidth: `${(to - from + 1) * step}px` }}>
        <div style={{ width: `${width}px`, marginLeft: `${-(side + (from - 0.5) * step)}px` }}>
          <Ruler
            players={view.players}
            {...{ printed, say, width }}
            names={namesOf(still)}
            you={null}
          />
        </div>
      </div>
    )
  }
