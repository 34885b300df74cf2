/** The texts of the Contractors in English. */
export const texts = {
  'component.extension': 'place {place} of the extension',
  'component.road': 'the road between {cities}',

  'effect.useSpecialist': 'the use of your specialist',
  'effect.count.ownContractors': '{gains} for each of your contractors on the board',
  'effect.count.chosenContractors': '{gains} for each contractor of another player on the board',

  'question.hire-specialist': 'which specialist to choose',
  'question.hire-keep': 'whether to keep the specialist',

  'event.duchyLaid': 'The cities above the towers are, from the left: {cities}.',
  'event.permitBought': {
    plural: 'n',
    one: '{who} gives up 1 prestige for {n} permit.',
    other: '{who} gives up 1 prestige for {n} permits.',
  },
  'event.contractorSent': {
    plural: 'permits',
    one: '{who} sends a contractor to {city} for {permits} permit.',
    other: '{who} sends a contractor to {city} for {permits} permits.',
  },
  'event.specialistHired': '{who} hires {specialist} for {rubles} rubles.',
  'event.specialistLaidAside': '{who} lays {specialist} aside unused; it counts as a tool: {tool}.',
  'event.specialistLaidAside.gone': '{who} lets {specialist} go unused; it leaves the game.',
  'event.specialistDismissed': '{who} does not pay {specialist}, who leaves the game.',
  'event.specialistDrawn': '{specialist} comes from the bag to {space}.',
  'event.specialistUsed': '{who} puts {specialist} to work and keeps the tool: {tool}.',
  'event.cityClosed': 'Tower T{tower} is finished: {city} is closed.',
  'event.cityClosed.scored': 'Tower T{tower} is finished: {city} is closed. {gains}.',
  'event.cityClosed.gain': '{who} gains {n} recognition',

  'score.tools': 'tools',

  'choice.hire': {
    plural: 'permits',
    one: 'Send a contractor to {city} for {permits} permit',
    other: 'Send a contractor to {city} for {permits} permits',
  },
  'choice.chooseSpecialist': '{name} ({tool}): {effect}',
  'choice.keepSpecialist': 'Pay {name} {rubles} rubles',
  'choice.dismissSpecialist': 'Do not pay {name}, who leaves the game',
  'choice.useSpecialist': 'Use {name}: {effect}',
  'choice.useSpecialist.none': 'Use your specialist',
  'choice.buyPermit': {
    plural: 'n',
    one: 'Give up 1 prestige for {n} permit',
    other: 'Give up 1 prestige for {n} permits',
  },

  'refusal.noContractors': 'The Contractors take no part at this table.',
  'refusal.noContractorLeft': 'You have no contractor left to send.',
  'refusal.cityClosed': 'That city is closed.',
  'refusal.tooFewPermits': 'That takes {price} permits; you have {permits}.',
  'refusal.specialistChosen': 'You have chosen a specialist: keep it or let it go.',
  'refusal.contractorFirst': 'Send a contractor to a city first.',
  'refusal.specialistFirst': 'Choose a specialist first.',
  'refusal.noSpecialistThere': 'No specialist lies on that space.',
  'refusal.notNextToCity': 'That specialist does not lie next to {city}.',
  'refusal.notBlackDie': 'A specialist works only after the black die was moved.',
  'refusal.noSpecialist': 'You have no specialist.',
  'refusal.permitsFull': 'You may hold {most} permits at most.',
} as const
