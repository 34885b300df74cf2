import type { Translation } from '@guildhall/texts'
import type { guideEnglish } from './en.ts'

/** What the settings and the lessons of Craftsmen & Builders say, in French. */
export const catalogue = {
  'guide.more': 'Plus : des interprétations qu’une table peut changer',
  'setting.roundLimit': 'Durée',
  'setting.roundLimit.0': 'Jusqu’à la fin',
  'setting.roundLimit.4': '4 manches',
  'setting.roundLimit.6': '6 manches',
  'setting.castleIncome': 'Revenu des châteaux',
  'setting.castleIncome.printed': 'Comme imprimé',
  'setting.castleIncome.choice': 'Bois ou pierre, au choix',
  'setting.bareSiteIncome': 'Pièces d’un terrain bâti',
  'setting.bareSiteIncome.lost': 'Perdues',
  'setting.bareSiteIncome.kept': 'Conservées',
  'setting.coinSubstitution': 'Pièces d’un coût',
  'setting.coinSubstitution.resourcesForCoins': 'Bois et pierre peuvent les remplacer',
  'setting.coinSubstitution.none': 'Payées en pièces seulement',
  'setting.refillTiming': 'Le bâtiment suivant est révélé',
  'setting.refillTiming.deferred': 'À la fin du tour',
  'setting.refillTiming.atOnce': 'Aussitôt',
  'setting.firstActionRecruitBan': 'Le premier joueur ne peut commencer par recruter',
  'setting.firstActionRecruitBan.everyRound': 'À chaque manche',
  'setting.firstActionRecruitBan.firstRoundOnly': 'À la première manche',
  'setting.firstActionRecruitBan.off': 'Jamais',
  'setting.endTiming': 'Une fois la fin déclenchée',
  'setting.endTiming.finishLap': 'On finit le passage',
  'setting.endTiming.finishRound': 'On finit la manche',
  'setting.resourceScoring': 'Points pour bois et pierre',
  'setting.resourceScoring.pooled': 'Comptés ensemble',
  'setting.resourceScoring.perKind': 'Chaque sorte à part',
  'setting.contractCraftsman': 'Pouvoir de l’aubergine',
  'setting.contractCraftsman.eggplantPower': 'L’artisan des contrats',
  'setting.contractCraftsman.unused': '2 ressources au choix',
  'learn.workers.title': 'Ouvriers et recruteurs',
  'learn.workers.about': 'Choisir une paire, envoyer un ouvrier, recruter pour la manche suivante.',
  'learn.workers.pair':
    'Chacun commence avec une paire : un artisan qui gagne pour vous à la première manche, et une rue avec un insigne qui vous reste. Choisissez le Contremaître au poisson.',
  'learn.workers.take':
    'Rien n’est encore fait : ce que vous choisissez est un plan. Prenez cette paire.',
  'learn.workers.send':
    'Boris a le Charretier. Votre ouvrier peut tout de même l’employer, contre paiement : envoyez-en un à la place à 2 pièces. Votre propre Contremaître n’est là que pour les autres.',
  'learn.workers.paid':
    'Boris reçoit les 2 pièces, vous du bois et de la pierre : le plan le montre avant que cela n’arrive. Finissez le tour.',
  'learn.workers.recruit':
    'Trois ouvriers et un recruteur par manche. Recrutez maintenant le Marchand dans l’offre : qui recrute en premier commence la manche suivante, et y sera payé.',
  'learn.workers.order': 'Vous êtes premier dans l’ordre de la manche suivante. Finissez le tour.',
  'learn.workers.done':
    'Envoyer, payer, recruter. Chaque manche apporte d’abord le revenu, puis quatre passages : trois ouvriers et un recrutement chacun.',
  'learn.street.title': 'Maison sur maison',
  'learn.street.about': 'Choisir un bâtiment, choisir son terrain, voir ce qui est recouvert.',
  'learn.street.choose':
    'Un ouvrier peut bâtir. Ce que vous pouvez payer a un cadre rouge : choisissez la Grande cuisine. Elle montre trois insignes et rapporte 4 pièces par manche.',
  'learn.street.cover':
    'Posez-la sur la Poissonnerie, sur le terrain 1. Ce qui est recouvert rapporte moins et ne montre plus d’insigne, mais garde ses points.',
  'learn.street.built':
    'Le poisson a quitté vos insignes ; pain, gâteau et aubergine sont arrivés. La place vous a donné une pièce, et une à Boris. Finissez le tour.',
  'learn.street.more':
    'Le terrain 2 est nu. Choisissez la Pâtisserie : vous pouvez en payer tout le prix.',
  'learn.street.bare':
    'Posez-la sur le terrain 2. Un terrain bâti ne rapporte plus ses pièces imprimées.',
  'learn.street.end': 'Un deuxième gâteau parmi vos insignes. Finissez le tour.',
  'learn.street.done':
    'Bâtiment, terrain, paiement. Les pièces d’un prix peuvent aussi se payer en bois ou en pierre ; le plan propose toutes les façons.',
  'learn.contracts.title': 'Contrats et châteaux',
  'learn.contracts.about': 'Réaliser un contrat, bâtir le troisième château, compter les points.',
  'learn.contracts.act':
    'Un contrat demande un insigne deux fois et deux autres. Les vôtres montrent tout le contrat du fromage. D’abord l’action principale : envoyez un ouvrier gagner 3 pièces.',
  'learn.contracts.realise':
    'Réalisez maintenant le contrat du fromage : 2 bois aussitôt, et un point à la fin. Boris l’a réalisé avant vous, il reçoit donc 2 de vos pièces.',
  'learn.contracts.realised':
    'Un contrat par tour ; les insignes ne sont pas dépensés. Finissez le tour.',
  'learn.contracts.castle':
    'Vous avez deux châteaux. Le troisième finit la partie : choisissez le Château des jardins. Un seul terrain reste sans château, il s’y dresse donc aussitôt.',
  'learn.contracts.last':
    'Boris a encore son tour dans ce passage ; puis la partie est finie. Finissez votre tour et voyez comment on compte.',
  'learn.contracts.done':
    'Bâtiments, contrats, pièces, bois et pierre font les points. Trois châteaux ou six contrats finissent la partie.',
} satisfies Translation<typeof guideEnglish>
