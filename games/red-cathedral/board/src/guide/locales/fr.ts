import type { Translation } from '@guildhall/texts'
import type { guideEnglish } from './en.ts'

/** What the settings and the lessons of The Red Cathedral say, in French. */
export const catalogue = {
  'guide.alone': 'En solo, tu bâtis contre Ivan, l’architecte du tsar.',
  'guide.more': 'Plus d’options : Entrepreneurs, autres guildes',
  'setting.ivanLevel': 'Niveau d’Ivan',
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
  'setting.preset.standard': 'Arbitrages maison',
  'setting.preset.publisher': 'Réponses de l’éditeur',
  'setting.contractors': 'Avec les Entrepreneurs',
  'setting.fourthGuild': 'Guilde à la place du Clergé',
  'setting.fourthGuild.clergy': 'Clergé (aucun changement)',
  'setting.fourthGuild.clergy.line':
    'De la reconnaissance contre de l’or et des biens, comme dans le jeu de base.',
  'setting.fourthGuild.guild-jewelers': 'Joailliers',
  'setting.fourthGuild.guild-jewelers.line': 'Des diamants qui remplacent n’importe quel matériau.',
  'setting.fourthGuild.guild-artisans': 'Artisans',
  'setting.fourthGuild.guild-artisans.line':
    'Utilise des tuiles d’atelier, même celles d’un adversaire.',
  'setting.fourthGuild.guild-foremen': 'Contremaîtres',
  'setting.fourthGuild.guild-foremen.line':
    'Un contremaître va de tour en tour ; là où il est, éloges et blâmes comptent plus.',
  'setting.fourthGuild.guild-contractors': 'Entrepreneurs',
  'setting.fourthGuild.guild-contractors.line':
    'Permis et roubles pour tes entrepreneurs dans les villes.',
  'setting.fourthGuild.guild-wholesalers': 'Grossistes',
  'setting.fourthGuild.guild-wholesalers.line': 'Refais ton action de marché.',
  'setting.fourthGuild.guild-lawyers': 'Avocats',
  'setting.fourthGuild.guild-lawyers.line':
    'Des permis et ce qu’ils achètent : livraisons, prestige, matériaux.',
  'setting.fourthGuild.guild-managers': 'Gérants',
  'setting.fourthGuild.guild-managers.line':
    'De petits bonus et un bon prix pour ce que tu as en trop.',
  'setting.fourthGuild.guild-archivists': 'Archivistes',
  'setting.fourthGuild.guild-archivists.line': 'Des contrats secrets, comptés à la fin.',
  'setting.fourthGuild.guild-masterbuilders': 'Maîtres d’œuvre',
  'setting.fourthGuild.guild-masterbuilders.line':
    'Les matériaux de sections restantes ; des sections qui paient d’avance.',
  'setting.fourthGuild.guild-brickmakers': 'Briquetiers',
  'setting.fourthGuild.guild-brickmakers.line':
    'Échange des briques contre des renforts, utilisables une fois à tout moment.',
  'setting.fourthGuild.random': 'Au hasard',
  'setting.fourthGuild.random.line': 'Tirée à la création de la table.',
  'setting.fourthGuild.needs': 'Nécessite les Entrepreneurs.',
  'learn.market.title': 'Le marché',
  'learn.market.about': 'Déplacer les dés, prendre des matériaux, utiliser une carte d’influence.',
  'learn.market.die':
    'Choisis le dé blanc. Il avance dans le sens horaire du nombre qu’il montre, et tu prends ce que donne sa case, une fois par dé présent.',
  'learn.market.roll':
    '2 briques × 2 dés : tu prends 4 briques. À la fin de ton tour, tu relances tous les dés de cette case. Lance-les.',
  'learn.market.further':
    'Boris a revendiqué une section. Ton dé rouge, comme le blanc, peut aller plus loin pour 1 rouble par case. Avance ton dé rouge d’une case de plus.',
  'learn.market.guild':
    'Chaque quadrant du marché a une carte d’influence. Utilise aussi l’action de la carte « Chars à bœufs » : +1 rouble.',
  'learn.market.again':
    'Tu peux faire tout cela dans n’importe quel ordre et en sauter une partie. Lance les dés et finis ton tour.',
  'learn.market.done':
    'Déplace un dé, prends ce que donne sa case, utilise une carte d’influence : voilà le marché. Une case accueille trois dés au plus.',
  'learn.build.title': 'Revendiquer et construire',
  'learn.build.about': 'Revendiquer une section, livrer des matériaux, décorer.',
  'learn.build.claim':
    'Choisis la base de la tour 3 pour la revendiquer. Une bannière de ton inventaire y va, ce qui libère une place pour un matériau.',
  'learn.build.tile':
    'Tu reçois la tuile d’atelier de la section. Pose-la face visible dans l’atelier vert pour 1 rouble. Tu gagnes son bonus maintenant, et chaque fois que tu déplaces le dé vert.',
  'learn.build.claimed': 'Revendiquer prend tout ton tour. Finis-le.',
  'learn.build.deliver':
    'Maintenant, construis. Tu peux livrer jusqu’à trois matériaux par tour. Livre le bois et les 2 briques qu’il faut à ta section.',
  'learn.build.finished':
    'La section est achevée : tu gagnes des roubles et de la reconnaissance. Finis ton tour.',
  'learn.build.decorate':
    'Une section achevée peut recevoir un ornement. Décore la tienne d’une porte. Une gemme rapporterait du prestige.',
  'learn.build.decorated':
    'À la fin de la partie, les ornements comptent dans leur tour, même sur la section d’un autre. Finis ton tour.',
  'learn.build.done':
    'Revendique, livre, décore. Tu as trois livraisons par tour pour toutes tes sections ; un ornement en utilise.',
  'learn.scoring.title': 'Score et pénalités',
  'learn.scoring.about': 'Achever au-dessus d’un adversaire, finir la partie, compter les tours.',
  'learn.scoring.dome':
    'La partie touche à sa fin. Livre la gemme violette pour achever le dôme de la tour 1. Boris a une section inachevée en dessous.',
  'learn.scoring.penalty':
    'Boris perd de la reconnaissance pour sa section inachevée sous la tienne. Cela peut t’arriver aussi. Finis ton tour.',
  'learn.scoring.sixth':
    'Tu as achevé cinq sections. La sixième met fin à la partie et rapporte 3 points de prestige. Livre l’or au dôme de la tour 3.',
  'learn.scoring.last':
    'Les autres jouent encore un tour. Puis on compte les ressources et les tours. Finis ton tour pour voir le résultat.',
  'learn.scoring.done':
    'Le plus de prestige gagne. Dans chaque tour, qui a le plus de sections achevées et d’ornements marque le plus. Voici le détail.',
  'learn.contractors.title': 'Les Entrepreneurs',
  'learn.contractors.about': 'Envoie un entrepreneur, engage un spécialiste, ferme une ville.',
  'learn.contractors.send':
    'Chaque ville appartient à une tour. Quand la tour est achevée, chacun de tes entrepreneurs dans la ville compte une fois par bannière à toi dans la tour. Envoies-en un à Tver contre 2 permis.',
  'learn.contractors.hire':
    'Des spécialistes attendent sur les routes voisines. Choisis celui entre Smolensk et Tver. Il coûte 2 roubles, travaille une fois après le dé noir et te laisse son outil.',
  'learn.contractors.sent': 'Envoyer un entrepreneur prend tout ton tour. Finis-le.',
  'learn.contractors.finish':
    'Dans la tour 1, seule ta section n’est pas achevée. Livre la pierre et l’or qu’il lui faut.',
  'learn.contractors.closed':
    'La tour 1 est achevée, donc Tver ferme : 2 entrepreneurs × 2 bannières = 4 de reconnaissance pour toi. Finis ton tour.',
  'learn.contractors.done':
    'Les permis envoient des entrepreneurs, qui permettent d’engager des spécialistes, et une tour achevée rapporte aux entrepreneurs de sa ville. On ne va plus dans une ville fermée.',
  'learn.guilds.title': 'Une quatrième guilde',
  'learn.guilds.about': 'Les Joailliers à la place du Clergé, et à quoi sert un diamant.',
  'learn.guilds.die':
    'Ici, les Joailliers remplacent le Clergé. Chaque guilde a ses cartes, certaines ajoutent des pièces. Déplace le dé blanc dans leur quadrant.',
  'learn.guilds.diamond':
    'Utilise la première action de la carte « Meule à polir » : 1 rouble → 1 diamant.',
  'learn.guilds.taken':
    'Le diamant va dans ton inventaire comme tout matériau. Lance les dés et finis ton tour.',
  'learn.guilds.deliver':
    'Le dôme de la tour 3 est à toi et il lui faut une gemme violette. Tu n’en as pas. Choisis le dôme : le diamant remplace la gemme.',
  'learn.guilds.finished':
    'Le dôme est achevé. Un diamant remplace n’importe quel matériau, dans les ornements aussi. Finis ton tour.',
  'learn.guilds.done':
    'Tu peux jouer avec l’une des dix guildes : contrats, renforts, contremaître, plans. Clique sur le nom d’une carte pour voir ce qu’elle fait.',
  'learn.ivan.title': 'En solo contre Ivan',
  'learn.ivan.about':
    'Lis ses cartes, prends son dé et surveille ce qu’il revendique au-dessus de toi.',
  'learn.ivan.die':
    'Ivan a une carte pour chaque dé et prend le plus haut. Sa prochaine carte est marquée : c’est celle du dé jaune. Déplace ce dé toi-même.',
  'learn.ivan.roll':
    'Finis ton tour. Ivan joue aussitôt, et le journal explique chacune de ses étapes.',
  'learn.ivan.claim':
    'Il a pris le dé rouge et mis des matériaux sur sa carte « Inventaire ». Revendique maintenant la base de la tour 1.',
  'learn.ivan.tile': 'Pose sa tuile face visible dans l’atelier rouge : tu gagnes son bonus.',
  'learn.ivan.above':
    'Ivan aime revendiquer juste au-dessus de toi. S’il achève en premier, tu perds de la reconnaissance pour ta section inachevée en dessous. Finis ton tour.',
  'learn.ivan.done':
    'Ivan ne paie rien. Achève ce que tu revendiques avant qu’il ne bâtisse au-dessus, et prends les dés qui l’aident le plus. Si tu as plus de prestige à la fin, tu gagnes.',
} satisfies Partial<Translation<typeof guideEnglish>>
