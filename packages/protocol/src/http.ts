import type { AnyCommand, Seat } from '@guildhall/kernel'
import { NEW_STAND_IN, nameSchema, type Pace, paceSchema } from '@guildhall/tables'
import * as v from 'valibot'

/** The id of a table cannot be guessed: anyone with the link may join. */
export const tableId = v.pipe(v.string(), v.regex(/^[\w-]{16,40}$/, 'this is no id of a table'))

export const chatText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(500),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u, 'a line has no control characters'),
)

const botName = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** The players of a new table: its creator, another person on the same device, a bot. */
const seating = v.variant('kind', [
  v.strictObject({ kind: v.literal('me'), name: v.optional(nameSchema) }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), bot: botName }),
])

/** A text without line breaks. */
const oneLine = v.transform((text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))

/** A request for a new table. */
export const newTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  players: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  title: v.optional(v.pipe(v.string(), oneLine, v.trim(), v.maxLength(60)), ''),
  visibility: v.optional(v.picklist(['public', 'link']), 'link'),
  spectators: v.optional(v.boolean(), true),
  pace: v.optional(paceSchema, { kind: 'none' }),
  arrangement: v.optional(
    v.strictObject({
      /** The replacement bot for players who leave. */
      standIn: v.optional(botName, NEW_STAND_IN),
      /** Whether hints are allowed; by default only where one person plays alone. */
      hints: v.exactOptional(v.boolean()),
    }),
    {},
  ),
  /** By seat; missing ones stay open. */
  chairs: v.optional(v.pipe(v.array(seating), v.maxLength(8)), []),
  /** Starts at once if every seat is taken. */
  start: v.optional(v.boolean(), false),
})
export type NewTable = v.InferOutput<typeof newTable>

/** A finished game from elsewhere: its file, and its players. */
export const importedGame = v.strictObject({
  file: v.unknown(),
  title: v.optional(v.pipe(v.string(), oneLine, v.trim(), v.maxLength(60)), ''),
  /** By seat; the person who uploads it played those of `me`, under the given names. */
  chairs: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('me'), name: v.optional(nameSchema) }),
        v.strictObject({ kind: v.literal('bot'), bot: botName }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
})
export type ImportedGame = v.InferOutput<typeof importedGame>

const locale = v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'this is no language'))

/** Without a language, that of the browser is taken. */
export const newGuest = v.strictObject({ name: nameSchema, locale: v.optional(locale) })
export const changedPerson = v.partial(v.strictObject({ name: nameSchema, locale }))

/** A hint for the seat that decides: suggested lines, the best first. */
export interface Hint {
  readonly seat: Seat
  /** The number of the last entry that changed the game, to which the hint applies. */
  readonly moved: number
  readonly lines: readonly HintLine[]
}

export interface HintLine {
  /** The commands of the seat, one after the other, until its turn ends or chance comes. */
  readonly commands: readonly AnyCommand[]
  /** The chance to win, from 0 to 1. */
  readonly win: number
  /** The expected lead over the best rival at the end, in points. */
  readonly margin: number
}

/** A chat message at a table. */
export interface ChatLine {
  readonly number: number
  readonly at: number
  /** The seat of the sender at the time. */
  readonly seat: number | null
  readonly name: string
  /** Empty where it was removed. */
  readonly text: string
  /** Whether an administrator removed it. */
  readonly removed: boolean
  readonly mine: boolean
}

/** A table in a list. */
export interface TableListItem {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly title: string
  readonly status: 'open' | 'playing' | 'over' | 'closed'
  readonly chairs: readonly { readonly name: string; readonly bot: string | null }[]
  readonly free: number
  readonly turns: number
  readonly updated: number
  /** When the running clock ends; null without one. */
  readonly due: number | null
  /** The time control; null once the game has started. */
  readonly pace: Pace | null
  /** Whether it is the caller's turn there. */
  readonly mine: boolean
  /** Whether only bots play, who pause while nobody watches. */
  readonly onlyBots: boolean
}

export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.email(),
  v.maxLength(200),
)
/** Long enough to be hard to guess, of any characters. */
export const password = v.pipe(v.string(), v.minLength(10), v.maxLength(200))
/** The last part of the link of an invitation. */
export const invitationToken = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))
export const accountRequest = v.strictObject({
  email: emailAddress,
  password,
  /** Where registration is by invitation. */
  invitation: v.optional(invitationToken),
})
/** An account for somebody who is not even a guest. */
export const registrationRequest = v.strictObject({
  ...accountRequest.entries,
  ...newGuest.entries,
})
export const signInRequest = v.strictObject({
  email: emailAddress,
  password: v.pipe(v.string(), v.maxLength(200)),
})
/** The label of a device or a program. */
export const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))
/** What a token may do: read and play as its owner, or read the metrics and nothing else. */
export const TOKEN_SCOPES = ['read', 'play', 'metrics'] as const
export const TOKEN_DAYS = [7, 30, 90, 365] as const
export const newTokenRequest = v.strictObject({
  label,
  scopes: v.optional(
    v.pipe(
      v.array(v.picklist(TOKEN_SCOPES)),
      v.minLength(1),
      v.maxLength(2),
      v.check((scopes) => new Set(scopes).size === scopes.length, 'name each scope once'),
      v.check(
        (scopes) => !scopes.includes('metrics') || scopes.length === 1,
        'metrics stands alone',
      ),
    ),
    ['read', 'play'],
  ),
  /** How long it works. */
  days: v.optional(v.picklist(TOKEN_DAYS), 90),
})
/** The result of the browser's function; the library that verifies it checks its parts. */
export const passkeyResponse = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(1000)),
  response: v.looseObject({}),
})
