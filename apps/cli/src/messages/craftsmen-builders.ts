/** The words for the table of Craftsmen & Builders in a terminal. */
export const craftsmenBuilders = {
  'cb.letter.meat': 'M',
  'cb.letter.fish': 'F',
  'cb.letter.cheese': 'C',
  'cb.letter.bread': 'D',
  'cb.letter.cake': 'K',
  'cb.letter.eggplant': 'E',
  'cb.goods.coin': '{n}c',
  'cb.goods.wood': '{n}w',
  'cb.goods.stone': '{n}s',
  'cb.goods.choice': '{n}r',
  'cb.effect.then': '→',
  'cb.effect.or': ' or ',
  'cb.effect.times': '≤{max}× {what}',
  'cb.effect.build': 'build',
  'cb.effect.buildCheaper': 'build −{n}c',
  'cb.effect.produce': '1 site again',

  'cb.deck': 'deck',
  'cb.deckBrief': '+{n}',
  'cb.pending': '(revealed later)',
  'cb.empty': '(empty)',
  'cb.castle': '♜{name}',
  'cb.points': '{n}★',
  'cb.builder': '▲{what}',
  'cb.others': '▽{what}',

  'cb.offer': 'Offer of craftsmen (deck {n})',
  'cb.recruited': 'Recruited for the next round',
  'cb.active': 'Active craftsmen, owner first',
  'cb.nobody': '–',
  'cb.permanent': 'Permanent',
  'cb.freePlace': '∞',
  'cb.pairs': 'Draft: choose a craftsman with a board',
  'cb.board': 'board: badge {badge}, sites {sites}',
  'cb.contracts': 'Contracts',

  'cb.draft': 'Draft, last player first; first player: {first}',
  'cb.round': 'Round {round}, lap {lap} of {laps}',
  'cb.order': 'order {names}',
  'cb.nextOrder': 'next round {names}',
  'cb.triggered': 'last turns ({name})',
  'cb.workers': 'workers {n}',
  'cb.castles': 'castles {n}/{most}',
  'cb.realised': 'contracts {n}/{most}',
  'cb.bare': 'empty +{income}',
  'cb.below': 'on {n}',
  'cb.standing': {
    plural: 'contracts',
    one: '{name} {n}★ in buildings and {contracts} contract',
    other: '{name} {n}★ in buildings and {contracts} contracts',
  },

  'cb.legend.badge': '{letter} {name}',
  'cb.legend.letters': 'c coin w wood s stone r either · badges {badges} · ★ points',
  'cb.legend':
    '[1] slot, fee 1 [R] Red’s worker · +3c/1c income/covered · ▲ builder gains ▽ others · ✔ realised by',

  'cb.heading.place': 'Send a worker',
  'cb.heading.recruit': 'Recruit for the next round',
  'cb.heading.realise': 'Realise a contract',

  'cb.choice.place': '{card}: {effect}',
  'cb.choice.placeOwner': '{card}: {effect} (fee {fee}c to {owner})',
  'cb.choice.placeReserve': '{card}: {effect} (fee {fee}c)',
  'cb.choice.recruit': '{card}: {effects}',
  'cb.choice.build': '{name} for {cost}: {brings}',
  'cb.family.replace': 'for coins: {wood} wood and N stone: N = {numbers}',

  'cb.reason.order': 'Tied on points: the turn order of the last round decides (CB-11.9).',

  'cb.help.typed':
    'Commands: pair 2, coins, build, send mason a1, recruit mason, build bakehouse, site 2, times 2,',
  'cb.help.typed2':
    'take 1 wood 1 stone, pay 1 wood, replace 2 stone, realise meat, up (next building), end.',
  'cb.help.slots':
    'A craftsman: its owner, then two lines: [1] a free slot with its fee, [R] Red’s worker, the effect.',
  'cb.help.building':
    'A building: what it costs, its badges and points; +3c/1c: income on top, and when it is covered;',
  'cb.help.building2':
    '▲ what its position gives the builder, ▽ each other player. ≤2× 1w→2s: once or twice.',
  'cb.help.contract':
    'A contract: four symbols, the first of them twice, its power, and ✔ who has realised it, in order.',
  'cb.help.player':
    'A player: ▶ their turn, place in turn order, goods, income; below visible badges and sites (♜ a castle).',
} as const
