import { t } from './i18n.ts'
import { ensureSignedIn, type Me, me } from './session.ts'

const KEY = 'guildhall.name'

/** Registers a guest under a friendly made-up name, which can be changed later. */
export const ensureGuest = (): Promise<Me> => ensureSignedIn(localName())

/** The name of the person at this browser: as the server knows them, else a made-up one. */
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
  return names[Math.floor(Math.random() * names.length)] ?? t('site.name')
}
