/** The texts of the Contractors in English. */
export const texts = {
  'component.extension': 'extension, place {place}',
  'component.road': 'the road between {cities}',

  'effect.useSpecialist': 'use your specialist',
  'effect.count.ownContractors': '{gains} per contractor of yours on the board',
  'effect.count.chosenContractors': '{gains} per contractor of one other player on the board',

  'question.hire-specialist': 'a specialist',
  'question.hire-keep': 'whether to pay the specialist',

  'event.duchyLaid': 'Cities above the towers, from left to right: {cities}',
  'event.permitBought': {
    select: 'who',
    forms: { you: 'You pay 1 prestige for {what}' },
    other: '{who} pays 1 prestige for {what}',
  },
  'event.contractorSent': {
    select: 'who',
    forms: { you: 'You send a contractor to {city} for {cost}' },
    other: '{who} sends a contractor to {city} for {cost}',
  },
  'event.specialistHired': {
    select: 'who',
    forms: { you: 'You hire {specialist} for {cost}' },
    other: '{who} hires {specialist} for {cost}',
  },
  'event.specialistLaidAside': {
    select: 'who',
    forms: { you: 'You dismiss {specialist} unused and keep the tool: {tool}' },
    other: '{who} dismisses {specialist} unused and keeps the tool: {tool}',
  },
  'event.specialistLaidAside.gone': {
    select: 'who',
    forms: { you: 'You dismiss {specialist} unused, out of the game' },
    other: '{who} dismisses {specialist} unused, out of the game',
  },
  'event.specialistDismissed': {
    select: 'who',
    forms: { you: 'You dismiss {specialist}, out of the game' },
    other: '{who} dismisses {specialist}, out of the game',
  },
  'event.specialistDrawn': '{specialist} is drawn to {space}',
  'event.specialistUsed': {
    select: 'who',
    forms: { you: 'You use {specialist} (tool: {tool})' },
    other: '{who} uses {specialist} (tool: {tool})',
  },
  'event.cityClosed': 'Tower {tower} is finished: {city} closes',
  'event.cityClosed.scored': 'Tower {tower} is finished: {city} closes ({gains})',
  'event.cityClosed.gain': '{who}: {gains}',

  'score.tools': 'Tools',

  'choice.hire': {
    plural: 'permits',
    one: 'Send a contractor to {city} for {permits} permit',
    other: 'Send a contractor to {city} for {permits} permits',
  },
  'choice.chooseSpecialist': 'Choose {name} ({tool}): {effect}',
  'choice.keepSpecialist': 'Pay {name} {rubles} rubles',
  'choice.dismissSpecialist': 'Dismiss {name}',
  'choice.useSpecialist': 'Use {name}: {effect}',
  'choice.useSpecialist.none': 'Use your specialist',
  'choice.buyPermit': {
    plural: 'n',
    one: 'Pay 1 prestige for {n} permit',
    other: 'Pay 1 prestige for {n} permits',
  },

  'refusal.noContractors': 'This table plays without the Contractors.',
  'refusal.noContractorLeft': 'You have no contractor left.',
  'refusal.cityClosed': 'That city is closed.',
  'refusal.tooFewPermits': {
    plural: 'price',
    one: 'You need {price} permit; you have {permits}.',
    other: 'You need {price} permits; you have {permits}.',
  },
  'refusal.specialistChosen': 'You have already chosen a specialist: pay or dismiss.',
  'refusal.contractorFirst': 'Send a contractor to a city first.',
  'refusal.specialistFirst': 'Choose a specialist first.',
  'refusal.noSpecialistThere': 'There is no specialist on that space.',
  'refusal.notNextToCity': 'That specialist is not next to {city}.',
  'refusal.notBlackDie': 'You can use a specialist only after moving the black die.',
  'refusal.noSpecialist': 'You have no specialist.',
  'refusal.permitsFull': 'You can hold at most {most} permits.',
} as const
