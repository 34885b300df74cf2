import { type Bot, LEVELS } from '@guildhall/bots'
import type { Viewer } from '@guildhall/kernel'
import { namedBot } from '../bots.ts'
import { t } from '../i18n.ts'
import { misuse } from '../misuse.ts'

/** Who sits at a seat: a bot, or a person (null). */
export type SeatHolder = Bot | null

const PERSON = ['me', 'you', 'human']

/** Who sits where, from `--seats me,greedy`, or from the bots that sit down beside one person. */
export function seatsFrom(
  players: number | undefined,
  seats: string | undefined,
  bots: string | undefined,
): SeatHolder[] {
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

function seatsNamed(names: string, players: number | undefined): SeatHolder[] {
  const holders = names.split(',').map((name) => holderNamed(name.trim()))
  if (players !== undefined && players !== holders.length) {
    throw misuse('seats.count', { seats: holders.length, players })
  }
  return holders
}

const holderNamed = (name: string): SeatHolder => (PERSON.includes(name) ? null : namedBot(name))

/** As a person at this terminal may see the game: one alone as their seat, several as all do. */
export function viewerOf(holders: readonly SeatHolder[]): Viewer {
  const people = holders.flatMap((holder, seat) => (holder === null ? [seat] : []))
  return people.length === 1 ? (people[0] ?? 'spectator') : 'spectator'
}

/** Who sits where, in words. */
export const holderNames = (holders: readonly SeatHolder[]): string[] =>
  holders.map((holder) => (holder === null ? t('seats.person') : botName(holder)))

/** A level in the language of the terminal; other bots by the name they are typed with. */
function botName({ name }: Bot): string {
  const level = LEVELS.find((each) => each === name)
  return level === undefined ? name : t(`seats.bot.${level}`)
}
