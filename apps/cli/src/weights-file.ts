import type { Weights } from '@guildhall/kernel'
import { readJson } from './files.ts'
import { misuse } from './misuse.ts'

/** The weights in a file; what is none is a misuse. */
export function readWeights(file: string): Weights {
  const weights = readJson(file)
  if (isWeights(weights)) return weights
  throw misuse('train.otherFeatures', { file })
}

const LISTS = ['ofSeat', 'ofTable', 'values'] as const
const NUMBERS = ['hidden', 'scale'] as const

function isWeights(value: unknown): value is Weights {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map(Object.entries(value))
  return (
    LISTS.every((name) => Array.isArray(fields.get(name))) &&
    NUMBERS.every((name) => typeof fields.get(name) === 'number')
  )
}
