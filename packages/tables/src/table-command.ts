import * as v from 'valibot'
import { nameSchema } from './name.ts'
import { paceSchema } from './pace.ts'
import type { PersonId } from './table-event.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))

const bot = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** A command of the game; its rules parse it. */
const gameCommand = v.looseObject({ type: v.string() })
/** More than any turn has. */
const MOST_COMMANDS = 64

/** The commands at a table. */
export const tableCommandSchema = v.variant('type', [
  /**
   * A seat for oneself, the first that can be had if none is named: before the start a free one,
   * later one that is offered. One person may have several.
   */
  v.strictObject({ type: v.literal('sit'), seat: v.optional(seat), name: nameSchema }),
  /** Gives up all own seats: they become free before the start; bots play them later. */
  v.strictObject({ type: v.literal('leave') }),
  v.strictObject({ type: v.literal('seatBot'), seat, bot }),
  v.strictObject({ type: v.literal('free'), seat }),
  v.strictObject({ type: v.literal('setPace'), pace: paceSchema }),
  /** The replacement bot, and whether hints are allowed. */
  v.strictObject({
    type: v.literal('arrange'),
    standIn: v.exactOptional(bot),
    hints: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({ type: v.literal('play'), command: gameCommand }),
  /**
   * Several commands, stored together or not at all: up to the first roll, draw or decision of
   * another seat. The answer says how many were played.
   */
  v.strictObject({
    type: v.literal('turn'),
    commands: v.pipe(v.array(gameCommand), v.minLength(1), v.maxLength(MOST_COMMANDS)),
  }),
  /** Undoes steps of the own turn, up to the last barrier. */
  v.strictObject({ type: v.literal('undo'), count }),
  /** A bot plays for the owner, until the owner takes the seat back. */
  v.strictObject({ type: v.literal('hand'), seat, bot }),
  v.strictObject({ type: v.literal('reclaim'), seat }),
  /** Lets anyone take the seat: to continue on another device, or on a shared one. */
  v.strictObject({ type: v.literal('offer'), seat, open: v.boolean() }),
  v.strictObject({
    type: v.literal('propose'),
    proposal: v.variant('what', [
      v.strictObject({ what: v.literal('takeBack'), count }),
      v.strictObject({ what: v.literal('pace'), pace: paceSchema }),
      v.strictObject({ what: v.literal('end') }),
      v.strictObject({ what: v.literal('standIn'), seat }),
      /** The seat of a bot for oneself; who plays at no seat gives a name. */
      v.strictObject({ what: v.literal('join'), seat, name: v.exactOptional(nameSchema) }),
    ]),
  }),
  v.strictObject({ type: v.literal('answer'), agree: v.boolean() }),
  v.strictObject({ type: v.literal('close') }),
  /** The next game of the same people, once this one is over. */
  v.strictObject({ type: v.literal('rematch') }),
])
export type TableCommand = v.InferOutput<typeof tableCommandSchema>

/** A command with the id its sender gave it, and the number of the table that the sender last saw. */
export const tableRequestSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'an id has 8 to 64 letters, digits, - or _')),
  seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
  wish: tableCommandSchema,
})
export type TableRequest = v.InferOutput<typeof tableRequestSchema>

/** A request, the table it is for, and who sends it. */
export interface AddressedRequest {
  readonly table: string
  readonly person: PersonId
  readonly request: TableRequest
}
