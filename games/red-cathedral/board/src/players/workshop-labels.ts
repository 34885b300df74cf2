import type { Printed, View } from '@guildhall/red-cathedral'
import type { Translator } from '@guildhall/texts'
import { message } from '../board-message.ts'

const WORKSHOPS = ['red', 'blue', 'green', 'yellow', 'white-a', 'white-b'] as const

/** A workshop and what lies on it, for those who hear it. */
export function workshopSpaceLabel(
  view: View,
  say: Translator,
  printed: (id: string) => Pick<Printed, 'name' | 'effects'>,
): (seat: number, space: number) => string {
  return (seat, space) => {
    const found = view.players[seat]?.workshop[space]
    const name = message(`workshop.${WORKSHOPS[space] ?? 'red'}`)
    if (found === undefined) return say(name)
    const { covered, tile, faceUp, cost: rubles } = found
    if (covered === 'banner') return say(message('board.workshop.banner', { name }))
    if (tile === null) {
      if (covered === null) return say(message('board.workshop.empty', { name, rubles }))
      const what = message(`ornament.${covered}`)
      return say(message('board.workshop.waiting', { name, what, rubles }))
    }
    if (!faceUp) return say(message('board.workshop.down', { name }))
    const { name: tileName, effects } = printed(tile)
    return say(message('board.workshop.tile', { name, tile: tileName, effect: effects }))
  }
}
