import type { english as tables } from '@guildhall/tables'
import type { Translation } from '@guildhall/texts'
import type { english } from './en.ts'

/** The parts that a translation is written in: a missing key, or one too many, does not compile. */

type Own = Omit<typeof english, keyof typeof tables>
type In<Page extends string> = keyof Own & `${Page}.${string}`
type OfPerson = In<'settings' | 'account' | 'signIn' | 'games' | 'alone'>
type OfPast = In<'rules' | 'replay' | 'end' | 'recap'>
type OfLessons = In<'learn'>
type OfHost = In<'admin'>
type OfDevice = In<'here' | 'curtain'>
type OfHelp = In<'help' | 'hint'>

/** What concerns one person: settings, account, games played. */
export type Person = Translation<Pick<Own, OfPerson>>
/** Rulebooks, replays, and what comes after a game. */
export type Past = Translation<Pick<Own, OfPast>>
/** The lessons. */
export type Learn = Translation<Pick<Own, OfLessons>>
/** What administrators see. */
export type Admin = Translation<Pick<Own, OfHost>>
/** Tables on one device, and people at one screen. */
export type Here = Translation<Pick<Own, OfDevice>>
/** Hints, and who plays on for whoever is gone. */
export type Help = Translation<Pick<Own, OfHelp>>
/** All the rest: the house, its tables and what is played at them. */
export type House = Translation<
  Omit<Own, OfPerson | OfPast | OfLessons | OfHost | OfDevice | OfHelp>
>
