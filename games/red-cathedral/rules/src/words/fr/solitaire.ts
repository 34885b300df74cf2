import type { Solitaire } from '../parts.ts'

/** The words of the game against Ivan in French. */
export const solitaire = {
  'player.ivan': 'Ivan',

  'question.ivan-claim': 'quelle section Ivan revendique',
  'question.ivan-start': 'où Ivan commence',

  'choice.claimForIvan': 'Ivan revendique {section}',
  'refusal.ivanClaim': 'Ivan doit revendiquer une section selon sa première préférence réalisable.',
  'refusal.ivanStart': 'Ivan commence par la base d’une tour.',

  'told.ivanSetUp':
    'Les cartes d’Ivan et leurs dés sont, de gauche à droite : {cards}. Son marqueur est sur la position {position}.',
  'told.ivanSetUp.card': '{card} ({die:short})',
  'told.ivanStarted': 'Ivan commence par {section} ({how}) ; sa tuile « {tile} » quitte le jeu.',
  'told.ivanStarted.city':
    'Ivan commence par {section} ({how}) ; sa tuile « {tile} » quitte le jeu. Son marqueur de ville et un entrepreneur vont à {city}.',
  'told.ivanStarted.random': 'au hasard',
  'told.ivanStarted.leftmost': 'la base la plus à gauche',
  'told.ivanStarted.chosen': 'selon votre choix',

  'told.ivanTookDie': 'Ivan prend le {die} : {reason}.',
  'told.ivanTookDie.blocked':
    'Ivan prend le {die} : {reason}. Ceux-ci montrent plus mais ne peuvent pas avancer : {blocked}.',
  'told.ivanTookDie.highest': '{value} est la plus haute valeur, et sa carte est « {card} »',
  'told.ivanTookDie.left':
    '{value} est la plus haute valeur et, des cartes possibles, « {card} » est la plus à gauche',
  'told.ivanTookDie.useful':
    '{value} est la plus haute valeur, et sa carte « {card} » lui est utile',
  'told.ivanTookDie.usefulLeft':
    '{value} est la plus haute valeur et, des cartes utiles possibles, « {card} » est la plus à gauche',
  'told.ivanTookDie.uselessLeft':
    '{value} est la plus haute valeur et, des cartes possibles, toutes inutiles, « {card} » est la plus à gauche',
  'told.ivanTookDie.masterHighest':
    '{value} est la plus haute valeur des dés à carte utile, et sa carte est « {card} »',
  'told.ivanTookDie.masterLeft':
    '{value} est la plus haute valeur des dés à carte utile et, des cartes possibles, « {card} » est la plus à gauche',
  'told.ivanTookDie.masterAny':
    'aucun dé à carte utile ne peut avancer, {value} est la plus haute valeur, et sa carte est « {card} »',
  'told.ivanTookDie.masterAnyLeft':
    'aucun dé à carte utile ne peut avancer, {value} est la plus haute valeur et, des cartes possibles, « {card} » est la plus à gauche',
  'told.ivanStayed': 'Aucun dé ne peut avancer : Ivan n’en prend pas, et rien n’est relancé.',

  'told.ivanSkipped': 'Ivan saute la carte « {card} » : {reason}.',
  'told.ivanSkipped.noBanner': 'il n’a plus de bannière',
  'told.ivanSkipped.supplyEmpty': 'la réserve est vide',
  'told.ivanSkipped.inventoryEmpty': 'la carte « Inventaire » est vide',
  'told.ivanSkipped.constructionEmpty': 'la carte « Construction » est vide',
  'told.ivanSkipped.nothingToBuild': 'il n’a rien à construire ni à décorer',
  'told.ivanSkipped.noContractor': 'il n’a plus d’entrepreneur',
  'told.ivanSkipped.cityClosed': 'la ville de son marqueur est fermée',

  'told.ivanClaimed': 'Ivan revendique {section} : {reason}. Sa tuile « {tile} » quitte le jeu.',
  'told.ivanClaimed.picked':
    'Ivan revendique {section}, choisie par {you} : {reason}. Sa tuile « {tile} » quitte le jeu.',
  'told.ivanClaimed.above': 'elle est au-dessus d’une section appartenant à {you}',
  'told.ivanClaimed.base':
    'c’est une base, car aucune section ne peut être revendiquée au-dessus de celles appartenant à {you}',
  'told.ivanClaimed.any':
    'ni base ni section au-dessus de celles appartenant à {you} ne peut être revendiquée',
  'told.ivanStocked':
    'Ivan prend {what} dans la réserve, chaque fois du plus gros tas, pour sa carte « Inventaire ».',
  'told.ivanTransported':
    'Ivan déplace {what} de la carte « Inventaire » à la carte « Construction ».',
  'told.ivanDelivered':
    'Ivan livre {what} de la carte « Construction » à {section} : de ses sections en construction, c’est la prochaine.',
  'told.ivanDecorated':
    'Ivan décore gratuitement {section}, appartenant à {whose} : {ornament}. C’est, dans son ordre, la première section qu’il peut décorer.',
  'told.ivanMarkerMoved':
    'Le marqueur de ville d’Ivan va à {city}, où une section vient d’être revendiquée.',
  'told.ivanHired': 'Ivan envoie un entrepreneur à {city}, où se trouve son marqueur.',
  'told.ivanTookSpecialist':
    'Ivan prend « {specialist} » sur {space}, à côté de cette ville, et pose la tuile face cachée comme outil : {tool}.',
  'told.ivanReturnedTools': 'Ivan a des outils identiques, qui retournent dans le sac : {tools}.',
} satisfies Solitaire
