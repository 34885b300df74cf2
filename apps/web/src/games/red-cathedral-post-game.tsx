import { message } from '@guildhall/kernel'
import {
  type Event,
  finalAccount,
  openlyHeld,
  outcomeNow,
  printedSigns,
  scoreLabel,
  sectionIn,
  type View,
} from '@guildhall/red-cathedral'
import { Cathedral, type SectionMark } from '@guildhall/red-cathedral-board'
import '@guildhall/red-cathedral-board/board.css'
import { useMemo } from 'preact/hooks'
import type { PictureProps, PostGame } from '../game-client.ts'

const DICE = ['white', 'red', 'green', 'blue', 'yellow', 'black']

export const postGame: PostGame = {
  points: (view: View, seat) => view.players[seat]?.prestige ?? 0,
  rolls: (event: Event) =>
    event.type === 'diceRolled' ? event.rolls.map(([, value]) => value) : [],
  uses: {
    title: message('board.chart.dice'),
    names: DICE.map((die) => message(`die.${die}`)),
    colours: DICE,
    of: (event: Event) => (event.type === 'dieMoved' ? DICE.indexOf(event.die) : -1),
  },
  scoreLabel,
  Picture,
  outcomeNow({ players, options }, view: View) {
    const now = outcomeNow({ players, options }, openlyHeld(view))
    return now.ok ? now.value : null
  },
  explainScore({ players, options }, view: View) {
    const account = finalAccount({ players, options }, view)
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
function Picture({ game: { players, options }, view, say }: PictureProps<View>) {
  const printed = useMemo(() => printedSigns({ players, options }), [players, options])
  if (!printed.ok) return null
  const label = (section: number) => {
    const tower = view.towers.findIndex((each) => each.some((one) => one.section === section))
    const parts = view.towers[tower] ?? []
    const level = parts.findIndex((one) => one.section === section)
    return say(sectionIn(tower + 1, level + 1, parts.length))
  }
  return (
    <Cathedral
      view={view}
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
