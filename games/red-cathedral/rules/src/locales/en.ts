import { texts as baseEnglish } from '../modules/base/locales/en.ts'
import { catalogue as moduleEnglish } from './en-modules.ts'

/** The texts of The Red Cathedral in English, modules included. */
export const english = { ...baseEnglish, ...moduleEnglish } as const
