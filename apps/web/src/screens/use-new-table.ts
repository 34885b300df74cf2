import { type Arrangement, NEW_STAND_IN, type Pace } from '@guildhall/tables'
import type { Setting } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { createOnDevice } from '../create-table.ts'
import { GAMES } from '../game-listings.ts'
import { ensureGuest } from '../guest.ts'
import { reachable } from '../net/http.ts'
import type { NewTableRequest } from '../net/table-backend.ts'
import { server } from '../session.ts'
import type { TableLocation } from './location-fields.tsx'
import {
  FIRST_SEATS,
  isFull,
  isOnlyMe,
  type Seat,
  seatingOf,
  withoutLink,
} from './seats-fields.tsx'
import { type Chosen, optionsOf } from './settings-fields.tsx'

/** What is filled in for a new table; what is there already is good enough to create it at once. */
export function useNewTableForm() {
  return {
    game: useSignal(GAMES[0].id),
    players: useSignal(2),
    seats: useSignal<readonly Seat[]>(FIRST_SEATS),
    chosen: useSignal<Chosen>({}),
    /** Null until somebody has chosen. */
    location: useSignal<TableLocation | null>(null),
    arrangement: useSignal<Arrangement>({}),
    pace: useSignal<Pace>({ kind: 'none' }),
    isPublic: useSignal(false),
    spectators: useSignal(true),
    title: useSignal(''),
  }
}

export type NewTableForm = ReturnType<typeof useNewTableForm>

/** What follows from the form. */
export interface NewTablePlan {
  readonly isSolo: boolean
  readonly location: TableLocation
  readonly seats: readonly Seat[]
  /** Whether a person plays, or can join. */
  readonly hasPlayer: boolean
  /** Whether the game can start at once. */
  readonly isFull: boolean
  readonly arrangement: Required<Arrangement>
}

export function planOf(form: NewTableForm): NewTablePlan {
  const isSolo = form.players.value === 1
  const location = form.location.value ?? (reachable.value ? 'server' : 'device')
  const taken = form.seats.value.slice(0, form.players.value)
  const seats = location === 'device' ? taken.map(withoutLink) : taken
  const { hints, standIn } = form.arrangement.value
  return {
    isSolo,
    location,
    seats,
    hasPlayer: isSolo || seats.some(({ who }) => who === 'me' || who === 'here' || who === 'open'),
    isFull: isSolo || isFull(seats),
    arrangement: {
      hints: hints ?? (isSolo || isOnlyMe(seats)),
      standIn: standIn ?? NEW_STAND_IN,
    },
  }
}

/** Creates the table of the form; resolves to its id. */
export async function createFromForm(
  form: NewTableForm,
  settings: readonly Setting[],
): Promise<string> {
  const { isSolo, location, seats, isFull: start } = planOf(form)
  const request: NewTableRequest = {
    game: form.game.value,
    players: form.players.value,
    options: optionsOf(settings, form.chosen.value, isSolo),
    title: form.title.value,
    chairs: isSolo ? [{ kind: 'me' }] : seatingOf(seats),
    start,
    arrangement: form.arrangement.value,
  }
  if (location === 'device') return createOnDevice(request)
  await ensureGuest()
  return server.createTable({
    ...request,
    visibility: form.isPublic.value ? 'public' : 'link',
    spectators: form.spectators.value,
    pace: form.pace.value,
  })
}
