import { type AnyCommand, type Message, message } from '@guildhall/kernel'
import type { Hint } from '@guildhall/protocol'
import { counted, createTranslator } from '@guildhall/texts'
import type { TurnDraft } from '@guildhall/ui'
import type { Advice } from '../../playable.ts'
import { language } from '../../words.ts'
import type { Opened } from '../opened.ts'

type AnyDraft = TurnDraft<unknown, AnyCommand>

/** A line of a hint as it is read and taken. */
export interface ReadLine {
  readonly sentence: string
  /** In hundredths. */
  readonly win: number
  /** Points ahead of the best rival. */
  readonly margin: number
  /** What taking it drafts. */
  readonly commands: readonly AnyCommand[]
}

/** Lines of a game as sentences, in its own words where it has any for that. */
export async function lineSayer({ playable, words }: Pick<Opened, 'playable' | 'words'>): Promise<{
  readonly advice: Advice
  readonly say: (draft: AnyDraft) => string
  /** The name of what speaks for a line. */
  readonly reason: (what: string) => string
}> {
  const advice = (await playable.advice?.()) ?? PLAIN
  const say = createTranslator(
    {
      ...words,
      ...(await advice.words(language.peek())),
      [LINE]: '{parts:within}',
      [TIMES]: '{n} × {what:within}',
    },
    language.peek(),
  )
  return {
    advice,
    reason: (what) => say({ key: `advice.reason.${what}`, params: {} }),
    say: (draft) => sentence(say({ key: LINE, params: { parts: onceEach(advice.parts(draft)) } })),
  }
}

/** The lines of a hint in words, from what the server last told. Each is said once. */
export async function linesOf(
  { lines }: Hint,
  { playable, game, words }: Opened,
  start: AnyDraft,
): Promise<readonly ReadLine[]> {
  const { advice, say } = await lineSayer({ playable, words })
  const read = lines.map(({ commands, win, margin }) => {
    const draft = start.with(commands.map((command) => game.parse(command) ?? command))
    return {
      sentence: say(draft),
      win: Math.round(win * 100),
      margin: Math.round(margin),
      commands: advice.commands(draft),
    }
  })
  return read.filter(
    (line, index) => read.findIndex((one) => one.sentence === line.sentence) === index,
  )
}

const LINE = 'hint.line'
const TIMES = 'hint.times'

const onceEach = (parts: readonly Message[]): Message[] =>
  counted(parts).map(({ message: what, n }) => (n === 1 ? what : message(TIMES, { n, what })))

/** Where a game says nothing of its own: its choices, one after the other. */
const PLAIN: Advice = {
  parts: ({ steps }) => steps.map(({ label }): Message => label),
  commands: ({ commands }) => commands,
  words: async () => ({}),
}

const sentence = (words: string): string =>
  `${words.charAt(0).toLocaleUpperCase(language.peek())}${words.slice(1)}.`
