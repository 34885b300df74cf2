import type { Catalogue, Translation } from '@guildhall/texts'

const en = {
  'guilds.contracts': 'Your contracts',
  'guilds.contracts.drawn': 'Keep one of these',
  'guilds.contracts.swap': 'Keep one of these and give one of yours back, or keep none',
  'guilds.contracts.back': 'Now choose the one that goes back',
  'guilds.contracts.other': 'Keep another one',
  'guilds.contracts.none': 'Keep none of them',
  'guilds.contracts.of': { plural: 'n', one: '{n} contract', other: '{n} contracts' },
  'guilds.contracts.under': { plural: 'n', one: '{n} under it', other: '{n} under it' },
  'guilds.contract': '{name}: {words}. {now}',
  'guilds.contract.met': { plural: 'n', one: 'Now {n} prestige', other: 'Now {n} prestige' },
  'guilds.contract.open': 'Nothing yet',
  'guilds.contract.openOf': 'Nothing yet: {have} of {need}',
  'guilds.why.contract':
    'A contract counts at the end of the game; nothing is done with it before.',
} as const satisfies Catalogue

const de = {
  'guilds.contracts': 'Deine Aufträge',
  'guilds.contracts.drawn': 'Behalte einen von diesen',
  'guilds.contracts.swap':
    'Behalte einen von diesen und gib einen von deinen zurück, oder behalte keinen',
  'guilds.contracts.back': 'Wähle nun, welcher zurückgeht',
  'guilds.contracts.other': 'Einen anderen behalten',
  'guilds.contracts.none': 'Keinen von ihnen behalten',
  'guilds.contracts.of': { plural: 'n', one: '{n} Auftrag', other: '{n} Aufträge' },
  'guilds.contracts.under': '{n} darunter',
  'guilds.contract': '{name}: {words}. {now}',
  'guilds.contract.met': 'Jetzt {n} Prestige',
  'guilds.contract.open': 'Noch nichts',
  'guilds.contract.openOf': 'Noch nichts: {have} von {need}',
  'guilds.why.contract': 'Ein Auftrag zählt am Ende des Spiels; vorher geschieht nichts mit ihm.',
} satisfies Translation<typeof en>

const es = {
  'guilds.contracts': 'Tus contratos',
  'guilds.contracts.drawn': 'Quédate con uno de estos',
  'guilds.contracts.swap':
    'Quédate con uno de estos y devuelve uno de los tuyos, o no te quedes con ninguno',
  'guilds.contracts.back': 'Elige ahora el que devuelves',
  'guilds.contracts.other': 'Quedarse con otro',
  'guilds.contracts.none': 'No quedarse con ninguno',
  'guilds.contracts.of': {
    plural: 'n',
    one: '{n} contrato',
    many: '{n} de contratos',
    other: '{n} contratos',
  },
  'guilds.contracts.under': '{n} debajo',
  'guilds.contract': '{name}: {words}. {now}',
  'guilds.contract.met': 'Ahora {n} de prestigio',
  'guilds.contract.open': 'Aún nada',
  'guilds.contract.openOf': 'Aún nada: {have} de {need}',
  'guilds.why.contract': 'Un contrato cuenta al final de la partida; antes no se hace nada con él.',
} satisfies Translation<typeof en>

const fr = {
  'guilds.contracts': 'Vos contrats',
  'guilds.contracts.drawn': 'Gardez-en un',
  'guilds.contracts.swap': 'Gardez-en un et rendez un des vôtres, ou n’en gardez aucun',
  'guilds.contracts.back': 'Choisissez maintenant celui qui repart',
  'guilds.contracts.other': 'En garder un autre',
  'guilds.contracts.none': 'N’en garder aucun',
  'guilds.contracts.of': {
    plural: 'n',
    one: '{n} contrat',
    many: '{n} de contrats',
    other: '{n} contrats',
  },
  'guilds.contracts.under': '{n} dessous',
  'guilds.contract': '{name} : {words}. {now}',
  'guilds.contract.met': 'Maintenant {n} de prestige',
  'guilds.contract.open': 'Rien encore',
  'guilds.contract.openOf': 'Rien encore : {have} sur {need}',
  'guilds.why.contract': 'Un contrat compte à la fin de la partie ; avant, rien n’en est fait.',
} satisfies Translation<typeof en>

/** The texts about the contracts of the Archivists, by language. */
export const texts = { en, de, es, fr }
