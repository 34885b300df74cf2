import { LANGUAGES, type Language, languageOf } from '@guildhall/texts'

/** What decides about the language: the words after the program's name, the environment, who reads. */
interface Started {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether a person reads and types, not a script or a pipe. */
  readonly terminal: boolean
}

/**
 * The language of `play`: `--lang`, else that of the environment where a person plays. Scripts get English, and so does
 * every other command. What is no language stays English here; the flag itself is checked with the others.
 */
export function languageOfRun({ args, env, terminal }: Started): Language {
  if (args[0] !== 'play') return 'en'
  const flag = flagIn(args)
  if (flag !== undefined) return LANGUAGES.find((each) => each === flag) ?? 'en'
  if (!terminal) return 'en'
  // The first that is set and not empty counts, as everywhere in POSIX.
  const tag = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return languageOf(tag) ?? 'en'
}

/** `--lang de` or `--lang=de`. */
function flagIn(args: readonly string[]): string | undefined {
  const at = args.findIndex((arg) => /^--lang(=|$)/.test(arg))
  return at < 0 ? undefined : (/^--lang=(.*)$/.exec(args[at] ?? '')?.[1] ?? args[at + 1])
}
