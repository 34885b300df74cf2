import type { Translation } from '@guildhall/texts'
import type { home as english } from '../en/home.ts'

export const home = {
  'game.red-cathedral': 'La Catedral Roja',
  'game.red-cathedral.line':
    'Mueve los dados por el mercado, levanta las torres y deja tu huella en la catedral.',
  'game.craftsmen-builders': 'Craftsmen & Builders',
  'game.craftsmen-builders.line':
    'Envía trabajadores, levanta casas sobre casas y castillos encima, sin perder de vista la próxima ronda.',

  'home.title': 'Inicio',
  'home.heading': 'Levanta la catedral roja.',
  'home.pitch':
    'Mueve los dados, llena el almacén, pon tu estandarte en las torres. En solitario, con amigos o contra los arquitectos de la casa.',
  'home.playNow': 'Jugar ahora',
  'home.makeTable': 'Abrir una mesa',
  'home.play': 'Jugar a {game}',
  'home.howToPlay': '¿Cómo quieres jugar?',
  'home.duel': 'Un rival',
  'home.three': 'Dos rivales',
  'home.solo': 'En solitario contra Iván',
  'home.picture': 'Una catedral de ladrillo con muchas cúpulas bulbosas, todas distintas',
  'home.myTables': 'Mis mesas',
  'home.waiting': {
    plural: 'n',
    one: '{n} mesa te espera',
    many: '{n} de mesas te esperan',
    other: '{n} mesas te esperan',
  },
  'home.nobodyWaits': 'Nadie te espera',
  'home.resume': 'Tu partida sigue: {title}',
  'home.resumeGo': 'Seguir jugando',
  'home.noTables': 'Aún no estás en ninguna mesa. Juega, y los primeros ladrillos serán tuyos.',
  'home.openTables': 'Mesas abiertas',
  'home.noOpenTables':
    'Ahora nadie más tiene una mesa abierta. Abre una, y quizá alguien se siente.',
  'home.sitDown': 'Sentarse',
  'home.sitDownAt': 'Sentarse a la mesa «{title}»',
  'home.seatsTaken': '{taken} de {players} sitios',
  'home.listFailed': 'No se han podido leer las mesas.',
  'home.yourTurn': 'Te toca',
  'home.notStarted': {
    plural: 'n',
    one: '{n} sitio libre',
    many: '{n} de sitios libres',
    other: '{n} sitios libres',
  },
  'home.readyToStart': 'Ya están todos',
  'home.theirTurn': 'Les toca a los demás',
  'home.justBegun': 'Recién empezada',
  'home.turn': 'Turno {n}',
  'home.timeLeft': 'queda {time}',

  'guest.names':
    'Albañil Veloz, Tallista Paciente, Fontanero Alegre, Vidriero Callado, Carpintero Audaz, Techador Madrugador, Agrimensor Agudo, Pintor Amable, Ebanista Listo, Tejero Risueño, Herrero Sereno, Delineante Curioso, Escalador Valiente, Cantero Bondadoso, Ladrillero Afortunado, Dorador Ágil',
} satisfies Translation<typeof english>
