import { LEVELS } from '@guildhall/bots'
import type { Pace } from '@guildhall/tables'
import { english } from './locales/en.ts'
import { type Key, language, t } from './words.ts'

const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A span of time in its largest unit. */
export function span(ms: number): string {
  if (ms >= 2 * DAY || ms === DAY) return t('time.days', { n: Math.round(ms / DAY) })
  if (ms >= 2 * HOUR || ms === HOUR) return t('time.hours', { n: Math.round(ms / HOUR) })
  if (ms >= MINUTE) return t('time.minutes', { n: Math.round(ms / MINUTE) })
  return t('time.seconds', { n: Math.max(0, Math.round(ms / SECOND)) })
}

export const date = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(at)

export const dateAndTime = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** The pace of a table, in a whole sentence. */
export function paceWords(pace: Pace): string {
  switch (pace.kind) {
    case 'none':
      return t('pace.none')
    case 'live':
      return pace.increment === 0
        ? t('pace.ofLivePlain', { bank: span(pace.bank) })
        : t('pace.ofLive', { bank: span(pace.bank), increment: span(pace.increment) })
    case 'days':
      return t('pace.ofDays', { bank: span(pace.bank), refund: span(pace.refund) })
  }
}

/** The same where there is little room. */
export function paceInShort(pace: Pace): string {
  if (pace.kind === 'none') return t('pace.none')
  const bank = span(pace.bank)
  return t(pace.kind === 'live' ? 'pace.shortLive' : 'pace.shortDays', { bank })
}

/** The opponents that are offered, by the names the server knows them by; some sit at older tables. */
export const OPPONENTS = LEVELS
/** Whether a bot is one of those that are offered. */
export const isOpponent = (bot: string): bot is (typeof OPPONENTS)[number] =>
  (OPPONENTS as readonly string[]).includes(bot)

const KNOWN = [...OPPONENTS, 'greedy', 'random'] as const

/** What an opponent is called among people. */
export function botWords(bot: string): string {
  const known = KNOWN.find((name) => name === bot)
  return known === undefined ? t('bot.other', { name: bot }) : t(`bot.${known}`)
}

/** How an opponent plays. */
export const playWords = (bot: (typeof OPPONENTS)[number]): string => t(`bot.${bot}More`)

/** Who sits somewhere, in words. */
export const chairWords = ({ name, bot }: { name: string; bot: string | null }): string =>
  name !== '' ? name : bot === null ? t('room.free') : botWords(bot)

/** Who sits where; those of the same name are told apart by a number. */
export function seatWords(
  chairs: readonly { readonly name: string; readonly bot: string | null }[],
): string[] {
  const names = chairs.map(chairWords)
  return names.map((name, seat) => {
    const same = names.filter((other) => other === name).length
    const before = names.slice(0, seat + 1).filter((other) => other === name).length
    return same === 1 ? name : `${name} ${before}`
  })
}

/** Why a table cannot be shown. */
export function refusalWords({ code, message }: { code: string; message: string }): string {
  const key = `refused.${code}`
  return Object.hasOwn(english, key) ? t(key as Key) : message
}

/** What a game is called. */
export function gameWords(game: string): string {
  const key = `game.${game}`
  return Object.hasOwn(english, key) ? t(key as Key) : game
}

/** What a table is called: its own name, or its game's. */
export const tableWords = ({ title, game }: { title: string; game: string }): string =>
  title === '' ? gameWords(game) : title
