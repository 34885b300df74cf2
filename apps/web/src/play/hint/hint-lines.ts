import { type AnyCommand, type Message, message } from '@guildhall/kernel'
import type { Hint } from '@guildhall/protocol'
import { counted, createTranslator } from '@guildhall/texts'
import type { TurnDraft } from '@guildhall/ui'
import type { Advice } from '../../game-client.ts'
import { language } from '../../i18n.ts'
import type { TableGame } from '../use-table-game.ts'

type AnyDraft = TurnDraft<unknown, AnyCommand>

/** A line of play that a hint suggests, as it is shown. */
export interface HintLine {
  readonly sentence: string
  /** In hundredths. */
  readonly win: number
  /** Points ahead of the best rival. */
  readonly margin: number
  /** What is drafted by choosing it. */
  readonly commands: readonly AnyCommand[]
}

/** Puts lines of play into sentences, as the game words them where it does. */
export async function lineTranslator({
  client,
  catalogue,
}: Pick<TableGame, 'client' | 'catalogue'>): Promise<{
  readonly advice: Advice
  readonly say: (draft: AnyDraft) => string
  /** The name of a reason for a line. */
  readonly reason: (what: string) => string
}> {
  const advice = (await client.advice?.()) ?? PLAIN
  const say = createTranslator(
    {
      ...catalogue,
      ...(await advice.catalogue(language.peek())),
      [LINE]: [['parts']],
      [TIMES]: [['n'], ' × ', ['what']],
    },
    language.peek(),
  )
  return {
    advice,
    reason: (what) => say({ key: `advice.reason.${what}`, params: {} }),
    say: (draft) => sentence(say({ key: LINE, params: { parts: onceEach(advice.parts(draft)) } })),
  }
}

/** The lines of a hint as sentences, from the position the server last sent. No sentence twice. */
export async function hintLines(
  { lines }: Hint,
  { client, game, catalogue }: TableGame,
  start: AnyDraft,
): Promise<readonly HintLine[]> {
  const { advice, say } = await lineTranslator({ client, catalogue })
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

/** For a game without wording of its own: its choices, one after the other. */
const PLAIN: Advice = {
  parts: ({ steps }) => steps.map(({ label }): Message => label),
  commands: ({ commands }) => commands,
  catalogue: async () => ({}),
}

const sentence = (text: string): string =>
  `${text.charAt(0).toLocaleUpperCase(language.peek())}${text.slice(1)}.`
