import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Brick Makers in German. */
export const texts = {
  'effect.reinforce': 'ein Verstärkungsplättchen',
  'effect.waivePlacement': 'ein Plättchen kostenlos offen hinlegen',
  'effect.anyDie': 'was das Feld eines beliebigen Würfels zeigt',

  'question.pick-reinforcement': 'welches Verstärkungsplättchen du nimmst',

  'event.reinforcementsLaid': {
    plural: 'n',
    one: 'Neben dem Markt liegt {n} Verstärkungsplättchen.',
    other: 'Neben dem Markt liegen {n} Verstärkungsplättchen.',
  },
  'event.reinforcementTaken': '{who} nimmt ein Verstärkungsplättchen: {tile}.',
  'event.reinforcementUsed':
    '{who} setzt ein Verstärkungsplättchen ein, das damit aus dem Spiel ist: {tile}.',

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
