import type { TableListItem } from '@guildhall/protocol'
import { computed, effect, signal } from '@preact/signals'
import { hasDeviceTables } from './local/has-device-tables.ts'
import { call, Refused, Unreachable } from './net/http.ts'
import { me, whoAmI } from './session.ts'

/** How often the lists are loaded while the page is visible, and while it is not. */
const VISIBLE = 15_000
const HIDDEN = 60_000

/** My tables on the server, those where it is my turn first; null until they are loaded. */
export const mine = signal<readonly TableListItem[] | null>(null)
/** Tables on this device that are not over, whether there is a server or not. */
export const onDevice = signal<readonly TableListItem[]>([])
/** Tables that anybody may join. */
export const open = signal<readonly TableListItem[] | null>(null)
/** Whether the lists could not be loaded the last time. */
export const stale = signal(false)

/** The tables where it is my turn. */
export const waiting = computed(() => (mine.value ?? []).filter((table) => table.mine))

/** The table to go to next: one that waits for me and is not the one I am at. */
export const nextTable = (at = ''): TableListItem | undefined =>
  [...waiting.value, ...onDevice.value].find(({ id }) => id !== at)

let timer: ReturnType<typeof setTimeout> | undefined
/** How many pages show the open tables. */
let shown = 0

/** Loads the lists now, and again after a while. */
export async function refresh(): Promise<void> {
  clearTimeout(timer)
  loadDeviceTables().catch(() => {}) // a browser without storage has none
  try {
    await Promise.all([loadMine(), shown > 0 ? loadOpen() : null])
    stale.value = false
  } catch (error) {
    if (!(error instanceof Unreachable) && !(error instanceof Refused)) throw error
    stale.value = true
  } finally {
    clearTimeout(timer)
    timer = setTimeout(refresh, document.visibilityState === 'visible' ? VISIBLE : HIDDEN)
  }
}

async function loadDeviceTables(): Promise<void> {
  if (!hasDeviceTables.value) return
  const { activeDeviceTables: tablesHere } = await import('./local/device-lists.ts')
  onDevice.value = await tablesHere()
}

async function loadMine(): Promise<void> {
  // Where the server could not say who we are when the page was opened, it is asked again.
  if (me.value === undefined && stale.value) await whoAmI()
  if (me.value === undefined) return
  mine.value = me.value === null ? [] : await call<TableListItem[]>('GET', '/api/me/tables')
}

async function loadOpen(): Promise<void> {
  open.value = await call<TableListItem[]>('GET', '/api/tables')
}

/** The open tables are loaded as long as a page shows them. */
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

/** Another person has other tables. */
effect(() => {
  if (me.value !== undefined) refresh()
})
