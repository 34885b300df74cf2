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
  'effect.advance.ruble': 'les roubles d’une de vos sections en construction',
  'effect.advance.ruble.half': 'la moitié des roubles d’une de vos sections en construction',
  'effect.advance.recognition':
    'les points de reconnaissance d’une de vos sections en construction',
  'effect.advance.recognition.half':
    'la moitié des points de reconnaissance d’une de vos sections en construction',

  'question.blueprint-take': 'que prendre parmi les sections piochées',
  'question.advance-section': 'quelle section paie d’avance',

  'event.blueprintsLaid': 'Les {n} sections restantes forment une pioche.',
  'event.blueprintDrawn': '{who} pioche {card}.',
  'event.blueprintsShuffled':
    'Les {n} sections défaussées sont mélangées et forment une nouvelle pioche.',
  'event.sectionAdvanced': '{who} fait payer {section} d’avance.',

  'choice.chooseBlueprint': {
    plural: 'n',
    one: 'Prendre {n} matériau : {card}',
    many: 'Prendre {n} de matériaux : {card}',
    other: 'Prendre {n} matériaux : {card}',
  },
  'choice.chooseBlueprint.none': 'Prendre les matériaux d’une section piochée',
  'choice.advanceSection': '{section} paie d’avance {what}',

  'refusal.noSuchBlueprint': 'Il n’y a rien à prendre sur une telle section.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in French. */
export const names = {
  'Master Builders': 'Maîtres d’œuvre',

  'Drawing table': 'Table à dessin',
  'Model room': 'Salle des maquettes',
  'Plan chest': 'Coffre aux plans',
}
