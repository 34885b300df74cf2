import type { Refusal } from '@guildhall/kernel'
import type { Command, View } from '@guildhall/red-cathedral'
import type { Typed } from '@guildhall/ui'
import type { RcDraft } from './plan.ts'

export type RcTyped = Typed<View, Command>

/** A short command: how it is written, and what its words draft; null where they name nothing. */
export type TypedCommand = readonly [
  RegExp,
  (draft: RcDraft, words: readonly string[]) => RcTyped | null,
]

/** What a typed command drafts, or why it cannot be. */
export const drafted = (commands: readonly Command[] | null, why: () => Refusal): RcTyped =>
  commands === null ? { refusal: why() } : { commands }
