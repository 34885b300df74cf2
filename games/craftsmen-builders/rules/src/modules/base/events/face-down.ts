import { numberOf, type RulesData } from '../../../rules-data.ts'

/** What stands in a viewed event for a card that nobody may know yet — CB-12.3. */
export const FACE_DOWN = 'face-down'

/** The cards of a deck as anyone may know them — CB-12.7. */
export const faceDown = (deck: readonly string[]): string[] => deck.map(() => FACE_DOWN)

/** The cards of a deck by number; -1 for one that the reader may not know. */
export const deckFrom = (rules: RulesData, deck: readonly string[]): number[] =>
  deck.map((id) => (id === FACE_DOWN ? -1 : numberOf(rules, id)))
