import { english, printedSigns } from '@guildhall/red-cathedral'
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
import { marketMarks, played, sectionMarks } from './played-position.ts'
import { queryParam } from './query-param.ts'

const guild = queryParam('guild', '')
const players = Number(queryParam('players', '3'))
const options = {
  ...(guild === '' ? {} : { fourthGuild: guild }),
  ...(queryParam('contractors', '') === '' ? {} : { contractors: true }),
  ...(queryParam('side', '') === '' ? {} : { boardSide: queryParam('side', '') }),
}
const say = createTranslator({ ...english, ...boardEnglish }, 'en')
const nothing = () => undefined
const NAMES = ['Mira', 'Anton', 'Sofia', 'Lev']

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
  const { view } = position
  const signs = printedSigns({ players, options })
  if (!signs.ok) throw new Error('there is no such table')
  const printed = signs.value
  const words = printedOf(players, options)
  const name = (id: string) => say(words(id).name)
  const section = sectionLabel(view, say, NAMES)
  const mark = sectionMarks(view)
  const common = { view, printed, say, shape } as const
  return (
    <div class={`gallery-table ${shape}`}>
      {wide && (
        <div class="ruler-row">
          <Ruler players={view.players} printed={printed} say={say} names={NAMES} you={0} />
        </div>
      )}
      {(wide || tab === 'market') && (
        <div class="sheet market-sheet">
          <Market
            {...common}
            marks={marketMarks(position)}
            label={marketLabels(view, say, words)}
            cardName={name}
            onDie={nothing}
            onSpace={nothing}
            onAction={nothing}
            onCard={nothing}
            onWhyDie={nothing}
            onWhySpace={nothing}
            onWhyAction={nothing}
          />
        </div>
      )}
      {(wide || tab === 'cathedral') && (
        <div class="sheet cathedral-sheet">
          <Cathedral {...common} mark={mark} label={section} onPlay={nothing} onWhy={nothing} />
        </div>
      )}
      {(wide || tab === 'workshop') && (
        <div class="sheet workshop-sheet">
          <Workshop
            {...common}
            seat={0}
            title="Your workshop"
            label={{ space: workshopSpaceLabel(view, say, words), section, name }}
            mark={(bench) => ({ cue: bench === 1 ? 'use' : null, chosen: bench === 0 })}
            before={{ ...view.players[0]?.inventory, wood: 0 }}
            onSpace={nothing}
            onWhySpace={nothing}
            onSection={nothing}
          />
        </div>
      )}
      {wide && (
        <div class="sheet rivals-sheet">
          {view.players.slice(1).map((player, i) => (
            <Rival
              key={player.colour}
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
      )}
    </div>
  )
}
