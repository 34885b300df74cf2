import type { Command } from '@guildhall/craftsmen-builders'

/** What to read about each command. */
const CLAUSES: { readonly [T in Command['type']]: readonly string[] } = {
  draftPair: ['CB-2.13', 'CB-2.14', 'CB-2.16'],
  place: ['CB-5.5', 'CB-5.7', 'CB-5.11', 'CB-5.13', 'CB-5.18'],
  recruit: ['CB-8.1', 'CB-8.3', 'CB-8.4', 'CB-8.7'],
  times: ['CB-5.16'],
  payWith: ['CB-5.17', 'CB-5.14'],
  chooseKind: ['CB-5.17', 'CB-4.7'],
  chooseBuilding: ['CB-6.2', 'CB-6.6', 'CB-6.16'],
  chooseSite: ['CB-6.3', 'CB-6.12', 'CB-6.13', 'CB-7.21'],
  replaceCoins: ['CB-6.8', 'CB-6.9', 'CB-6.10'],
  realise: ['CB-7.2', 'CB-7.5', 'CB-7.8', 'CB-7.12'],
  choose: ['CB-7.17', 'CB-7.20'],
  turnUp: ['CB-6.24', 'CB-6.25'],
  endTurn: ['CB-3.10', 'CB-3.11'],
}

export const clausesOf = (type: Command['type']): readonly string[] => CLAUSES[type]
