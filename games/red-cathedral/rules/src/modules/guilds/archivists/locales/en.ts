/** The texts of the Archivists in English. */
export const texts = {
  'effect.contracts': { plural: 'n', one: '{n} contract', other: '1 of {n} contracts' },

  'contract.return': '{n} prestige for returning {cost}',
  'contract.if': '{n} prestige for at least {least} {what}',
  'contract.each': '{n} prestige for each {what}',
  'contract.ornamentsBuilt': 'of your ornaments built',
  'contract.ornamentsUnbuilt': 'of your ornaments not built',
  'contract.ornamentsOnOwnSections': 'of your ornaments on sections of your own',
  'contract.ornamentsOnOtherSections': 'of your ornaments on sections of others',
  'contract.mostOrnamentsInOneTower': 'of your ornaments in one tower',
  'contract.mostClaimsInOneTower': 'of your banners in one tower',
  'contract.finishedTypes': 'of the types of section finished',
  'contract.faceUpTiles': 'of your workshop tiles face up',
  'contract.towersPresent': 'of the towers with your presence',
  'contract.towersAbsent': 'of the towers without your presence',

  'question.contract-keep': 'which contract to keep',

  'event.contractsLaid': 'The {n} contracts lie face down beside the market.',
  'event.contractsDrawn': '{who} draws {contracts}.',
  'event.contractsDrawn.hidden': {
    plural: 'n',
    one: '{who} draws {n} contract.',
    other: '{who} draws {n} contracts.',
  },
  'event.contractsKept': '{who} keeps {contract}; {n} go under the deck.',
  'event.contractsKept.swapped':
    '{who} keeps {contract} and gives {back} back; {n} go under the deck.',
  'event.contractsKept.none': '{who} keeps none of them; {n} go under the deck.',
  'event.contractsKept.hidden': {
    plural: 'n',
    one: '{who} puts {n} contract under the deck.',
    other: '{who} puts {n} contracts under the deck.',
  },
  'event.contractsShown': '{who} shows {contracts}.',
  'event.contractFulfilled': '{who} fulfils {contract}: {n} prestige.',
  'event.contractFulfilled.return': '{who} returns {what} for {contract}: {n} prestige.',

  'score.contracts': 'contracts',

  'choice.keepContract': 'Keep {name}: {words}',
  'choice.keepContract.swap': 'Keep {name} and give {back} back: {words}',
  'choice.keepContract.none': 'Keep none of them',

  'refusal.keepOne': 'You hold fewer than three contracts: keep one of those you drew.',
  'refusal.contractNotDrawn': 'You did not draw that contract.',
  'refusal.roomForContract': 'You have room for it: no contract goes back.',
  'refusal.contractsFull': 'You may hold {most} contracts at most: say which one goes back.',
  'refusal.contractNotHeld': 'You do not hold that contract.',
} as const
