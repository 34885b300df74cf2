import type { Translation } from '@guildhall/texts'
import type { guideEnglish } from './en.ts'

/** What the settings and the lessons of The Red Cathedral say, in French. */
export const catalogue = {
  'guide.alone': 'En solo, vous bâtissez contre Ivan, l’architecte du tsar.',
  'guide.more': 'Plus : Entrepreneurs, autres guildes',
  'setting.ivanLevel': 'Ivan',
  'setting.ivanLevel.apprentice': 'Apprenti',
  'setting.ivanLevel.apprentice.line': 'Il prend le dé le plus haut, que sa carte l’aide ou non.',
  'setting.ivanLevel.architect': 'Architecte',
  'setting.ivanLevel.architect.line': 'Il prend le dé le plus haut ; à égalité, un qui l’aide.',
  'setting.ivanLevel.master': 'Maître',
  'setting.ivanLevel.master.line': 'Il prend le dé le plus haut qui l’aide et ne perd aucun tour.',
  'setting.boardSide': 'Plateau Atelier',
  'setting.boardSide.basic': 'Face de base',
  'setting.boardSide.advanced': 'Face avancée',
  'setting.preset': 'Interprétation',
  'setting.preset.standard': 'La nôtre',
  'setting.preset.publisher': 'Les réponses de l’éditeur',
  'setting.contractors': 'Avec les Entrepreneurs',
  'setting.fourthGuild': 'Guilde à la place du Clergé',
  'setting.fourthGuild.clergy': 'Aucune : le Clergé reste',
  'setting.fourthGuild.clergy.line':
    'De la reconnaissance contre de l’or et des biens, comme dans le jeu de base.',
  'setting.fourthGuild.guild-jewelers': 'Joailliers',
  'setting.fourthGuild.guild-jewelers.line': 'Des diamants, qui valent n’importe quel matériau.',
  'setting.fourthGuild.guild-artisans': 'Artisans',
  'setting.fourthGuild.guild-artisans.line':
    'Faire travailler des tuiles d’atelier, même celles d’un rival.',
  'setting.fourthGuild.guild-foremen': 'Contremaîtres',
  'setting.fourthGuild.guild-foremen.line':
    'Un contremaître va de tour en tour ; là où il est, éloges et blâmes comptent plus.',
  'setting.fourthGuild.guild-contractors': 'Entrepreneurs',
  'setting.fourthGuild.guild-contractors.line':
    'Permis et roubles pour vos entrepreneurs dans les villes.',
  'setting.fourthGuild.guild-wholesalers': 'Grossistes',
  'setting.fourthGuild.guild-wholesalers.line': 'Refaire au marché ce que vous venez de faire.',
  'setting.fourthGuild.guild-lawyers': 'Avocats',
  'setting.fourthGuild.guild-lawyers.line':
    'Des permis et ce qu’ils achètent : livraisons, prestige, matériaux.',
  'setting.fourthGuild.guild-managers': 'Gérants',
  'setting.fourthGuild.guild-managers.line':
    'De petits dons et un bon prix pour ce que vous avez en trop.',
  'setting.fourthGuild.guild-archivists': 'Archivistes',
  'setting.fourthGuild.guild-archivists.line': 'Des contrats connus de vous seul, réglés à la fin.',
  'setting.fourthGuild.guild-masterbuilders': 'Maîtres d’œuvre',
  'setting.fourthGuild.guild-masterbuilders.line':
    'Les matériaux de sections restantes ; des sections qui paient d’avance.',
  'setting.fourthGuild.guild-brickmakers': 'Briquetiers',
  'setting.fourthGuild.guild-brickmakers.line':
    'Des briques contre des renforts qui aident une fois, quand vous voulez.',
  'setting.fourthGuild.random': 'Laissée au hasard',
  'setting.fourthGuild.random.line': 'Tirée au sort à la création de la table.',
  'setting.fourthGuild.needs': 'Seulement avec les Entrepreneurs.',
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
  'learn.contractors.title': 'Les Entrepreneurs',
  'learn.contractors.about': 'Envoyez un entrepreneur, engagez un spécialiste, fermez une ville.',
  'learn.contractors.send':
    'Chaque ville appartient à une tour. Quand elle est achevée, chacun de vos entrepreneurs dans la ville compte une fois par bannière à vous dans la tour. Envoyez-en un à Tver, contre 2 permis.',
  'learn.contractors.hire':
    'Sur les routes voisines attendent des spécialistes. Choisissez celui entre Smolensk et Tver : pour 2 roubles il reste, travaille une fois après le dé noir et vous laisse son outil.',
  'learn.contractors.sent': 'Envoyer un entrepreneur prend tout le tour. Finissez-le.',
  'learn.contractors.finish':
    'Dans la première tour, seule votre section n’est pas achevée. Livrez la pierre et l’or qui lui manquent.',
  'learn.contractors.closed':
    'La tour est achevée et Tver est fermée : deux entrepreneurs fois deux bannières, 4 de reconnaissance pour vous. Finissez le tour.',
  'learn.contractors.done':
    'Les permis envoient des entrepreneurs, ceux-ci amènent des spécialistes, et une tour achevée paie qui était dans sa ville. Personne ne va plus dans une ville fermée.',
  'learn.guilds.title': 'Une quatrième guilde',
  'learn.guilds.about': 'Les Joailliers à la place du Clergé, et à quoi sert un diamant.',
  'learn.guilds.die':
    'Ici, les Joailliers sont à la place du Clergé. Chaque guilde a ses cartes, certaines ont leurs pièces. Déplacez le dé blanc dans leur quadrant.',
  'learn.guilds.diamond':
    'Utilisez la première action de la carte « Meule à polir » : pour 1 rouble elle vous donne un diamant.',
  'learn.guilds.taken':
    'Le diamant est dans votre inventaire comme tout matériau. Lancez les dés et finissez le tour.',
  'learn.guilds.deliver':
    'Le dôme de la troisième tour est à vous ; il lui manque une gemme violette. Vous n’en avez pas. Choisissez-le : le diamant la remplace.',
  'learn.guilds.finished':
    'Il est achevé. Un diamant vaut n’importe quel matériau, dans les ornements aussi. Finissez le tour.',
  'learn.guilds.done':
    'Dix guildes peuvent être là : avec des contrats, des renforts, un contremaître, des plans. Un clic sur le nom d’une carte dit ce qu’elle fait.',
  'learn.ivan.title': 'En solitaire contre Ivan',
  'learn.ivan.about':
    'Lisez ses cartes, prenez son dé, et gardez un œil sur ce qu’il revendique au-dessus de vous.',
  'learn.ivan.die':
    'Ivan a une carte pour chaque dé et prend le plus haut. La prochaine carte est marquée : c’est celle du dé jaune. Déplacez-le vous-même.',
  'learn.ivan.roll':
    'Finissez le tour. Ivan joue aussitôt, et chacune de ses étapes est racontée avec sa raison.',
  'learn.ivan.claim':
    'Il a pris le dé rouge et mis des matériaux sur sa carte « Inventaire ». Revendiquez maintenant la section la plus basse de la première tour.',
  'learn.ivan.tile':
    'Posez sa tuile face visible dans l’atelier rouge : vous gagnez ce qu’elle montre.',
  'learn.ivan.above':
    'Ivan aime revendiquer juste au-dessus de vous. S’il achève en premier, vous perdez de la reconnaissance pour l’inachevé en dessous. Finissez le tour et voyez.',
  'learn.ivan.done':
    'Ivan ne paie rien. Achevez ce que vous revendiquez avant qu’il ne bâtisse au-dessus, et prenez les dés qui l’aideraient le plus. Avec plus de prestige, vous gagnez.',
} satisfies Partial<Translation<typeof guideEnglish>>
