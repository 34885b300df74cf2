import type { Problem } from '@guildhall/kernel'
import * as v from 'valibot'
import { type Colour, GUILDS } from '../constants.ts'
import { MODULE_DATA } from './data.ts'
import { joined, type Together } from './joined.ts'
import type { Chosen, ModuleData, Seats } from './module-data.ts'

type FieldsOf<D> = D extends { readonly settings: { readonly fields: infer Fields } }
  ? Fields
  : never
type Fields = Together<FieldsOf<(typeof MODULE_DATA)[number]>>

const RULES = MODULE_DATA.flatMap(({ settings }: ModuleData) => settings ?? [])

/** The settings of all modules by name. */
export const moduleSettings = joined<Fields>(RULES.map(({ fields }) => fields as Partial<Fields>))

const DEFAULTS: Chosen = v.parse(v.object(moduleSettings), {})

const NEEDS = RULES.flatMap(({ needs = {} }) => Object.entries(needs))

/** What modules bring along where they take part. */
export const broughtBy = (given: object): object =>
  Object.assign({}, ...RULES.map(({ brings }) => brings?.(given)))

/** The colours of all seats, those that the rules play included. */
export const allColours = (colours: readonly Colour[], players: number): readonly Colour[] =>
  RULES.reduce((all, { seats }) => seats?.(all, players) ?? all, colours)

/** The settings that belong to other guilds than this one. */
export const settingsOfOthers = (guild: string): string[] =>
  NEEDS.filter(([, { says }]) => says !== guild && GUILDS.some((other) => other === says)).map(
    ([name]) => name,
  )

/** Settings that change nothing at such a table are mistakes, and are named. */
export function contradictions(options: Chosen, seats: Seats): Problem[] {
  const idle = NEEDS.filter(
    ([name, { holds }]) => options[name] !== DEFAULTS[name] && !holds(options),
  ).map(([path, { says }]) => ({ path, message: `only with ${says} (CT-13)` }))
  return [...idle, ...RULES.flatMap(({ problems }) => problems?.(options, seats) ?? [])]
}
