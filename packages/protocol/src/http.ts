import type { AnyCommand, Seat } from '@guildhall/kernel'
import { NEW_STAND_IN, nameSchema, type Pace, paceSchema } from '@guildhall/tables'
import * as v from 'valibot'

/** The id of a table cannot be guessed: who has the link may come. */
export const tableId = v.pipe(v.string(), v.regex(/^[\w-]{16,40}$/, 'this is no id of a table'))

export const chatText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(500),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u, 'a line has no control characters'),
)

const botName = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** Who shall sit where: the one who makes the table, somebody else at the same screen, a bot. */
const seating = v.variant('kind', [
  v.strictObject({ kind: v.literal('me'), name: v.optional(nameSchema) }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), bot: botName }),
])

/** What stands in a line does not break it. */
const oneLine = v.transform((text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))

/** A table to be made. */
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
      /** The bot that plays on for whoever is gone. */
      standIn: v.optional(botName, NEW_STAND_IN),
      /** Whether whoever is to decide may ask what looks best; else where one person plays alone. */
      hints: v.exactOptional(v.boolean()),
    }),
    {},
  ),
  /** By seat; what is not named stays open. */
  chairs: v.optional(v.pipe(v.array(seating), v.maxLength(8)), []),
  /** Starts at once where every seat is taken. */
  start: v.optional(v.boolean(), false),
})
export type NewTable = v.InferOutput<typeof newTable>

/** A game that was played elsewhere to its end: its file, and who sat where. */
export const importedGame = v.strictObject({
  file: v.unknown(),
  title: v.optional(v.pipe(v.string(), oneLine, v.trim(), v.maxLength(60)), ''),
  /** By seat; those of `me` were played by whoever brings it, under the names given. */
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

export const newGuest = v.strictObject({ name: nameSchema })
export const changedPerson = v.partial(
  v.strictObject({
    name: nameSchema,
    locale: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'this is no language')),
  }),
)

/** What looks best to the seat that is to decide: the lines it was thought about, the best first. */
export interface Hint {
  readonly seat: Seat
  /** The number of the last entry that changed the game: it is about the question since then. */
  readonly moved: number
  readonly lines: readonly HintLine[]
}

export interface HintLine {
  /** The commands of the seat, one after the other, until its turn ends or chance comes. */
  readonly commands: readonly AnyCommand[]
  /** The chance to win, from 0 to 1. */
  readonly win: number
  /** Points ahead of the best rival at the end, as far as can be expected. */
  readonly margin: number
}

/** A line of the talk at a table. */
export interface ChatLine {
  readonly number: number
  readonly at: number
  /** The seat of the one who said it; null for somebody who watches. */
  readonly seat: number | null
  readonly name: string
  readonly text: string
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
  /** When the clock that runs there ends; null where none does. */
  readonly due: number | null
  /** How fast it will be played; null once the game has started. */
  readonly pace: Pace | null
  /** Whether the one who asks is to decide there. */
  readonly mine: boolean
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
export const accountRequest = v.strictObject({ email: emailAddress, password })
export const signInRequest = v.strictObject({
  email: emailAddress,
  password: v.pipe(v.string(), v.maxLength(200)),
})
/** What somebody calls a device or a program. */
export const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))
/** What the browser's own function gave; its parts are checked by the library that verifies it. */
export const passkeyResponse = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(1000)),
  response: v.looseObject({}),
})
