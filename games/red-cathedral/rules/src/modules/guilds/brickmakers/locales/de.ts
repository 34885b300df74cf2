import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Brick Makers in German. */
export const texts = {
  'effect.reinforce': '1 Verstärkungsplättchen',
  'effect.waivePlacement': 'ein Plättchen kostenlos offen legen',
  'effect.anyDie': 'vom Feld eines beliebigen Würfels nehmen',

  'question.pick-reinforcement': 'ein Verstärkungsplättchen',

  'event.reinforcementsLaid': {
    plural: 'n',
    one: '{n} Verstärkungsplättchen liegt im Vorrat',
    other: '{n} Verstärkungsplättchen liegen im Vorrat',
  },
  'event.reinforcementTaken': {
    select: 'who',
    forms: { you: 'Du nimmst ein Verstärkungsplättchen: {tile}' },
    other: '{who} nimmt ein Verstärkungsplättchen: {tile}',
  },
  'event.reinforcementUsed': {
    select: 'who',
    forms: { you: 'Du nutzt „{tile}“ (Verstärkungsplättchen)' },
    other: '{who} nutzt „{tile}“ (Verstärkungsplättchen)',
  },

  'choice.pickReinforcement': '„{tile}“ nehmen: {effect}',
  'choice.pickReinforcement.none': 'Ein Verstärkungsplättchen nehmen',
  'choice.useReinforcement': '„{tile}“ einsetzen: {effect}',
  'choice.useReinforcement.none': 'Ein Verstärkungsplättchen einsetzen',

  'refusal.notOnOffer': 'Ein solches Verstärkungsplättchen liegt nicht aus.',
  'refusal.notYourReinforcement': 'Ein solches Verstärkungsplättchen hast du nicht.',
  'refusal.reinforcedAlready': 'Du hast in diesem Zug schon ein Verstärkungsplättchen eingesetzt.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in German. */
export const names = {
  'Brick Makers': 'Ziegelbrenner',

  'Brick carts': 'Ziegelkarren',
  'Brick market': 'Ziegelmarkt',
  'Gift of bricks': 'Ziegelspende',

  'Full purse': 'Volle Börse',
  'Letter of favour': 'Empfehlungsschreiben',
  'Night shift': 'Nachtschicht',
  Buttress: 'Strebepfeiler',
  'Market crier': 'Marktschreier',
  'Borrowed tools': 'Geliehenes Werkzeug',
  'Spare cart': 'Zweiter Karren',
  'Reserve stock': 'Reservelager',
}
