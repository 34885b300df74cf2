import type { RulebookArt } from '@guildhall/ui'
import { Sign } from '../art/sign.tsx'
import { SIGN_NAMES } from '../art/signs.ts'

/** The drawings of the rulebook of Craftsmen & Builders. */
export const rulebookArt: RulebookArt = {
  figures: {},
  signs: SIGN_NAMES,
  Sign,
}
