import type { Translation } from '@guildhall/texts'
import type { adviceEnglish } from './en.ts'

/** Choices as parts of a sentence, in French. */
export const catalogue = {
  'advice.reason.contracts': 'contrats',
  'advice.reason.income': 'revenus',
  'advice.reason.buildings': 'bâtiments',
  'advice.reason.goods': 'pièces et ressources',
  'advice.reason.workers': 'ouvriers',
  'advice.reason.points': 'points actuels',
  'component.contract': 'contrat « {kind} »',
  'advice.place': 'envoyer un ouvrier à {where}',
  'advice.place.fee': {
    plural: 'fee',
    one: 'envoyer un ouvrier à {where} pour {fee} pièce',
    many: 'envoyer un ouvrier à {where} pour {fee} de pièces',
    other: 'envoyer un ouvrier à {where} pour {fee} pièces',
  },
  'advice.realise': 'réaliser le {contract}',
  'advice.realise.paid': {
    plural: 'price',
    one: 'réaliser le {contract} pour {price} pièce',
    many: 'réaliser le {contract} pour {price} pièces',
    other: 'réaliser le {contract} pour {price} pièces',
  },
  'advice.brings': '{what} ({effect})',
  'advice.produce': 'faire produire de nouveau le terrain {site}',
  'advice.built': 'construire « {building} » pour {cost} {site:on}',
  'choice.draftPair:within': 'prendre « {craftsman} » et le {board}',
  'choice.place:within': 'envoyer un ouvrier à {where} ({effect})',
  'choice.place.fee:within': {
    plural: 'fee',
    one: 'envoyer un ouvrier à {where} pour {fee} pièce ({effect})',
    many: 'envoyer un ouvrier à {where} pour {fee} de pièces ({effect})',
    other: 'envoyer un ouvrier à {where} pour {fee} pièces ({effect})',
  },
  'choice.recruit:within': 'recruter « {craftsman} »',
  'choice.times:within': {
    plural: 'n',
    one: 'le faire une fois',
    many: 'le faire {n} de fois',
    other: 'le faire {n} fois',
  },
  'choice.payWith:within': 'payer {what}',
  'choice.chooseKind:within': 'prendre {what}',
  'choice.chooseBuilding:within': 'construire « {building} » pour {cost}',
  'choice.chooseSite.bare:within': 'le construire sur le terrain {site}',
  'choice.chooseSite.bare:on': 'sur le terrain {site}',
  'choice.chooseSite.covers:within':
    'le construire sur le terrain {site}, par-dessus « {building} »',
  'choice.chooseSite.covers:on': 'sur le terrain {site} (sur « {building} »)',
  'choice.replaceCoins:within': 'payer {what}',
  'choice.realise:within': 'réaliser le {contract} ({effect})',
  'choice.realise.paid:within': {
    plural: 'price',
    one: 'réaliser le {contract} pour {price} pièce ({effect})',
    many: 'réaliser le {contract} pour {price} pièces ({effect})',
    other: 'réaliser le {contract} pour {price} pièces ({effect})',
  },
  'choice.choose:within': '{effect}',
  'choice.turnUp:within': 'révéler d’abord le bâtiment suivant',
  'choice.endTurn:within': 'finir le tour',
} satisfies Translation<typeof adviceEnglish>
