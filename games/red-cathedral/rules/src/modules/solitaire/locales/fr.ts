import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the game against Ivan in French. */
export const texts = {
  'player.ivan': 'Ivan',

  'question.ivan-claim': 'quelle section Ivan revendique',
  'question.ivan-start': 'où Ivan commence',

  'choice.claimForIvan': 'Ivan revendique {section}',
  'refusal.ivanClaim': 'Ivan doit revendiquer une section selon sa première préférence réalisable.',
  'refusal.ivanStart': 'Ivan commence par la base d’une tour.',

  'event.ivanSetUp':
    'Les cartes d’Ivan et leurs dés sont, de gauche à droite : {cards}. Son marqueur est sur la position {position}.',
  'event.ivanSetUp.card': '{card} ({die:short})',
  'event.ivanStarted': 'Ivan commence par {section} ({how}) ; sa tuile « {tile} » quitte le jeu.',
  'event.ivanStarted.city':
    'Ivan commence par {section} ({how}) ; sa tuile « {tile} » quitte le jeu. Son marqueur de ville et un entrepreneur vont à {city}.',
  'event.ivanStarted.random': 'au hasard',
  'event.ivanStarted.leftmost': 'la base la plus à gauche',
  'event.ivanStarted.chosen': 'selon votre choix',

  'event.ivanTookDie': 'Ivan prend le {die} : {reason}.',
  'event.ivanTookDie.blocked':
    'Ivan prend le {die} : {reason}. Ceux-ci montrent plus mais ne peuvent pas avancer : {blocked}.',
  'event.ivanTookDie.highest': '{value} est la plus haute valeur, et sa carte est « {card} »',
  'event.ivanTookDie.left':
    '{value} est la plus haute valeur et, des cartes possibles, « {card} » est la plus à gauche',
  'event.ivanTookDie.useful':
    '{value} est la plus haute valeur, et sa carte « {card} » lui est utile',
  'event.ivanTookDie.usefulLeft':
    '{value} est la plus haute valeur et, des cartes utiles possibles, « {card} » est la plus à gauche',
  'event.ivanTookDie.uselessLeft':
    '{value} est la plus haute valeur et, des cartes possibles, toutes inutiles, « {card} » est la plus à gauche',
  'event.ivanTookDie.masterHighest':
    '{value} est la plus haute valeur des dés à carte utile, et sa carte est « {card} »',
  'event.ivanTookDie.masterLeft':
    '{value} est la plus haute valeur des dés à carte utile et, des cartes possibles, « {card} » est la plus à gauche',
  'event.ivanTookDie.masterAny':
    'aucun dé à carte utile ne peut avancer, {value} est la plus haute valeur, et sa carte est « {card} »',
  'event.ivanTookDie.masterAnyLeft':
    'aucun dé à carte utile ne peut avancer, {value} est la plus haute valeur et, des cartes possibles, « {card} » est la plus à gauche',
  'event.ivanStayed': 'Aucun dé ne peut avancer : Ivan n’en prend pas, et rien n’est relancé.',

  'event.ivanSkipped': 'Ivan saute la carte « {card} » : {reason}.',
  'event.ivanSkipped.noBanner': 'il n’a plus de bannière',
  'event.ivanSkipped.supplyEmpty': 'la réserve est vide',
  'event.ivanSkipped.inventoryEmpty': 'la carte « Inventaire » est vide',
  'event.ivanSkipped.constructionEmpty': 'la carte « Construction » est vide',
  'event.ivanSkipped.nothingToBuild': 'il n’a rien à construire ni à décorer',
  'event.ivanSkipped.noContractor': 'il n’a plus d’entrepreneur',
  'event.ivanSkipped.cityClosed': 'la ville de son marqueur est fermée',

  'event.ivanClaimed': 'Ivan revendique {section} : {reason}. Sa tuile « {tile} » quitte le jeu.',
  'event.ivanClaimed.picked':
    'Ivan revendique {section}, choisie par {you} : {reason}. Sa tuile « {tile} » quitte le jeu.',
  'event.ivanClaimed.above': 'elle est au-dessus d’une section appartenant à {you}',
  'event.ivanClaimed.base':
    'c’est une base, car aucune section ne peut être revendiquée au-dessus de celles appartenant à {you}',
  'event.ivanClaimed.any':
    'ni base ni section au-dessus de celles appartenant à {you} ne peut être revendiquée',
  'event.ivanStocked':
    'Ivan prend {what} dans la réserve, chaque fois du plus gros tas, pour sa carte « Inventaire ».',
  'event.ivanTransported':
    'Ivan déplace {what} de la carte « Inventaire » à la carte « Construction ».',
  'event.ivanDelivered':
    'Ivan livre {what} de la carte « Construction » à {section} : de ses sections en construction, c’est la prochaine.',
  'event.ivanDecorated':
    'Ivan décore gratuitement {section}, appartenant à {whose} : {ornament}. C’est, dans son ordre, la première section qu’il peut décorer.',
  'event.ivanMarkerMoved':
    'Le marqueur de ville d’Ivan va à {city}, où une section vient d’être revendiquée.',
  'event.ivanHired': 'Ivan envoie un entrepreneur à {city}, où se trouve son marqueur.',
  'event.ivanTookSpecialist':
    'Ivan prend « {specialist} » sur {space}, à côté de cette ville, et pose la tuile face cachée comme outil : {tool}.',
  'event.ivanReturnedTools': 'Ivan a des outils identiques, qui retournent dans le sac : {tools}.',
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
