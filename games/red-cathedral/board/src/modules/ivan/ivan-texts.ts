import type { Catalogue, Translation } from '@guildhall/texts'

const en = {
  'ivan.title': 'Ivan',
  'ivan.cards': "Ivan's cards",
  'ivan.lies': 'There lie {goods}.',
  'ivan.next': 'next, as the dice lie',
  'ivan.solo-claim': 'He puts a banner above one of yours, else on a base, else anywhere.',
  'ivan.solo-inventory': 'He takes four materials from the fullest piles.',
  'ivan.solo-transport': 'What lies on Inventory goes to Construction.',
  'ivan.solo-construction': 'He builds with what lies here, then decorates.',
  'ivan.solo-recognition': 'He gains recognition.',
  'ivan.solo-hire': 'He sends a contractor to the city of his marker:',
  'ivan.sections': {
    plural: 'n',
    one: '{n} section finished',
    other: '{n} sections finished',
  },
  'ivan.ornaments': { plural: 'n', one: '{n} ornament left', other: '{n} ornaments left' },
  'ivan.contractors': { plural: 'n', one: '{n} contractor left', other: '{n} contractors left' },
  'ivan.tools': { plural: 'n', one: '{n} tool', other: '{n} tools' },
  'ivan.turn': "Ivan's last turn",
  'ivan.skip': 'Show all at once',
  'ivan.pick': 'Ivan may claim several sections: choose one of those with corner marks.',
  'ivan.start': 'Choose the base with which Ivan starts.',
} as const satisfies Catalogue

const de = {
  'ivan.title': 'Iwan',
  'ivan.cards': 'Iwans Karten',
  'ivan.lies': 'Dort liegt: {goods}.',
  'ivan.next': 'als nächstes, wie die Würfel liegen',
  'ivan.solo-claim':
    'Er setzt ein Banner über eins von dir, sonst auf eine Basis, sonst irgendwohin.',
  'ivan.solo-inventory': 'Er nimmt vier Materialien von den größten Haufen.',
  'ivan.solo-transport': 'Was auf „Lager“ liegt, geht zu „Bauen“.',
  'ivan.solo-construction': 'Er baut mit dem, was hier liegt, und verziert dann.',
  'ivan.solo-recognition': 'Er gewinnt Anerkennung.',
  'ivan.solo-hire': 'Er schickt einen Bauunternehmer in die Stadt seiner Marke:',
  'ivan.sections': {
    plural: 'n',
    one: '{n} Abschnitt fertig',
    other: '{n} Abschnitte fertig',
  },
  'ivan.ornaments': { plural: 'n', one: 'noch {n} Verzierung', other: 'noch {n} Verzierungen' },
  'ivan.contractors': {
    plural: 'n',
    one: 'noch {n} Bauunternehmer',
    other: 'noch {n} Bauunternehmer',
  },
  'ivan.tools': { plural: 'n', one: '{n} Werkzeug', other: '{n} Werkzeuge' },
  'ivan.turn': 'Iwans letzter Zug',
  'ivan.skip': 'Alles auf einmal zeigen',
  'ivan.pick': 'Iwan kann mehrere Abschnitte beanspruchen: Wähl einen mit markierten Ecken.',
  'ivan.start': 'Wähl die Basis, mit der Iwan beginnt.',
} satisfies Translation<typeof en>

const es = {
  'ivan.title': 'Iván',
  'ivan.cards': 'Las cartas de Iván',
  'ivan.lies': 'Allí hay {goods}.',
  'ivan.next': 'la próxima, según están los dados',
  'ivan.solo-claim': 'Pone un estandarte encima de uno tuyo; si no, en una base; si no, donde sea.',
  'ivan.solo-inventory': 'Toma cuatro materiales de los montones más llenos.',
  'ivan.solo-transport': 'Lo que hay en Almacén pasa a Construcción.',
  'ivan.solo-construction': 'Construye con lo que hay aquí y luego adorna.',
  'ivan.solo-recognition': 'Gana reconocimiento.',
  'ivan.solo-hire': 'Envía un contratista a la ciudad de su marcador:',
  'ivan.sections': {
    plural: 'n',
    one: '{n} sección terminada',
    many: '{n} de secciones terminadas',
    other: '{n} secciones terminadas',
  },
  'ivan.ornaments': {
    plural: 'n',
    one: 'queda {n} ornamento',
    many: 'quedan {n} de ornamentos',
    other: 'quedan {n} ornamentos',
  },
  'ivan.contractors': {
    plural: 'n',
    one: 'queda {n} contratista',
    many: 'quedan {n} de contratistas',
    other: 'quedan {n} contratistas',
  },
  'ivan.tools': {
    plural: 'n',
    one: '{n} herramienta',
    many: '{n} de herramientas',
    other: '{n} herramientas',
  },
  'ivan.turn': 'El último turno de Iván',
  'ivan.skip': 'Mostrar todo de una vez',
  'ivan.pick':
    'Iván puede reclamar varias secciones: elige una de las que tienen esquinas marcadas.',
  'ivan.start': 'Elige la base con la que empieza Iván.',
} satisfies Translation<typeof en>

const fr = {
  'ivan.title': 'Ivan',
  'ivan.cards': 'Les cartes d’Ivan',
  'ivan.lies': 'S’y trouvent {goods}.',
  'ivan.next': 'la prochaine, tels que sont les dés',
  'ivan.solo-claim':
    'Il pose une bannière au-dessus d’une des vôtres, sinon sur une base, sinon n’importe où.',
  'ivan.solo-inventory': 'Il prend quatre matériaux des plus gros tas.',
  'ivan.solo-transport': 'Ce qui est sur Inventaire passe à Construction.',
  'ivan.solo-construction': 'Il bâtit avec ce qui est ici, puis décore.',
  'ivan.solo-recognition': 'Il gagne de la reconnaissance.',
  'ivan.solo-hire': 'Il envoie un entrepreneur dans la ville de son marqueur :',
  'ivan.sections': {
    plural: 'n',
    one: '{n} section achevée',
    many: '{n} de sections achevées',
    other: '{n} sections achevées',
  },
  'ivan.ornaments': {
    plural: 'n',
    one: 'reste {n} ornement',
    many: 'restent {n} d’ornements',
    other: 'restent {n} ornements',
  },
  'ivan.contractors': {
    plural: 'n',
    one: 'reste {n} entrepreneur',
    many: 'restent {n} d’entrepreneurs',
    other: 'restent {n} entrepreneurs',
  },
  'ivan.tools': {
    plural: 'n',
    one: '{n} outil',
    many: '{n} d’outils',
    other: '{n} outils',
  },
  'ivan.turn': 'Le dernier tour d’Ivan',
  'ivan.skip': 'Tout montrer d’un coup',
  'ivan.pick': 'Ivan peut revendiquer plusieurs sections : choisissez-en une aux coins marqués.',
  'ivan.start': 'Choisissez la base avec laquelle Ivan commence.',
} satisfies Translation<typeof en>

/** The texts about Ivan and what he does, by language. */
export const texts = { en, de, es, fr }
