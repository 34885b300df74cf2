import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Master Builders in Spanish. */
export const texts = {
  'blueprint.base': 'una base ({goods})',
  'blueprint.middle': 'un tramo ({goods})',
  'blueprint.dome': 'una cúpula ({goods})',

  'effect.blueprint': {
    plural: 'n',
    one: '{n} material de una sección robada',
    many: '{n} de materiales de una sección robada',
    other: '{n} materiales de una sección robada',
  },
  'effect.advance.ruble': 'los rublos de una sección propia en construcción',
  'effect.advance.ruble.half': 'la mitad de los rublos de una sección propia en construcción',
  'effect.advance.recognition':
    'los puntos de reconocimiento de una sección propia en construcción',
  'effect.advance.recognition.half':
    'la mitad de los puntos de reconocimiento de una sección propia en construcción',

  'question.blueprint-take': 'qué tomar de las secciones robadas',
  'question.advance-section': 'qué sección paga por adelantado',

  'event.blueprintsLaid': 'Las {n} secciones sobrantes forman un mazo.',
  'event.blueprintDrawn': '{who} roba {card}.',
  'event.blueprintsShuffled': 'Las {n} secciones descartadas se barajan y forman un nuevo mazo.',
  'event.sectionAdvanced': '{who} cobra {section} por adelantado.',

  'choice.chooseBlueprint': {
    plural: 'n',
    one: 'Tomar {n} material: {card}',
    many: 'Tomar {n} de materiales: {card}',
    other: 'Tomar {n} materiales: {card}',
  },
  'choice.chooseBlueprint.none': 'Tomar materiales de una sección robada',
  'choice.advanceSection': '{section} paga por adelantado {what}',

  'refusal.noSuchBlueprint': 'De una sección así no hay nada que tomar.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in Spanish. */
export const names = {
  'Master Builders': 'Maestros de obras',

  'Drawing table': 'Mesa de dibujo',
  'Model room': 'Sala de maquetas',
  'Plan chest': 'Arcón de planos',
}
