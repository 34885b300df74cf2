/** The texts of the game against Ivan in English. */
export const texts = {
  'player.ivan': 'Ivan',

  'question.ivan-claim': 'which section Ivan claims',
  'question.ivan-start': 'where Ivan starts',

  'choice.claimForIvan': 'Ivan claims {section}',
  'refusal.ivanClaim': 'Ivan claims a section of his first choice that can be met.',
  'refusal.ivanStart': 'Ivan starts with the base of a tower.',

  'event.ivanSetUp':
    "Ivan's cards and their dice are, from the left: {cards}. His marker stands on {position}.",
  'event.ivanSetUp.card': '{card} ({die})',
  'event.ivanStarted': 'Ivan starts with {section}, {how}; its tile {tile} leaves the game.',
  'event.ivanStarted.city':
    'Ivan starts with {section}, {how}; its tile {tile} leaves the game. His city marker and a contractor go to {city}.',
  'event.ivanStarted.random': 'drawn at random',
  'event.ivanStarted.leftmost': 'the base furthest left',
  'event.ivanStarted.chosen': 'as he was told',

  'event.ivanTookDie': 'Ivan takes the {die}: {reason}.',
  'event.ivanTookDie.blocked':
    'Ivan takes the {die}: {reason}. These show more but cannot move: {blocked}.',
  'event.ivanTookDie.highest': '{value} is the highest, and its card is {card}',
  'event.ivanTookDie.left':
    '{value} is the highest, and of the cards in question {card} lies furthest left',
  'event.ivanTookDie.useful': '{value} is the highest, and its card {card} is useful',
  'event.ivanTookDie.usefulLeft':
    '{value} is the highest, and of the useful cards in question {card} lies furthest left',
  'event.ivanTookDie.uselessLeft':
    '{value} is the highest, and of the cards in question, none of them useful, {card} lies furthest left',
  'event.ivanTookDie.masterHighest':
    '{value} is the highest of the dice with useful cards, and its card is {card}',
  'event.ivanTookDie.masterLeft':
    '{value} is the highest of the dice with useful cards, and of the cards in question {card} lies furthest left',
  'event.ivanTookDie.masterAny':
    'no die with a useful card can move, {value} is the highest, and its card is {card}',
  'event.ivanTookDie.masterAnyLeft':
    'no die with a useful card can move, {value} is the highest, and of the cards in question {card} lies furthest left',
  'event.ivanStayed': 'No die can move: Ivan takes none, and nothing is rolled.',

  'event.ivanSkipped': 'Ivan skips the card {card}: {reason}.',
  'event.ivanSkipped.noBanner': 'he has no banner left',
  'event.ivanSkipped.supplyEmpty': 'the supply is empty',
  'event.ivanSkipped.inventoryEmpty': 'nothing lies on the card Inventory',
  'event.ivanSkipped.constructionEmpty': 'nothing lies on the card Construction',
  'event.ivanSkipped.nothingToBuild': 'he has nothing to build or to decorate',
  'event.ivanSkipped.noContractor': 'he has no contractor left',
  'event.ivanSkipped.cityClosed': 'the city of his marker is closed',

  'event.ivanClaimed': 'Ivan claims {section}, {reason}. Its tile {tile} leaves the game.',
  'event.ivanClaimed.picked':
    'Ivan claims {section}, {reason}, as {you} picked. Its tile {tile} leaves the game.',
  'event.ivanClaimed.above': 'which lies above a section of {you}',
  'event.ivanClaimed.base': 'a base, since no section above one of {you} can be claimed',
  'event.ivanClaimed.any': 'since neither a section above one of {you} nor a base can be claimed',
  'event.ivanStocked':
    'Ivan puts {what} from the supply on his card Inventory, each time from the fullest pile.',
  'event.ivanTransported': 'Ivan brings {what} from the card Inventory to the card Construction.',
  'event.ivanDelivered':
    'Ivan delivers {what} from the card Construction to {section}: of his sections under construction it comes next.',
  'event.ivanDecorated':
    'Ivan decorates {section} of {whose}: {ornament}, for nothing. It is the first section in his order that he can decorate.',
  'event.ivanMarkerMoved': "Ivan's city marker moves to {city}, where a section was just claimed.",
  'event.ivanHired': 'Ivan sends a contractor to {city}, where his marker stands.',
  'event.ivanTookSpecialist':
    'Ivan takes {specialist} from {space}, next to that city, and lays it face down as a tool: {tool}.',
  'event.ivanReturnedTools': 'Ivan has equal tools, which go back to the bag: {tools}.',
} as const
