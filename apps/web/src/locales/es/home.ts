import type { Translation } from '@guildhall/texts'
import type { home as english } from '../en/home.ts'

export const home = {
  'game.red-cathedral': 'La Catedral Roja',
  'game.red-cathedral.line':
    'Mueve dados por el mercado, reúne materiales y construye las torres de la catedral.',
  'game.craftsmen-builders': 'Craftsmen & Builders',
  'game.craftsmen-builders.line':
    'Coloca trabajadores, apila edificios hasta los castillos y recluta artesanos para la próxima ronda.',

  'home.title': 'Inicio',
  'home.heading': 'Construye la Catedral Roja',
  'home.pitch':
    'Mueve dados, reúne materiales y reclama secciones de las torres. Juega en solitario, con amigos o contra bots.',
  'home.playNow': 'Jugar ahora',
  'home.makeTable': 'Crear una mesa',
  'home.play': 'Jugar a {game}',
  'home.howToPlay': '¿Cómo quieres jugar?',
  'home.duel': '1 rival',
  'home.three': '2 rivales',
  'home.solo': 'En solitario contra Iván',
  'home.picture': 'Una catedral de ladrillo con muchas cúpulas bulbosas distintas',
  'home.myTables': 'Mis mesas',
  'home.waiting': {
    plural: 'n',
    one: 'Te toca en {n} mesa',
    many: 'Te toca en {n} de mesas',
    other: 'Te toca en {n} mesas',
  },
  'home.nobodyWaits': 'Ningún turno pendiente',
  'home.resume': 'Continuar: {title}',
  'home.resumeGo': 'Continuar',
  'home.noTables': 'No hay partidas en curso.',
  'home.openTables': 'Mesas abiertas',
  'home.noOpenTables': 'Ahora no hay mesas abiertas. Crea una y otros podrán unirse.',
  'home.sitDown': 'Unirse',
  'home.sitDownAt': 'Unirse a {title}',
  'home.seatsTaken': '{taken} de {players} sitios',
  'home.listFailed': 'No se han podido cargar las mesas.',
  'home.yourTurn': 'Te toca',
  'home.notStarted': {
    plural: 'n',
    one: '{n} sitio libre',
    many: '{n} de sitios libres',
    other: '{n} sitios libres',
  },
  'home.readyToStart': 'Lista para empezar',
  'home.theirTurn': 'Esperando a los demás',
  'home.justBegun': 'Recién empezada',
  'home.turn': 'Turno {n}',
  'home.timeLeft': 'queda {time}',

  'guest.names':
    'Albañil Veloz, Tallista Paciente, Fontanero Alegre, Vidriero Callado, Carpintero Audaz, Techador Madrugador, Agrimensor Agudo, Pintor Amable, Ebanista Listo, Tejero Risueño, Herrero Sereno, Delineante Curioso, Escalador Valiente, Cantero Bondadoso, Ladrillero Afortunado, Dorador Ágil',
} satisfies Translation<typeof english>
