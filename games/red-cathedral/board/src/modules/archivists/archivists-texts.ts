import type { Catalogue, Translation } from '@guildhall/texts'

const en = {
  'guilds.contracts': 'Your contracts',
  'guilds.contracts.drawn': 'Keep one',
  'guilds.contracts.swap': 'Keep one and return one of yours, or keep none',
  'guilds.contracts.back': 'Choose the contract to return',
  'guilds.contracts.other': 'Keep another',
  'guilds.contracts.none': 'Keep none',
  'guilds.contracts.of': { plural: 'n', one: '{n} contract', other: '{n} contracts' },
  'guilds.contracts.under': { plural: 'n', one: '{n} under it', other: '{n} under it' },
  'guilds.contract': '{name}: {words}. {now}',
  'guilds.contract.met': '{n} prestige now',
  'guilds.contract.open': 'Not yet',
  'guilds.contract.openOf': 'Not yet: {have} of {need}',
  'guilds.why.contract': 'Contracts score at the end of the game.',
} as const satisfies Catalogue

const de = {
  'guilds.contracts': 'Deine Aufträge',
  'guilds.contracts.drawn': 'Behalte einen',
  'guilds.contracts.swap': 'Behalte einen und gib einen von deinen zurück, oder behalte keinen',
  'guilds.contracts.back': 'Wähle den Auftrag, den du zurückgibst',
  'guilds.contracts.other': 'Einen anderen behalten',
  'guilds.contracts.none': 'Keinen behalten',
  'guilds.contracts.of': { plural: 'n', one: '{n} Auftrag', other: '{n} Aufträge' },
  'guilds.contracts.under': '{n} darunter',
  'guilds.contract': '{name}: {words}. {now}',
  'guilds.contract.met': 'Jetzt {n} Prestige',
  'guilds.contract.open': 'Noch nicht',
  'guilds.contract.openOf': 'Noch nicht: {have} von {need}',
  'guilds.why.contract': 'Aufträge zählen am Ende des Spiels.',
} satisfies Translation<typeof en>

const es = {
  'guilds.contracts': 'Tus contratos',
  'guilds.contracts.drawn': 'Quédate con uno',
  'guilds.contracts.swap':
    'Quédate con uno y devuelve uno de los tuyos, o no te quedes con ninguno',
  'guilds.contracts.back': 'Elige el contrato que devuelves',
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
  'guilds.contract.met': '{n} de prestigio ahora',
  'guilds.contract.open': 'Aún no',
  'guilds.contract.openOf': 'Aún no: {have} de {need}',
  'guilds.why.contract': 'Los contratos puntúan al final de la partida.',
} satisfies Translation<typeof en>

const fr = {
  'guilds.contracts': 'Tes contrats',
  'guilds.contracts.drawn': 'Garde-en un',
  'guilds.contracts.swap': 'Garde-en un et rends un des tiens, ou n’en garde aucun',
  'guilds.contracts.back': 'Choisis le contrat que tu rends',
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
  'guilds.contract.met': '{n} de prestige maintenant',
  'guilds.contract.open': 'Pas encore',
  'guilds.contract.openOf': 'Pas encore : {have} sur {need}',
  'guilds.why.contract': 'Les contrats comptent à la fin de la partie.',
} satisfies Translation<typeof en>

/** The texts about the contracts of the Archivists, by language. */
export const texts = { en, de, es, fr }
