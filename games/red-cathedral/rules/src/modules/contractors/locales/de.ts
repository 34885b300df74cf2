import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Contractors in German. */
export const texts = {
  'component.extension': 'Platz {place} des Zusatztableaus',
  'component.road': 'die Straße zwischen {cities}',
  'component.road:dat': 'der Straße zwischen {cities}',

  'effect.useSpecialist': 'den eigenen Spezialisten einsetzen',
  'effect.count.ownContractors': '{gains} für jeden eigenen Bauunternehmer auf dem Plan',
  'effect.count.chosenContractors':
    '{gains} für jeden Bauunternehmer einer anderen Farbe auf dem Plan',

  'question.hire-specialist': 'welchen Spezialisten du wählst',
  'question.hire-keep': 'ob du den Spezialisten behältst',

  'event.duchyLaid': 'Über den Türmen liegen von links nach rechts: {cities}.',
  'event.permitBought': {
    plural: 'n',
    one: '{who} gibt 1 Prestige für {n} Genehmigung ab.',
    other: '{who} gibt 1 Prestige für {n} Genehmigungen ab.',
  },
  'event.contractorSent': {
    plural: 'permits',
    one: '{who} schickt für {permits} Genehmigung einen Bauunternehmer nach {city}.',
    other: '{who} schickt für {permits} Genehmigungen einen Bauunternehmer nach {city}.',
  },
  'event.specialistHired': '{who} stellt für {rubles} Rubel einen Spezialisten ein: {specialist}.',
  'event.specialistLaidAside':
    '{who} legt „{specialist}“ ungenutzt zur Seite; die Rückseite zählt als Werkzeug: {tool}.',
  'event.specialistLaidAside.gone':
    '{who} entlässt „{specialist}“ ungenutzt; das Plättchen kommt aus dem Spiel.',
  'event.specialistDismissed':
    '{who} bezahlt „{specialist}“ nicht; das Plättchen kommt aus dem Spiel.',
  'event.specialistDrawn': '„{specialist}“ kommt aus dem Beutel auf {space}.',
  'event.specialistUsed': '{who} setzt „{specialist}“ ein und behält das Werkzeug: {tool}.',
  'event.cityClosed': 'Turm T{tower} ist fertig: {city} ist geschlossen.',
  'event.cityClosed.scored': 'Turm T{tower} ist fertig: {city} ist geschlossen. {gains}.',
  'event.cityClosed.gain': '{who} erhält {n} Anerkennung',

  'score.tools': 'Werkzeuge',

  'choice.hire': {
    plural: 'permits',
    one: 'Bauunternehmer für {permits} Genehmigung nach {city} schicken',
    other: 'Bauunternehmer für {permits} Genehmigungen nach {city} schicken',
  },
  'choice.chooseSpecialist': '{name} ({tool}): {effect}',
  'choice.keepSpecialist': '„{name}“ für {rubles} Rubel behalten',
  'choice.dismissSpecialist': '„{name}“ nicht bezahlen: aus dem Spiel',
  'choice.useSpecialist': '„{name}“ einsetzen: {effect}',
  'choice.useSpecialist.none': 'Deinen Spezialisten einsetzen',
  'choice.buyPermit': {
    plural: 'n',
    one: '1 Prestige für {n} Genehmigung abgeben',
    other: '1 Prestige für {n} Genehmigungen abgeben',
  },

  'refusal.noContractors': 'An diesem Tisch spielen die Bauunternehmer nicht mit.',
  'refusal.noContractorLeft': 'Du hast keinen Bauunternehmer mehr.',
  'refusal.cityClosed': 'Diese Stadt ist geschlossen.',
  'refusal.tooFewPermits': {
    plural: 'price',
    one: 'Das kostet {price} Genehmigung; du hast {permits}.',
    other: 'Das kostet {price} Genehmigungen; du hast {permits}.',
  },
  'refusal.specialistChosen':
    'Du hast einen Spezialisten gewählt: Behalte ihn oder lass ihn gehen.',
  'refusal.contractorFirst': 'Schick zuerst einen Bauunternehmer in eine Stadt.',
  'refusal.specialistFirst': 'Wähle zuerst einen Spezialisten.',
  'refusal.noSpecialistThere': 'Auf diesem Feld liegt kein Spezialist.',
  'refusal.notNextToCity': 'Dieser Spezialist liegt nicht neben {city}.',
  'refusal.notBlackDie': 'Ein Spezialist arbeitet nur, wenn der schwarze Würfel bewegt wurde.',
  'refusal.noSpecialist': 'Du hast keinen Spezialisten.',
  'refusal.permitsFull': 'Du darfst höchstens {most} Genehmigungen haben.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in German. */
export const names = {
  'Black die': 'Schwarzer Würfel',
  Scribe: 'Schreiber',

  Moscow: 'Moskau',
  Vologda: 'Wologda',
  Suzdal: 'Susdal',
  Ryazan: 'Rjasan',
  Smolensk: 'Smolensk',
  Tver: 'Twer',

  Hammer: 'Hammer',
  Saw: 'Säge',
  Trowel: 'Kelle',
  Chisel: 'Meißel',
  'Plumb line': 'Senklot',
  Brush: 'Pinsel',

  Carpenter: 'Zimmermann',
  Stonecutter: 'Steinmetz',
  'Gem setter': 'Edelsteinfasser',
  Paymaster: 'Zahlmeister',
  Notary: 'Notar',
  'Bell founder': 'Glockengießer',
  'Go-between': 'Mittelsmann',
  'Elder of the guilds': 'Gildenältester',
  Smith: 'Schmied',
  Roofer: 'Dachdecker',
  Bricklayer: 'Maurer',
  Salvager: 'Altwarenhändler',
  'Wood merchant': 'Holzhändler',
  Quartermaster: 'Quartiermeister',
  'Foreman of the forge': 'Schmiedemeister',
  'Master carver': 'Meisterschnitzer',
  Gilder: 'Vergolder',
  Lapidary: 'Edelsteinschleifer',
  Scaffolder: 'Gerüstbauer',
  Paver: 'Pflasterer',
  Benefactor: 'Wohltäter',
  Surveyor: 'Landvermesser',
  'Court envoy': 'Gesandter des Hofes',
}
