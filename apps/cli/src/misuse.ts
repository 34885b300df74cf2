import type { Problem } from '@guildhall/kernel'
import type { CommanderError } from 'commander'
import { type MessageKey, type TextArguments, t } from './i18n.ts'

/** Something given from outside is wrong: the program says so in one line and ends. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}

/** Something could not be done, though all that was given is well formed. */
export class Failure extends Error {}

export const misuse = <K extends MessageKey>(key: K, ...params: TextArguments<K>): Misuse =>
  new Misuse(t(key, ...params))

/** How many problems are named in one line; the others follow when these are mended. */
const NAMED = 3

/** What a parser found wrong, in one line. */
export const problemsInWords = (problems: readonly Problem[]): string =>
  problems
    .slice(0, NAMED)
    .map(({ path, message }) => (path === '' ? message : `${path}: ${message}`))
    .concat(problems.length > NAMED ? [t('problems.more', { n: problems.length - NAMED })] : [])
    .join('; ')

type FlagError = MessageKey & `flags.${string}`

const FLAG_ERRORS: Readonly<Record<string, FlagError>> = {
  'commander.missingArgument': 'flags.missingArgument',
  'commander.optionMissingArgument': 'flags.missingValue',
  'commander.missingMandatoryOptionValue': 'flags.missing',
  'commander.unknownOption': 'flags.unknown',
  'commander.excessArguments': 'flags.tooMany',
  'commander.unknownCommand': 'flags.unknownCommand',
}

/** What commander found wrong with the flags, in our words. */
export function flagsInWords({ code, message }: CommanderError): string {
  const key = FLAG_ERRORS[code]
  if (key === undefined) return message.replace(/^error: /, '')
  const what = /'([^']+)'/.exec(message)?.[1] ?? ''
  const near = /\(Did you mean (?:one of )?(.+)\?\)/.exec(message)?.[1]
  return near === undefined ? t(key, { what }) : `${t(key, { what })}${t('near', { near })}`
}
