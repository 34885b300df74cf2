import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the game against Ivan in French. */
export const texts = {
  'player.ivan': 'Ivan',

  'question.ivan-claim': 'une section qu’Ivan revendique',
  'question.ivan-start': 'une base pour le début d’Ivan',

  'choice.claimForIvan': 'Faire revendiquer {section} par Ivan',
  'refusal.ivanClaim': 'Ivan doit revendiquer une section selon sa première préférence réalisable.',
  'refusal.ivanStart': 'Ivan commence par une base.',

  'event.ivanSetUp':
    'Les cartes et dés d’Ivan, de gauche à droite : {cards}. Son marqueur commence sur {position}',
  'event.ivanSetUp.card': '{card} ({die:short})',
  'event.ivanStarted': 'Ivan commence par {section} ({how}) ; sa tuile « {tile} » quitte le jeu',
  'event.ivanStarted.city':
    'Ivan commence par {section} ({how}) ; sa tuile « {tile} » quitte le jeu. Son marqueur de ville et un entrepreneur vont à {city}',
  'event.ivanStarted.random': 'au hasard',
  'event.ivanStarted.leftmost': 'la base la plus à gauche',
  'event.ivanStarted.chosen': 'choisie pour lui',

  'event.ivanTookDie': 'Ivan prend le {die} : {reason}',
  'event.ivanTookDie.blocked':
    'Ivan prend le {die} : {reason}. Les dés plus hauts ne peuvent pas avancer : {blocked}',
  'event.ivanTookDie.highest': 'dé le plus haut ({value}), carte « {card} »',
  'event.ivanTookDie.left': 'égalité au plus haut ({value}), carte la plus à gauche : « {card} »',
  'event.ivanTookDie.useful': 'dé le plus haut ({value}), carte utile « {card} »',
  'event.ivanTookDie.usefulLeft':
    'égalité au plus haut ({value}), carte utile la plus à gauche : « {card} »',
  'event.ivanTookDie.uselessLeft':
    'égalité au plus haut ({value}), aucune carte utile, la plus à gauche : « {card} »',
  'event.ivanTookDie.masterHighest': 'dé le plus haut à carte utile ({value}), carte « {card} »',
  'event.ivanTookDie.masterLeft':
    'égalité des dés à carte utile ({value}), carte la plus à gauche : « {card} »',
  'event.ivanTookDie.masterAny':
    'aucun dé à carte utile ne peut avancer ; dé le plus haut ({value}), carte « {card} »',
  'event.ivanTookDie.masterAnyLeft':
    'aucun dé à carte utile ne peut avancer ; égalité au plus haut ({value}), carte la plus à gauche : « {card} »',
  'event.ivanStayed': 'Ivan ne prend aucun dé : aucun ne peut avancer',

  'event.ivanSkipped': 'Ivan saute « {card} » : {reason}',
  'event.ivanSkipped.noBanner': 'il n’a plus de bannière',
  'event.ivanSkipped.supplyEmpty': 'la réserve est vide',
  'event.ivanSkipped.inventoryEmpty': 'sa carte « Inventaire » est vide',
  'event.ivanSkipped.constructionEmpty': 'sa carte « Construction » est vide',
  'event.ivanSkipped.nothingToBuild': 'il n’a rien à construire ni à décorer',
  'event.ivanSkipped.noContractor': 'il n’a plus d’entrepreneur',
  'event.ivanSkipped.cityClosed': 'la ville de son marqueur est fermée',

  'event.ivanClaimed': 'Ivan revendique {section} ({reason}). Sa tuile « {tile} » quitte le jeu',
  'event.ivanClaimed.picked': {
    select: 'you',
    forms: {
      you: 'Ivan revendique {section} ({reason}), selon ton choix. Sa tuile « {tile} » quitte le jeu',
    },
    other:
      'Ivan revendique {section} ({reason}), choisie par {you}. Sa tuile « {tile} » quitte le jeu',
  },
  'event.ivanClaimed.above': {
    select: 'you',
    forms: { you: 'au-dessus d’une de tes sections' },
    other: 'au-dessus d’une section de {you}',
  },
  'event.ivanClaimed.base': {
    select: 'you',
    forms: { you: 'une base : aucune section n’est libre au-dessus des tiennes' },
    other: 'une base : aucune section n’est libre au-dessus de celles de {you}',
  },
  'event.ivanClaimed.any': {
    select: 'you',
    forms: { you: 'ni base ni section au-dessus des tiennes n’est libre' },
    other: 'ni base ni section au-dessus de celles de {you} n’est libre',
  },
  'event.ivanStocked': 'Ivan prend {what} dans la réserve sur sa carte « Inventaire »',
  'event.ivanTransported': 'Ivan déplace {what} d’« Inventaire » à « Construction »',
  'event.ivanDelivered': 'Ivan livre {what} à {section}, la prochaine dans son ordre',
  'event.ivanDecorated': {
    select: 'whose',
    forms: { you: 'Ivan décore gratuitement {section} (à toi) : {ornament}' },
    other: 'Ivan décore gratuitement {section} (de {whose}) : {ornament}',
  },
  'event.ivanMarkerMoved':
    'Le marqueur de ville d’Ivan va à {city}, où une section vient d’être revendiquée',
  'event.ivanHired': 'Ivan envoie un entrepreneur à {city}, où se trouve son marqueur',
  'event.ivanTookSpecialist': 'Ivan prend « {specialist} » sur {space} comme outil : {tool}',
  'event.ivanReturnedTools': 'Ivan remet ses outils identiques dans le sac : {tools}',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in French. */
export const names = {
  Claim: 'Revendication',
  Inventory: 'Inventaire',
  Transport: 'Transport',
  Construction: 'Construction',
  Recognition: 'Reconnaissance',
  Hire: 'Embauche',
}
