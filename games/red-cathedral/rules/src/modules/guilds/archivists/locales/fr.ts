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

  'contract.return': {
    plural: 'n',
    one: '{n} point de prestige si vous rendez {cost}',
    many: '{n} de points de prestige si vous rendez {cost}',
    other: '{n} points de prestige si vous rendez {cost}',
  },
  'contract.if': {
    plural: 'n',
    one: '{n} point de prestige pour au moins {least} {what}',
    many: '{n} de points de prestige pour au moins {least} {what}',
    other: '{n} points de prestige pour au moins {least} {what}',
  },
  'contract.each': {
    plural: 'n',
    one: '{n} point de prestige pour {what:each}',
    many: '{n} de points de prestige pour {what:each}',
    other: '{n} points de prestige pour {what:each}',
  },
  'contract.ornamentsBuilt': 'de vos ornements construits',
  'contract.ornamentsBuilt:each': 'chacun de vos ornements construits',
  'contract.ornamentsUnbuilt': 'de vos ornements non construits',
  'contract.ornamentsUnbuilt:each': 'chacun de vos ornements non construits',
  'contract.ornamentsOnOwnSections': 'de vos ornements sur vos propres sections',
  'contract.ornamentsOnOwnSections:each': 'chacun de vos ornements sur vos propres sections',
  'contract.ornamentsOnOtherSections': 'de vos ornements sur des sections adverses',
  'contract.ornamentsOnOtherSections:each': 'chacun de vos ornements sur des sections adverses',
  'contract.mostOrnamentsInOneTower': 'de vos ornements dans une même tour',
  'contract.mostOrnamentsInOneTower:each': 'chacun de vos ornements dans une même tour',
  'contract.mostClaimsInOneTower': 'de vos bannières dans une même tour',
  'contract.mostClaimsInOneTower:each': 'chacune de vos bannières dans une même tour',
  'contract.finishedTypes': 'types de section que vous avez achevés',
  'contract.finishedTypes:each': 'chaque type de section que vous avez achevé',
  'contract.faceUpTiles': 'de vos tuiles Atelier face visible',
  'contract.faceUpTiles:each': 'chacune de vos tuiles Atelier face visible',
  'contract.towersPresent': 'tours où vous avez participé',
  'contract.towersPresent:each': 'chaque tour où vous avez participé',
  'contract.towersAbsent': 'tours où vous n’avez pas participé',
  'contract.towersAbsent:each': 'chaque tour où vous n’avez pas participé',

  'question.contract-keep': 'quel contrat garder',

  'event.contractsLaid': 'Les {n} contrats sont posés face cachée à côté du marché.',
  'event.contractsDrawn': '{who} pioche : {contracts}.',
  'event.contractsDrawn.hidden': {
    plural: 'n',
    one: '{who} pioche {n} contrat.',
    many: '{who} pioche {n} de contrats.',
    other: '{who} pioche {n} contrats.',
  },
  'event.contractsKept': {
    plural: 'n',
    one: '{who} garde « {contract} » ; {n} va sous la pioche.',
    many: '{who} garde « {contract} » ; {n} vont sous la pioche.',
    other: '{who} garde « {contract} » ; {n} vont sous la pioche.',
  },
  'event.contractsKept.swapped': {
    plural: 'n',
    one: '{who} garde « {contract} » et rend « {back} » ; {n} va sous la pioche.',
    many: '{who} garde « {contract} » et rend « {back} » ; {n} vont sous la pioche.',
    other: '{who} garde « {contract} » et rend « {back} » ; {n} vont sous la pioche.',
  },
  'event.contractsKept.none': {
    plural: 'n',
    one: '{who} n’en garde aucun ; {n} va sous la pioche.',
    many: '{who} n’en garde aucun ; {n} vont sous la pioche.',
    other: '{who} n’en garde aucun ; {n} vont sous la pioche.',
  },
  'event.contractsKept.hidden': {
    plural: 'n',
    one: '{who} remet {n} contrat sous la pioche.',
    many: '{who} remet {n} de contrats sous la pioche.',
    other: '{who} remet {n} contrats sous la pioche.',
  },
  'event.contractsShown': '{who} révèle : {contracts}.',
  'event.contractFulfilled': {
    plural: 'n',
    one: '{who} remplit « {contract} » : {n} point de prestige.',
    many: '{who} remplit « {contract} » : {n} de points de prestige.',
    other: '{who} remplit « {contract} » : {n} points de prestige.',
  },
  'event.contractFulfilled.return': {
    plural: 'n',
    one: '{who} rend {what} pour « {contract} » : {n} point de prestige.',
    many: '{who} rend {what} pour « {contract} » : {n} de points de prestige.',
    other: '{who} rend {what} pour « {contract} » : {n} points de prestige.',
  },

  'score.contracts': 'contrats',

  'choice.keepContract': 'Garder « {name} » : {words}',
  'choice.keepContract.swap': 'Garder « {name} » et rendre « {back} » : {words}',
  'choice.keepContract.none': 'N’en garder aucun',

  'refusal.keepOne': 'Vous avez moins de trois contrats : gardez-en un de ceux piochés.',
  'refusal.contractNotDrawn': 'Vous n’avez pas pioché ce contrat.',
  'refusal.roomForContract': 'Vous avez de la place : aucun contrat n’est rendu.',
  'refusal.contractsFull': 'Vous pouvez avoir {most} contrats au plus : dites lequel vous rendez.',
  'refusal.contractNotHeld': 'Vous n’avez pas ce contrat.',
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
