/** The kinds of open questions that modules add. */
export const MODULE_FRAME_KINDS = [
  // Words of the vocabulary that ask something.
  'order',
  'borrow',
  'banner',
  'salvage',
  'player',
  // The Contractors.
  'hire',
  // The guilds.
  'lend',
  'foreman',
  'reinforce',
  'marketAgain',
  // The game against Ivan.
  'ivan',
  'ivanClaim',
  'ivanStart',
  'contract',
  'blueprints',
  'blueprint',
  'advance',
] as const
