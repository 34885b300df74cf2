import { moduleEnglish } from '../modules/english.ts'
import { baseEnglish } from './base-en.ts'

/** The words of The Red Cathedral in English, modules included. */
export const english = { ...moduleEnglish, ...baseEnglish } as const
