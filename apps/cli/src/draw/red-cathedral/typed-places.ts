import type { View } from '@guildhall/red-cathedral'

/** How sections, seats, workshops and goods are named in what is typed. */

const SECTION = /^t(\d+)[.,]?(\d+)$/i
export const isSection = (word: string): boolean => SECTION.test(word)

/** `T2.1` is the first section from the bottom of the second tower; -1 where there is none. */
export function sectionAt({ towers }: View, word = ''): number {
  const [, tower, level] = SECTION.exec(word) ?? []
  return towers[Number(tower) - 1]?.[Number(level) - 1]?.section ?? -1
}

export const seatOf = ({ players }: View, colour = ''): number =>
  players.findIndex((player) => player.colour === colour)

/** A claim needs a free workshop of that die, an activation one with a tile. */
export function workshopOf(view: View, word = '', seat = view.active): number {
  const wantsFree = workshopCommand(view) === 'chooseWorkshop'
  const workshop = view.players[seat]?.workshop ?? []
  const fitting = workshop.findIndex(
    ({ die, tile, faceUp }) => die === word && (wantsFree ? tile === null : faceUp),
  )
  return fitting >= 0 ? fitting : workshop.findIndex(({ die }) => die === word)
}

/** The same word for the workshop of a claim, of a moved die and of an activation. */
export function workshopCommand({ stack }: View): string {
  const kind = stack.at(-1)?.kind
  if (kind === 'market') return 'useWorkshop'
  return kind === 'activate' ? 'activate' : 'chooseWorkshop'
}

/** An ornament with jewels: `green purple`. */
export const decoration = (
  section: number,
  jewels: readonly string[],
): { section: number; jewels: string } => ({
  section,
  jewels: jewels.length === 0 ? 'none' : jewels.toSorted().join('-'),
})

/** `2 wood 1 gold`; a number may be left out. */
export function goodsIn(typed: readonly string[]): Record<string, number> {
  const goods: Record<string, number> = {}
  let n = 1
  for (const word of typed) {
    if (/^\d+$/.test(word)) n = Number(word)
    else {
      goods[word] = n
      n = 1
    }
  }
  return goods
}
