import type { AnyCommand, AnyEvent, Game, GameDefinition, Message, Seat } from '@guildhall/kernel'
import type { Catalogue, Translator } from '@guildhall/texts'
import type { BoardProps, Guide, ShortCommands, TurnDraft } from '@guildhall/ui'
import type { ComponentType } from 'preact'
import type { MessageKey } from './i18n.ts'
import type { Language } from './settings.ts'

type AnyGameDefinition = GameDefinition<unknown, AnyCommand, AnyEvent, unknown>
export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>
export type AnyShortCommands = ShortCommands<unknown, AnyCommand>
export type AnyBoard = ComponentType<BoardProps<unknown, AnyCommand>>

/** A game as the pages offer it, before any of it has come over the line. */
export interface GameListing {
  readonly id: string
  readonly name: MessageKey
  /** What it is about, in a sentence. */
  readonly line: MessageKey
  /** Where a small picture of it lies, for those who have not asked for more. */
  readonly icon: string
  /** How many can play. */
  readonly players: readonly number[]
  /** What one click begins: the first unless somebody chooses. All other seats are opponents'. */
  readonly quick: readonly { readonly players: number; readonly words: MessageKey }[]
  /** What its chance lies in, for those who want to check it. */
  readonly chance: 'dice' | 'cards'
  /** The ids of its lessons; no two games share one. */
  readonly lessons: readonly string[]
  load(): Promise<GameClient>
  guide(): Promise<GameGuide>
  pictures(): Promise<GamePictures>
}

/** The settings and the lessons of a game, with their words. */
export interface GameGuide extends Guide {
  catalogue(language: Language): Promise<Catalogue>
}

/** The drawings of the front pages: a large one, and small ones of which no two are alike. */
export interface GamePictures {
  readonly Grand: ComponentType<{ readonly label: string }>
  readonly Small: ComponentType<{ readonly name: string; readonly height?: number }>
}

/** A game as the pages use it: its rules, how it looks, its words. */
export interface GameClient {
  readonly definition: AnyGameDefinition
  readonly Board: AnyBoard
  /** Its short commands, for who types them. */
  shortCommands?(): Promise<AnyShortCommands>
  /** How it says a line that is advised; its choices one after the other where it says nothing. */
  advice?(): Promise<Advice>
  /** In that language; with those of the modules that a table uses. */
  catalogue(language: Language, table: Pick<AnyGame, 'players' | 'options'>): Promise<Catalogue>
  /** Whether an event changed something of a seat's. */
  concerns(view: unknown, event: AnyEvent, seat: Seat): boolean
  /** Only needed once a game is over. */
  postGame(): Promise<PostGame>
}

/** How a game says a line of play in one sentence. */
export interface Advice {
  /** The parts of the sentence, to be said in their form `within`. */
  parts(draft: TurnDraft<unknown, AnyCommand>): readonly Message[]
  /** The line as a plan: what ends the turn is left to the player. */
  commands(draft: TurnDraft<unknown, AnyCommand>): readonly AnyCommand[]
  /** What else is needed to say them. */
  catalogue(language: Language): Promise<Catalogue>
}

/** What is shown of a game that is over, beside what every game gives. */
export interface PostGame {
  /** The points of a seat so far. */
  points(view: unknown, seat: Seat): number
  /** What dice showed when they were rolled; nothing for any other event. */
  rolls(event: AnyEvent): readonly number[]
  /** What turns are taken with, where that tells players apart. */
  readonly uses?: Uses
  /** The name of a line of the result. */
  scoreLabel(label: string): Message
  /** How the result came about; null where the rules cannot say. */
  explainScore(game: AnyGame, view: unknown): ScoreExplanation | null
  /** What people keep of a game: one drawing, also saved as a picture. */
  readonly Picture: ComponentType<PictureProps>
}

export interface Uses {
  readonly title: Message
  readonly names: readonly Message[]
  /** The colours of the things, where they have any. */
  readonly colours?: readonly string[]
  /** Which of them an event has used; -1 for any other event. */
  of(event: AnyEvent): number
}

export interface PictureProps {
  readonly game: AnyGame
  readonly view: unknown
  readonly say: Translator
}

export interface ScoreExplanation {
  /** Why who won has won. */
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
