import type { Learn } from '../parts.ts'

/** The lessons, in French. */
export const learn = {
  'learn.title': 'Apprendre',
  'learn.lead':
    'Trois courtes leçons à une vraie table. Vous jouez chaque coup vous-même, et rien ne peut mal tourner.',
  'learn.lesson': 'Leçon {n}',
  'learn.steps': { plural: 'n', one: '{n} étape', many: '{n} d’étapes', other: '{n} étapes' },
  'learn.begun': 'Commencée : continuer',
  'learn.done': 'Apprise',
  'learn.rules': 'Lire les règles',
  'learn.firstGame': 'Jouer une première partie',
  'learn.next': 'Leçon suivante : {title}',
  'learn.again': 'Depuis le début',
  'learn.progress': 'Votre avancement',
  'learn.step': 'Étape {n} sur {all}',
  'learn.board': 'La table de cette leçon',
  'learn.you': 'Rouge',
  'learn.rival': 'Boris',
  'learn.hint.notAsked': 'Cela se fait aussi à une table. Ici, essayez d’abord ce qui est demandé.',
  'learn.hint.notYet': 'Pas encore : il manque à votre tour une chose demandée.',
  'learn.market.title': 'Le marché',
  'learn.market.about': 'Déplacer les dés, prendre des matériaux, faire appel à une guilde.',
  'learn.market.die':
    'Les dés mènent vos gens autour du marché. Choisissez le dé blanc : il avance dans le sens horaire du nombre qu’il montre, et vous prenez ce qui se trouve là, une fois pour chaque dé.',
  'learn.market.roll':
    'Deux briques pour chacun des deux dés : quatre briques. À la fin de votre tour, tous les dés de cette case sont relancés. Lancez-les.',
  'learn.market.further':
    'Boris a revendiqué une section. Votre propre dé rouge peut, comme le blanc, aller plus loin pour 1 rouble par case. Envoyez-le une case plus loin.',
  'learn.market.guild':
    'Chaque quadrant du marché a sa guilde. Utilisez aussi l’action de la carte « Chars à bœufs » : elle vous donne un rouble.',
  'learn.market.again':
    'L’ordre de tout cela est à vous, et chaque partie peut être laissée de côté. Lancez les dés et finissez le tour.',
  'learn.market.done':
    'Un dé, ce qui se trouve là où il arrive, une guilde : voilà le marché. Une case accueille trois dés au plus.',
  'learn.build.title': 'Revendiquer et construire',
  'learn.build.about': 'Revendiquer une section, livrer des matériaux, décorer.',
  'learn.build.claim':
    'Revendiquez la section la plus basse de la troisième tour : choisissez-la. Une bannière de votre inventaire y va, ce qui libère la place d’un matériau de plus.',
  'learn.build.tile':
    'La tuile de la section va dans votre atelier. Posez-la face visible dans l’atelier vert pour 1 rouble : vous gagnez ce qu’elle montre, et de nouveau chaque fois que vous déplacez le dé vert.',
  'learn.build.claimed': 'Revendiquer prend tout un tour. Finissez-le.',
  'learn.build.deliver':
    'Construisez maintenant : en un tour, vous pouvez livrer trois matériaux. Donnez à votre section le bois et les deux briques qui lui manquent.',
  'learn.build.finished':
    'La voilà achevée : roubles et reconnaissance pour vous, et votre drapeau dessus. Finissez le tour.',
  'learn.build.decorate':
    'Une section achevée peut porter un ornement. Décorez la vôtre d’une porte. Une gemme y apporterait du prestige.',
  'learn.build.decorated':
    'Les ornements comptent dans leur tour à la fin de la partie, même sur une section adverse. Finissez le tour.',
  'learn.build.done':
    'Revendiquer, livrer, décorer. Trois livraisons par tour, pour toutes vos sections ensemble ; un ornement en prend une partie.',
  'learn.scoring.title': 'Score et pénalités',
  'learn.scoring.about': 'Achever au-dessus d’un rival, finir la partie, compter les tours.',
  'learn.scoring.dome':
    'La partie touche à sa fin. Achevez le dôme de la première tour : livrez la gemme violette. Boris a une section inachevée en dessous.',
  'learn.scoring.penalty':
    'Boris perd de la reconnaissance pour ce qu’il n’a pas achevé sous vous. Ce que vous laissez inachevé risque le même sort. Finissez le tour.',
  'learn.scoring.sixth':
    'Vous avez achevé cinq sections. Une sixième met fin à la partie et rapporte 3 points de prestige : livrez l’or au dôme de la troisième tour.',
  'learn.scoring.last':
    'Les autres jouent encore un tour ; puis on compte les ressources et les tours. Finissez le tour et voyez ce qu’il en sort.',
  'learn.scoring.done':
    'Le prestige décide. Dans chaque tour, qui a le plus de sections achevées et d’ornements gagne le plus : voici le calcul.',
} satisfies Learn
