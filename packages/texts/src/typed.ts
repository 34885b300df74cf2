import type { Message, MessageParams } from '@guildhall/kernel'

/** What can be put into a text. */
export type Parameter = MessageParams[string]

/** A text that takes no parameters. */
export type NoParameters = Readonly<Record<never, never>>

type With<Texts, Key extends keyof Texts> = Key extends unknown
  ? keyof Texts[Key] extends never
    ? never
    : (all: Texts[Key]) => void
  : never

/** All parameters of the texts that a key can mean. */
type Wanted<Texts, Key extends keyof Texts> =
  With<Texts, Key> extends (all: infer All) => void ? All : never

/** What comes with a key: nothing, or every parameter of its text. */
export type Arguments<Texts, Key extends keyof Texts> = [With<Texts, Key>] extends [never]
  ? []
  : [params: Wanted<Texts, Key>]

/** The keys of texts that take no parameters. */
export type PlainKey<Texts> = {
  [Key in keyof Texts]: keyof Texts[Key] extends never ? Key : never
}[keyof Texts] &
  string

/** What makes messages of the texts: a key that none has, or a wrong parameter, does not compile. */
export type TypedMessage<Texts> = <Key extends keyof Texts & string>(
  key: Key,
  ...params: Arguments<Texts, Key>
) => Message
