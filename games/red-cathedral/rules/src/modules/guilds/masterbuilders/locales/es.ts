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
  'effect.advance.ruble': 'los rublos de una sección tuya en construcción',
  'effect.advance.ruble.half': 'la mitad de los rublos de una sección tuya en construcción',
  'effect.advance.recognition': 'el reconocimiento de una sección tuya en construcción',
  'effect.advance.recognition.half':
    'la mitad del reconocimiento de una sección tuya en construcción',

  'question.blueprint-take': 'materiales de una sección robada',
  'question.advance-section': 'una sección que pague un anticipo',

  'event.blueprintsLaid': '{n} secciones sin usar forman un mazo',
  'event.blueprintDrawn': {
    select: 'who',
    forms: { you: 'Robas {card}' },
    other: '{who} roba {card}',
  },
  'event.blueprintsShuffled': '{n} secciones descartadas se barajan en un mazo nuevo',
  'event.sectionAdvanced': {
    select: 'who',
    forms: { you: 'Tomas un anticipo sobre {section}' },
    other: '{who} toma un anticipo sobre {section}',
  },

  'choice.chooseBlueprint': {
    plural: 'n',
    one: 'Tomar {n} material: {card}',
    many: 'Tomar {n} de materiales: {card}',
    other: 'Tomar {n} materiales: {card}',
  },
  'choice.chooseBlueprint.none': 'Tomar materiales de una sección robada',
  'choice.advanceSection': 'Tomar {what} como anticipo sobre {section}',

  'refusal.noSuchBlueprint': 'De una sección así no hay nada que tomar.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in Spanish. */
export const names = {
  'Master Builders': 'Maestros de obras',

  'Drawing table': 'Mesa de dibujo',
  'Model room': 'Sala de maquetas',
  'Plan chest': 'Arcón de planos',
}
