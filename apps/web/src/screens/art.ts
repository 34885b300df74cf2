import { signal } from '@preact/signals'

/** The drawings of the front pages. They come after the words: nobody waits for them to play. */
export const art = signal<typeof import('./grand.ts') | null>(null)

export function loadArt(): void {
  import('./grand.ts').then(
    (drawings) => {
      art.value = drawings
    },
    () => {}, // without network there are only no pictures
  )
}
