import type { Catalogue } from '@guildhall/texts'

/** What the settings and the lessons of Craftsmen & Builders say, in English. */
export const guideEnglish = {
  'guide.more': 'More: rulings that a table can switch',
  'setting.roundLimit': 'Length',
  'setting.roundLimit.0': 'To the end',
  'setting.roundLimit.4': '4 rounds',
  'setting.roundLimit.6': '6 rounds',
  'setting.castleIncome': 'Income of castles',
  'setting.castleIncome.printed': 'As printed',
  'setting.castleIncome.choice': 'Wood or stone, chosen anew',
  'setting.bareSiteIncome': 'Coins of a site with buildings',
  'setting.bareSiteIncome.lost': 'Lost',
  'setting.bareSiteIncome.kept': 'Kept',
  'setting.coinSubstitution': 'Coins of a cost',
  'setting.coinSubstitution.resourcesForCoins': 'Wood and stone may replace them',
  'setting.coinSubstitution.none': 'Paid in coins alone',
  'setting.refillTiming': 'The next building is turned up',
  'setting.refillTiming.deferred': 'At the end of the turn',
  'setting.refillTiming.atOnce': 'At once',
  'setting.firstActionRecruitBan': 'The first player may not begin by recruiting',
  'setting.firstActionRecruitBan.everyRound': 'In every round',
  'setting.firstActionRecruitBan.firstRoundOnly': 'In the first round',
  'setting.firstActionRecruitBan.off': 'Never',
  'setting.endTiming': 'Once the end is triggered',
  'setting.endTiming.finishLap': 'The lap is finished',
  'setting.endTiming.finishRound': 'The round is finished',
  'setting.resourceScoring': 'Points for wood and stone',
  'setting.resourceScoring.pooled': 'Counted together',
  'setting.resourceScoring.perKind': 'Each kind by itself',
  'setting.contractCraftsman': 'Eggplant power',
  'setting.contractCraftsman.eggplantPower': 'The contract craftsman',
  'setting.contractCraftsman.unused': '2 resources of choice',
  'learn.workers.title': 'Workers and recruiters',
  'learn.workers.about': 'Choose a pair, send a worker, recruit for the next round.',
  'learn.workers.pair':
    'Everybody begins with a pair: a craftsman who earns for you in the first round, and a street with a badge that is yours for good. Choose the Foreman with the fish.',
  'learn.workers.take': 'Nothing is done yet: what you choose is a plan. Take this pair.',
  'learn.workers.send':
    'Boris has the Carter. Your worker may use him all the same, for a fee: send one to the slot for 2 coins. Your own Foreman is there for others only.',
  'learn.workers.paid':
    'Boris gets the 2 coins, you get wood and stone: the plan shows it before it happens. End the turn.',
  'learn.workers.recruit':
    'Three workers and one recruiter a round. Recruit the Merchant from the offer now: who recruits first plays first in the next round, and is paid there.',
  'learn.workers.order': 'You are first in the order of the next round. End the turn.',
  'learn.workers.done':
    'Send, pay, recruit. Each round brings its income first, then four laps: three workers and one recruitment each.',
  'learn.street.title': 'Houses on houses',
  'learn.street.about': 'Choose a building, choose its site, see what is covered.',
  'learn.street.choose':
    'A worker can build. What you can pay has a red frame: choose the Great Kitchen. It shows three badges and yields 4 coins a round.',
  'learn.street.cover':
    'Put it on the Fishmonger, on site 1. What is covered yields less and shows no badge, but keeps its points.',
  'learn.street.built':
    'Your fish is gone from the badges; bread, cake and eggplant have come. The place gave you a coin, and Boris one too. End the turn.',
  'learn.street.more': 'Site 2 is bare. Choose the Pastry Shop: all of its price can be paid.',
  'learn.street.bare':
    'Put it on site 2. A site with a building no longer yields its printed coins.',
  'learn.street.end': 'A second cake among your badges. End the turn.',
  'learn.street.done':
    'Building, site, payment. Coins of a price may be paid with wood or stone as well; the plan offers every way.',
  'learn.contracts.title': 'Contracts and castles',
  'learn.contracts.about': 'Realise a contract, build the third castle, count the points.',
  'learn.contracts.act':
    'A contract asks for one badge twice and two others. Yours show all of the cheese contract. First comes the main action: send a worker to earn 3 coins.',
  'learn.contracts.realise':
    'Now realise the cheese contract: 2 wood at once, and a point at the end. Boris has realised it before you, so he gets 2 of your coins.',
  'learn.contracts.realised': 'One contract a turn; badges are not used up by it. End the turn.',
  'learn.contracts.castle':
    'You have two castles. The third ends the game: choose the Garden Castle. One site is left without a castle, so it stands there at once.',
  'learn.contracts.last':
    'Boris still has his turn of this lap; then the game is over. End your turn, and see how it is counted.',
  'learn.contracts.done':
    'Buildings, contracts, coins, wood and stone make the points. Three castles or six contracts end the game.',
} as const satisfies Catalogue
