import bots from '../worker/bots.ts?worker&url'
import tables from '../worker/tables.ts?worker&url'
import { trusting } from './trusted.ts'

/** The scripts that a page may start beside itself. */
export const SCRIPTS = { service: '/sw.js', tables, bots } as const

export const trusted = trusting(Object.values(SCRIPTS))
