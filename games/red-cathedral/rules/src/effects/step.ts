import { EMPTY } from '../bundle.ts'
import type { EffectStep, StepOf, StepRecord, StepWord } from '../modules/types.ts'

/**
 * A step of this word; what it does not name stays at its default. Written out, so that all steps have
 * all fields in one order, and one hidden class.
 */
export function newStep<W extends StepWord>(
  word: W,
  fields?: Partial<Omit<StepOf<W>, 'word'>>,
): StepOf<W>
export function newStep(word: StepWord, fields: Partial<StepRecord> = {}): EffectStep {
  const {
    rubles = 0,
    recognition = 0,
    prestige = 0,
    permits = 0,
    counter = null,
    goods = EMPTY,
    choice = 0,
    units = 0,
    standIns = 0,
    kinds = 0,
    budget = 0,
    picks = 0,
    where = 'free',
    spaces = 'any',
    die = -1,
    perDie = false,
    parts = [],
    draws = 0,
    takes = [],
    least = 0,
    most = 0,
    printed = 'ruble',
    divisor = 1,
  } = fields
  const record: StepRecord = {
    word,
    rubles,
    recognition,
    prestige,
    permits,
    counter,
    goods,
    choice,
    units,
    standIns,
    kinds,
    budget,
    picks,
    where,
    spaces,
    die,
    perDie,
    parts,
    draws,
    takes,
    least,
    most,
    printed,
    divisor,
  }
  return record as EffectStep // it has the fields of every word
}

/** A step with the fields of all words, as it was made. */
export const recordOf = (step: EffectStep): StepRecord => step as StepRecord
