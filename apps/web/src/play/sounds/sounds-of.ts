import type { AnyEvent } from '@guildhall/kernel'
import type { Beat, Scenes } from '@guildhall/ui'
import type { Sound } from '../../settings.ts'

const SOUND_OF: Readonly<Partial<Record<Beat['kind'], Sound>>> = {
  travel: 'die',
  roll: 'die',
  rise: 'build',
  hit: 'penalty',
}

/** What can be heard of these events: each sound once, in the order of what happened. */
export function soundsOf(scenes: Scenes, events: readonly AnyEvent[], view: unknown): Sound[] {
  const heard = scenes
    .shown(events, view, 'wide')
    .flatMap(({ beats }) => beats.flatMap(({ kind }) => SOUND_OF[kind] ?? []))
  return [...new Set(heard)]
}
