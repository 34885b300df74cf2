import type { Translation } from '@guildhall/texts'
import type { english } from './en.ts'

/** The words of a table in Spanish. */
export const catalogue = {
  'refused.started': 'La partida ya ha empezado.',
  'refused.notStarted': 'La partida aún no ha empezado.',
  'refused.ended': 'Esta mesa está cerrada.',
  'refused.notHost': 'Solo puede hacerlo el anfitrión.',
  'refused.notSeated': 'No tienes sitio en esta mesa.',
  'refused.noSuchSeat': 'Ese sitio no existe.',
  'refused.seatTaken': 'Ese sitio está ocupado.',
  'refused.full': 'Todos los sitios están ocupados.',
  'refused.seatsFree': 'Todavía quedan sitios libres.',
  'refused.nobody': 'Al menos una persona tiene que sentarse a la mesa.',
  'refused.notYourSeat': 'Ese no es tu sitio.',
  'refused.notYourTurn': 'No es tu turno.',
  'refused.botPlays': 'En ese sitio juega un bot.',
  'refused.botFinishes': 'Se te ha acabado el tiempo dos veces: un bot termina este turno.',
  'refused.youPlay': 'En ese sitio ya juegas tú.',
  'refused.soAlready': 'Sin cambios.',
  'refused.unknownBot': 'Bot desconocido: {bot}.',
  'refused.nothingToUndo':
    'No se puede deshacer más allá de una tirada, un robo o una jugada de otro.',
  'refused.noProposal': 'No hay ninguna propuesta abierta.',
  'refused.proposalOpen': 'Hay otra propuesta abierta.',
  'refused.answered': 'Ya has respondido.',
  'refused.tooFarBack': {
    plural: 'steps',
    one: 'La partida solo tiene {steps} paso.',
    many: 'La partida solo tiene {steps} de pasos.',
    other: 'La partida solo tiene {steps} pasos.',
  },
  'refused.notWaiting': {
    plural: 'minutes',
    one: 'En una mesa sin relojes, un bot solo sustituye a otra persona tras {minutes} minuto de espera.',
    many: 'En una mesa sin relojes, un bot solo sustituye a otra persona tras {minutes} de minutos de espera.',
    other:
      'En una mesa sin relojes, un bot solo sustituye a otra persona tras {minutes} minutos de espera.',
  },
  'refused.othersDecide': 'Durante la partida los demás deben estar de acuerdo. Propónselo.',
  'refused.noHints': 'En esta mesa no hay pistas.',
  'refused.notOver': 'La partida aún no ha terminado.',
  'refused.stale': 'La mesa ha cambiado mientras tanto. Mírala y repite tu jugada.',
  'refused.ahead': 'La mesa aún no ha llegado tan lejos. Recarga la página.',
  'refused.busy': 'El servidor está ocupado. Inténtalo de nuevo en un momento.',
  'refused.storage':
    'No se ha podido guardar. No ha cambiado nada; inténtalo de nuevo en un momento.',
  'refused.uncertain': 'Aún no se sabe si se ha guardado. Inténtalo de nuevo en un momento.',
  'refused.fault': 'Algo ha ido mal. No ha cambiado nada; inténtalo de nuevo.',
  'refused.setAside':
    'Esta mesa tiene un error y está bloqueada. Pide ayuda al administrador del servidor.',
  'refused.noTable': 'Esa mesa no existe.',
  'refused.moved': 'Esta mesa se ha movido a otro servidor. Inténtalo de nuevo en un momento.',
} satisfies Translation<typeof english>
