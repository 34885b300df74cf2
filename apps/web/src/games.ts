import type { AnyCommand, AnyEvent, Game, GameBox } from '@guildhall/kernel'
import type { Catalogue } from '@guildhall/texts'
import type { BoardProps } from '@guildhall/ui'
import type { ComponentType } from 'preact'
import type { Language } from './settings.ts'

type AnyBox = GameBox<unknown, AnyCommand, AnyEvent, unknown>
export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>
export type AnyBoard = ComponentType<BoardProps<unknown, AnyCommand>>

/** A game as the pages use it: its rules, how it looks, its words. */
export interface Playable {
  readonly box: AnyBox
  readonly Board: AnyBoard
  words(language: Language): Promise<Catalogue>
}

/** The games that can be played in the browser. Each comes over the line when it is needed. */
const PLAYABLE: Readonly<Record<string, () => Promise<Playable>>> = {
  'red-cathedral': async () => (await import('./games/red-cathedral.ts')).playable,
}

const loaded = new Map<string, Promise<Playable>>()

/** The game of that id; null where the pages have none. */
export function loadGame(id: string): Promise<Playable> | null {
  const known = loaded.get(id)
  if (known !== undefined) return known
  const load = Object.hasOwn(PLAYABLE, id) ? PLAYABLE[id] : undefined
  if (load === undefined) return null
  const game = load()
  game.catch(() => loaded.delete(id)) // the next one who asks tries again
  loaded.set(id, game)
  return game
}
