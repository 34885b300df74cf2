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
  'effect.advance.ruble': 'die Rubel eines eigenen Abschnitts im Bau',
  'effect.advance.ruble.half': 'die Hälfte der Rubel eines eigenen Abschnitts im Bau',
  'effect.advance.recognition': 'die Anerkennung eines eigenen Abschnitts im Bau',
  'effect.advance.recognition.half': 'die Hälfte der Anerkennung eines eigenen Abschnitts im Bau',

  'question.blueprint-take': 'was du von den gezogenen Abschnitten nimmst',
  'question.advance-section': 'welcher Abschnitt vorab auszahlt',

  'event.blueprintsLaid': 'Die {n} übrigen Abschnitte bilden einen Stapel.',
  'event.blueprintDrawn': '{who} zieht {card}.',
  'event.blueprintsShuffled':
    'Die {n} abgelegten Abschnitte werden zu einem neuen Stapel gemischt.',
  'event.sectionAdvanced': '{who} lässt {section} vorab auszahlen.',

  'choice.chooseBlueprint': {
    plural: 'n',
    one: '{n} Material nehmen: {card}',
    other: '{n} Materialien nehmen: {card}',
  },
  'choice.chooseBlueprint.none': 'Material eines gezogenen Abschnitts nehmen',
  'choice.advanceSection': '{section} zahlt vorab {what}',

  'refusal.noSuchBlueprint': 'Von einem solchen Abschnitt gibt es nichts zu nehmen.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in German. */
export const names = {
  'Master Builders': 'Baumeister',

  'Drawing table': 'Zeichentisch',
  'Model room': 'Modellkammer',
  'Plan chest': 'Plantruhe',
}
