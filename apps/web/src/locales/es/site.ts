import type { Translation } from '@guildhall/texts'
import type { site as english } from '../en/site.ts'

export const site = {
  'site.name': 'Guildhall',
  'site.nav': 'Menú principal',
  'site.learn': 'Aprender',
  'site.rules': 'Reglas',
  'site.games': 'Mis partidas',
  'site.settings': 'Ajustes',
  'site.account': 'Cuenta',
  'site.signIn': 'Iniciar sesión',
  'site.admin': 'Administración',
  'site.docs': 'Documentación',
  'site.unofficial':
    'Un proyecto de fans no oficial, con textos y dibujos propios. Los juegos pertenecen a sus autores y editoriales, que no participan en él.',
  'site.version': 'Versión {version}',

  'connection.lost': 'Conexión perdida. Reconectando…',
  'connection.outdated': 'Esta página está desactualizada. Recárgala para continuar.',
  'connection.signedOut': 'Se ha cerrado tu sesión.',
  'connection.reload': 'Recargar',
  'connection.offline':
    'Estás sin conexión. Las partidas de este dispositivo siguen; las del servidor esperan.',

  'page.notFound': 'Página no encontrada',
  'page.notFoundMore': 'Puede que el enlace sea antiguo o esté incompleto.',
  'page.loading': 'Cargando…',
  'page.failed': 'Esta página no se ha cargado. Comprueba tu conexión e inténtalo de nuevo.',
  'page.again': 'Intentarlo de nuevo',
  'page.home': 'Inicio',
  'page.skip': 'Ir al contenido',
  'page.newVersion': 'Hay una versión nueva disponible.',
  'page.useNewVersion': 'Recargar',
  'page.later': 'Más tarde',
  'page.close': 'Cerrar',
  'page.saved': 'Guardado.',

  'failure.unreachable':
    'No se puede contactar con el servidor. No ha cambiado nada; inténtalo de nuevo.',
  'failure.failed': 'Algo ha ido mal en el servidor. Inténtalo de nuevo en un momento.',
  'failure.badRequest': 'El servidor no lo ha entendido. Revisa lo que has escrito.',
  'failure.signIn': 'Escribe primero un nombre. No hace falta cuenta.',
  'failure.accountNeeded': 'Para esto necesitas una cuenta.',
  'failure.notAllowed': 'Solo los administradores pueden hacerlo.',
  'failure.notFound': 'Eso ya no existe.',
  'failure.tooMany': 'Demasiadas peticiones. Espera un momento e inténtalo de nuevo.',
  'failure.tooManyTables':
    'Tienes demasiadas mesas sin terminar. Termina o abandona alguna primero.',
  'failure.emailTaken': 'Ya hay una cuenta con este correo. Inicia sesión con ella.',
  'failure.hasAccount': 'Ya tienes una cuenta.',
  'failure.wrong': 'Correo o contraseña incorrectos.',
  'failure.badKey':
    'No se ha aceptado esta llave de acceso. Inténtalo de nuevo o usa tu contraseña.',
  'failure.guessable':
    'Esta contraseña es demasiado fácil de adivinar. Elige una más larga u otras palabras.',
  'failure.lastWayIn': 'Es tu único método de acceso. Pon antes una contraseña.',
  'failure.wrongToken': 'Token de administración incorrecto.',
  'failure.unsafe': 'Usa una dirección pública con https://.',
  'failure.busy': 'El servidor está ocupado. Inténtalo de nuevo en un momento.',
  'failure.expired': 'Este enlace ha caducado. Pide uno nuevo.',
  'failure.signedIn': 'Ya has iniciado sesión.',
  'failure.noMail': 'Este servidor no envía correos.',
  'failure.foreignOrigin': 'Este servidor tiene otra dirección. Ábrelo allí.',
  'failure.badGame': 'Este no es un archivo de partida de Guildhall.',
  'failure.notVerified': 'Esta partida no concuerda con sus reglas y sus dados. No se ha guardado.',
  'failure.notOver': 'Esta partida no ha terminado. Solo se pueden subir partidas terminadas.',
} satisfies Translation<typeof english>
