/** The words for the table of The Red Cathedral in a terminal. */
export const redCathedral = {
  'rc.sign.any': 'any',
  'rc.sign.common': 'com',
  'rc.supply': 'Supply',
  'rc.section.base': 'base',
  'rc.section.middle': 'middle',
  'rc.section.dome': 'dome',
  'rc.short.base': 'base',
  'rc.short.middle': 'mid',
  'rc.short.dome': 'dome',
  'rc.letter.base': 'b',
  'rc.letter.middle': 'm',
  'rc.letter.dome': 'd',
  'rc.bare': '–',
  'rc.prestige': '{n} prestige (on {position})',
  'rc.rubles': { plural: 'n', one: '{n} ruble', other: '{n} rubles' },
  'rc.goods': 'goods {n} of {capacity}',
  'rc.finished': '{n} finished',
  'rc.banners': 'banners {stored}+{spare}',
  'rc.ornaments': 'ornaments {list}',
  'rc.workshop': 'workshop',
  'rc.permits': { plural: 'n', one: '{n} permit', other: '{n} permits' },
  'rc.contractors': { plural: 'n', one: '{n} contractor', other: '{n} contractors' },
  'rc.tools': 'tools {list}',
  'rc.ivan.banners': { plural: 'n', one: '{n} banner', other: '{n} banners' },
  'rc.ivan.inventory': 'on Inventory: {goods}',
  'rc.ivan.construction': 'on Construction: {goods}',
  'rc.ivan.marker': 'marker at {city}',
  'rc.duchy': 'Grand Duchy',
  'rc.duchy.all': 's1–s5',
  'rc.duchy.closed': 'closed',
  'rc.duchy.nobody': 'nobody',
  'rc.duchy.price': 'a city’s price counts every contractor in it, yours too',
  'rc.specialists': 'Specialists · {n} in the bag',
  'rc.offer': 'Reinforcements: {list}',
  'rc.held': 'reinforcements {list}',
  'rc.contracts': 'Contracts: {n} in the deck',
  'rc.contracts.under': 'Contracts: {n} in the deck, under it {list}',
  'rc.contracts.unknown': '{n} unknown',
  'rc.contracts.drawn': 'drawn',
  'rc.contracts.drawn.hidden': '{n} drawn',
  'rc.contracts.held': 'contract',
  'rc.contracts.held.hidden': { plural: 'n', one: '{n} contract', other: '{n} contracts' },
  'rc.blueprints': 'Sections left over: {n} in the deck, {discards} discarded.',
  'rc.blueprints.drawn': 'Drawn: {cards}.',
  'rc.standing': '{name} {n} prestige',
  'rc.lastTurn': 'This is the last turn of the game.',
  'rc.lastTurns': {
    plural: 'n',
    one: 'The end is near: {n} more turn after this one.',
    other: 'The end is near: {n} more turns after this one.',
  },
  'rc.foreman': '↑ foreman',
  'rc.legend':
    '○ can be claimed   · not yet   R Red is building   ✔R finished   4/1 gives 4 recognition, 1 ruble',

  'rc.heading.acquire': 'Acquire: move a die',
  'rc.heading.claim': 'Claim a section',
  'rc.heading.build': 'Build or decorate',
  'rc.heading.free': 'Free actions',
  'rc.heading.market': 'At the market',
  'rc.heading.hire': 'Hire: send a contractor',

  'rc.choice.move': '{die} to space {space}: {what}',
  'rc.choice.movePaid': {
    plural: 'rubles',
    one: '{die} to space {space} for {rubles} ruble: {what}',
    other: '{die} to space {space} for {rubles} rubles: {what}',
  },
  'rc.choice.claim': 'claim with a banner from {banner}',
  'rc.choice.obtain': 'Obtain {what}',
  'rc.choice.obtainLittle': 'Obtain {what}; room for {room}',
  'rc.choice.action': '{card}: {effect}',
  'rc.choice.section':
    '{label}: needs {cost}, gives {recognition} recognition and {rubles} rubles, tile: {tile}',

  'rc.choice.hire': {
    plural: 'permits',
    one: 'to {city} for {permits} permit: {finds}',
    other: 'to {city} for {permits} permits: {finds}',
  },
  'rc.choice.specialist': '{space} {work} ({tool})',
  'rc.choice.swap': 'Keep {contract}, give {back} back',

  'rc.family.further': '{die} +N spaces, 1 ruble each: N = {numbers}',
  'rc.family.sell': 'sell N prestige, 2 rubles each: N = {numbers}',
  'rc.family.reroll': 'pay 1 prestige, roll space N again: N = {numbers}',

  'rc.reason.finished': 'Equal prestige; more finished sections decide (RC-12.24).',
  'rc.reason.ornaments': 'Equal prestige and sections; more ornaments decide (RC-12.24).',

  'rc.help.typed':
    'In words: move white 2, claim, deliver wood T2.1, decorate T1.1 green purple, sell 2, reroll 5,',
  'rc.help.typed2':
    'obtain, take 2 wood, pay 1 gold, space 4, workshop red, up, down, again, stop, end, pass.',
  'rc.help.letters':
    'W wood, B brick, S stone, G gold, E green jewel, A purple jewel; R4 is the red die showing 4.',
  'rc.help.section':
    'A section: ○ can be claimed, · not yet, a letter: its builder, ✔ finished. WWB is what it lacks,',
  'rc.help.section2':
    '4/1 that it gives 4 recognition and 1 ruble, the last sign its workshop tile: W 1 wood, 2₽ 2 rubles,',
  'rc.help.section3':
    '☆ 1 recognition, com wood, brick or stone, any any material, dR what the red die’s space shows.',
  'rc.help.workshop':
    'A workshop: R 3₽ is free, 3 rubles face up; R ▲W holds a tile, R ▼ one face down, W ⚑ a banner,',
  'rc.help.workshop2':
    'R 3₽+c a locked cross. banners 4+2: 4 on the inventory, 2 elsewhere. ornaments: still to be built.',
  'rc.help.reinforcements':
    'A reinforcement tile is taken or used by its name: reinforce full purse. One a turn can be used.',
  'rc.help.contracts':
    'Contracts are yours alone to see; of the others’ you see how many. In words: contract tithe,',
  'rc.help.contracts2':
    'with three in hand contract tithe, quiet corners (keep one, give one back) or contract none.',
  'rc.help.blueprints':
    '2 of a card: a section that is left over is drawn, and you take 2 of the materials it costs.',
  'rc.help.blueprints2':
    'In words: take 1 wood 1 gold, card 2 (the second one drawn), advance T2.1.',
  'rc.help.diamonds':
    'A diamond (D) pays for any material: deliver diamond T2.1 brick, pay 1 brick 1 diamond,',
  'rc.help.diamonds2':
    'decorate T1.1 green with 1 wood 1 diamond. ◆ is a diamond that lies on a section.',
  'rc.help.ivan':
    'Ivan: his cards from the left, each with its die; ▶ is the one he would take as the dice lie now.',
  'rc.help.ivan2':
    '2W 1B on Inventory and Construction is what lies on these cards. ×3: his section lacks any three.',
  'rc.help.ivan3':
    'Where you pick a section for him, claim T2.1 names it. help IV-4.4 and the like show his rules.',
  'rc.help.artisans': 'In words: workshop blue red is Blue’s red workshop.',
  'rc.help.wholesalers':
    'In words: more obtain, more influence, more workshop for a market action once more.',
  'rc.help.player': 'In words: player blue chooses Blue.',
  'rc.help.foremen':
    '↑ is the foreman under the tower that he inspects. In words: foreman 2, player blue.',
  'rc.help.duchy':
    'The Grand Duchy: T3 is the tower below a city’s tile; RRB are contractors of Red and Blue there;',
  'rc.help.duchy2':
    's1 s2 the specialists to be found. A finished tower closes its city. K4 is the black die showing 4.',
  'rc.help.extension':
    '4 contractors → 1 permit: the place that the next one leaves gives 1 permit. ▲ is your specialist.',
  'rc.help.extension2':
    'tools HSS: a hammer and two saws; T trowel, C chisel, P plumb line, B brush. P on a tile: 1 permit.',
  'rc.help.duchyTyped':
    'In words: hire Moscow, choose s2, keep, dismiss, specialist, permit, first 1, salvage door.',
} as const

/** The game's own words for effects, shorter. */
export const short = {
  'effect.free': '{gains}',
  'effect.paid': '{cost} → {gains}',
  'effect.paidRepeat': '{cost} → {gains}, repeat',
  'effect.deliver': { plural: 'n', one: 'deliver {n}', other: 'deliver {n}' },
  'effect.activate': { plural: 'n', one: '{n} own workshop tile', other: '{n} own workshop tiles' },
  'effect.activate.same': '1 own workshop tile, {n} times',
  'effect.activate.different': '{n} different own workshop tiles',
  'effect.activateOther': '1 workshop tile of another player',
  'effect.market.free': '{n} market action more',
  'effect.market.same': '1 market action, {n} times',
  'effect.market.different': '{n} different market actions',
  'effect.foreman': 'foreman',
  'effect.count.ownBannersAtForeman': '{gains} per own banner',
  'effect.count.chosenBannersAtForeman': '{gains} per rival’s banner',
  'effect.count.ownContractors': '{gains} per own contractor',
  'effect.count.chosenContractors': '{gains} per rival’s contractor',
  'effect.die': 'space of the {die}',
  'effect.cardQuadrant': 'a space of this quarter',
  'effect.any': 'any space',
  'effect.required': '{cost} → {gains}',
  'effect.paidUpTo': '{cost} → {gains}, ≤ {most}×',
  'effect.influence': 'one action of any card',
  'effect.discardOrnament': 'an unbuilt ornament',
  'effect.anyDie': 'space of any die',
  'effect.perDie': '{what}, for each die',
  'effect.contracts': { plural: 'n', one: '{n} contract', other: 'keep 1 of {n} contracts' },
  'effect.blueprint': { plural: 'n', one: '{n} of a card', other: '{n} of a card' },
  'effect.advance.ruble': 'an own section’s rubles',
  'effect.advance.ruble.half': 'half an own section’s rubles',
  'effect.advance.recognition': 'an own section’s recognition',
  'effect.advance.recognition.half': 'half an own section’s recognition',
  'short.any': '{n} material',
  'short.common': '{n} common',
  'short.jewel': '{n} jewel',
  'short.either': '{n} {a} or {b}',
} as const
