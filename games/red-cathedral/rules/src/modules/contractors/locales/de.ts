import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Contractors in German. */
export const texts = {
  'component.extension': 'Zusatztableau, Platz {place}',
  'component.road': 'die Straße zwischen {cities}',
  'component.road:dat': 'der Straße zwischen {cities}',

  'effect.useSpecialist': 'deinen Spezialisten einsetzen',
  'effect.count.ownContractors': '{gains} je eigenem Bauunternehmer auf dem Plan',
  'effect.count.chosenContractors': '{gains} je Bauunternehmer einer anderen Person auf dem Plan',

  'question.hire-specialist': 'einen Spezialisten',
  'question.hire-keep': 'ob du den Spezialisten bezahlst',

  'event.duchyLaid': 'Städte über den Türmen, von links: {cities}',
  'event.permitBought': {
    select: 'who',
    forms: { you: 'Du zahlst 1 Prestige für {what}' },
    other: '{who} zahlt 1 Prestige für {what}',
  },
  'event.contractorSent': {
    select: 'who',
    forms: { you: 'Du schickst für {cost} einen Bauunternehmer nach {city}' },
    other: '{who} schickt für {cost} einen Bauunternehmer nach {city}',
  },
  'event.specialistHired': {
    select: 'who',
    forms: { you: 'Du stellst „{specialist}“ für {cost} ein' },
    other: '{who} stellt „{specialist}“ für {cost} ein',
  },
  'event.specialistLaidAside': {
    select: 'who',
    forms: { you: 'Du entlässt „{specialist}“ ungenutzt und behältst das Werkzeug: {tool}' },
    other: '{who} entlässt „{specialist}“ ungenutzt und behält das Werkzeug: {tool}',
  },
  'event.specialistLaidAside.gone': {
    select: 'who',
    forms: { you: 'Du entlässt „{specialist}“ ungenutzt, aus dem Spiel' },
    other: '{who} entlässt „{specialist}“ ungenutzt, aus dem Spiel',
  },
  'event.specialistDismissed': {
    select: 'who',
    forms: { you: 'Du entlässt „{specialist}“, aus dem Spiel' },
    other: '{who} entlässt „{specialist}“, aus dem Spiel',
  },
  'event.specialistDrawn': '„{specialist}“ kommt aus dem Beutel auf {space}',
  'event.specialistUsed': {
    select: 'who',
    forms: { you: 'Du setzt „{specialist}“ ein (Werkzeug: {tool})' },
    other: '{who} setzt „{specialist}“ ein (Werkzeug: {tool})',
  },
  'event.cityClosed': 'Turm {tower} ist fertig: {city} schließt',
  'event.cityClosed.scored': 'Turm {tower} ist fertig: {city} schließt ({gains})',
  'event.cityClosed.gain': '{who}: {gains}',

  'score.tools': 'Werkzeuge',

  'choice.hire': {
    plural: 'permits',
    one: 'Bauunternehmer für {permits} Genehmigung nach {city} schicken',
    other: 'Bauunternehmer für {permits} Genehmigungen nach {city} schicken',
  },
  'choice.chooseSpecialist': '„{name}“ wählen ({tool}): {effect}',
  'choice.keepSpecialist': '„{name}“ für {rubles} Rubel behalten',
  'choice.dismissSpecialist': '„{name}“ entlassen',
  'choice.useSpecialist': '„{name}“ einsetzen: {effect}',
  'choice.useSpecialist.none': 'Deinen Spezialisten einsetzen',
  'choice.buyPermit': {
    plural: 'n',
    one: '1 Prestige für {n} Genehmigung zahlen',
    other: '1 Prestige für {n} Genehmigungen zahlen',
  },

  'refusal.noContractors': 'An diesem Tisch spielen die Bauunternehmer nicht mit.',
  'refusal.noContractorLeft': 'Du hast keinen Bauunternehmer mehr.',
  'refusal.cityClosed': 'Diese Stadt ist geschlossen.',
  'refusal.tooFewPermits': {
    plural: 'price',
    one: 'Du brauchst {price} Genehmigung; du hast {permits}.',
    other: 'Du brauchst {price} Genehmigungen; du hast {permits}.',
  },
  'refusal.specialistChosen':
    'Du hast schon einen Spezialisten gewählt: Bezahle oder entlasse ihn.',
  'refusal.contractorFirst': 'Schick zuerst einen Bauunternehmer in eine Stadt.',
  'refusal.specialistFirst': 'Wähle zuerst einen Spezialisten.',
  'refusal.noSpecialistThere': 'Auf diesem Feld liegt kein Spezialist.',
  'refusal.notNextToCity': 'Dieser Spezialist liegt nicht neben {city}.',
  'refusal.notBlackDie':
    'Einen Spezialisten kannst du nur einsetzen, wenn du den schwarzen Würfel bewegt hast.',
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
