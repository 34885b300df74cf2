import type { Parsed, TableRequest } from '@guildhall/kernel'
import { mapParsed } from '@guildhall/kernel/toolbox'
import { rulesFor } from '../game.ts'
import { type Printed, wordsIn } from './printed.ts'
import { type PrintedSigns, signsIn } from './signs.ts'

/** What is printed at a table, as signs, whether a game is open there or not. */
export const printedSigns = (request: TableRequest): Parsed<PrintedSigns> =>
  mapParsed(rulesFor(request), signsIn)

/** What is printed on the components of a table, in words, by their ids. */
export const printedWords = (request: TableRequest): Parsed<(id: string) => Printed> =>
  mapParsed(rulesFor(request), wordsIn)
