import { LEVELS } from '@guildhall/bots'
import type { Pace } from '@guildhall/tables'
import { languageOf } from '@guildhall/texts'
import { language, messageOr, t } from './i18n.ts'

const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A span of time in its largest unit. */
export function formatDuration(ms: number): string {
  if (ms >= 2 * DAY || ms === DAY) return t('time.days', { n: Math.round(ms / DAY) })
  if (ms >= 2 * HOUR || ms === HOUR) return t('time.hours', { n: Math.round(ms / HOUR) })
  if (ms >= MINUTE) return t('time.minutes', { n: Math.round(ms / MINUTE) })
  return t('time.seconds', { n: Math.max(0, Math.round(ms / SECOND)) })
}

/** Dates as the reader's country writes them, where the browser names one; else English ones are British. */
function dateLocale(): string {
  const asked = navigator.languages.find((each) => languageOf(each) === language.value)
  const locale = asked ?? language.value
  return locale === 'en' ? 'en-GB' : locale
}

export const formatDate = (at: number): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium' }).format(at)

export const formatDateTime = (at: number): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** The pace of a table in a few words. */
export function describePaceShort(pace: Pace): string {
  if (pace.kind === 'none') return t('pace.none')
  const bank = formatDuration(pace.bank)
  return t(pace.kind === 'live' ? 'pace.shortLive' : 'pace.shortDays', { bank })
}

/** The bots that can be chosen, by the server's names; older tables may have others. */
export const OPPONENTS = LEVELS
/** Whether a bot is one of those that can be chosen. */
export const isOpponent = (bot: string): bot is (typeof OPPONENTS)[number] =>
  OPPONENTS.some((each) => each === bot)

const KNOWN = [...OPPONENTS, 'greedy', 'random'] as const

/** What an opponent is called among people. */
export function botName(bot: string): string {
  const known = KNOWN.find((name) => name === bot)
  return known === undefined ? t('bot.other', { name: bot }) : t(`bot.${known}`)
}

/** The name of whoever holds a seat. */
export const seatHolderName = ({ name, bot }: { name: string; bot: string | null }): string =>
  name !== '' ? name : bot === null ? t('seat.open') : botName(bot)

/** The names of all seats; equal names get a number. */
export function seatHolderNames(
  holders: readonly { readonly name: string; readonly bot: string | null }[],
): string[] {
  const names = holders.map(seatHolderName)
  return names.map((name, seat) => {
    const same = names.filter((other) => other === name).length
    const before = names.slice(0, seat + 1).filter((other) => other === name).length
    return same === 1 ? name : `${name} ${before}`
  })
}

/** Why the server refused something, by its code: a table's reasons, then those of the server. */
export const refusedText = (code: string, otherwise: string): string =>
  messageOr(`refused.${code}`, messageOr(`failure.${code}`, otherwise))

/** Why a table cannot be shown. */
export const refusalText = ({ code, message }: { code: string; message: string }): string =>
  refusedText(code === 'notFound' ? 'noTable' : code, message)

/** What a game is called. */
export const gameName = (game: string): string => messageOr(`game.${game}`, game)

/** What a table is called: its own name, or its game's. */
export const tableName = ({ title, game }: { title: string; game: string }): string =>
  title === '' ? gameName(game) : title
