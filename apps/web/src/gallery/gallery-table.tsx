import { english, type PrintedSigns, redCathedral } from '@guildhall/red-cathedral'
import { signsAt } from '@guildhall/red-cathedral/table'
import {
  boardEnglish,
  Cathedral,
  Market,
  marketLabels,
  printedOf,
  Rival,
  Ruler,
  sectionLabel,
  Workshop,
  workshopSpaceLabel,
} from '@guildhall/red-cathedral-board'
import { createTranslator } from '@guildhall/texts'
import type { JSX } from 'preact'
import { marketMarks, type Position, played, sectionMarks } from './played-position.ts'
import { queryParam } from './query-param.ts'

const guild = queryParam('guild', '')
const players = Number(queryParam('players', '3'))
const options = {
  ...(guild === '' ? {} : { fourthGuild: guild }),
  ...(queryParam('contractors', '') === '' ? {} : { contractors: true }),
  ...(queryParam('side', '') === '' ? {} : { boardSide: queryParam('side', '') }),
}
const say = createTranslator({ ...english, ...boardEnglish }, 'en')
const opened = redCathedral.create({ players, options })
if (!opened.ok) throw new Error('there is no such table')
const printed = signsAt(opened.value)
const texts = printedOf(opened.value)
const nameOf = (id: string) => say(texts(id).name)
const nothing = () => undefined
const NAMES = ['Mira', 'Anton', 'Sofia', 'Lev']

interface SheetProps {
  readonly position: Position
  readonly printed: PrintedSigns
  readonly shape: 'wide' | 'phone'
}

/** A table as the pages show it, without any interaction. */
export function GalleryTable(): JSX.Element {
  const shape = queryParam('shape', 'wide') === 'phone' ? 'phone' : 'wide'
  const tab = queryParam('tab', 'cathedral')
  const wide = shape === 'wide'
  const position = played({
    players,
    options,
    seed: queryParam('seed', 'gallery'),
    steps: Number(queryParam('step', '90')),
  })
  const sheet = { position, printed, shape } as const
  return (
    <div class={`gallery-table ${shape}`}>
      {wide && (
        <div class="ruler-row">
          <Ruler
            players={position.view.players}
            printed={printed}
            say={say}
            names={NAMES}
            you={0}
          />
        </div>
      )}
      {(wide || tab === 'market') && <MarketSheet {...sheet} />}
      {(wide || tab === 'cathedral') && <CathedralSheet {...sheet} />}
      {(wide || tab === 'workshop') && <WorkshopSheet {...sheet} />}
      {wide && <RivalsSheet {...sheet} />}
    </div>
  )
}

const MarketSheet = ({ position, printed, shape }: SheetProps) => (
  <div class="sheet market-sheet">
    <Market
      {...{ printed, say, shape }}
      view={position.view}
      marks={marketMarks(position)}
      label={marketLabels(position.view, say, texts)}
      cardName={nameOf}
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

const CathedralSheet = ({ position: { view }, printed, shape }: SheetProps) => (
  <div class="sheet cathedral-sheet">
    <Cathedral
      {...{ view, printed, say, shape }}
      mark={sectionMarks(view)}
      label={sectionLabel(view, say, NAMES)}
      onPlay={nothing}
      onWhy={nothing}
    />
  </div>
)

const WorkshopSheet = ({ position: { view }, printed, shape }: SheetProps) => (
  <div class="sheet workshop-sheet">
    <Workshop
      {...{ view, printed, say, shape }}
      seat={0}
      title="Your workshop"
      label={{
        space: workshopSpaceLabel(view, say, texts),
        section: sectionLabel(view, say, NAMES),
        name: nameOf,
      }}
      mark={(space) => ({ cue: space === 1 ? 'use' : null, chosen: space === 0 })}
      before={{ ...view.players[0]?.inventory, wood: 0 }}
      onSpace={nothing}
      onWhySpace={nothing}
      onSection={nothing}
    />
  </div>
)

const RivalsSheet = ({ position: { view }, printed }: SheetProps) => (
  <div class="sheet rivals-sheet">
    {view.players.slice(1).map((player, i) => (
      <Rival
        key={player.colour}
        seat={i + 1}
        player={player}
        printed={printed}
        say={say}
        name={NAMES[i + 1] ?? ''}
        active={view.active === i + 1}
      >
        <span class="muted small">11:42</span>
      </Rival>
    ))}
  </div>
)
