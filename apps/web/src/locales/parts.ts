import type { Translation } from '@guildhall/texts'
import type { admin } from './en/admin.ts'
import type { help } from './en/help.ts'
import type { here } from './en/here.ts'
import type { house } from './en/house.ts'
import type { learn } from './en/learn.ts'
import type { past } from './en/past.ts'
import type { person } from './en/person.ts'

/** The parts that a translation is written in: a missing key, or one too many, does not compile. */
export type House = Translation<typeof house>
export type Help = Translation<typeof help>
export type Here = Translation<typeof here>
export type Learn = Translation<typeof learn>
export type Past = Translation<typeof past>
export type Person = Translation<typeof person>
export type Admin = Translation<typeof admin>
