import type { Translation } from '@guildhall/texts'
import type { guideEnglish } from './en.ts'

/** What the settings and the lessons of Craftsmen & Builders say, in German. */
export const catalogue = {
  'guide.more': 'Mehr Optionen: Regelauslegung',
  'setting.roundLimit': 'Spieldauer',
  'setting.roundLimit.0': 'Volles Spiel',
  'setting.roundLimit.4': '4 Runden',
  'setting.roundLimit.6': '6 Runden',
  'setting.castleIncome': 'Ertrag der Schlösser',
  'setting.castleIncome.printed': 'Wie gedruckt',
  'setting.castleIncome.choice': 'Holz oder Stein, jedes Mal gewählt',
  'setting.bareSiteIncome': 'Münzen eines bebauten Bauplatzes',
  'setting.bareSiteIncome.lost': 'Fallen weg',
  'setting.bareSiteIncome.kept': 'Bleiben',
  'setting.coinSubstitution': 'Münzen bezahlen',
  'setting.coinSubstitution.resourcesForCoins': 'Holz und Stein können sie ersetzen',
  'setting.coinSubstitution.none': 'Nur mit Münzen zu zahlen',
  'setting.refillTiming': 'Das nächste Gebäude wird aufgedeckt',
  'setting.refillTiming.deferred': 'Am Ende des Zugs',
  'setting.refillTiming.atOnce': 'Sofort',
  'setting.firstActionRecruitBan': 'Wer beginnt, darf nicht zuerst anwerben',
  'setting.firstActionRecruitBan.everyRound': 'In jeder Runde',
  'setting.firstActionRecruitBan.firstRoundOnly': 'In der ersten Runde',
  'setting.firstActionRecruitBan.off': 'Nie',
  'setting.endTiming': 'Wenn das Ende ausgelöst ist',
  'setting.endTiming.finishLap': 'Wird der Durchgang beendet',
  'setting.endTiming.finishRound': 'Wird die Runde beendet',
  'setting.resourceScoring': 'Punkte für Holz und Stein',
  'setting.resourceScoring.pooled': 'Zusammen gezählt',
  'setting.resourceScoring.perKind': 'Jede Sorte für sich',
  'setting.contractCraftsman': 'Fähigkeit „Aubergine“',
  'setting.contractCraftsman.eggplantPower': 'Der Auftragshandwerker',
  'setting.contractCraftsman.unused': '2 Rohstoffe nach Wahl',
  'learn.workers.title': 'Arbeiter und Anwerber',
  'learn.workers.about':
    'Ein Paar wählen, einen Arbeiter einsetzen, für die nächste Runde anwerben.',
  'learn.workers.pair':
    'Alle beginnen mit einem Paar: ein Handwerker, der in der ersten Runde für dich verdient, und eine Straße mit einem Abzeichen, das dir bleibt. Wähl den Vorarbeiter mit dem Fisch.',
  'learn.workers.take': 'Noch ist nichts geschehen: Was du wählst, ist ein Plan. Nimm dieses Paar.',
  'learn.workers.send':
    'Boris hat den Fuhrmann. Dein Arbeiter darf ihn trotzdem nutzen, gegen Gebühr: Setz einen auf den Platz für 2 Münzen. Dein eigener Vorarbeiter ist nur für andere da.',
  'learn.workers.paid':
    'Boris erhält die 2 Münzen, du Holz und Stein: Der Plan zeigt es, bevor es geschieht. Beende den Zug.',
  'learn.workers.recruit':
    'Drei Arbeiter und ein Anwerber je Runde. Wirb jetzt den Händler aus dem Angebot an: Wer zuerst anwirbt, beginnt die nächste Runde und wird dort bezahlt.',
  'learn.workers.order': 'Du stehst vorn in der Reihenfolge der nächsten Runde. Beende den Zug.',
  'learn.workers.done':
    'Einsetzen, zahlen, anwerben. Jede Runde bringt zuerst Einkommen, dann vier Durchgänge: je drei Arbeiter und eine Anwerbung.',
  'learn.street.title': 'Gebäude und Bauplätze',
  'learn.street.about': 'Ein Gebäude wählen, seinen Bauplatz wählen, sehen, was überbaut wird.',
  'learn.street.choose':
    'Ein Arbeiter kann bauen. Was du bezahlen kannst, hat einen roten Rahmen: Wähl die Große Küche. Sie zeigt drei Abzeichen und bringt 4 Münzen je Runde.',
  'learn.street.cover':
    'Stell sie auf den Fischhändler, auf Bauplatz 1. Was überbaut ist, bringt weniger und zeigt kein Abzeichen, behält aber seine Punkte.',
  'learn.street.built':
    'Der Fisch ist aus deinen Abzeichen verschwunden; Brot, Kuchen und Aubergine sind da. Der Platz gab dir eine Münze, und Boris auch. Beende den Zug.',
  'learn.street.more': 'Bauplatz 2 ist leer. Wähl die Konditorei: Ihr Preis ist zu bezahlen.',
  'learn.street.bare':
    'Stell sie auf Bauplatz 2. Ein bebauter Bauplatz bringt seine gedruckten Münzen nicht mehr.',
  'learn.street.end': 'Ein zweiter Kuchen unter deinen Abzeichen. Beende den Zug.',
  'learn.street.done':
    'Gebäude, Bauplatz, Bezahlung. Münzen eines Preises dürfen auch mit Holz oder Stein bezahlt werden; der Plan bietet jede Möglichkeit an.',
  'learn.contracts.title': 'Aufträge und Schlösser',
  'learn.contracts.about': 'Einen Auftrag erfüllen, das dritte Schloss bauen, die Punkte zählen.',
  'learn.contracts.act':
    'Ein Auftrag verlangt ein Abzeichen zweimal und zwei andere. Deine zeigen den ganzen Auftrag „Käse“. Zuerst kommt die Hauptaktion: Setz einen Arbeiter ein, um 3 Münzen zu verdienen.',
  'learn.contracts.realise':
    'Erfüll jetzt den Auftrag „Käse“: sofort 2 Holz und am Ende ein Punkt. Boris hat ihn vor dir erfüllt, also erhält er 2 deiner Münzen.',
  'learn.contracts.realised':
    'Ein Auftrag je Zug; Abzeichen werden dabei nicht verbraucht. Beende den Zug.',
  'learn.contracts.castle':
    'Du hast zwei Schlösser. Das dritte beendet das Spiel: Wähl das Gartenschloss. Nur ein Bauplatz ist noch ohne Schloss, also steht es gleich dort.',
  'learn.contracts.last':
    'Boris ist in diesem Durchgang noch dran; dann ist das Spiel zu Ende. Beende deinen Zug und sieh, wie gezählt wird.',
  'learn.contracts.done':
    'Gebäude, Aufträge, Münzen, Holz und Stein bringen die Punkte. Drei Schlösser oder sechs Aufträge beenden das Spiel.',
} satisfies Translation<typeof guideEnglish>
