/**
 * Every piece and whole tables from real games, to be looked at while they are drawn. Only served
 * by `vite`, no part of what is built: gallery.html?show=table&players=4&step=120&theme=dark
 */
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import '@guildhall/ui/theme.css'
import '@guildhall/ui/elements.css'
import '@guildhall/red-cathedral-board/board.css'
import './gallery.css'
import { greedy } from '@guildhall/bots'
import { Choices, chanceOfSetup, chanceOfStep, seededChance } from '@guildhall/kernel'
import {
  type Command,
  english,
  type PrintedSigns,
  printedSigns,
  redCathedral,
  type View,
} from '@guildhall/red-cathedral'
import {
  boardEnglish,
  Cathedral,
  type SectionMark,
  SIGN_NAMES,
  Sign,
} from '@guildhall/red-cathedral-board'
import { createSayer } from '@guildhall/texts'
import { DieFace, ICON_NAMES, Icon, PlayerToken } from '@guildhall/ui'
import { type JSX, render } from 'preact'

const asked = new URLSearchParams(location.search)
const wish = (name: string, otherwise: string): string => asked.get(name) ?? otherwise

const players = Number(wish('players', '3'))
const request = { players, options: {} }
const say = createSayer({ ...english, ...boardEnglish }, 'en', 'unit')

interface Position {
  readonly view: View
  readonly legal: readonly Command[]
}

/** The table after so many commands of simple opponents. */
function played(seed: string, steps: number): Position {
  const opened = redCathedral.open(request)
  if (!opened.ok) throw new Error('a plain table opens')
  const game = opened.value
  const chance = seededChance(seed)
  const state = game.blank()
  for (const event of game.setup(chanceOfSetup(chance))) game.evolve(state, event)
  const bot = greedy()
  const choices = new Choices<Command>()
  for (let step = 0; step < steps; step++) {
    const actor = game.actor(state)
    if (actor === null) break
    game.legal(state, choices)
    const see = () => game.view(state, actor.seat)
    const command = bot.choose(game, see, choices.toArray(), actor.seat, chance.split(step))
    game.play(state, command, chanceOfStep(chance, step))
  }
  game.legal(state, choices)
  return { view: game.view(state, 'spectator'), legal: choices.toArray().slice() }
}

function printed(): PrintedSigns {
  const read = printedSigns(request)
  if (!read.ok) throw new Error('a plain table opens')
  return read.value
}

/** As a page would mark it: what can be claimed, what the active player can deliver to. */
function marksOf({ towers, active }: View): (section: number) => SectionMark {
  const marks = new Map<number, SectionMark>()
  for (const tower of towers) {
    const open = tower.find(({ owner }) => owner < 0)
    for (const [level, { section, owner, finished }] of tower.entries()) {
      const above = tower.slice(level + 1).filter((s) => s.finished && s.owner !== owner)
      const risk = owner >= 0 && !finished ? Math.max(above.length, level === 0 ? 0 : 1) : 0
      const cue =
        section === open?.section ? 'claim' : owner === active && !finished ? 'deliver' : null
      marks.set(section, { cue, chosen: false, risk: cue === null ? risk : 0 })
    }
  }
  return (section) => marks.get(section) ?? { cue: null, chosen: false, risk: 0 }
}

const nothing = () => undefined

function Pieces(): JSX.Element {
  return (
    <div class="gallery">
      <div class="row wrap">
        {(['red', 'green', 'blue', 'yellow', 'white', 'black'] as const).map((colour, i) => (
          <span key={colour} class="row">
            <DieFace colour={colour} value={i + 1} size={44} />
            <PlayerToken colour={colour} size={36} />
          </span>
        ))}
      </div>
      <div class="row wrap">
        {SIGN_NAMES.map((name) => (
          <figure key={name}>
            <Sign name={name} size={40} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <div class="row wrap">
        {ICON_NAMES.map((name) => (
          <figure key={name}>
            <Icon name={name} size={28} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

function Table(): JSX.Element {
  const shape = wish('shape', 'wide') === 'phone' ? 'phone' : 'wide'
  const { view } = played(wish('seed', 'gallery'), Number(wish('step', '90')))
  return (
    <div class={`gallery-table ${shape}`}>
      <Cathedral
        view={view}
        printed={printed()}
        say={say}
        shape={shape}
        mark={marksOf(view)}
        label={(section) => `section ${section}`}
        onPlay={nothing}
        onWhy={nothing}
      />
    </div>
  )
}

document.documentElement.dataset['theme'] = wish('theme', 'light')
render(
  wish('show', 'table') === 'pieces' ? <Pieces /> : <Table />,
  document.getElementById('app') as HTMLElement,
)
