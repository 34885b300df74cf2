import type { Translation } from '@guildhall/texts'
import type { hints as english } from '../en/hints.ts'

export const hints = {
  'help.title': 'Conseils et remplaçants',
  'help.change': 'Changer les conseils et les remplaçants',
  'help.hints': 'Conseils : qui doit décider peut demander ce qui semble le mieux',
  'help.standIn': 'Qui joue à la place de quelqu’un qui est parti',
  'help.standInIs': '{name} joue à la place de qui est parti.',
  'help.hintsOn': 'Des conseils pour qui en demande.',
  'help.hintsOff': 'Sans conseils.',
  'help.delegateTo': 'Qui joue à ma place',
  'help.delegateToFor': 'Qui joue à la place de {name}',

  'hint.ask': 'Conseil',
  'hint.title': 'Ce qui semble le mieux',
  'hint.thinking': 'Réflexion…',
  'hint.percent': '{n} %',
  'hint.toWin': 'de gagner',
  'hint.more': 'Choisissez-en un : il devient votre plan. Rien n’est envoyé avant la fin du tour.',
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
  'hint.failed': 'Pas de conseil cette fois. Réessayez.',
} satisfies Translation<typeof english>
