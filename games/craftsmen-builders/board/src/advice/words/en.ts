/** Choices as parts of a sentence: the form `within` of their words. */
export const adviceEnglish = {
  'advice.place': 'send a worker to {where}',
  'advice.place.fee': {
    plural: 'fee',
    one: 'send a worker to {where} for {fee} coin',
    other: 'send a worker to {where} for {fee} coins',
  },
  'advice.realise': 'realise {contract}',
  'choice.draftPair:within': 'take {craftsman} with {board}',
  'choice.place:within': 'send a worker to {where} ({effect})',
  'choice.place.fee:within': {
    plural: 'fee',
    one: 'send a worker to {where} for {fee} coin ({effect})',
    other: 'send a worker to {where} for {fee} coins ({effect})',
  },
  'choice.recruit:within': 'recruit {craftsman}',
  'choice.times:within': { plural: 'n', one: 'do so once', other: 'do so {n} times' },
  'choice.payWith:within': 'pay {what}',
  'choice.chooseKind:within': 'take {what}',
  'choice.chooseBuilding:within': 'build {building} for {cost}',
  'choice.chooseSite.bare:within': 'put it on site {site}',
  'choice.chooseSite.covers:within': 'put it on site {site}, on {building}',
  'choice.replaceCoins:within': 'pay {what}',
  'choice.realise:within': 'realise {contract} ({effect})',
  'choice.realise.paid:within': {
    plural: 'price',
    one: 'realise {contract}, paying {price} coin to those before you ({effect})',
    other: 'realise {contract}, paying {price} coins to those before you ({effect})',
  },
  'choice.choose:within': '{effect}',
  'choice.turnUp:within': 'turn up the next building first',
  'choice.endTurn:within': 'end the turn',
} as const
