import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Master Builders in German. */
export const texts = {
  'blueprint.base': 'eine Basis ({goods})',
  'blueprint.middle': 'ein Mittelstück ({goods})',
  'blueprint.dome': 'eine Kuppel ({goods})',

  'effect.blueprint': {
    plural: 'n',
    one: '{n} Material eines gezogenen Abschnitts',
    other: '{n} Materialien eines gezogenen Abschnitts',
  },
  'effect.advance.ruble': 'die Rubel eines deiner Abschnitte im Bau',
  'effect.advance.ruble.half': 'die Hälfte der Rubel eines deiner Abschnitte im Bau',
  'effect.advance.recognition': 'die Anerkennung eines deiner Abschnitte im Bau',
  'effect.advance.recognition.half': 'die Hälfte der Anerkennung eines deiner Abschnitte im Bau',

  'question.blueprint-take': 'Material eines gezogenen Abschnitts',
  'question.advance-section': 'einen Abschnitt, der einen Vorschuss zahlt',

  'event.blueprintsLaid': '{n} übrige Abschnitte bilden einen Stapel',
  'event.blueprintDrawn': {
    select: 'who',
    forms: { you: 'Du ziehst {card}' },
    other: '{who} zieht {card}',
  },
  'event.blueprintsShuffled': '{n} abgelegte Abschnitte werden zu einem neuen Stapel gemischt',
  'event.sectionAdvanced': {
    select: 'who',
    forms: { you: 'Du nimmst einen Vorschuss auf {section}' },
    other: '{who} nimmt einen Vorschuss auf {section}',
  },

  'choice.chooseBlueprint': {
    plural: 'n',
    one: '{n} Material nehmen: {card}',
    other: '{n} Materialien nehmen: {card}',
  },
  'choice.chooseBlueprint.none': 'Material eines gezogenen Abschnitts nehmen',
  'choice.advanceSection': '{what} als Vorschuss auf {section} nehmen',

  'refusal.noSuchBlueprint': 'Von einem solchen Abschnitt gibt es nichts zu nehmen.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in German. */
export const names = {
  'Master Builders': 'Baumeister',

  'Drawing table': 'Zeichentisch',
  'Model room': 'Modellkammer',
  'Plan chest': 'Plantruhe',
}
