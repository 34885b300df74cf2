import type { Seating } from '@guildhall/tables'
import { PlayerToken } from '@guildhall/ui'
import { botName, isOpponent, OPPONENTS } from '../format.ts'
import { t } from '../later-messages.ts'
import { SEAT_COLOURS } from '../seat-colours.ts'
import { Field, Select, type SelectOption } from '../shell/forms.tsx'
import { botDescription } from './opponent-select.tsx'

type Bot = (typeof OPPONENTS)[number]
type Who = 'me' | 'here' | 'open' | Bot

/** Who will hold a seat; a further person at this device has a name. */
export interface Seat {
  readonly who: Who
  readonly name: string
}

const OPEN: Seat = { who: 'open', name: '' }
export const FIRST_SEATS: readonly Seat[] = [{ who: 'me', name: '' }, OPEN, OPEN, OPEN]

export function SeatsFields({
  seats,
  byLink,
  onChange,
}: {
  readonly seats: readonly Seat[]
  /** Whether somebody with the link may take a seat. */
  readonly byLink: boolean
  readonly onChange: (seats: readonly Seat[]) => void
}) {
  const set = (at: number, seat: Seat) => onChange(changed(seats, at, seat))
  return (
    <fieldset class="seats-fields">
      <legend>{t('new.seats')}</legend>
      {seats.map((seat, at) => (
        <div class="seat" key={SEAT_COLOURS[at]}>
          <PlayerToken colour={SEAT_COLOURS[at] ?? 'white'} />
          <Select
            label={t('new.seatOf', { n: at + 1 })}
            unseenLabel
            hint={isOpponent(seat.who) ? botDescription(seat.who) : undefined}
            options={choices(byLink)}
            value={seat.who}
            onChange={(who) => set(at, { ...seat, who })}
          />
          {seat.who === 'here' && (
            <Field
              label={t('new.nameHere', { n: at + 1 })}
              maxLength={40}
              value={seat.name}
              onText={(name) => set(at, { ...seat, name })}
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}

const choices = (byLink: boolean): SelectOption<Who>[] => [
  { value: 'me', label: t('new.me') },
  ...(byLink ? [{ value: 'open', label: t('new.open') } as const] : []),
  ...OPPONENTS.map((value) => ({
    value,
    label: t('new.bot', { name: botName(value) }),
  })),
  { value: 'here', label: t('new.here') },
]

/** I hold one seat: taking another frees the first. */
function changed(seats: readonly Seat[], at: number, seat: Seat): Seat[] {
  return seats.map((other, index) => {
    if (index === at) return seat
    return seat.who === 'me' && other.who === 'me' ? { ...other, who: 'open' } : other
  })
}

/** Where nobody can join by a link, a bot takes an open seat. */
export const withoutLink = (seat: Seat): Seat =>
  seat.who === 'open' ? { ...seat, who: 'apprentice' } : seat

export const isFull = (seats: readonly Seat[]): boolean => seats.every(({ who }) => who !== 'open')

/** Whether one person plays, and opponents sit everywhere else. */
export const isOnlyMe = (seats: readonly Seat[]): boolean =>
  isFull(seats) && seats.filter(({ who }) => who === 'me' || who === 'here').length === 1

/** The seats as the server is asked for them. */
export const seatingOf = (seats: readonly Seat[]): Seating[] => seats.map(seatingAt)

function seatingAt({ who, name }: Seat, at: number): Seating {
  switch (who) {
    case 'me':
      return { kind: 'me' }
    case 'open':
      return { kind: 'open' }
    case 'here':
      return { kind: 'me', name: name.trim() === '' ? t('new.seat', { n: at + 1 }) : name }
    default:
      return { kind: 'bot', bot: who }
  }
}
