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
  'rc.standing': '{name} {n} prestige',
  'rc.lastTurn': 'This is the last turn of the game.',
  'rc.lastTurns': {
    plural: 'n',
    one: 'Last turns: {n} more after this one.',
    other: 'Last turns: {n} more after this one.',
  },
  'rc.legend':
    '○ available   · not yet   R claimed by Red   ✔R finished   4/1 gives 4 recognition, 1 ruble',

  'rc.heading.acquire': 'Acquire: move a die',
  'rc.heading.claim': 'Claim a section',
  'rc.heading.build': 'Build or decorate',
  'rc.heading.free': 'Free actions',
  'rc.heading.market': 'At the market',

  'rc.choice.move': '{die} to space {space}: {what}',
  'rc.choice.movePaid': {
    plural: 'rubles',
    one: '{die} to space {space} for {rubles} ruble: {what}',
    other: '{die} to space {space} for {rubles} rubles: {what}',
  },
  'rc.choice.claim': 'claim (banner from your {banner})',
  'rc.choice.obtain': 'Take {what}',
  'rc.choice.obtainLittle': 'Take {what} (room for {room})',
  'rc.choice.action': '{card}: {effect}',
  'rc.choice.section':
    '{label}: needs {cost}, gives {recognition} recognition and {rubles} rubles, tile: {tile}',

  'rc.family.further': '{die} +N spaces, 1 ruble each: N = {numbers}',
  'rc.family.sell': 'sell N prestige, 2 rubles each: N = {numbers}',
  'rc.family.reroll': 'pay 1 prestige, reroll space N: N = {numbers}',

  'rc.reason.finished': 'Tied on prestige: more finished sections win (RC-12.24).',
  'rc.reason.ornaments': 'Tied on prestige and sections: more ornaments win (RC-12.24).',

  'rc.help.typed':
    'Commands: move white 2, claim, deliver wood T2.1, decorate T1.1 green purple, sell 2, reroll 5,',
  'rc.help.typed2':
    'obtain, take 2 wood, pay 1 gold, space 4, workshop red, up, down, again, stop, end, pass.',
  'rc.help.letters':
    'W wood, B brick, S stone, G gold, E green jewel, A purple jewel; R4 is the red die showing 4.',
  'rc.help.section':
    'A section: ○ available, · not yet, a letter: its owner, ✔ finished. WWB is what it still needs,',
  'rc.help.section2':
    '4/1 that it gives 4 recognition and 1 ruble, the last sign its workshop tile: W 1 wood, 2₽ 2 rubles,',
  'rc.help.section3':
    '☆ 1 recognition, com wood, brick or stone, any any material, dR take from the red die’s space.',
  'rc.help.workshop':
    'A workshop: R 3₽ is empty, 3 rubles face up; R ▲W holds a tile, R ▼ one face down, W ⚑ a banner,',
  'rc.help.workshop2':
    'R 3₽+c a locked cross. banners 4+2: 4 in the inventory, 2 elsewhere. ornaments: not built yet.',
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
  'effect.die': 'space of the {die}',
  'effect.cardQuadrant': 'a space of this quadrant',
  'effect.any': 'any space',
  'effect.required': '{cost} → {gains}',
  'effect.paidUpTo': '{cost} → {gains}, ≤ {most}×',
  'effect.influence': '1 action of any card',
  'effect.discardOrnament': 'an unbuilt ornament',
  'effect.anyDie': 'space of any die',
  'effect.perDie': '{what}, for each die',
  'short.any': '{n} material',
  'short.common': '{n} common',
  'short.jewel': '{n} jewel',
  'short.either': '{n} {a} or {b}',
} as const
