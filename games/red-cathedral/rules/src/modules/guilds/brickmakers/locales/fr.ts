import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Brick Makers in French. */
export const texts = {
  'effect.reinforce': 'une tuile Renfort',
  'effect.waivePlacement': 'poser une tuile face visible gratuitement',
  'effect.anyDie': 'ce que montre la case d’un dé au choix',

  'question.pick-reinforcement': 'quelle tuile Renfort prendre',

  'event.reinforcementsLaid': {
    plural: 'n',
    one: '{n} tuile Renfort est posée à côté du marché.',
    many: '{n} de tuiles Renfort sont posées à côté du marché.',
    other: '{n} tuiles Renfort sont posées à côté du marché.',
  },
  'event.reinforcementTaken': '{who} prend une tuile Renfort : {tile}.',
  'event.reinforcementUsed': '{who} utilise une tuile Renfort, qui quitte le jeu : {tile}.',

  'choice.pickReinforcement': 'Prendre « {tile} » : {effect}',
  'choice.pickReinforcement.none': 'Prendre une tuile Renfort',
  'choice.useReinforcement': 'Utiliser « {tile} » : {effect}',
  'choice.useReinforcement.none': 'Utiliser une tuile Renfort',

  'refusal.notOnOffer': 'Cette tuile Renfort n’est pas disponible.',
  'refusal.notYourReinforcement': 'Vous n’avez pas cette tuile Renfort.',
  'refusal.reinforcedAlready': 'Vous avez déjà utilisé une tuile Renfort pendant ce tour.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in French. */
export const names = {
  'Brick Makers': 'Briquetiers',

  'Brick carts': 'Charrettes de briques',
  'Brick market': 'Marché aux briques',
  'Gift of bricks': 'Don de briques',

  'Full purse': 'Bourse pleine',
  'Letter of favour': 'Lettre de recommandation',
  'Night shift': 'Équipe de nuit',
  Buttress: 'Contrefort',
  'Market crier': 'Crieur du marché',
  'Borrowed tools': 'Outils empruntés',
  'Spare cart': 'Charrette de secours',
  'Reserve stock': 'Stock de réserve',
}
