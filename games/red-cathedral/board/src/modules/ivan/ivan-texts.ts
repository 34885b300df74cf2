import type { Catalogue, Translation } from '@guildhall/texts'

const en = {
  'ivan.title': 'Ivan',
  'ivan.cards': "Ivan's cards",
  'ivan.lies': 'On it: {goods}.',
  'ivan.next': 'next, with the dice as they are',
  'ivan.solo-claim': 'Claims a section above yours, else a base, else any.',
  'ivan.solo-inventory': 'Takes 4 materials from the largest piles.',
  'ivan.solo-transport': 'Moves everything from Inventory to Construction.',
  'ivan.solo-construction': 'Builds with what is here, then decorates.',
  'ivan.solo-recognition': 'Gains recognition.',
  'ivan.solo-hire': 'Sends a contractor to the city of his marker:',
  'ivan.sections': {
    plural: 'n',
    one: '{n} section finished',
    other: '{n} sections finished',
  },
  'ivan.ornaments': { plural: 'n', one: '{n} ornament left', other: '{n} ornaments left' },
  'ivan.contractors': { plural: 'n', one: '{n} contractor left', other: '{n} contractors left' },
  'ivan.tools': { plural: 'n', one: '{n} tool', other: '{n} tools' },
  'ivan.turn': "Ivan's last turn",
  'ivan.skip': 'Skip animation',
  'ivan.pick': 'Ivan can claim several sections. Choose one with marked corners.',
  'ivan.start': 'Choose a base for Ivan to start with.',
} as const satisfies Catalogue

const de = {
  'ivan.title': 'Iwan',
  'ivan.cards': 'Iwans Karten',
  'ivan.lies': 'Darauf: {goods}.',
  'ivan.next': 'als Nächstes, nach den Würfeln',
  'ivan.solo-claim':
    'Beansprucht einen Abschnitt über deinen, sonst eine Basis, sonst irgendeinen.',
  'ivan.solo-inventory': 'Nimmt 4 Materialien von den größten Haufen.',
  'ivan.solo-transport': 'Bringt alles von „Lager“ zu „Bauen“.',
  'ivan.solo-construction': 'Baut mit dem, was hier liegt, und verziert dann.',
  'ivan.solo-recognition': 'Erhält Anerkennung.',
  'ivan.solo-hire': 'Schickt einen Bauunternehmer in die Stadt seines Markers:',
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
  'ivan.skip': 'Animation überspringen',
  'ivan.pick': 'Iwan kann mehrere Abschnitte beanspruchen. Wähle einen mit markierten Ecken.',
  'ivan.start': 'Wähle die Basis, mit der Iwan beginnt.',
} satisfies Translation<typeof en>

const es = {
  'ivan.title': 'Iván',
  'ivan.cards': 'Las cartas de Iván',
  'ivan.lies': 'Encima: {goods}.',
  'ivan.next': 'la próxima, según los dados',
  'ivan.solo-claim': 'Reclama una sección encima de las tuyas; si no, una base; si no, cualquiera.',
  'ivan.solo-inventory': 'Toma 4 materiales de los montones más grandes.',
  'ivan.solo-transport': 'Lleva todo de Almacén a Construcción.',
  'ivan.solo-construction': 'Construye con lo que hay aquí y luego decora.',
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
  'ivan.skip': 'Saltar animación',
  'ivan.pick': 'Iván puede reclamar varias secciones. Elige una con las esquinas marcadas.',
  'ivan.start': 'Elige la base con la que empieza Iván.',
} satisfies Translation<typeof en>

const fr = {
  'ivan.title': 'Ivan',
  'ivan.cards': 'Les cartes d’Ivan',
  'ivan.lies': 'Dessus : {goods}.',
  'ivan.next': 'la prochaine, selon les dés',
  'ivan.solo-claim':
    'Revendique une section au-dessus des tiennes, sinon une base, sinon n’importe laquelle.',
  'ivan.solo-inventory': 'Prend 4 matériaux des plus gros tas.',
  'ivan.solo-transport': 'Déplace tout d’Inventaire à Construction.',
  'ivan.solo-construction': 'Construit avec ce qui est ici, puis décore.',
  'ivan.solo-recognition': 'Gagne de la reconnaissance.',
  'ivan.solo-hire': 'Envoie un entrepreneur dans la ville de son marqueur :',
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
  'ivan.skip': 'Passer l’animation',
  'ivan.pick': 'Ivan peut revendiquer plusieurs sections. Choisis-en une aux coins marqués.',
  'ivan.start': 'Choisis la base avec laquelle Ivan commence.',
} satisfies Translation<typeof en>

/** The texts about Ivan and what he does, by language. */
export const texts = { en, de, es, fr }
