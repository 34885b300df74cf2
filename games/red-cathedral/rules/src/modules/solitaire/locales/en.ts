/** The texts of the game against Ivan in English. */
export const texts = {
  'player.ivan': 'Ivan',

  'question.ivan-claim': 'a section for Ivan to claim',
  'question.ivan-start': 'a base for Ivan to start with',

  'choice.claimForIvan': 'Let Ivan claim {section}',
  'refusal.ivanClaim': 'Ivan has to claim a section of his first possible choice.',
  'refusal.ivanStart': 'Ivan starts with a base.',

  'event.ivanSetUp':
    "Ivan's cards and dice, from left to right: {cards}. His marker starts on {position}",
  'event.ivanSetUp.card': '{card} ({die})',
  'event.ivanStarted': 'Ivan starts with {section} ({how}); its tile {tile} leaves the game',
  'event.ivanStarted.city':
    'Ivan starts with {section} ({how}); its tile {tile} leaves the game. His city marker and a contractor go to {city}',
  'event.ivanStarted.random': 'at random',
  'event.ivanStarted.leftmost': 'the leftmost base',
  'event.ivanStarted.chosen': 'chosen for him',

  'event.ivanTookDie': 'Ivan takes the {die}: {reason}',
  'event.ivanTookDie.blocked': "Ivan takes the {die}: {reason}. Higher dice can't move: {blocked}",
  'event.ivanTookDie.highest': 'highest die ({value}), card {card}',
  'event.ivanTookDie.left': 'tied for highest ({value}), leftmost card {card}',
  'event.ivanTookDie.useful': 'highest die ({value}), useful card {card}',
  'event.ivanTookDie.usefulLeft': 'tied for highest ({value}), leftmost useful card {card}',
  'event.ivanTookDie.uselessLeft':
    'tied for highest ({value}), no card useful, leftmost card {card}',
  'event.ivanTookDie.masterHighest': 'highest die with a useful card ({value}), card {card}',
  'event.ivanTookDie.masterLeft':
    'tied for highest with a useful card ({value}), leftmost card {card}',
  'event.ivanTookDie.masterAny':
    'no die with a useful card can move; highest die ({value}), card {card}',
  'event.ivanTookDie.masterAnyLeft':
    'no die with a useful card can move; tied for highest ({value}), leftmost card {card}',
  'event.ivanStayed': 'Ivan takes no die: none can move',

  'event.ivanSkipped': 'Ivan skips {card}: {reason}',
  'event.ivanSkipped.noBanner': 'he has no banner left',
  'event.ivanSkipped.supplyEmpty': 'the supply is empty',
  'event.ivanSkipped.inventoryEmpty': 'his Inventory card is empty',
  'event.ivanSkipped.constructionEmpty': 'his Construction card is empty',
  'event.ivanSkipped.nothingToBuild': 'he has nothing to build or decorate',
  'event.ivanSkipped.noContractor': 'he has no contractor left',
  'event.ivanSkipped.cityClosed': 'the city with his marker is closed',

  'event.ivanClaimed': 'Ivan claims {section} ({reason}). Its tile {tile} leaves the game',
  'event.ivanClaimed.picked': {
    select: 'you',
    forms: {
      you: 'Ivan claims {section} ({reason}), your choice. Its tile {tile} leaves the game',
    },
    other: 'Ivan claims {section} ({reason}), chosen by {you}. Its tile {tile} leaves the game',
  },
  'event.ivanClaimed.above': {
    select: 'you',
    forms: { you: 'above a section of yours' },
    other: 'above a section of {you}',
  },
  'event.ivanClaimed.base': {
    select: 'you',
    forms: { you: 'a base: no section above yours is available' },
    other: 'a base: no section above those of {you} is available',
  },
  'event.ivanClaimed.any': {
    select: 'you',
    forms: { you: 'no base and no section above yours is available' },
    other: 'no base and no section above those of {you} is available',
  },
  'event.ivanStocked': 'Ivan takes {what} from the supply to his Inventory card',
  'event.ivanTransported': 'Ivan moves {what} from Inventory to Construction',
  'event.ivanDelivered': 'Ivan delivers {what} to {section}, next in his order',
  'event.ivanDecorated': {
    select: 'whose',
    forms: { you: 'Ivan decorates {section} (yours) for free: {ornament}' },
    other: 'Ivan decorates {section} (of {whose}) for free: {ornament}',
  },
  'event.ivanMarkerMoved': "Ivan's city marker moves to {city}, where a section was just claimed",
  'event.ivanHired': 'Ivan sends a contractor to {city}, where his marker is',
  'event.ivanTookSpecialist': 'Ivan takes {specialist} from {space} as a tool: {tool}',
  'event.ivanReturnedTools': 'Ivan returns equal tools to the bag: {tools}',
} as const
