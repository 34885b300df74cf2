import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Brick Makers in French. */
export const texts = {
  'effect.reinforce': '1 tuile Renfort',
  'effect.waivePlacement': 'poser gratuitement une tuile face visible',
  'effect.anyDie': 'prendre sur la case d’un dé au choix',

  'question.pick-reinforcement': 'une tuile Renfort',

  'event.reinforcementsLaid': {
    plural: 'n',
    one: '{n} tuile Renfort est dans la réserve',
    many: '{n} tuiles Renfort sont dans la réserve',
    other: '{n} tuiles Renfort sont dans la réserve',
  },
  'event.reinforcementTaken': {
    select: 'who',
    forms: { you: 'Tu prends une tuile Renfort : {tile}' },
    other: '{who} prend une tuile Renfort : {tile}',
  },
  'event.reinforcementUsed': {
    select: 'who',
    forms: { you: 'Tu utilises « {tile} » (tuile Renfort)' },
    other: '{who} utilise « {tile} » (tuile Renfort)',
  },

  'choice.pickReinforcement': 'Prendre « {tile} » : {effect}',
  'choice.pickReinforcement.none': 'Prendre une tuile Renfort',
  'choice.useReinforcement': 'Utiliser « {tile} » : {effect}',
  'choice.useReinforcement.none': 'Utiliser une tuile Renfort',

  'refusal.notOnOffer': 'Cette tuile Renfort n’est pas disponible.',
  'refusal.notYourReinforcement': 'Tu n’as pas cette tuile Renfort.',
  'refusal.reinforcedAlready': 'Tu as déjà utilisé une tuile Renfort ce tour-ci.',
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
