/** The words of the game against Ivan in English, part of the catalogue of the game. */
export const solitaireEnglish = {
  'player.ivan': 'Ivan',

  'question.ivan-claim': 'which section Ivan claims',
  'question.ivan-start': 'where Ivan starts',

  'choice.claimForIvan': 'Ivan claims {section}',
  'refusal.ivanClaim': 'Ivan claims a section of his first choice that can be met.',
  'refusal.ivanStart': 'Ivan starts with the base of a tower.',

  'told.ivanSetUp':
    "Ivan's cards and their dice are, from the left: {cards}. His marker stands on {position}.",
  'told.ivanSetUp.card': '{card} ({die})',
  'told.ivanStarted': 'Ivan starts with {section}, {how}; its tile {tile} leaves the game.',
  'told.ivanStarted.city':
    'Ivan starts with {section}, {how}; its tile {tile} leaves the game. His city marker and a contractor go to {city}.',
  'told.ivanStarted.random': 'drawn at random',
  'told.ivanStarted.leftmost': 'the base furthest left',
  'told.ivanStarted.chosen': 'as he was told',

  'told.ivanTookDie': 'Ivan takes the {die}: {reason}.',
  'told.ivanTookDie.blocked':
    'Ivan takes the {die}: {reason}. These show more but cannot move: {blocked}.',
  'told.ivanTookDie.highest': '{value} is the highest, and its card is {card}',
  'told.ivanTookDie.left':
    '{value} is the highest, and of the cards in question {card} lies furthest left',
  'told.ivanTookDie.useful': '{value} is the highest, and its card {card} is useful',
  'told.ivanTookDie.usefulLeft':
    '{value} is the highest, and of the useful cards in question {card} lies furthest left',
  'told.ivanTookDie.uselessLeft':
    '{value} is the highest, and of the cards in question, none of them useful, {card} lies furthest left',
  'told.ivanTookDie.masterHighest':
    '{value} is the highest of the dice with useful cards, and its card is {card}',
  'told.ivanTookDie.masterLeft':
    '{value} is the highest of the dice with useful cards, and of the cards in question {card} lies furthest left',
  'told.ivanTookDie.masterAny':
    'no die with a useful card can move, {value} is the highest, and its card is {card}',
  'told.ivanTookDie.masterAnyLeft':
    'no die with a useful card can move, {value} is the highest, and of the cards in question {card} lies furthest left',
  'told.ivanStayed': 'No die can move: Ivan takes none, and nothing is rolled.',

  'told.ivanSkipped': 'Ivan skips the card {card}: {reason}.',
  'told.ivanSkipped.noBanner': 'he has no banner left',
  'told.ivanSkipped.supplyEmpty': 'the supply is empty',
  'told.ivanSkipped.inventoryEmpty': 'nothing lies on the card Inventory',
  'told.ivanSkipped.constructionEmpty': 'nothing lies on the card Construction',
  'told.ivanSkipped.nothingToBuild': 'he has nothing to build or to decorate',
  'told.ivanSkipped.noContractor': 'he has no contractor left',
  'told.ivanSkipped.cityClosed': 'the city of his marker is closed',

  'told.ivanClaimed': 'Ivan claims {section}, {reason}. Its tile {tile} leaves the game.',
  'told.ivanClaimed.picked':
    'Ivan claims {section}, {reason}, as {you} picked. Its tile {tile} leaves the game.',
  'told.ivanClaimed.above': 'which lies above a section of {you}',
  'told.ivanClaimed.base': 'a base, since no section above one of {you} can be claimed',
  'told.ivanClaimed.any': 'since neither a section above one of {you} nor a base can be claimed',
  'told.ivanStocked':
    'Ivan puts {what} from the supply on his card Inventory, each time from the fullest pile.',
  'told.ivanTransported': 'Ivan brings {what} from the card Inventory to the card Construction.',
  'told.ivanDelivered':
    'Ivan delivers {what} from the card Construction to {section}: of his sections under construction it comes next.',
  'told.ivanDecorated':
    'Ivan decorates {section} of {whose}: {ornament}, for nothing. It is the first section in his order that he can decorate.',
  'told.ivanMarkerMoved': "Ivan's city marker moves to {city}, where a section was just claimed.",
  'told.ivanHired': 'Ivan sends a contractor to {city}, where his marker stands.',
  'told.ivanTookSpecialist':
    'Ivan takes {specialist} from {space}, next to that city, and lays it face down as a tool: {tool}.',
  'told.ivanReturnedTools': 'Ivan has equal tools, which go back to the bag: {tools}.',
} as const
