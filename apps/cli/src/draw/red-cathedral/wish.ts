import type { View } from '@guildhall/red-cathedral'
import { contractWish } from './contracts.ts'
import { tileWish } from './reinforcements.ts'
import type { Words } from './words.ts'

/** Reads the words after the first one of a typed wish. */
type Reading = (words: readonly string[], view: View, printed: Words) => object

/** What can be typed, by its first word. Whether it is legal the rules say. */
const WISHES: Readonly<Record<string, Reading>> = {
  move: ([die, extra = '0']) => ({ type: 'moveDie', die, extra: Number(extra) }),
  claim: ([place = 'inventory'], view) =>
    isSection(place)
      ? { type: claimCommand(view), section: sectionAt(view, place) }
      : { type: 'claim', banner: place },
  workshop: (words, view) =>
    words.length > 1
      ? lentWorkshop(view, words)
      : { type: workshopCommand(view), space: workshopOf(view, words[0]) },
  up: () => ({ type: 'layTile', face: 'up' }),
  down: () => ({ type: 'layTile', face: 'down' }),
  deliver: ([material, place, instead], view) =>
    material === 'diamond'
      ? { type: 'deliverDiamond', section: sectionAt(view, place), material: instead }
      : { type: 'deliver', section: sectionAt(view, place), material },
  decorate: ([place, ...words], view) => decoration(sectionAt(view, place), words),
  obtain: () => ({ type: 'obtain' }),
  more: ([action]) => ({ type: 'marketAgain', action }),
  foreman: ([towers]) => ({ type: 'moveForeman', towers: Number(towers) }),
  player: ([colour], view) => ({ type: 'choosePlayer', seat: seatOf(view, colour) }),
  space: ([space]) => ({ type: 'chooseSpace', space: Number(space) }),
  take: (words) => ({ type: 'take', goods: goodsIn(words) }),
  pay: (words) => ({ type: 'payWith', goods: goodsIn(words) }),
  contract: (words, view, printed) => contractWish(view, words.join(' ').toLowerCase(), printed),
  card: ([drawn]) => ({ type: 'chooseBlueprint', drawn: Number(drawn) - 1 }),
  advance: ([place], view) => ({ type: 'advanceSection', section: sectionAt(view, place) }),
  reinforce: (words, view, printed) => tileWish(view, words.join(' ').toLowerCase(), printed),
  sell: ([n]) => ({ type: 'sellPrestige', n: Number(n) }),
  reroll: ([space]) => ({ type: 'reroll', space: Number(space) }),
  again: () => ({ type: 'again' }),
  stop: () => ({ type: 'stop' }),
  end: () => ({ type: 'endTurn' }),
  pass: () => ({ type: 'pass' }),
  hire: ([city = '']) => ({ type: 'hire', city: `city-${city.toLowerCase()}` }),
  choose: ([space]) => ({ type: 'chooseSpecialist', space }),
  keep: () => ({ type: 'keepSpecialist', keep: true }),
  dismiss: () => ({ type: 'keepSpecialist', keep: false }),
  specialist: () => ({ type: 'useSpecialist' }),
  permit: () => ({ type: 'buyPermit' }),
  first: ([step]) => ({ type: 'chooseStep', step: Number(step) - 1 }),
  salvage: ([what], view) => salvageOf(view, what),
}

/** The command that typed words mean; null where they mean none. */
export function wishIn(
  view: View,
  [first = '', ...rest]: readonly string[],
  words: Words,
): unknown {
  const reading = Object.hasOwn(WISHES, first) ? WISHES[first] : undefined
  return reading === undefined ? null : reading(rest, view, words)
}

/** `green purple`, or with diamonds `green purple with 1 wood 2 diamond`. */
function decoration(section: number, words: readonly string[]): object {
  const end = words.includes('with') ? words.indexOf('with') : words.length
  const jewels = end === 0 ? 'none' : words.slice(0, end).sort().join('-')
  if (end === words.length) return { type: 'decorate', section, jewels }
  return { type: 'decorateWith', section, jewels, goods: goodsIn(words.slice(end + 1)) }
}

const SECTION = /^t(\d+)[.,]?(\d+)$/i

const isSection = (word: string): boolean => SECTION.test(word)

/** `T2.1` is the first section from the bottom of the second tower; -1 where there is none. */
function sectionAt({ towers }: View, word = ''): number {
  const [, tower, level] = SECTION.exec(word) ?? []
  return towers[Number(tower) - 1]?.[Number(level) - 1]?.section ?? -1
}

const seatOf = ({ players }: View, colour = ''): number =>
  players.findIndex((player) => player.colour === colour)

/** `workshop blue red` is Blue's red workshop. */
function lentWorkshop(view: View, [colour, die]: readonly string[]): object {
  const seat = seatOf(view, colour)
  return { type: 'activateOther', seat, space: workshopOf(view, die, seat) }
}

/** A claim needs a free workshop of that die, an activation one with a tile. */
function workshopOf(view: View, word = '', seat = view.active): number {
  const wantsFree = workshopCommand(view) === 'chooseWorkshop'
  const workshop = view.players[seat]?.workshop ?? []
  const fitting = workshop.findIndex(
    ({ die, tile, faceUp }) => die === word && (wantsFree ? tile === null : faceUp),
  )
  return fitting >= 0 ? fitting : workshop.findIndex(({ die }) => die === word)
}

/** An ornament that is free by its name, a locked one by the die of its workshop. */
function salvageOf(view: View, what = ''): object {
  const workshop = view.players[view.active]?.workshop ?? []
  const space = workshop.findIndex(({ die, locked }) => locked && die === what)
  return space < 0 ? { type: 'salvage', ornament: what } : { type: 'salvageLocked', space }
}

/** The same word for a claim of one's own and for Ivan's. */
const claimCommand = ({ stack }: View): string =>
  stack.at(-1)?.kind.startsWith('ivan') ? 'claimForIvan' : 'chooseSection'

/** The same word for the workshop of a claim, of a moved die and of an activation. */
function workshopCommand({ stack }: View): string {
  const kind = stack.at(-1)?.kind
  if (kind === 'market') return 'useWorkshop'
  return kind === 'activate' ? 'activate' : 'chooseWorkshop'
}

/** `2 wood 1 gold`; a number may be left out. */
function goodsIn(words: readonly string[]): Record<string, number> {
  const goods: Record<string, number> = {}
  let n = 1
  for (const word of words) {
    if (/^\d+$/.test(word)) n = Number(word)
    else {
      goods[word] = n
      n = 1
    }
  }
  return goods
}
