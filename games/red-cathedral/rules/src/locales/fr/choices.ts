import type { Choices } from '../parts.ts'

/** What can be chosen in the base game, in French. */
export const choices = {
  'choice.moveDie': 'Déplacer le {die} sur la case {space}',
  'choice.moveDie.paid': {
    plural: 'rubles',
    one: 'Déplacer le {die} sur la case {space} pour {rubles} rouble',
    many: 'Déplacer le {die} sur la case {space} pour {rubles} de roubles',
    other: 'Déplacer le {die} sur la case {space} pour {rubles} roubles',
  },
  'choice.claim': 'Revendiquer une section avec une bannière prise {banner:from}',
  'choice.chooseSection': 'Revendiquer {section}',
  'choice.chooseWorkshop': {
    plural: 'rubles',
    one: 'Poser la tuile dans {workshop} (face visible : {rubles} rouble)',
    many: 'Poser la tuile dans {workshop} (face visible : {rubles} de roubles)',
    other: 'Poser la tuile dans {workshop} (face visible : {rubles} roubles)',
  },
  'choice.layTile.up': {
    plural: 'rubles',
    one: 'Poser la tuile face visible pour {rubles} rouble',
    many: 'Poser la tuile face visible pour {rubles} de roubles',
    other: 'Poser la tuile face visible pour {rubles} roubles',
  },
  'choice.layTile.down': 'Poser la tuile face cachée, gratuitement',
  'choice.deliver': 'Livrer 1 {material} à {section}',
  'choice.decorate': 'Décorer {section} : {ornament} {jewels}',
  'choice.obtain': 'Prendre ce qu’offre cette case',
  'choice.useAction': '{card} : {effect}',
  'choice.activate': 'Activer {workshop} : {tile}',
  'choice.chooseSpace': 'Case {space}',
  'choice.take': 'Prendre {what}',
  'choice.payWith': 'Payer {what}',
  'choice.again': 'Encore une fois',
  'choice.stop': 'S’arrêter là',
  'choice.sellPrestige': {
    plural: 'n',
    one: 'Céder {n} point de prestige contre {rubles} roubles',
    many: 'Céder {n} de points de prestige contre {rubles} roubles',
    other: 'Céder {n} points de prestige contre {rubles} roubles',
  },
  'choice.reroll': 'Céder 1 point de prestige pour relancer les dés de la case {space}',
  'choice.pass': 'Passer',
  'choice.endTurn': 'Finir le tour',
} satisfies Choices
