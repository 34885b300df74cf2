import type { Translation } from '@guildhall/texts'
import type { guideEnglish } from './en.ts'

/** What the settings and the lessons of Craftsmen & Builders say, in French. */
export const catalogue = {
  'guide.more': 'Plus d’options : points de règle',
  'setting.roundLimit': 'Durée de la partie',
  'setting.roundLimit.0': 'Partie complète',
  'setting.roundLimit.4': '4 manches',
  'setting.roundLimit.6': '6 manches',
  'setting.castleIncome': 'Revenu des châteaux',
  'setting.castleIncome.printed': 'Comme imprimé',
  'setting.castleIncome.choice': 'Bois ou pierre, au choix',
  'setting.bareSiteIncome': 'Pièces d’un terrain bâti',
  'setting.bareSiteIncome.lost': 'Perdues',
  'setting.bareSiteIncome.kept': 'Conservées',
  'setting.coinSubstitution': 'Payer les pièces',
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
    'Chacun commence avec une paire : un artisan qui gagne pour toi à la première manche, et un plateau avec un insigne permanent. Choisis le Contremaître au poisson.',
  'learn.workers.take': 'Ton choix n’est encore qu’un plan. Prends cette paire.',
  'learn.workers.send':
    'Boris a le Charretier. Ton ouvrier peut tout de même l’utiliser, contre paiement : envoies-en un à la place à 2 pièces. Ton propre Contremaître ne sert qu’aux autres.',
  'learn.workers.paid':
    'Boris reçoit les 2 pièces ; toi, du bois et de la pierre. Le plan le montre à l’avance. Finis ton tour.',
  'learn.workers.recruit':
    'Tu as trois ouvriers et un recruteur par manche. Recrute le Marchand dans l’offre. Qui recrute en premier commence la manche suivante, et y touche les paiements.',
  'learn.workers.order': 'Tu es premier dans l’ordre de la manche suivante. Finis ton tour.',
  'learn.workers.done':
    'Envoie des ouvriers, paie, recrute. Chaque manche commence par le revenu, puis quatre passages : trois ouvriers et un recrutement par joueur.',
  'learn.street.title': 'Bâtiments et terrains',
  'learn.street.about': 'Choisir un bâtiment, choisir son terrain, voir ce qui est recouvert.',
  'learn.street.choose':
    'Un ouvrier peut bâtir. Les bâtiments que tu peux payer ont un cadre rouge : choisis la Grande cuisine. Elle a trois insignes et rapporte 4 pièces par manche.',
  'learn.street.cover':
    'Bâtis-la sur la Poissonnerie, sur le terrain 1. Un bâtiment recouvert rapporte moins et ne montre plus d’insigne, mais garde ses points.',
  'learn.street.built':
    'Tu perds l’insigne poisson et gagnes pain, gâteau et aubergine. La position du bâtiment te donne 1 pièce, et 1 à Boris. Finis ton tour.',
  'learn.street.more':
    'Le terrain 2 est libre. Choisis la Pâtisserie : tu peux en payer tout le prix.',
  'learn.street.bare':
    'Bâtis-la sur le terrain 2. Un terrain bâti ne rapporte plus ses pièces imprimées.',
  'learn.street.end': 'Tu as maintenant un deuxième insigne gâteau. Finis ton tour.',
  'learn.street.done':
    'Choisis un bâtiment, choisis un terrain, paie. Tu peux aussi payer les pièces en bois ou en pierre ; le plan montre toutes les façons.',
  'learn.contracts.title': 'Contrats et châteaux',
  'learn.contracts.about': 'Réaliser un contrat, bâtir le troisième château, compter les points.',
  'learn.contracts.act':
    'Un contrat demande un insigne deux fois et deux autres. Tu as tous ceux du contrat du fromage. D’abord l’action principale : envoie un ouvrier gagner 3 pièces.',
  'learn.contracts.realise':
    'Réalise maintenant le contrat du fromage : 2 bois tout de suite et 1 point à la fin. Boris l’a réalisé avant toi, tu lui paies donc 2 pièces.',
  'learn.contracts.realised':
    'Tu peux réaliser un contrat par tour. Tu gardes tes insignes. Finis ton tour.',
  'learn.contracts.castle':
    'Tu as deux châteaux. Le troisième finit la partie : choisis le Château des jardins. Un seul terrain est sans château, il va donc là.',
  'learn.contracts.last':
    'Boris a encore son tour dans ce passage. Puis la partie est finie. Finis ton tour pour voir le décompte.',
  'learn.contracts.done':
    'Bâtiments, contrats, pièces, bois et pierre font les points. Trois châteaux ou six contrats finissent la partie.',
} satisfies Translation<typeof guideEnglish>
