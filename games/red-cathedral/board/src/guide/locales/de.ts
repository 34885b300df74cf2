import type { Translation } from '@guildhall/texts'
import type { guideEnglish } from './en.ts'

/** What the settings and the lessons of The Red Cathedral say, in German. */
export const catalogue = {
  'guide.alone': 'Allein baust du gegen Iwan, den Architekten des Zaren.',
  'guide.more': 'Mehr Optionen: Bauunternehmer, andere Gilden',
  'setting.ivanLevel': 'Iwans Stufe',
  'setting.ivanLevel.apprentice': 'Lehrling',
  'setting.ivanLevel.apprentice.line':
    'Er nimmt den höchsten Würfel, ob dessen Karte ihm hilft oder nicht.',
  'setting.ivanLevel.architect': 'Architekt',
  'setting.ivanLevel.architect.line':
    'Er nimmt den höchsten Würfel, unter gleichen einen, der ihm hilft.',
  'setting.ivanLevel.master': 'Meister',
  'setting.ivanLevel.master.line':
    'Er nimmt den höchsten Würfel, der ihm hilft, und vergeudet keinen Zug.',
  'setting.boardSide': 'Werkstatttableau',
  'setting.boardSide.basic': 'Einfache Seite',
  'setting.boardSide.advanced': 'Fortgeschrittene Seite',
  'setting.preset': 'Auslegung',
  'setting.preset.standard': 'Hausregelung',
  'setting.preset.publisher': 'Antworten des Verlags',
  'setting.contractors': 'Mit Bauunternehmern',
  'setting.fourthGuild': 'Gilde anstelle des Klerus',
  'setting.fourthGuild.clergy': 'Klerus (keine Änderung)',
  'setting.fourthGuild.clergy.line': 'Anerkennung für Gold und Waren, wie im Grundspiel.',
  'setting.fourthGuild.guild-jewelers': 'Juweliere',
  'setting.fourthGuild.guild-jewelers.line': 'Diamanten, die für jedes Material stehen.',
  'setting.fourthGuild.guild-artisans': 'Kunsthandwerker',
  'setting.fourthGuild.guild-artisans.line':
    'Werkstattplättchen arbeiten lassen, auch die der anderen.',
  'setting.fourthGuild.guild-foremen': 'Vorarbeiter',
  'setting.fourthGuild.guild-foremen.line':
    'Ein Vorarbeiter geht von Turm zu Turm; wo er steht, zählen Lob und Tadel mehr.',
  'setting.fourthGuild.guild-contractors': 'Bauunternehmer',
  'setting.fourthGuild.guild-contractors.line':
    'Genehmigungen und Rubel für deine Unternehmer in den Städten.',
  'setting.fourthGuild.guild-wholesalers': 'Großhändler',
  'setting.fourthGuild.guild-wholesalers.line':
    'Auf dem Markt noch einmal tun, was du gerade getan hast.',
  'setting.fourthGuild.guild-lawyers': 'Advokaten',
  'setting.fourthGuild.guild-lawyers.line':
    'Genehmigungen und was sie kaufen: Lieferungen, Prestige, Material.',
  'setting.fourthGuild.guild-managers': 'Verwalter',
  'setting.fourthGuild.guild-managers.line':
    'Kleine Gaben und ein guter Preis für das, wovon du zu viel hast.',
  'setting.fourthGuild.guild-archivists': 'Archivare',
  'setting.fourthGuild.guild-archivists.line': 'Geheime Verträge, die am Ende gewertet werden.',
  'setting.fourthGuild.guild-masterbuilders': 'Baumeister',
  'setting.fourthGuild.guild-masterbuilders.line':
    'Material übrig gebliebener Abschnitte; Abschnitte, die im Voraus zahlen.',
  'setting.fourthGuild.guild-brickmakers': 'Ziegelbrenner',
  'setting.fourthGuild.guild-brickmakers.line':
    'Ziegel für Verstärkungen, die einmal helfen, wann du willst.',
  'setting.fourthGuild.random': 'Zufällig',
  'setting.fourthGuild.random.line': 'Wird beim Erstellen des Tisches gezogen.',
  'setting.fourthGuild.needs': 'Nur mit Bauunternehmern.',
  'learn.market.title': 'Der Markt',
  'learn.market.about': 'Würfel bewegen, Material nehmen, eine Einflusskarte nutzen.',
  'learn.market.die':
    'Würfel tragen deine Leute um den Markt. Wähl den weißen Würfel: Er geht im Uhrzeigersinn so weit, wie er zeigt, und du nimmst, was dort liegt, einmal für jeden Würfel.',
  'learn.market.roll':
    'Zwei Ziegel für jeden von zwei Würfeln: vier Ziegel. Am Ende deines Zugs werden alle Würfel auf diesem Feld geworfen. Wirf sie.',
  'learn.market.further':
    'Boris hat einen Abschnitt beansprucht. Dein eigener roter Würfel kann, wie der weiße, für 1 Rubel je Feld weiter gehen. Schick ihn ein Feld weiter.',
  'learn.market.guild':
    'Jedes Viertel des Markts hat eine Einflusskarte. Nutze auch die Aktion der Ochsenkarren: +1 Rubel.',
  'learn.market.again':
    'In welcher Reihenfolge du das alles tust, entscheidest du, und jeden Teil darfst du weglassen. Würfle und beende den Zug.',
  'learn.market.done':
    'Ein Würfel, was an seinem Ziel liegt, eine Gilde: Das ist der Markt. Auf einem Feld liegen höchstens drei Würfel.',
  'learn.build.title': 'Beanspruchen und bauen',
  'learn.build.about': 'Einen Abschnitt beanspruchen, Material liefern, verzieren.',
  'learn.build.claim':
    'Beanspruch den untersten Abschnitt des dritten Turms: Wähl ihn. Ein Banner aus deinem Lager kommt dorthin; das schafft Platz für ein weiteres Material.',
  'learn.build.tile':
    'Das Plättchen des Abschnitts kommt in deine Werkstatt. Leg es für 1 Rubel offen in die grüne: Du erhältst, was es zeigt, und wieder jedes Mal, wenn du den grünen Würfel bewegst.',
  'learn.build.claimed': 'Beanspruchen kostet den ganzen Zug. Beende ihn.',
  'learn.build.deliver':
    'Jetzt wird gebaut: In einem Zug darfst du drei Materialien liefern. Gib deinem Abschnitt das Holz und die zwei Ziegel, die ihm fehlen.',
  'learn.build.finished':
    'Der Abschnitt ist fertig: Du erhältst Rubel und Anerkennung. Beende deinen Zug.',
  'learn.build.decorate':
    'Ein fertiger Abschnitt kann eine Verzierung tragen. Verzier deinen mit einer Tür. Ein Juwel darin brächte Prestige.',
  'learn.build.decorated':
    'Verzierungen zählen am Ende in ihrem Turm, auch auf fremden Abschnitten. Beende den Zug.',
  'learn.build.done':
    'Beanspruchen, liefern, verzieren. Drei Lieferungen pro Zug, für alle deine Abschnitte zusammen; eine Verzierung braucht einen Teil davon.',
  'learn.scoring.title': 'Wertung und Strafen',
  'learn.scoring.about': 'Über einem Rivalen fertig werden, das Spiel beenden, die Türme werten.',
  'learn.scoring.dome':
    'Das Spiel ist fast vorbei. Stell die Kuppel des ersten Turms fertig: Liefere das violette Juwel. Boris hat darunter einen unfertigen Abschnitt.',
  'learn.scoring.penalty':
    'Boris verliert Anerkennung für das, was er unter dir nicht fertig hat. Auch was du unfertig lässt, ist in Gefahr. Beende den Zug.',
  'learn.scoring.sixth':
    'Fünf Abschnitte hast du fertig. Der sechste beendet das Spiel und bringt 3 Prestige: Liefere das Gold an die Kuppel des dritten Turms.',
  'learn.scoring.last':
    'Alle anderen haben noch einen Zug; dann werden Waren und Türme gewertet. Beende den Zug und sieh, was herauskommt.',
  'learn.scoring.done':
    'Prestige entscheidet. In jedem Turm erhält am meisten, wer dort die meisten fertigen Abschnitte und Verzierungen hat: So wurde gezählt.',
  'learn.contractors.title': 'Bauunternehmer',
  'learn.contractors.about':
    'Einen Bauunternehmer schicken, einen Spezialisten anstellen, eine Stadt schließen.',
  'learn.contractors.send':
    'Jede Stadt gehört zu einem Turm. Ist er fertig, zählt jeder deiner Bauunternehmer in der Stadt einmal für jedes deiner Banner im Turm. Schick einen nach Twer; das kostet 2 Genehmigungen.',
  'learn.contractors.hire':
    'Auf den Straßen neben der Stadt warten Spezialisten. Wähl den zwischen Smolensk und Twer: Für 2 Rubel bleibt er, arbeitet einmal nach dem schwarzen Würfel und lässt dir sein Werkzeug.',
  'learn.contractors.sent': 'Einen Bauunternehmer zu schicken kostet den ganzen Zug. Beende ihn.',
  'learn.contractors.finish':
    'Im ersten Turm ist nur noch dein Abschnitt nicht fertig. Liefere den Stein und das Gold, die ihm fehlen.',
  'learn.contractors.closed':
    'Der Turm ist fertig und Twer geschlossen: zwei Bauunternehmer mal zwei Banner, 4 Anerkennung für dich. Beende den Zug.',
  'learn.contractors.done':
    'Genehmigungen schicken Bauunternehmer, diese bringen Spezialisten, und ein fertiger Turm belohnt, wer in seiner Stadt war. In eine geschlossene geht niemand mehr.',
  'learn.guilds.title': 'Eine vierte Gilde',
  'learn.guilds.about': 'Die Juweliere anstelle des Klerus, und wozu ein Diamant gut ist.',
  'learn.guilds.die':
    'Hier stehen die Juweliere anstelle des Klerus. Jede Gilde hat eigene Karten, manche auch eigene Dinge. Beweg den weißen Würfel in ihr Viertel.',
  'learn.guilds.diamond':
    'Nutz die erste Aktion der Karte „Polierscheibe“: Für 1 Rubel gibt sie dir einen Diamanten.',
  'learn.guilds.taken':
    'Der Diamant liegt in deinem Lager wie jedes Material. Würfle und beende den Zug.',
  'learn.guilds.deliver':
    'Die Kuppel des dritten Turms gehört dir; ihr fehlt ein violettes Juwel. Du hast keins. Wähl sie: Der Diamant tritt an seine Stelle.',
  'learn.guilds.finished':
    'Sie ist fertig. Ein Diamant steht für jedes Material, auch in Verzierungen. Beende den Zug.',
  'learn.guilds.done':
    'Zehn Gilden können dort stehen: mit Aufträgen, Verstärkungen, einem Vorarbeiter, Bauplänen. Ein Klick auf den Namen einer Karte sagt, was sie tut.',
  'learn.ivan.title': 'Allein gegen Iwan',
  'learn.ivan.about':
    'Seine Karten lesen, seinen Würfel nehmen, und achtgeben, was er über dir beansprucht.',
  'learn.ivan.die':
    'Iwan hat für jeden Würfel eine Karte und nimmt den höchsten Würfel. Die nächste Karte ist markiert: Sie gehört zum gelben Würfel. Beweg ihn selbst.',
  'learn.ivan.roll':
    'Beende den Zug. Iwan spielt sofort, und jeder seiner Schritte wird mit seinem Grund erzählt.',
  'learn.ivan.claim':
    'Er nahm den roten Würfel und legte Material auf seine Karte „Lager“. Beanspruch jetzt den untersten Abschnitt des ersten Turms.',
  'learn.ivan.tile': 'Leg sein Plättchen offen in die rote Werkstatt: Du erhältst, was es zeigt.',
  'learn.ivan.above':
    'Iwan beansprucht gern direkt über dir. Wird er zuerst fertig, verlierst du Anerkennung für das Unfertige darunter. Beende den Zug und sieh selbst.',
  'learn.ivan.done':
    'Iwan zahlt nichts. Stell fertig, was du beanspruchst, bevor er darüber baut, und nimm die Würfel, die ihm am meisten nützen. Mit mehr Prestige gewinnst du.',
} satisfies Partial<Translation<typeof guideEnglish>>
