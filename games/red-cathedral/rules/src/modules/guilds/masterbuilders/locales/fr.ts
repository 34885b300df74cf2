import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Master Builders in French. */
export const texts = {
  'blueprint.base': 'une base ({goods})',
  'blueprint.middle': 'un étage ({goods})',
  'blueprint.dome': 'un dôme ({goods})',

  'effect.blueprint': {
    plural: 'n',
    one: '{n} matériau d’une section piochée',
    many: '{n} de matériaux d’une section piochée',
    other: '{n} matériaux d’une section piochée',
  },
  'effect.advance.ruble': 'les roubles d’une de tes sections en construction',
  'effect.advance.ruble.half': 'la moitié des roubles d’une de tes sections en construction',
  'effect.advance.recognition': 'la reconnaissance d’une de tes sections en construction',
  'effect.advance.recognition.half':
    'la moitié de la reconnaissance d’une de tes sections en construction',

  'question.blueprint-take': 'les matériaux d’une section piochée',
  'question.advance-section': 'une section qui paie une avance',

  'event.blueprintsLaid': '{n} sections inutilisées forment une pioche',
  'event.blueprintDrawn': {
    select: 'who',
    forms: { you: 'Tu pioches {card}' },
    other: '{who} pioche {card}',
  },
  'event.blueprintsShuffled': '{n} sections défaussées sont mélangées en une nouvelle pioche',
  'event.sectionAdvanced': {
    select: 'who',
    forms: { you: 'Tu prends une avance sur {section}' },
    other: '{who} prend une avance sur {section}',
  },

  'choice.chooseBlueprint': {
    plural: 'n',
    one: 'Prendre {n} matériau : {card}',
    many: 'Prendre {n} de matériaux : {card}',
    other: 'Prendre {n} matériaux : {card}',
  },
  'choice.chooseBlueprint.none': 'Prendre les matériaux d’une section piochée',
  'choice.advanceSection': 'Prendre {what} d’avance sur {section}',

  'refusal.noSuchBlueprint': 'Il n’y a rien à prendre sur une telle section.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in French. */
export const names = {
  'Master Builders': 'Maîtres d’œuvre',

  'Drawing table': 'Table à dessin',
  'Model room': 'Salle des maquettes',
  'Plan chest': 'Coffre aux plans',
}
