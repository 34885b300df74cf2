import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the game against Ivan in German. */
export const texts = {
  'player.ivan': 'Iwan',

  'question.ivan-claim': 'welchen Abschnitt Iwan beansprucht',
  'question.ivan-start': 'wo Iwan beginnt',

  'choice.claimForIvan': 'Iwan beansprucht {section}',
  'refusal.ivanClaim': 'Iwan muss einen Abschnitt seiner ersten erfüllbaren Wahl beanspruchen.',
  'refusal.ivanStart': 'Iwan beginnt mit der Basis eines Turms.',

  'event.ivanSetUp':
    'Iwans Karten und ihre Würfel sind, von links: {cards}. Sein Marker steht auf {position}.',
  'event.ivanSetUp.card': '{card} ({die:short})',
  'event.ivanStarted':
    'Iwan beginnt mit {section} ({how}); das Plättchen „{tile}“ kommt aus dem Spiel.',
  'event.ivanStarted.city':
    'Iwan beginnt mit {section} ({how}); das Plättchen „{tile}“ kommt aus dem Spiel. Sein Stadtmarker und ein Bauunternehmer gehen nach {city}.',
  'event.ivanStarted.random': 'zufällig gezogen',
  'event.ivanStarted.leftmost': 'die Basis ganz links',
  'event.ivanStarted.chosen': 'so gewählt',

  'event.ivanTookDie': 'Iwan nimmt {die:acc}: {reason}.',
  'event.ivanTookDie.blocked':
    'Iwan nimmt {die:acc}: {reason}. Diese zeigen mehr, können aber nicht bewegt werden: {blocked}.',
  'event.ivanTookDie.highest': '{value} ist der höchste Wert, und die Karte dazu ist „{card}“',
  'event.ivanTookDie.left':
    '{value} ist der höchste Wert, und von den Karten, die infrage kommen, liegt „{card}“ am weitesten links',
  'event.ivanTookDie.useful':
    '{value} ist der höchste Wert, und die Karte dazu, „{card}“, nützt ihm etwas',
  'event.ivanTookDie.usefulLeft':
    '{value} ist der höchste Wert, und von den nützlichen Karten, die infrage kommen, liegt „{card}“ am weitesten links',
  'event.ivanTookDie.uselessLeft':
    '{value} ist der höchste Wert, und von den Karten, die infrage kommen und alle nichts nützen, liegt „{card}“ am weitesten links',
  'event.ivanTookDie.masterHighest':
    '{value} ist der höchste Wert der Würfel mit nützlichen Karten, und die Karte dazu ist „{card}“',
  'event.ivanTookDie.masterLeft':
    '{value} ist der höchste Wert der Würfel mit nützlichen Karten, und von den Karten, die infrage kommen, liegt „{card}“ am weitesten links',
  'event.ivanTookDie.masterAny':
    'Kein Würfel mit nützlicher Karte kann bewegt werden, {value} ist der höchste Wert, und die Karte dazu ist „{card}“',
  'event.ivanTookDie.masterAnyLeft':
    'Kein Würfel mit nützlicher Karte kann bewegt werden, {value} ist der höchste Wert, und von den Karten, die infrage kommen, liegt „{card}“ am weitesten links',
  'event.ivanStayed':
    'Kein Würfel kann bewegt werden: Iwan nimmt keinen, und nichts wird geworfen.',

  'event.ivanSkipped': 'Iwan überspringt die Karte „{card}“: {reason}.',
  'event.ivanSkipped.noBanner': 'Er hat kein Banner mehr',
  'event.ivanSkipped.supplyEmpty': 'Der Vorrat ist leer',
  'event.ivanSkipped.inventoryEmpty': 'Auf der Karte „Lager“ liegt nichts',
  'event.ivanSkipped.constructionEmpty': 'Auf der Karte „Bauen“ liegt nichts',
  'event.ivanSkipped.nothingToBuild': 'Er hat nichts zu bauen oder zu verzieren',
  'event.ivanSkipped.noContractor': 'Er hat keinen Bauunternehmer mehr',
  'event.ivanSkipped.cityClosed': 'Die Stadt mit seinem Marker ist geschlossen',

  'event.ivanClaimed':
    'Iwan beansprucht {section}: {reason}. Das Plättchen „{tile}“ kommt aus dem Spiel.',
  'event.ivanClaimed.picked':
    'Iwan beansprucht {section}, ausgesucht von {you}: {reason}. Das Plättchen „{tile}“ kommt aus dem Spiel.',
  'event.ivanClaimed.above': 'über einem Abschnitt von {you}',
  'event.ivanClaimed.base':
    'eine Basis, denn über den Abschnitten von {you} ist nichts zu beanspruchen',
  'event.ivanClaimed.any':
    'Weder über den Abschnitten von {you} noch an einer Basis ist etwas zu beanspruchen',
  'event.ivanStocked':
    'Iwan legt aus dem Vorrat {what:acc} auf seine Karte „Lager“, jedes Mal vom größten Haufen.',
  'event.ivanTransported': 'Iwan bringt {what:acc} von der Karte „Lager“ auf die Karte „Bauen“.',
  'event.ivanDelivered':
    'Iwan liefert {what:acc} von der Karte „Bauen“ an {section}: Von seinen Baustellen ist diese als nächste an der Reihe.',
  'event.ivanDecorated':
    'Iwan verziert {section} (Abschnitt von {whose}) kostenlos: {ornament}. Es ist der erste Abschnitt in seiner Reihenfolge, den er verzieren kann.',
  'event.ivanMarkerMoved':
    'Iwans Stadtmarker zieht nach {city}, wo gerade ein Abschnitt beansprucht wurde.',
  'event.ivanHired': 'Iwan schickt einen Bauunternehmer nach {city}, wo sein Marker steht.',
  'event.ivanTookSpecialist':
    'Iwan nimmt neben dieser Stadt „{specialist}“ von {space:dat} und legt das Plättchen verdeckt als Werkzeug hin: {tool}.',
  'event.ivanReturnedTools':
    'Iwan hat gleiche Werkzeuge; sie kommen zurück in den Beutel: {tools}.',
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
