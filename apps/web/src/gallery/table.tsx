import { english, printedSigns, printedWords } from '@guildhall/red-cathedral'
import { boardEnglish, Cathedral, Market } from '@guildhall/red-cathedral-board'
import { createSayer } from '@guildhall/texts'
import type { JSX } from 'preact'
import { marketMarks, played, sectionMarks } from './position.ts'
import { wish } from './wish.ts'

const guild = wish('guild', '')
const players = Number(wish('players', '3'))
const options = {
  ...(guild === '' ? {} : { fourthGuild: guild }),
  ...(wish('contractors', '') === '' ? {} : { contractors: true }),
}
const say = createSayer({ ...english, ...boardEnglish }, 'en', 'unit')
const nothing = () => undefined

export function Table(): JSX.Element {
  const shape = wish('shape', 'wide') === 'phone' ? 'phone' : 'wide'
  const tab = wish('tab', 'cathedral')
  const position = played({
    players,
    options,
    seed: wish('seed', 'gallery'),
    steps: Number(wish('step', '90')),
  })
  const { view } = position
  const signs = printedSigns({ players, options })
  const words = printedWords({ players, options })
  if (!signs.ok || !words.ok) throw new Error('there is no such table')
  const printed = signs.value
  const name = (id: string) => say(words.value(id).name)
  const common = { view, printed, say, shape } as const
  const cathedral = (
    <Cathedral
      {...common}
      mark={sectionMarks(view)}
      label={(section) => `section ${section}`}
      onPlay={nothing}
      onWhy={nothing}
    />
  )
  const market = (
    <Market
      {...common}
      marks={marketMarks(position)}
      label={{
        die: (die) => `${die} die`,
        space: (space) => `space ${space}`,
        action: (id) => id,
        card: name,
        full: (n) => `${n}/3`,
      }}
      cardName={name}
      onDie={nothing}
      onSpace={nothing}
      onAction={nothing}
      onCard={nothing}
      onWhyDie={nothing}
      onWhySpace={nothing}
      onWhyAction={nothing}
    />
  )
  return (
    <div class={`gallery-table ${shape}`}>
      {(shape === 'wide' || tab === 'market') && <div class="sheet market-sheet">{market}</div>}
      {(shape === 'wide' || tab === 'cathedral') && (
        <div class="sheet cathedral-sheet">{cathedral}</div>
      )}
    </div>
  )
}
