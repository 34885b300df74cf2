import { effect, type ReadonlySignal } from '@preact/signals'
import type { TableLink } from '../../net/table-link.ts'
import { type Sound, settings } from '../../settings.ts'
import type { TableGame } from '../use-table-game.ts'
import { playSound } from './play-sound.ts'
import { soundsOf } from './sounds-of.ts'

/** Plays what is switched on of messages, dice, building and penalties, until it is ended. */
export function listen(link: TableLink, tableGame: ReadonlySignal<TableGame | null>): () => void {
  const ends = [listenToMessages(link), listenToTurns(link, tableGame)]
  return () => {
    for (const end of ends) end()
  }
}

function listenToMessages(link: TableLink): () => void {
  let before = link.heard.peek()
  return effect(() => {
    const heard = link.heard.value
    if (heard > before) play('message')
    before = heard
  })
}

/** What was played since; what it is, the scenes of the game know. */
function listenToTurns(link: TableLink, tableGame: ReadonlySignal<TableGame | null>): () => void {
  let seen: number | null = null
  return effect(() => {
    const view = link.view.value
    const last = seen
    if (view === null) return
    seen = view.number
    const client = tableGame.peek()?.client
    if (last === null || client === undefined) return
    const events = link.events
      .peek()
      .flatMap(({ number, fact }) => (number > last && fact.type === 'played' ? fact.events : []))
    if (events.length === 0) return
    client.scenes().then(
      (scenes) => soundsOf(scenes, events, view.play?.view).forEach(play),
      () => {},
    )
  })
}

function play(sound: Sound): void {
  if (settings.peek().sounds[sound]) playSound(sound)
}
