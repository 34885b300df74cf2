import type { Refusals } from '../parts.ts'

/** Why something is not possible, in German. */
export const refusals = {
  'refusal.gameOver': 'Das Spiel ist zu Ende.',
  'refusal.notYourTurn': 'Du bist nicht am Zug.',
  'refusal.noSuchCommand': 'Unbekannter Befehl.',
  'refusal.otherQuestion': 'Wähle zuerst {question}.',
  'refusal.actedAlready': 'Du hast deine Hauptaktion in diesem Zug schon ausgeführt.',
  'refusal.mainActionFirst': 'Schicke zuerst einen Arbeiter oder wirb an.',
  'refusal.noSuchPair': 'Ein solches Paar gibt es nicht.',
  'refusal.pairTaken': 'Dieses Paar ist schon vergeben.',
  'refusal.noWorker': 'Du hast in dieser Runde keine Arbeiter mehr.',
  'refusal.notUsable': 'Dieser Handwerker liegt nicht in der aktiven Spalte.',
  'refusal.ownCraftsman': 'Deinen eigenen Handwerker kannst du nicht nutzen.',
  'refusal.slotOccupied': 'Auf diesem Platz steht schon ein Arbeiter.',
  'refusal.tooFewCoins': {
    plural: 'price',
    one: 'Du brauchst {price} Münze; du hast {coins}.',
    other: 'Du brauchst {price} Münzen; du hast {coins}.',
  },
  'refusal.effectUnpayable': 'Du kannst den Effekt nicht bezahlen.',
  'refusal.effectImpossible': {
    plural: 'fee',
    one: 'Nach der Gebühr von {fee} Münze kannst du den Effekt nicht mehr bezahlen.',
    other: 'Nach der Gebühr von {fee} Münzen kannst du den Effekt nicht mehr bezahlen.',
  },
  'refusal.noSiteLeft': 'Du kannst nicht bauen: Auf jedem deiner Bauplätze steht ein Schloss.',
  'refusal.cannotPayBuilding': 'Du kannst kein Gebäude des Marktes bezahlen.',
  'refusal.marketEmpty': 'Im Markt liegt kein Gebäude mehr.',
  'refusal.cannotBuild': 'Du kannst nichts bauen, auch nicht mit dem Rabatt.',
  'refusal.recruitedAlready': 'Du hast in dieser Runde schon angeworben.',
  'refusal.firstActionRecruit': 'Wer die Runde beginnt, darf nicht mit dem Anwerben anfangen.',
  'refusal.notInOffer': 'Dieser Handwerker liegt nicht im Angebot.',
  'refusal.times': 'Das geht 1- bis {most}-mal.',
  'refusal.payment': {
    plural: 'n',
    one: 'Zahle genau {n} Rohstoff, den du hast.',
    other: 'Zahle genau {n} Rohstoffe, die du hast.',
  },
  'refusal.kinds': {
    plural: 'n',
    one: 'Wähle genau {n} Rohstoff.',
    other: 'Wähle genau {n} Rohstoffe.',
  },
  'refusal.notOffered': 'Das steht nicht zur Wahl.',
  'refusal.buildOrder': 'Wähle erst das Gebäude, dann den Bauplatz, dann die Bezahlung.',
  'refusal.notInMarket': 'Dieses Gebäude liegt nicht im Markt.',
  'refusal.costInKind': {
    plural: 'coins',
    one: 'Das kostet {coins} Münze, {wood} Holz und {stone} Stein; Holz und Stein lassen sich nicht ersetzen.',
    other:
      'Das kostet {coins} Münzen, {wood} Holz und {stone} Stein; Holz und Stein lassen sich nicht ersetzen.',
  },
  'refusal.costCoins': {
    plural: 'coins',
    one: 'Das kostet {coins} Münze, {wood} Holz und {stone} Stein; für die Münze hast du zu wenig.',
    other:
      'Das kostet {coins} Münzen, {wood} Holz und {stone} Stein; für die Münzen hast du zu wenig.',
  },
  'refusal.noSuchSite': 'Einen solchen Bauplatz gibt es nicht.',
  'refusal.castleOnTop': 'Das Schloss auf Bauplatz {site} kannst du nicht überbauen.',
  'refusal.replacesTooMuch': {
    plural: 'coins',
    one: 'Nur {coins} Münze lässt sich ersetzen.',
    other: 'Nur {coins} Münzen lassen sich ersetzen.',
  },
  'refusal.resourcesNeeded': 'Dafür brauchst du {wood} Holz und {stone} Stein.',
  'refusal.realisedThisTurn': 'Du hast in diesem Zug schon einen Auftrag erfüllt.',
  'refusal.realisedBefore': 'Diesen Auftrag hast du schon erfüllt.',
  'refusal.badgesMissing': 'Dir fehlen Abzeichen: Du zeigst nicht alle 4 Symbole.',
  'refusal.nothingPending': 'Es ist kein neues Gebäude aufzudecken.',
  'refusal.noContractOpen': 'Das geht nur, solange du einen Auftrag erfüllen könntest.',
} satisfies Refusals
