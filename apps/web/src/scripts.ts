import bots from '../worker/bot-worker.ts?worker&url'
import tables from '../worker/device-tables.ts?worker&url'
import { trusting } from './trusted.ts'

/** The scripts that a page may start beside itself. */
export const SCRIPTS = { service: '/sw.js', tables, bots } as const

export const trusted = trusting(Object.values(SCRIPTS))
