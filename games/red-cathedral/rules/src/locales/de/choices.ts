import type { Choices } from '../parts.ts'

/** What can be chosen in the base game, in German. */
export const choices = {
  'choice.moveDie': '{die:label} auf Feld {space} bewegen',
  'choice.moveDie.paid': '{die:label} für {rubles} Rubel auf Feld {space} bewegen',
  'choice.claim': 'Abschnitt beanspruchen, mit einem Banner {banner:from}',
  'choice.chooseSection': '{section} beanspruchen',
  'choice.chooseWorkshop': 'Plättchen in {workshop} legen (offen: {rubles} Rubel)',
  'choice.layTile.up': 'Plättchen für {rubles} Rubel offen hinlegen',
  'choice.layTile.down': 'Plättchen kostenlos verdeckt hinlegen',
  'choice.deliver': '1 {material:acc} an {section} liefern',
  'choice.decorate': '{section} verzieren: {ornament} {jewels}',
  'choice.obtain': 'Nehmen, was dieses Feld bietet',
  'choice.useAction': '{card}: {effect}',
  'choice.activate': '{workshop:label} aktivieren: {tile}',
  'choice.chooseSpace': 'Feld {space}',
  'choice.take': '{what:acc} nehmen',
  'choice.payWith': '{what:acc} zahlen',
  'choice.again': 'Noch einmal',
  'choice.stop': 'Hier aufhören',
  'choice.sellPrestige': '{n} Prestige für {rubles} Rubel abgeben',
  'choice.reroll': '1 Prestige abgeben und die Würfel auf Feld {space} neu würfeln',
  'choice.pass': 'Passen',
  'choice.endTurn': 'Zug beenden',
} satisfies Choices
