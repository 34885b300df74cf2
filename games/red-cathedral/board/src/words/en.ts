import type { Catalogue } from '@guildhall/texts'

/** The words on and about the board, in English. */
export const boardEnglish = {
  'board.cathedral': 'The cathedral',
  'board.tower': 'T{n}',
} as const satisfies Catalogue
