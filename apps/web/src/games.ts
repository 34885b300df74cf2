import type { Playable } from './playable.ts'

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
