import { signal } from '@preact/signals'
import type { GamePictures } from '../game-client.ts'
import { gameOf } from '../game-listings.ts'

/** The loaded pictures, by game. They are loaded after the text: nobody waits for them to play. */
const loaded = signal<Readonly<Record<string, GamePictures>>>({})
const requested = new Set<string>()

/** The pictures of a game; undefined until they are loaded. */
export function picturesOf(id: string): GamePictures | undefined {
  if (!requested.has(id)) {
    requested.add(id)
    gameOf(id)
      ?.pictures()
      .then(
        (pictures) => {
          loaded.value = { ...loaded.value, [id]: pictures }
        },
        () => requested.delete(id), // without network there are only no pictures
      )
  }
  return loaded.value[id]
}
