import type { Catalogue } from '@guildhall/texts'

/** What the settings and the lessons of Craftsmen & Builders say, in English. */
export const guideEnglish = {
  'guide.more': 'More options: rulings',
  'setting.roundLimit': 'Game length',
  'setting.roundLimit.0': 'Full game',
  'setting.roundLimit.4': '4 rounds',
  'setting.roundLimit.6': '6 rounds',
  'setting.castleIncome': 'Castle income',
  'setting.castleIncome.printed': 'As printed',
  'setting.castleIncome.choice': 'Wood or stone, each round',
  'setting.bareSiteIncome': 'Printed coins of a built site',
  'setting.bareSiteIncome.lost': 'Lost',
  'setting.bareSiteIncome.kept': 'Kept',
  'setting.coinSubstitution': 'Paying coins',
  'setting.coinSubstitution.resourcesForCoins': 'Wood and stone can replace coins',
  'setting.coinSubstitution.none': 'Coins only',
  'setting.refillTiming': 'Reveal the next building',
  'setting.refillTiming.deferred': 'At the end of the turn',
  'setting.refillTiming.atOnce': 'Immediately',
  'setting.firstActionRecruitBan': 'First player can’t recruit first',
  'setting.firstActionRecruitBan.everyRound': 'Every round',
  'setting.firstActionRecruitBan.firstRoundOnly': 'First round only',
  'setting.firstActionRecruitBan.off': 'Never',
  'setting.endTiming': 'When the end is triggered',
  'setting.endTiming.finishLap': 'Finish the lap',
  'setting.endTiming.finishRound': 'Finish the round',
  'setting.resourceScoring': 'Points for wood and stone',
  'setting.resourceScoring.pooled': 'Scored together',
  'setting.resourceScoring.perKind': 'Scored separately',
  'setting.contractCraftsman': 'Eggplant power',
  'setting.contractCraftsman.eggplantPower': 'The contract craftsman',
  'setting.contractCraftsman.unused': '2 resources of your choice',
  'learn.workers.title': 'Workers and recruiters',
  'learn.workers.about': 'Choose a pair, send a worker, recruit for the next round.',
  'learn.workers.pair':
    'Everyone starts with a pair: a craftsman who earns for you in the first round, and a personal board with a permanent badge. Choose the Foreman with the fish.',
  'learn.workers.take': 'Your choice is only a plan so far. Take this pair.',
  'learn.workers.send':
    'Boris owns the Carter. Your worker can still use him for a fee: send one to the slot for 2 coins. Your own Foreman is for other players only.',
  'learn.workers.paid':
    'Boris gets the 2 coins; you get wood and stone. The plan shows this before you commit. End your turn.',
  'learn.workers.recruit':
    'You have three workers and one recruiter per round. Recruit the Merchant from the offer. Whoever recruits first plays first next round, and earns the Merchant’s fees.',
  'learn.workers.order': 'You’re first in next round’s turn order. End your turn.',
  'learn.workers.done':
    'Send workers, pay fees, recruit. Each round starts with income, then four laps: three workers and one recruitment per player.',
  'learn.street.title': 'Buildings and sites',
  'learn.street.about': 'Choose a building, choose its site, see what it covers.',
  'learn.street.choose':
    'A worker can build. Buildings you can afford have a red frame: choose the Great Kitchen. It has three badges and an income of 4 coins per round.',
  'learn.street.cover':
    'Build it over the Fishmonger, on site 1. A covered building has less income and shows no badges, but keeps its points.',
  'learn.street.built':
    'You lost the fish badge and gained bread, cake and eggplant. The building’s market position gave you 1 coin, and Boris 1 coin. End your turn.',
  'learn.street.more': 'Site 2 is bare. Choose the Pastry Shop: you can pay its full price.',
  'learn.street.bare':
    'Build it on site 2. A site with a building no longer gives its printed coins.',
  'learn.street.end': 'You now have a second cake badge. End your turn.',
  'learn.street.done':
    'Choose a building, choose a site, pay. You can pay coins with wood or stone too; the plan shows every way.',
  'learn.contracts.title': 'Contracts and castles',
  'learn.contracts.about': 'Realise a contract, build the third castle, score.',
  'learn.contracts.act':
    'A contract needs one badge twice and two others once. You have all badges for the cheese contract. First take your main action: send a worker to earn 3 coins.',
  'learn.contracts.realise':
    'Now realise the cheese contract: 2 wood now and 1 point at the end. Boris realised it before you, so you pay him 2 coins.',
  'learn.contracts.realised':
    'You can realise one contract per turn. You keep your badges. End your turn.',
  'learn.contracts.castle':
    'You have two castles. The third ends the game: choose the Garden Castle. Only one site has no castle, so it goes there.',
  'learn.contracts.last':
    'Boris still has his turn in this lap. Then the game ends. End your turn to see the scoring.',
  'learn.contracts.done':
    'Buildings, contracts, coins, wood and stone score points. Three castles or six contracts end the game.',
} as const satisfies Catalogue
