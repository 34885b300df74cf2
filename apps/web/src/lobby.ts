import type { TableListItem } from '@guildhall/protocol'
import { computed, effect, signal } from '@preact/signals'
import { hasDeviceTables } from './local/has-device-tables.ts'
import { call, Refused, Unreachable } from './net/http.ts'
import { me, whoAmI } from './session.ts'

/** How often the lists are read again while somebody looks, and while nobody does. */
const SEEN = 15_000
const UNSEEN = 60_000

/** My tables as the server last told, those that wait for me first; null until it has. */
export const mine = signal<readonly TableListItem[] | null>(null)
/** Tables on this device that are not over, whether there is a server or not. */
export const onDevice = signal<readonly TableListItem[]>([])
/** Tables where anybody may sit down. */
export const open = signal<readonly TableListItem[] | null>(null)
/** Whether the lists could not be read the last time. */
export const stale = signal(false)

/** The tables where it is my turn. */
export const waiting = computed(() => (mine.value ?? []).filter((table) => table.mine))

/** The table to go to next: one that waits for me and is not the one I am at. */
export const nextTable = (at = ''): TableListItem | undefined =>
  [...waiting.value, ...onDevice.value].find(({ id }) => id !== at)

let timer: ReturnType<typeof setTimeout> | undefined
/** How many pages show the open tables. */
let shown = 0

/** Reads the lists now, and again after a while. */
export async function refresh(): Promise<void> {
  clearTimeout(timer)
  readHere().catch(() => {}) // a browser that keeps nothing has none
  try {
    await Promise.all([readMine(), shown > 0 ? readOpen() : null])
    stale.value = false
  } catch (error) {
    if (!(error instanceof Unreachable) && !(error instanceof Refused)) throw error
    stale.value = true
  } finally {
    clearTimeout(timer)
    timer = setTimeout(refresh, document.visibilityState === 'visible' ? SEEN : UNSEEN)
  }
}

async function readHere(): Promise<void> {
  if (!hasDeviceTables.value) return
  const { activeDeviceTables: tablesHere } = await import('./local/device-lists.ts')
  onDevice.value = await tablesHere()
}

async function readMine(): Promise<void> {
  // Who could not be asked for when the page was opened is asked for again.
  if (me.value === undefined && stale.value) await whoAmI()
  if (me.value === undefined) return
  mine.value = me.value === null ? [] : await call<TableListItem[]>('GET', '/api/me/tables')
}

async function readOpen(): Promise<void> {
  open.value = await call<TableListItem[]>('GET', '/api/tables')
}

/** The open tables are read as long as somebody shows them. */
export function showOpen(): () => void {
  shown += 1
  refresh()
  return () => {
    shown -= 1
  }
}

addEventListener('online', () => refresh())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') refresh()
})

/** Who comes in, goes out or turns out to be known has other tables. */
effect(() => {
  if (me.value !== undefined) refresh()
})
