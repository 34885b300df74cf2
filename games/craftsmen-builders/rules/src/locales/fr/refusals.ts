import type { Refusals } from '../parts.ts'

/** Why something is not possible, in French. */
export const refusals = {
  'refusal.gameOver': 'La partie est finie.',
  'refusal.notYourTurn': 'Ce n’est pas votre tour.',
  'refusal.noSuchCommand': 'Les règles ne connaissent pas cette commande.',
  'refusal.otherQuestion': 'Il reste d’abord à décider : {question}.',
  'refusal.actedAlready': 'Vous avez déjà fait votre action principale de ce tour.',
  'refusal.mainActionFirst': 'Envoyez d’abord un ouvrier ou recrutez.',
  'refusal.noSuchPair': 'Cette paire n’existe pas.',
  'refusal.pairTaken': 'Cette paire est déjà prise.',
  'refusal.noWorker': 'Vous avez déjà envoyé tous vos ouvriers pendant cette manche.',
  'refusal.notUsable': 'Cet artisan n’est pas dans la colonne active.',
  'refusal.ownCraftsman': 'Vous ne pouvez pas utiliser votre propre artisan.',
  'refusal.slotOccupied': 'Un ouvrier occupe déjà cet emplacement.',
  'refusal.tooFewCoins': {
    plural: 'price',
    one: 'Il faut {price} pièce ; vous en avez {coins}.',
    many: 'Il faut {price} de pièces ; vous en avez {coins}.',
    other: 'Il faut {price} pièces ; vous en avez {coins}.',
  },
  'refusal.effectUnpayable': 'Vous ne pouvez pas payer l’effet.',
  'refusal.effectImpossible': {
    plural: 'fee',
    one: 'Après la taxe de {fee} pièce, vous ne pouvez plus payer l’effet.',
    many: 'Après la taxe de {fee} de pièces, vous ne pouvez plus payer l’effet.',
    other: 'Après la taxe de {fee} pièces, vous ne pouvez plus payer l’effet.',
  },
  'refusal.noSiteLeft': 'Un château se dresse sur chacun de vos terrains.',
  'refusal.cannotPayBuilding': 'Vous ne pouvez payer aucun bâtiment du marché.',
  'refusal.marketEmpty': 'Il n’y a plus de bâtiment au marché.',
  'refusal.cannotBuild': 'Vous ne pouvez rien construire, même avec la réduction.',
  'refusal.recruitedAlready': 'Vous avez déjà recruté pendant cette manche.',
  'refusal.firstActionRecruit': 'La première action de la manche ne peut pas être un recrutement.',
  'refusal.notInOffer': 'Cet artisan n’est pas à recruter.',
  'refusal.times': 'Vous pouvez le faire au moins une fois et au plus {most} fois.',
  'refusal.payment': {
    plural: 'n',
    one: 'Payez exactement {n} ressource que vous avez.',
    many: 'Payez exactement {n} de ressources que vous avez.',
    other: 'Payez exactement {n} ressources que vous avez.',
  },
  'refusal.kinds': {
    plural: 'n',
    one: 'Choisissez exactement {n} ressource.',
    many: 'Choisissez exactement {n} de ressources.',
    other: 'Choisissez exactement {n} ressources.',
  },
  'refusal.notOffered': 'Ce choix n’est pas proposé.',
  'refusal.buildOrder':
    'Pour construire, choisissez d’abord le bâtiment, puis le terrain, puis le paiement.',
  'refusal.notInMarket': 'Ce bâtiment n’est pas au marché.',
  'refusal.costInKind': {
    plural: 'coins',
    one: 'Il coûte {coins} pièce, {wood} bois et {stone} pierre ; le bois et la pierre ne se remplacent pas.',
    many: 'Il coûte {coins} de pièces, {wood} bois et {stone} pierre ; le bois et la pierre ne se remplacent pas.',
    other:
      'Il coûte {coins} pièces, {wood} bois et {stone} pierre ; le bois et la pierre ne se remplacent pas.',
  },
  'refusal.costCoins': {
    plural: 'coins',
    one: 'Il coûte {coins} pièce, {wood} bois et {stone} pierre ; vous ne pouvez pas payer la pièce.',
    many: 'Il coûte {coins} de pièces, {wood} bois et {stone} pierre ; vous ne pouvez pas payer les pièces.',
    other:
      'Il coûte {coins} pièces, {wood} bois et {stone} pierre ; vous ne pouvez pas payer les pièces.',
  },
  'refusal.noSuchSite': 'Ce terrain n’existe pas.',
  'refusal.castleOnTop':
    'Un château se dresse sur le terrain {site}, et un château n’est jamais recouvert.',
  'refusal.replacesTooMuch': {
    plural: 'coins',
    one: 'Seule {coins} pièce peut être remplacée.',
    many: 'Seules {coins} de pièces peuvent être remplacées.',
    other: 'Seules {coins} pièces peuvent être remplacées.',
  },
  'refusal.resourcesNeeded': 'Il faut {wood} bois et {stone} pierre.',
  'refusal.realisedThisTurn': 'Vous avez déjà réalisé un contrat pendant ce tour.',
  'refusal.realisedBefore': 'Vous avez déjà réalisé ce contrat.',
  'refusal.badgesMissing': 'Vos insignes visibles ne montrent pas les quatre symboles.',
  'refusal.nothingPending': 'Aucune position du marché n’attend d’être remplie.',
  'refusal.noContractOpen': 'Ce n’est possible que tant que vous pourriez réaliser un contrat.',
} satisfies Refusals
