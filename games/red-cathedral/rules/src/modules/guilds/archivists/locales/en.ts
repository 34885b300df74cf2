/** The texts of the Archivists in English. */
export const texts = {
  'effect.contracts': { plural: 'n', one: '{n} contract', other: '1 of {n} contracts' },

  'contract.return': '{n} prestige if you return {cost}',
  'contract.if': '{n} prestige for at least {least} {what}',
  'contract.each': '{n} prestige per {what:each}',
  'contract.ornamentsBuilt': 'ornaments you have built',
  'contract.ornamentsBuilt:each': 'ornament you have built',
  'contract.ornamentsUnbuilt': 'ornaments you have not built',
  'contract.ornamentsUnbuilt:each': 'ornament you have not built',
  'contract.ornamentsOnOwnSections': 'ornaments on sections of yours',
  'contract.ornamentsOnOwnSections:each': 'ornament on a section of yours',
  'contract.ornamentsOnOtherSections': 'ornaments on sections of other players',
  'contract.ornamentsOnOtherSections:each': 'ornament on a section of another player',
  'contract.mostOrnamentsInOneTower': 'ornaments of yours in one tower',
  'contract.mostOrnamentsInOneTower:each': 'ornament of yours in one tower',
  'contract.mostClaimsInOneTower': 'banners of yours in one tower',
  'contract.mostClaimsInOneTower:each': 'banner of yours in one tower',
  'contract.finishedTypes': 'types of section you have finished',
  'contract.finishedTypes:each': 'type of section you have finished',
  'contract.faceUpTiles': 'workshop tiles of yours face up',
  'contract.faceUpTiles:each': 'workshop tile of yours face up',
  'contract.towersPresent': 'towers with your presence',
  'contract.towersPresent:each': 'tower with your presence',
  'contract.towersAbsent': 'towers without your presence',
  'contract.towersAbsent:each': 'tower without your presence',

  'question.contract-keep': 'a contract to keep',

  'event.contractsLaid': '{n} contracts form a face-down deck',
  'event.contractsDrawn': {
    select: 'who',
    forms: { you: 'You draw {contracts}' },
    other: '{who} draws {contracts}',
  },
  'event.contractsDrawn.hidden': {
    select: 'who',
    forms: { you: 'You draw {contracts}' },
    other: '{who} draws {contracts}',
  },
  'event.contractsKept': {
    select: 'who',
    forms: { you: 'You keep {contract} ({n} under the deck)' },
    other: '{who} keeps {contract} ({n} under the deck)',
  },
  'event.contractsKept.swapped': {
    select: 'who',
    forms: { you: 'You keep {contract} and return {back} ({n} under the deck)' },
    other: '{who} keeps {contract} and returns {back} ({n} under the deck)',
  },
  'event.contractsKept.none': {
    select: 'who',
    forms: { you: 'You keep none of them ({n} under the deck)' },
    other: '{who} keeps none of them ({n} under the deck)',
  },
  'event.contractsKept.hidden': {
    select: 'who',
    forms: { you: 'You put {contracts} under the deck' },
    other: '{who} puts {contracts} under the deck',
  },
  'event.contractsShown': {
    select: 'who',
    forms: { you: 'You reveal {contracts}' },
    other: '{who} reveals {contracts}',
  },
  'event.contractFulfilled': '{who}: {gains} ({contract})',
  'event.contractFulfilled.return': {
    select: 'who',
    forms: { you: 'You return {what}: {gains} ({contract})' },
    other: '{who} returns {what}: {gains} ({contract})',
  },

  'score.contracts': 'Contracts',

  'choice.keepContract': 'Keep {name}: {words}',
  'choice.keepContract.swap': 'Keep {name} and return {back}: {words}',
  'choice.keepContract.none': 'Keep none of them',

  'refusal.keepOne': 'Keep one of the contracts you drew: you hold fewer than 3.',
  'refusal.contractNotDrawn': "You didn't draw that contract.",
  'refusal.roomForContract': 'You have room: no contract goes back.',
  'refusal.contractsFull': 'You can hold at most {most} contracts: choose one to return.',
  'refusal.contractNotHeld': "You don't have that contract.",
  'amount.contract': { plural: 'n', one: '{n} contract', other: '{n} contracts' },
} as const
