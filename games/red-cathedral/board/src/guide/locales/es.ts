import type { Translation } from '@guildhall/texts'
import type { guideEnglish } from './en.ts'

/** What the settings and the lessons of The Red Cathedral say, in Spanish. */
export const catalogue = {
  'guide.alone': 'En solitario construyes contra Iván, el arquitecto del zar.',
  'guide.more': 'Más opciones: Contratistas, otros gremios',
  'setting.ivanLevel': 'Nivel de Iván',
  'setting.ivanLevel.apprentice': 'Aprendiz',
  'setting.ivanLevel.apprentice.line': 'Toma el dado más alto, le ayude su carta o no.',
  'setting.ivanLevel.architect': 'Arquitecto',
  'setting.ivanLevel.architect.line': 'Toma el dado más alto; entre iguales, uno que le ayude.',
  'setting.ivanLevel.master': 'Maestro',
  'setting.ivanLevel.master.line': 'Toma el dado más alto que le ayude y no pierde ningún turno.',
  'setting.boardSide': 'Tablero de taller',
  'setting.boardSide.basic': 'Cara básica',
  'setting.boardSide.advanced': 'Cara avanzada',
  'setting.preset': 'Interpretación',
  'setting.preset.standard': 'Criterios de la casa',
  'setting.preset.publisher': 'Respuestas de la editorial',
  'setting.contractors': 'Con los Contratistas',
  'setting.fourthGuild': 'Gremio en lugar del Clero',
  'setting.fourthGuild.clergy': 'Clero (sin cambios)',
  'setting.fourthGuild.clergy.line':
    'Reconocimiento por oro y mercancías, como en el juego básico.',
  'setting.fourthGuild.guild-jewelers': 'Joyeros',
  'setting.fourthGuild.guild-jewelers.line': 'Diamantes, que valen por cualquier material.',
  'setting.fourthGuild.guild-artisans': 'Artesanos',
  'setting.fourthGuild.guild-artisans.line':
    'Pon a trabajar losetas de taller, también las de un rival.',
  'setting.fourthGuild.guild-foremen': 'Capataces',
  'setting.fourthGuild.guild-foremen.line':
    'Un capataz va de torre en torre; donde está, elogios y multas cuentan más.',
  'setting.fourthGuild.guild-contractors': 'Contratistas',
  'setting.fourthGuild.guild-contractors.line':
    'Permisos y rublos por tus contratistas en las ciudades.',
  'setting.fourthGuild.guild-wholesalers': 'Mayoristas',
  'setting.fourthGuild.guild-wholesalers.line': 'Repite en el mercado lo que acabas de hacer.',
  'setting.fourthGuild.guild-lawyers': 'Abogados',
  'setting.fourthGuild.guild-lawyers.line':
    'Permisos y lo que compran: entregas, prestigio, materiales.',
  'setting.fourthGuild.guild-managers': 'Administradores',
  'setting.fourthGuild.guild-managers.line': 'Pequeños regalos y buen precio por lo que te sobra.',
  'setting.fourthGuild.guild-archivists': 'Archiveros',
  'setting.fourthGuild.guild-archivists.line': 'Contratos secretos que puntúan al final.',
  'setting.fourthGuild.guild-masterbuilders': 'Maestros de obras',
  'setting.fourthGuild.guild-masterbuilders.line':
    'Materiales de secciones sobrantes; secciones que pagan por adelantado.',
  'setting.fourthGuild.guild-brickmakers': 'Ladrilleros',
  'setting.fourthGuild.guild-brickmakers.line':
    'Ladrillos por refuerzos que ayudan una vez, cuando quieras.',
  'setting.fourthGuild.random': 'Al azar',
  'setting.fourthGuild.random.line': 'Se sortea al crear la mesa.',
  'setting.fourthGuild.needs': 'Solo con los Contratistas.',
  'learn.market.title': 'El mercado',
  'learn.market.about': 'Mover dados, tomar materiales, usar una carta de influencia.',
  'learn.market.die':
    'Los dados llevan a tu gente por el mercado. Elige el dado blanco: avanza en el sentido del reloj el número que muestra, y tomas lo que hay allí, una vez por cada dado.',
  'learn.market.roll':
    'Dos ladrillos por cada uno de los dos dados: cuatro ladrillos. Al final de tu turno se tiran todos los dados de esa casilla. Tíralos.',
  'learn.market.further':
    'Boris ha reclamado una sección. Tu propio dado rojo puede, como el blanco, ir más lejos por 1 rublo por casilla. Envíalo una casilla más lejos.',
  'learn.market.guild':
    'Cada cuadrante del mercado tiene una carta de influencia. Usa también la acción de los Carros de bueyes: +1 rublo.',
  'learn.market.again':
    'El orden de todo esto lo decides tú, y cualquier parte se puede omitir. Tira los dados y termina el turno.',
  'learn.market.done':
    'Un dado, lo que hay donde cae, un gremio: eso es el mercado. En una casilla caben como mucho tres dados.',
  'learn.build.title': 'Reclamar y construir',
  'learn.build.about': 'Reclamar una sección, entregar materiales, decorar.',
  'learn.build.claim':
    'Reclama la sección más baja de la tercera torre: elígela. Un estandarte de tu almacén va allí, y así queda sitio para un material más.',
  'learn.build.tile':
    'La loseta de la sección va a tu taller. Ponla boca arriba en el taller verde por 1 rublo: ganas lo que muestra, y otra vez cada vez que mueves el dado verde.',
  'learn.build.claimed': 'Reclamar ocupa todo un turno. Termínalo.',
  'learn.build.deliver':
    'Ahora construye: en un turno puedes entregar tres materiales. Dale a tu sección la madera y los dos ladrillos que le faltan.',
  'learn.build.finished':
    'La sección está terminada: ganas rublos y reconocimiento. Termina tu turno.',
  'learn.build.decorate':
    'Una sección terminada puede llevar un adorno. Decora la tuya con una puerta. Una gema en ella daría prestigio.',
  'learn.build.decorated':
    'Los adornos cuentan en su torre al final de la partida, también en secciones ajenas. Termina el turno.',
  'learn.build.done':
    'Reclamar, entregar, decorar. Tres entregas por turno, entre todas tus secciones; un adorno consume parte de ellas.',
  'learn.scoring.title': 'Puntuación y penalizaciones',
  'learn.scoring.about': 'Terminar por encima de un rival, acabar la partida, contar las torres.',
  'learn.scoring.dome':
    'La partida está avanzada. Termina la cúpula de la primera torre: entrega la gema morada. Boris tiene debajo una sección sin terminar.',
  'learn.scoring.penalty':
    'Boris pierde reconocimiento por lo que no ha terminado debajo de ti. Lo que dejes sin terminar también corre peligro. Termina el turno.',
  'learn.scoring.sixth':
    'Has terminado cinco secciones. Una sexta acaba la partida y da 3 puntos de prestigio: entrega el oro a la cúpula de la tercera torre.',
  'learn.scoring.last':
    'Los demás juegan un turno más; después se cuentan los recursos y las torres. Termina el turno y mira qué resulta.',
  'learn.scoring.done':
    'El prestigio decide. En cada torre gana más quien tiene más secciones terminadas y adornos: así se ha contado.',
  'learn.contractors.title': 'Los Contratistas',
  'learn.contractors.about': 'Envía un contratista, contrata a un especialista, cierra una ciudad.',
  'learn.contractors.send':
    'Cada ciudad pertenece a una torre. Cuando se termina, cada contratista tuyo en la ciudad cuenta una vez por cada estandarte tuyo en la torre. Envía uno a Tver, por 2 permisos.',
  'learn.contractors.hire':
    'En los caminos junto a la ciudad esperan especialistas. Elige al que está entre Smolensk y Tver: por 2 rublos se queda, trabaja una vez tras el dado negro y te deja su herramienta.',
  'learn.contractors.sent': 'Enviar un contratista ocupa todo el turno. Termínalo.',
  'learn.contractors.finish':
    'En la primera torre solo falta por terminar tu sección. Entrega la piedra y el oro que le faltan.',
  'learn.contractors.closed':
    'La torre está terminada y Tver queda cerrada: dos contratistas por dos estandartes, 4 de reconocimiento para ti. Termina el turno.',
  'learn.contractors.done':
    'Los permisos envían contratistas, estos traen especialistas, y una torre terminada paga a quien estaba en su ciudad. A una cerrada ya no va nadie.',
  'learn.guilds.title': 'Un cuarto gremio',
  'learn.guilds.about': 'Los Joyeros en lugar del Clero, y para qué sirve un diamante.',
  'learn.guilds.die':
    'Aquí están los Joyeros en lugar del Clero. Cada gremio tiene cartas propias, y algunos traen piezas. Mueve el dado blanco a su cuadrante.',
  'learn.guilds.diamond':
    'Usa la primera acción de la carta «Rueda de pulir»: por 1 rublo te da un diamante.',
  'learn.guilds.taken':
    'El diamante está en tu almacén como cualquier material. Tira los dados y termina el turno.',
  'learn.guilds.deliver':
    'La cúpula de la tercera torre es tuya y le falta una gema morada. No tienes ninguna. Elígela: el diamante ocupa su lugar.',
  'learn.guilds.finished':
    'Está terminada. Un diamante vale por cualquier material, también en los adornos. Termina el turno.',
  'learn.guilds.done':
    'Diez gremios pueden estar ahí: con contratos, refuerzos, un capataz, planos. Un clic en el nombre de una carta dice lo que hace.',
  'learn.ivan.title': 'En solitario contra Iván',
  'learn.ivan.about': 'Lee sus cartas, toma su dado y vigila lo que reclama sobre ti.',
  'learn.ivan.die':
    'Iván tiene una carta para cada dado y toma el que más muestra. La próxima carta está marcada: es la del dado amarillo. Muévelo tú.',
  'learn.ivan.roll':
    'Termina el turno. Iván juega enseguida, y cada uno de sus pasos se cuenta con su razón.',
  'learn.ivan.claim':
    'Tomó el dado rojo y puso materiales en su carta «Almacén». Ahora reclama la sección más baja de la primera torre.',
  'learn.ivan.tile': 'Pon su loseta boca arriba en el taller rojo: ganas lo que muestra.',
  'learn.ivan.above':
    'A Iván le gusta reclamar justo encima de ti. Si termina antes, pierdes reconocimiento por lo inacabado de abajo. Termina el turno y lo verás.',
  'learn.ivan.done':
    'Iván no paga nada. Termina lo que reclames antes de que construya encima, y toma los dados que más le ayudarían. Con más prestigio, ganas.',
} satisfies Partial<Translation<typeof guideEnglish>>
