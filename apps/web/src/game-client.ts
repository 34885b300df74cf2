import type {
  AnyCommand,
  AnyEvent,
  Game,
  GameDefinition,
  Message,
  Outcome,
  Parsed,
  Seat,
} from '@guildhall/kernel'
import type { Catalogue, Language, Translator } from '@guildhall/texts'
import type { BoardProps, CardOf, Guide, Scenes, ShortCommands, TurnDraft } from '@guildhall/ui'
import type { ComponentChildren, ComponentType } from 'preact'
import type { PlainMessageKey } from './i18n.ts'

type AnyGameDefinition = GameDefinition<unknown, AnyCommand, AnyEvent, unknown>
export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>
export type AnyShortCommands = ShortCommands<unknown, AnyCommand>
export type AnyBoardProps = BoardProps<unknown, AnyCommand>

/** What the pages know of a game before any of it is loaded. */
export interface GameListing {
  readonly id: string
  readonly name: PlainMessageKey
  /** What it is about, in one sentence. */
  readonly line: PlainMessageKey
  /** The address of a small picture. */
  readonly icon: string
  /** How many can play. */
  readonly players: readonly number[]
  /** The tables that one click starts, with bots at all other seats; the first is the default. */
  readonly quick: readonly { readonly players: number; readonly label: PlainMessageKey }[]
  /** The options of a short game, for those who have just learnt it. */
  readonly short: Readonly<Record<string, unknown>>
  /** What its chance is made of, in the texts about checking it. */
  readonly chance: 'dice' | 'cards'
  /** The ids of its lessons; no two games share one. */
  readonly lessons: readonly string[]
  load(): Promise<GameClient>
  guide(): Promise<GameGuide>
  pictures(): Promise<GamePictures>
}

/** The settings and the lessons of a game, with their messages. */
export interface GameGuide extends Guide {
  catalogue(language: Language): Promise<Catalogue>
}

/** The drawings of the front pages: a large one, and small ones of which no two are alike. */
export interface GamePictures {
  readonly Grand: ComponentType<{ readonly label: string }>
  readonly Small: ComponentType<{ readonly name: string; readonly height?: number }>
}

/** A table whose options are all filled in. */
type OpenedTable = Pick<AnyGame, 'players' | 'options'>

/** A game as the pages use it: its rules, its board, its messages. */
export interface GameClient {
  /** The game of a table that was opened elsewhere, by the options it has there. */
  open(table: OpenedTable): Promise<Parsed<AnyGame>>
  /** The rules with all modules, for a table that is new here. */
  definition(): Promise<AnyGameDefinition>
  Board(props: AnyBoardProps): ComponentChildren
  /** Its short commands for typing. */
  shortCommands?(): Promise<AnyShortCommands>
  /** How it words a line of play; without it the choices are listed one after the other. */
  advice?(): Promise<Advice>
  /** Its messages in that language, with those of the modules that a table uses. */
  catalogue(language: Language, table: OpenedTable): Promise<Catalogue>
  /** What its pieces tell about themselves; loaded when somebody first points at one. */
  cards(): Promise<Cards>
  /** How what others play is shown; loaded once somebody has played. */
  scenes(): Promise<Scenes>
  /** Whether an event changed something that belongs to a seat. */
  concerns(game: AnyGame, view: unknown, event: AnyEvent, seat: Seat): boolean
  /** Loaded once a game is over. */
  postGame(): Promise<PostGame>
}

/** How a game words a line of play in one sentence. */
export interface Advice {
  /** The parts of the sentence, to be said with the messages that this takes. */
  parts(draft: TurnDraft<unknown, AnyCommand>): readonly Message[]
  /** The line as a draft: ending the turn is left to the player. */
  commands(draft: TurnDraft<unknown, AnyCommand>): readonly AnyCommand[]
  /** The messages that this takes. */
  catalogue(language: Language): Promise<Catalogue>
}

/** What the pieces of a game tell about themselves. */
export interface Cards {
  readonly of: CardOf<never>
  /** The messages that this takes. */
  catalogue(language: Language): Promise<Catalogue>
}

/** What is shown of a game that is over, beside what every game gives. */
export interface PostGame {
  /** The points of a seat so far. */
  points(view: unknown, seat: Seat): number
  /** What dice showed when they were rolled; nothing for any other event. */
  rolls(event: AnyEvent): readonly number[]
  /** What players use in their turns, where it is worth comparing. */
  readonly uses?: Uses
  /** The name of a source of points. */
  scoreLabel(label: string): Message
  /** The outcome as it would be now, to who sees this; null where the rules cannot tell. */
  outcomeNow(game: AnyGame, view: unknown): Outcome | null
  /** How the score came about; null where the rules cannot tell. */
  explainScore(game: AnyGame, view: unknown): ScoreExplanation | null
  /** One drawing of the whole game, which can be saved as a picture. */
  Picture(props: PictureProps): ComponentChildren
}

export interface Uses {
  readonly title: Message
  readonly names: readonly Message[]
  /** The colours of the things, where they have any. */
  readonly colours?: readonly string[]
  /** Which of them an event has used; -1 for any other event. */
  of(event: AnyEvent): number
}

export interface PictureProps<View = unknown> {
  readonly game: AnyGame
  readonly view: View
  readonly say: Translator
}

export interface ScoreExplanation {
  /** Why the winner has won. */
  readonly ranking: ExplanationLine
  /** The parts of the scoring that take some arithmetic, each worked out. */
  readonly parts: readonly {
    readonly title: Message
    /** By seat. */
    readonly points: readonly number[]
    readonly lines: readonly ExplanationLine[]
  }[]
}

export interface ExplanationLine {
  readonly words: Message
  readonly clause: string
}
