import {
  finalAccount,
  outcomeNow,
  printed,
  scoreLabel,
  type View,
} from '@guildhall/craftsmen-builders'
import { Skyline } from '@guildhall/craftsmen-builders-board'
import '@guildhall/craftsmen-builders-board/art.css'
import { message } from '@guildhall/kernel'
import { useMemo } from 'preact/hooks'
import type { PictureProps, PostGame } from '../game-client.ts'

export const postGame: PostGame = {
  points: ({ players, contracts }: View, seat) => {
    const realised = contracts.filter(({ realisers }) => realisers.includes(seat)).length
    return (players[seat]?.points ?? 0) + realised
  },
  rolls: () => [],
  scoreLabel,
  Picture,
  outcomeNow({ players, options }, view: View) {
    const now = outcomeNow({ players, options }, view)
    return now.ok ? now.value : null
  },
  explainScore({ players, options }, view: View) {
    const account = finalAccount({ players, options }, view)
    if (!account.ok) return null
    const { ranking, parts } = account.value
    return {
      ranking,
      parts: parts.map(({ label, points, lines }) => ({ title: scoreLabel(label), points, lines })),
    }
  },
}

/** The streets of all as they were left. */
function Picture({ game: { players, options }, view, say }: PictureProps<View>) {
  const read = useMemo(() => printed({ players, options }), [players, options])
  if (!read.ok) return null
  return <Skyline view={view} printed={read.value} label={say(message('board.streets'))} />
}
