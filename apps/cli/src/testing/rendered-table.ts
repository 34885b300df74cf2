import {
  type AnyCommand,
  type AnyEvent,
  type GameDefinition,
  Play,
  seededChance,
  type TableRequest,
} from '@guildhall/kernel'
import { english, redCathedral } from '@guildhall/red-cathedral'
import { type Catalogue, createTranslator } from '@guildhall/texts'
import { createRedCathedralRenderer } from '../draw/red-cathedral.ts'
import type { CreateRenderer } from '../draw/table-renderer.ts'
import { WIDTH, widthOf } from '../text.ts'

/** A table that has been set up, and what draws it in a terminal. */
export function renderedTable<S, C extends AnyCommand, E extends AnyEvent, V>(
  definition: GameDefinition<S, C, E, V>,
  catalogue: Catalogue,
  createRenderer: CreateRenderer,
  request: TableRequest,
) {
  const created = definition.create(request)
  if (!created.ok) throw new Error(JSON.stringify(created.problems))
  const game = created.value
  const translate = createTranslator(catalogue, 'en')
  const { players, options } = game
  const renderer = createRenderer({ request, players, options, translate })
  return { game, renderer, translate, state: new Play(game, seededChance(1)).state }
}

export const redCathedralTable = (players: number, options: object, components?: unknown) =>
  renderedTable(redCathedral, english, createRedCathedralRenderer, {
    players,
    options,
    ...(components === undefined ? {} : { components }),
  })

export const GARBLED = /⟦|undefined|NaN|\[object/

export const tooWide = (lines: readonly string[]): string[] =>
  lines.filter((line) => widthOf(line) > WIDTH)
