import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the game against Ivan in German. */
export const texts = {
  'player.ivan': 'Iwan',

  'question.ivan-claim': 'einen Abschnitt, den Iwan beansprucht',
  'question.ivan-start': 'eine Basis, mit der Iwan beginnt',

  'choice.claimForIvan': 'Iwan {section} beanspruchen lassen',
  'refusal.ivanClaim': 'Iwan muss einen Abschnitt seiner ersten erfüllbaren Wahl beanspruchen.',
  'refusal.ivanStart': 'Iwan beginnt mit einer Basis.',

  'event.ivanSetUp':
    'Iwans Karten und Würfel, von links: {cards}. Sein Marker beginnt auf {position}',
  'event.ivanSetUp.card': '{card} ({die:short})',
  'event.ivanStarted':
    'Iwan beginnt mit {section} ({how}); das Plättchen „{tile}“ kommt aus dem Spiel',
  'event.ivanStarted.city':
    'Iwan beginnt mit {section} ({how}); das Plättchen „{tile}“ kommt aus dem Spiel. Sein Stadtmarker und ein Bauunternehmer gehen nach {city}',
  'event.ivanStarted.random': 'zufällig gezogen',
  'event.ivanStarted.leftmost': 'die Basis ganz links',
  'event.ivanStarted.chosen': 'für ihn gewählt',

  'event.ivanTookDie': 'Iwan nimmt {die:acc}: {reason}',
  'event.ivanTookDie.blocked':
    'Iwan nimmt {die:acc}: {reason}. Höhere Würfel können nicht bewegt werden: {blocked}',
  'event.ivanTookDie.highest': 'höchster Würfel ({value}), Karte „{card}“',
  'event.ivanTookDie.left': 'Gleichstand ({value}), Karte am weitesten links: „{card}“',
  'event.ivanTookDie.useful': 'höchster Würfel ({value}), nützliche Karte „{card}“',
  'event.ivanTookDie.usefulLeft':
    'Gleichstand ({value}), nützliche Karte am weitesten links: „{card}“',
  'event.ivanTookDie.uselessLeft':
    'Gleichstand ({value}), keine Karte nützlich, am weitesten links: „{card}“',
  'event.ivanTookDie.masterHighest':
    'höchster Würfel mit nützlicher Karte ({value}), Karte „{card}“',
  'event.ivanTookDie.masterLeft':
    'Gleichstand mit nützlichen Karten ({value}), am weitesten links: „{card}“',
  'event.ivanTookDie.masterAny':
    'kein Würfel mit nützlicher Karte kann bewegt werden; höchster Würfel ({value}), Karte „{card}“',
  'event.ivanTookDie.masterAnyLeft':
    'kein Würfel mit nützlicher Karte kann bewegt werden; Gleichstand ({value}), Karte am weitesten links: „{card}“',
  'event.ivanStayed': 'Iwan nimmt keinen Würfel: Keiner kann bewegt werden',

  'event.ivanSkipped': 'Iwan überspringt „{card}“: {reason}',
  'event.ivanSkipped.noBanner': 'er hat kein Banner mehr',
  'event.ivanSkipped.supplyEmpty': 'der Vorrat ist leer',
  'event.ivanSkipped.inventoryEmpty': 'seine Karte „Lager“ ist leer',
  'event.ivanSkipped.constructionEmpty': 'seine Karte „Bauen“ ist leer',
  'event.ivanSkipped.nothingToBuild': 'er hat nichts zu bauen oder zu verzieren',
  'event.ivanSkipped.noContractor': 'er hat keinen Bauunternehmer mehr',
  'event.ivanSkipped.cityClosed': 'die Stadt mit seinem Marker ist geschlossen',

  'event.ivanClaimed':
    'Iwan beansprucht {section} ({reason}). Das Plättchen „{tile}“ kommt aus dem Spiel',
  'event.ivanClaimed.picked': {
    select: 'you',
    forms: {
      you: 'Iwan beansprucht {section} ({reason}), deine Wahl. Das Plättchen „{tile}“ kommt aus dem Spiel',
    },
    other:
      'Iwan beansprucht {section} ({reason}), gewählt von {you}. Das Plättchen „{tile}“ kommt aus dem Spiel',
  },
  'event.ivanClaimed.above': {
    select: 'you',
    forms: { you: 'über einem Abschnitt von dir' },
    other: 'über einem Abschnitt von {you}',
  },
  'event.ivanClaimed.base': {
    select: 'you',
    forms: { you: 'eine Basis: Über deinen Abschnitten ist nichts frei' },
    other: 'eine Basis: Über den Abschnitten von {you} ist nichts frei',
  },
  'event.ivanClaimed.any': {
    select: 'you',
    forms: { you: 'keine Basis und kein Abschnitt über deinen ist frei' },
    other: 'keine Basis und kein Abschnitt über denen von {you} ist frei',
  },
  'event.ivanStocked': 'Iwan nimmt {what:acc} aus dem Vorrat auf seine Karte „Lager“',
  'event.ivanTransported': 'Iwan bringt {what:acc} von „Lager“ zu „Bauen“',
  'event.ivanDelivered': 'Iwan liefert {what:acc} an {section}, als Nächstes an der Reihe',
  'event.ivanDecorated': {
    select: 'whose',
    forms: { you: 'Iwan verziert {section} (dein Abschnitt) kostenlos: {ornament}' },
    other: 'Iwan verziert {section} (Abschnitt von {whose}) kostenlos: {ornament}',
  },
  'event.ivanMarkerMoved':
    'Iwans Stadtmarker zieht nach {city}, wo gerade ein Abschnitt beansprucht wurde',
  'event.ivanHired': 'Iwan schickt einen Bauunternehmer nach {city}, wo sein Marker steht',
  'event.ivanTookSpecialist': 'Iwan nimmt „{specialist}“ von {space:dat} als Werkzeug: {tool}',
  'event.ivanReturnedTools': 'Iwan legt gleiche Werkzeuge in den Beutel zurück: {tools}',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in German. */
export const names = {
  Claim: 'Beanspruchen',
  Inventory: 'Lager',
  Transport: 'Transport',
  Construction: 'Bauen',
  Recognition: 'Anerkennung',
  Hire: 'Anwerben',
}
