/** What contracts count. */
export const CONTRACT_COUNTS = [
  'ornamentsBuilt',
  'ornamentsUnbuilt',
  'ornamentsOnOwnSections',
  'ornamentsOnOtherSections',
  'mostOrnamentsInOneTower',
  'mostClaimsInOneTower',
  'finishedTypes',
  'faceUpTiles',
  'towersPresent',
  'towersAbsent',
] as const
export type ContractCount = (typeof CONTRACT_COUNTS)[number]
