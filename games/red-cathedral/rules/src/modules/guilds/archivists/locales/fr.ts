import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Archivists in French. */
export const texts = {
  'effect.contracts': {
    plural: 'n',
    one: '{n} contrat',
    many: '1 contrat parmi {n}',
    other: '1 contrat parmi {n}',
  },

  'contract.return': '{n} de prestige si tu rends {cost}',
  'contract.if': '{n} de prestige pour au moins {least} {what}',
  'contract.each': '{n} de prestige pour {what:each}',
  'contract.ornamentsBuilt': 'ornements que tu as construits',
  'contract.ornamentsBuilt:each': 'chaque ornement que tu as construit',
  'contract.ornamentsUnbuilt': 'ornements que tu n’as pas construits',
  'contract.ornamentsUnbuilt:each': 'chaque ornement que tu n’as pas construit',
  'contract.ornamentsOnOwnSections': 'de tes ornements sur tes sections',
  'contract.ornamentsOnOwnSections:each': 'chacun de tes ornements sur tes sections',
  'contract.ornamentsOnOtherSections': 'de tes ornements sur les sections des autres',
  'contract.ornamentsOnOtherSections:each': 'chacun de tes ornements sur les sections des autres',
  'contract.mostOrnamentsInOneTower': 'de tes ornements dans une même tour',
  'contract.mostOrnamentsInOneTower:each': 'chacun de tes ornements dans une même tour',
  'contract.mostClaimsInOneTower': 'de tes bannières dans une même tour',
  'contract.mostClaimsInOneTower:each': 'chacune de tes bannières dans une même tour',
  'contract.finishedTypes': 'types de section que tu as achevés',
  'contract.finishedTypes:each': 'chaque type de section que tu as achevé',
  'contract.faceUpTiles': 'de tes tuiles Atelier face visible',
  'contract.faceUpTiles:each': 'chacune de tes tuiles Atelier face visible',
  'contract.towersPresent': 'tours avec ta présence',
  'contract.towersPresent:each': 'chaque tour avec ta présence',
  'contract.towersAbsent': 'tours sans ta présence',
  'contract.towersAbsent:each': 'chaque tour sans ta présence',

  'question.contract-keep': 'un contrat à garder',

  'event.contractsLaid': '{n} contrats forment une pioche face cachée',
  'event.contractsDrawn': {
    select: 'who',
    forms: { you: 'Tu pioches : {contracts}' },
    other: '{who} pioche : {contracts}',
  },
  'event.contractsDrawn.hidden': {
    select: 'who',
    forms: { you: 'Tu pioches {contracts}' },
    other: '{who} pioche {contracts}',
  },
  'event.contractsKept': {
    select: 'who',
    forms: { you: 'Tu gardes « {contract} » ({n} sous la pioche)' },
    other: '{who} garde « {contract} » ({n} sous la pioche)',
  },
  'event.contractsKept.swapped': {
    select: 'who',
    forms: { you: 'Tu gardes « {contract} » et rends « {back} » ({n} sous la pioche)' },
    other: '{who} garde « {contract} » et rend « {back} » ({n} sous la pioche)',
  },
  'event.contractsKept.none': {
    select: 'who',
    forms: { you: 'Tu n’en gardes aucun ({n} sous la pioche)' },
    other: '{who} n’en garde aucun ({n} sous la pioche)',
  },
  'event.contractsKept.hidden': {
    select: 'who',
    forms: { you: 'Tu remets {contracts} sous la pioche' },
    other: '{who} remet {contracts} sous la pioche',
  },
  'event.contractsShown': {
    select: 'who',
    forms: { you: 'Tu révèles : {contracts}' },
    other: '{who} révèle : {contracts}',
  },
  'event.contractFulfilled': '{who} : {gains} ({contract})',
  'event.contractFulfilled.return': {
    select: 'who',
    forms: { you: 'Tu rends {what} : {gains} ({contract})' },
    other: '{who} rend {what} : {gains} ({contract})',
  },

  'score.contracts': 'Contrats',

  'choice.keepContract': 'Garder « {name} » : {words}',
  'choice.keepContract.swap': 'Garder « {name} » et rendre « {back} » : {words}',
  'choice.keepContract.none': 'N’en garder aucun',

  'refusal.keepOne': 'Garde un des contrats piochés : tu en as moins de 3.',
  'refusal.contractNotDrawn': 'Tu n’as pas pioché ce contrat.',
  'refusal.roomForContract': 'Tu as de la place : aucun contrat n’est rendu.',
  'refusal.contractsFull': 'Tu peux avoir au plus {most} contrats : choisis celui que tu rends.',
  'refusal.contractNotHeld': 'Tu n’as pas ce contrat.',
  'amount.contract': {
    plural: 'n',
    one: '{n} contrat',
    many: '{n} contrats',
    other: '{n} contrats',
  },
} satisfies Translation<typeof english>

/** The names on its cards and tiles in French. */
export const names = {
  Archivists: 'Archivistes',

  'Market rolls': 'Rôles du marché',
  'Guild charters': 'Chartes des guildes',
  'Tax rolls': 'Rôles de l’impôt',

  'Timber for the Tsar': 'Du bois pour le tsar',
  Tithe: 'La dîme',
  'Stone for the Tsar': 'De la pierre pour le tsar',
  'All finery in place': 'Toutes les parures en place',
  "One's own finery": 'Ses propres parures',
  "A tower of one's own": 'Une tour à soi',
  'From door to dome': 'De la porte au dôme',
  'Quiet corners': 'Coins tranquilles',
  'Bricks for the Tsar': 'Des briques pour le tsar',
  'Treasure for the Tsar': 'Un trésor pour le tsar',
  'Busy workshop': 'Atelier bien rempli',
  'Finery for the neighbours': 'Des parures pour les voisins',
  'Plain building': 'Bâtir sans fard',
  'Richest tower': 'La plus riche des tours',
  'Seen everywhere': 'Présent partout',
}
