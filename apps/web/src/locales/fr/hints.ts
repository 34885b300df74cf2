import type { Translation } from '@guildhall/texts'
import type { hints as english } from '../en/hints.ts'

export const hints = {
  'help.title': 'Conseils et remplacement',
  'help.change': 'Changer les conseils et le bot remplaçant',
  'help.hints': 'Autoriser les conseils',
  'help.standIn': 'Bot remplaçant',
  'help.standInIs': 'Bot remplaçant : {name}',
  'help.hintsOn': 'Conseils autorisés',
  'help.hintsOff': 'Sans conseils',
  'help.delegateTo': 'Bot qui joue pour toi',
  'help.delegateToFor': 'Bot qui joue pour {name}',

  'hint.ask': 'Conseil',
  'hint.title': 'Meilleurs coups',
  'hint.thinking': 'Réflexion…',
  'hint.percent': '{n} %',
  'hint.toWin': 'de gagner',
  'hint.more':
    'Choisis-en un pour l’ajouter à ton plan. Rien n’est envoyé avant la fin de ton tour.',
  'hint.ahead': {
    plural: 'n',
    one: 'environ {n} point d’avance à la fin',
    many: 'environ {n} de points d’avance à la fin',
    other: 'environ {n} points d’avance à la fin',
  },
  'hint.behind': {
    plural: 'n',
    one: 'environ {n} point de retard à la fin',
    many: 'environ {n} de points de retard à la fin',
    other: 'environ {n} points de retard à la fin',
  },
  'hint.level': 'à peu près à égalité à la fin',
  'hint.said': '{line} {n} % de chances de gagner.',
  'hint.failed': 'Pas de conseil cette fois. Réessaie.',
} satisfies Translation<typeof english>
