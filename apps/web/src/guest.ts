import { comeIn, type Me } from './session.ts'
import { t } from './words.ts'

/** Comes in without being asked for a name: a friendly one is made, and can be changed later. */
export const comeInAsGuest = (): Promise<Me> => comeIn(guestName())

function guestName(): string {
  const names = t('guest.names').split(', ')
  return names[Math.floor(Math.random() * names.length)] ?? t('house.name')
}
