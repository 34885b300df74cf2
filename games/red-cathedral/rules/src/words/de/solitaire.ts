import type { Solitaire } from '../parts.ts'

/** The words of the game against Ivan in German. */
export const solitaire = {
  'player.ivan': 'Iwan',

  'question.ivan-claim': 'welchen Abschnitt Iwan beansprucht',
  'question.ivan-start': 'wo Iwan beginnt',

  'choice.claimForIvan': 'Iwan beansprucht {section}',
  'refusal.ivanClaim': 'Iwan muss einen Abschnitt seiner ersten erfüllbaren Wahl beanspruchen.',
  'refusal.ivanStart': 'Iwan beginnt mit der Basis eines Turms.',

  'told.ivanSetUp':
    'Iwans Karten und ihre Würfel sind, von links: {cards}. Sein Marker steht auf {position}.',
  'told.ivanSetUp.card': '{card} ({die:short})',
  'told.ivanStarted':
    'Iwan beginnt mit {section} ({how}); das Plättchen „{tile}“ kommt aus dem Spiel.',
  'told.ivanStarted.city':
    'Iwan beginnt mit {section} ({how}); das Plättchen „{tile}“ kommt aus dem Spiel. Sein Stadtmarker und ein Bauunternehmer gehen nach {city}.',
  'told.ivanStarted.random': 'zufällig gezogen',
  'told.ivanStarted.leftmost': 'die Basis ganz links',
  'told.ivanStarted.chosen': 'so gewählt',

  'told.ivanTookDie': 'Iwan nimmt {die:acc}: {reason}.',
  'told.ivanTookDie.blocked':
    'Iwan nimmt {die:acc}: {reason}. Diese zeigen mehr, können aber nicht bewegt werden: {blocked}.',
  'told.ivanTookDie.highest': '{value} ist der höchste Wert, und die Karte dazu ist „{card}“',
  'told.ivanTookDie.left':
    '{value} ist der höchste Wert, und von den Karten, die infrage kommen, liegt „{card}“ am weitesten links',
  'told.ivanTookDie.useful':
    '{value} ist der höchste Wert, und die Karte dazu, „{card}“, nützt ihm etwas',
  'told.ivanTookDie.usefulLeft':
    '{value} ist der höchste Wert, und von den nützlichen Karten, die infrage kommen, liegt „{card}“ am weitesten links',
  'told.ivanTookDie.uselessLeft':
    '{value} ist der höchste Wert, und von den Karten, die infrage kommen und alle nichts nützen, liegt „{card}“ am weitesten links',
  'told.ivanTookDie.masterHighest':
    '{value} ist der höchste Wert der Würfel mit nützlichen Karten, und die Karte dazu ist „{card}“',
  'told.ivanTookDie.masterLeft':
    '{value} ist der höchste Wert der Würfel mit nützlichen Karten, und von den Karten, die infrage kommen, liegt „{card}“ am weitesten links',
  'told.ivanTookDie.masterAny':
    'Kein Würfel mit nützlicher Karte kann bewegt werden, {value} ist der höchste Wert, und die Karte dazu ist „{card}“',
  'told.ivanTookDie.masterAnyLeft':
    'Kein Würfel mit nützlicher Karte kann bewegt werden, {value} ist der höchste Wert, und von den Karten, die infrage kommen, liegt „{card}“ am weitesten links',
  'told.ivanStayed': 'Kein Würfel kann bewegt werden: Iwan nimmt keinen, und nichts wird geworfen.',

  'told.ivanSkipped': 'Iwan überspringt die Karte „{card}“: {reason}.',
  'told.ivanSkipped.noBanner': 'Er hat kein Banner mehr',
  'told.ivanSkipped.supplyEmpty': 'Der Vorrat ist leer',
  'told.ivanSkipped.inventoryEmpty': 'Auf der Karte „Lager“ liegt nichts',
  'told.ivanSkipped.constructionEmpty': 'Auf der Karte „Bauen“ liegt nichts',
  'told.ivanSkipped.nothingToBuild': 'Er hat nichts zu bauen oder zu verzieren',
  'told.ivanSkipped.noContractor': 'Er hat keinen Bauunternehmer mehr',
  'told.ivanSkipped.cityClosed': 'Die Stadt mit seinem Marker ist geschlossen',

  'told.ivanClaimed':
    'Iwan beansprucht {section}: {reason}. Das Plättchen „{tile}“ kommt aus dem Spiel.',
  'told.ivanClaimed.picked':
    'Iwan beansprucht {section}, ausgesucht von {you}: {reason}. Das Plättchen „{tile}“ kommt aus dem Spiel.',
  'told.ivanClaimed.above': 'über einem Abschnitt von {you}',
  'told.ivanClaimed.base':
    'eine Basis, denn über den Abschnitten von {you} ist nichts zu beanspruchen',
  'told.ivanClaimed.any':
    'Weder über den Abschnitten von {you} noch an einer Basis ist etwas zu beanspruchen',
  'told.ivanStocked':
    'Iwan legt aus dem Vorrat {what:acc} auf seine Karte „Lager“, jedes Mal vom größten Haufen.',
  'told.ivanTransported': 'Iwan bringt {what:acc} von der Karte „Lager“ auf die Karte „Bauen“.',
  'told.ivanDelivered':
    'Iwan liefert {what:acc} von der Karte „Bauen“ an {section}: Von seinen Baustellen ist diese als nächste an der Reihe.',
  'told.ivanDecorated':
    'Iwan verziert {section} (Abschnitt von {whose}) kostenlos: {ornament}. Es ist der erste Abschnitt in seiner Reihenfolge, den er verzieren kann.',
  'told.ivanMarkerMoved':
    'Iwans Stadtmarker zieht nach {city}, wo gerade ein Abschnitt beansprucht wurde.',
  'told.ivanHired': 'Iwan schickt einen Bauunternehmer nach {city}, wo sein Marker steht.',
  'told.ivanTookSpecialist':
    'Iwan nimmt neben dieser Stadt „{specialist}“ von {space:dat} und legt das Plättchen verdeckt als Werkzeug hin: {tool}.',
  'told.ivanReturnedTools': 'Iwan hat gleiche Werkzeuge; sie kommen zurück in den Beutel: {tools}.',
} satisfies Solitaire
