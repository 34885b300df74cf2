import type { Translation } from '@guildhall/texts'
import type { site as english } from '../en/site.ts'

export const site = {
  'site.name': 'Guildhall',
  'site.nav': 'Páginas',
  'site.learn': 'Aprender',
  'site.rules': 'Reglas',
  'site.games': 'Mis partidas',
  'site.settings': 'Ajustes',
  'site.account': 'Cuenta',
  'site.signIn': 'Iniciar sesión',
  'site.admin': 'Administración',
  'site.unofficial':
    'Una obra de admiradores, con palabras y dibujos propios. Los juegos pertenecen a sus autores y editoriales, que no tienen parte en esto.',
  'site.version': 'Versión {version}',

  'connection.lost': 'Sin conexión. Intentándolo de nuevo…',
  'connection.outdated': 'Esta página es más antigua que el servidor.',
  'connection.signedOut': 'Tu sesión se ha cerrado.',
  'connection.reload': 'Recargar',
  'connection.offline':
    'Sin conexión. Las mesas de este dispositivo siguen; las del servidor esperan.',

  'page.notFound': 'Esta página no existe.',
  'page.notFoundMore': 'Quizá el enlace sea antiguo, o le falte una letra.',
  'page.loading': 'Un momento…',
  'page.failed': 'No se ha podido cargar esta página. ¿Hay conexión?',
  'page.again': 'Intentarlo de nuevo',
  'page.home': 'Inicio',
  'page.skip': 'Ir al contenido',
  'page.newVersion': 'Hay una versión nueva.',
  'page.useNewVersion': 'Recargar',
  'page.later': 'Más tarde',
  'page.close': 'Cerrar',
  'page.saved': 'Guardado.',

  'failure.unreachable':
    'No se puede contactar con el servidor. No ha cambiado nada; inténtalo de nuevo.',
  'failure.failed': 'Algo ha ido mal en el servidor. Inténtalo de nuevo en un momento.',
  'failure.badRequest': 'El servidor no ha podido leerlo. Revisa lo que has escrito.',
  'failure.signIn': 'Di primero quién eres: basta con un nombre.',
  'failure.accountNeeded': 'Para esto hace falta una cuenta.',
  'failure.notAllowed': 'Esto es solo para administradores.',
  'failure.notFound': 'Eso ya no existe.',
  'failure.tooMany': 'Demasiadas veces. Espera un momento.',
  'failure.tooManyTables': 'Tienes demasiadas mesas sin terminar. Termina o abandona alguna.',
  'failure.emailTaken': 'Ya hay una cuenta con esta dirección. Inicia sesión con ella.',
  'failure.hasAccount': 'Ya tienes una cuenta.',
  'failure.wrong': 'Esta dirección y esta contraseña no coinciden.',
  'failure.badKey': 'No se ha aceptado esta llave de acceso.',
  'failure.guessable':
    'Esta contraseña se adivinaría pronto. Elige una más larga, u otras palabras.',
  'failure.lastWayIn': 'Es tu última forma de entrar. Pon antes una contraseña.',
  'failure.wrongToken': 'Ese no es el token del servidor.',
  'failure.unsafe': 'Esa no es una dirección https de internet.',
  'failure.busy': 'El servidor está ocupado. Inténtalo de nuevo en un momento.',
  'failure.expired': 'Este enlace es demasiado antiguo. Pide otro.',
  'failure.signedIn': 'Ya has iniciado sesión.',
  'failure.noMail': 'Este servidor no envía correos.',
  'failure.foreignOrigin': 'Este servidor tiene otra dirección. Ábrelo allí.',
  'failure.badGame': 'Este no es el archivo de un juego que se juega aquí.',
  'failure.notVerified':
    'Esta partida no se sigue de sus reglas y su azar. No se ha guardado nada.',
  'failure.notOver': 'Esta partida no ha terminado. Al servidor solo van partidas terminadas.',
} satisfies Translation<typeof english>
