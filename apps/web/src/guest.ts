import { t } from './i18n.ts'
import { ensureSignedIn, type Me, me } from './session.ts'

const KEY = 'guildhall.name'

/** Comes in without being asked for a name: a friendly one is made, and can be changed later. */
export const ensureGuest = (): Promise<Me> => ensureSignedIn(localName())

/** What who plays at this browser is called: as the server knows them, else a name of our own. */
export function localName(): string {
  const known = me.value?.name ?? storedName()
  if (known !== null) return known
  const name = guestName()
  try {
    localStorage.setItem(KEY, name)
  } catch {
    // The next table may have another one.
  }
  return name
}

function storedName(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function guestName(): string {
  const names = t('guest.names').split(', ')
  return names[Math.floor(Math.random() * names.length)] ?? t('house.name')
}
