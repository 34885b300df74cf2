import { message } from '@guildhall/kernel'
import {
  type Event,
  finalAccount,
  printedSigns,
  scoreLabel,
  type View,
} from '@guildhall/red-cathedral'
import { Cathedral, type SectionMark } from '@guildhall/red-cathedral-board'
import '@guildhall/red-cathedral-board/board.css'
import { useMemo } from 'preact/hooks'
import type { PictureProps, PostGame } from '../game-client.ts'

const DICE = ['white', 'red', 'green', 'blue', 'yellow', 'black']

export const postGame: PostGame = {
  points: (view, seat) => (view as View).players[seat]?.prestige ?? 0,
  rolls: (event) => {
    const happened = event as Event
    return happened.type === 'diceRolled' ? happened.rolls.map(([, value]) => value) : []
  },
  uses: {
    title: message('board.chart.dice'),
    names: DICE.map((die) => message(`die.${die}`)),
    colours: DICE,
    of: (event) => {
      const happened = event as Event
      return happened.type === 'dieMoved' ? DICE.indexOf(happened.die) : -1
    },
  },
  scoreLabel,
  Picture,
  explainScore({ players, options }, view) {
    const account = finalAccount({ players, options }, view as View)
    if (!account.ok) return null
    const { ranking, towers } = account.value
    return {
      ranking,
      parts: towers.map(({ points, lines }, index) => ({
        title: message('score.tower', { tower: index + 1 }),
        points,
        lines,
      })),
    }
  },
}

const UNMARKED: SectionMark = { cue: null, chosen: false, risk: 0 }
const nothing = () => {}

/** The cathedral as it was left. */
function Picture({ game: { players, options }, view, say }: PictureProps) {
  const printed = useMemo(() => printedSigns({ players, options }), [players, options])
  const seen = view as View
  if (!printed.ok) return null
  const label = (section: number) => {
    const tower = seen.towers.findIndex((each) => each.some((one) => one.section === section))
    const level = seen.towers[tower]?.findIndex((one) => one.section === section) ?? 0
    return say(message('section', { tower: tower + 1, level: level + 1 }))
  }
  return (
    <Cathedral
      view={seen}
      printed={printed.value}
      say={say}
      shape="wide"
      mark={() => UNMARKED}
      label={label}
      onPlay={nothing}
      onWhy={nothing}
    />
  )
}
