import type { Bot } from '@guildhall/bots'
import type { Viewer } from '@guildhall/kernel'
import { namedBot } from '../bots.ts'
import { misuse } from '../misuse.ts'
import { say } from '../say.ts'

/** Who sits at a seat: a bot, or a person (null). */
export type Sitter = Bot | null

const PERSON = ['me', 'you', 'human']

/** Who sits where, from `--seats me,greedy`, or from the bots that sit down beside one person. */
export function seatsFrom(
  players: number | undefined,
  seats: string | undefined,
  bots: string | undefined,
): Sitter[] {
  if (seats !== undefined && bots !== undefined) throw misuse('seats.both')
  if (seats !== undefined) return seatsNamed(seats, players)
  const guests = (bots ?? 'apprentice').split(',').map((name) => namedBot(name.trim()))
  const all = players ?? guests.length + 1
  if (guests.length > all - 1 && bots !== undefined) {
    throw misuse('bots.tooMany', { bots: guests.length, players: all - 1 })
  }
  const beside = Array.from({ length: all - 1 }, (_, i) => guests[i % guests.length] ?? null)
  return [null, ...beside]
}

function seatsNamed(names: string, players: number | undefined): Sitter[] {
  const sitters = names.split(',').map((name) => sitterNamed(name.trim()))
  if (players !== undefined && players !== sitters.length) {
    throw misuse('seats.count', { seats: sitters.length, players })
  }
  return sitters
}

const sitterNamed = (name: string): Sitter => (PERSON.includes(name) ? null : namedBot(name))

/** As a person at this terminal may see the game: one alone as their seat, several as all do. */
export function viewerOf(sitters: readonly Sitter[]): Viewer {
  const people = sitters.flatMap((sitter, seat) => (sitter === null ? [seat] : []))
  return people.length === 1 ? (people[0] ?? 'spectator') : 'spectator'
}

/** Who sits where, in words. */
export const sittingWords = (sitters: readonly Sitter[]): string[] =>
  sitters.map((sitter) => (sitter === null ? say('seats.person') : sitter.name))
