import type { Catalogue } from '@guildhall/texts'

/** The words on and about the board, in English. */
export const boardEnglish = {
  'board.cathedral': 'The cathedral',
  'board.tower': 'T{n}',
  'board.market': 'The market',
  'board.season.spring': 'Spring',
  'board.season.summer': 'Summer',
  'board.season.autumn': 'Autumn',
  'board.season.winter': 'Winter',
} as const satisfies Catalogue
