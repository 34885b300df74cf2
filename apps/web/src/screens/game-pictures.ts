import { signal } from '@preact/signals'
import type { GamePictures } from '../game-client.ts'
import { gameOf } from '../game-listings.ts'

/** The drawings that are here, by game. They come after the words: nobody waits for them to play. */
const here = signal<Readonly<Record<string, GamePictures>>>({})
const asked = new Set<string>()

/** The drawings of a game; undefined until they are here. */
export function picturesOf(id: string): GamePictures | undefined {
  if (!asked.has(id)) {
    asked.add(id)
    gameOf(id)
      ?.pictures()
      .then(
        (pictures) => {
          here.value = { ...here.value, [id]: pictures }
        },
        () => asked.delete(id), // without network there are only no pictures
      )
  }
  return here.value[id]
}
