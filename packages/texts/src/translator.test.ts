import { message } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import {
  addressing,
  type Catalogue,
  checkCatalogue,
  counted,
  createTranslator,
  faultsOf,
  playerKey,
} from './index.ts'

const english: Catalogue = {
  'die.rolled': '{who} rolls {pips}',
  'seat.name': 'Seat {number}',
  'goods.wood': { plural: 'count', one: '{count} wood', other: '{count} woods' },
  'goods.stone': 'stone',
  'goods.gold': 'gold',
  paid: '{who} pays {goods}.',
  plain: 'nothing to fill in',
  brackets: 'a } b {} c',
}
const translate = createTranslator(english, 'en')

describe('a message is put into words', () => {
  test('its parameters fill the places of the template', () => {
    expect(translate(message('die.rolled', { who: 'Ivan', pips: 6 }))).toBe('Ivan rolls 6')
    expect(translate(message('plain'))).toBe('nothing to fill in')
  })

  test('a parameter that is a message is translated as well', () => {
    const who = message('seat.name', { number: 2 })
    expect(translate(message('die.rolled', { who, pips: 1 }))).toBe('Seat 2 rolls 1')
  })

  test.each([
    [[], 'Ivan pays .'],
    [[message('goods.stone')], 'Ivan pays stone.'],
    [[message('goods.stone'), message('goods.gold')], 'Ivan pays stone and gold.'],
    [
      [message('goods.wood', { count: 2 }), message('goods.stone'), message('goods.gold')],
      'Ivan pays 2 woods, stone, and gold.',
    ],
  ])('a list of messages is joined as the language joins it (%#)', (goods, words) => {
    expect(translate(message('paid', { who: 'Ivan', goods }))).toBe(words)
  })

  test('where room is scarce a list is joined without a word', () => {
    const brief = createTranslator(english, 'en', 'unit')
    const goods = [message('goods.wood', { count: 2 }), message('goods.gold')]
    expect(brief(message('paid', { who: 'Ivan', goods }))).toBe('Ivan pays 2 woods, gold.')
  })

  test.each([
    [0, '0 woods'],
    [1, '1 wood'],
    [2, '2 woods'],
    [1234, '1,234 woods'],
  ])('the number decides the form: %d', (count, words) => {
    expect(translate(message('goods.wood', { count }))).toBe(words)
  })

  test('every language has its own forms, lists and numbers', () => {
    const polish = createTranslator(
      {
        wood: {
          plural: 'count',
          one: '{count} drewno',
          few: '{count} drewna',
          many: '{count} drewien',
          other: '{count} drewna',
        },
        all: '{goods}',
      },
      'pl',
    )
    const woods = [1, 3, 5, 22].map((count) => polish(message('wood', { count })))
    expect(woods).toEqual(['1 drewno', '3 drewna', '5 drewien', '22 drewna'])
    const goods = [message('wood', { count: 1 }), message('wood', { count: 2 })]
    expect(polish(message('all', { goods }))).toBe('1 drewno i 2 drewna')
  })
})

describe('grammar of a language', () => {
  const german = {
    'die.red': 'roter Würfel',
    'die.red:acc': 'den roten Würfel',
    'die.six': 'Sechs',
    moved: '{who} bewegt {die:acc}.',
    shown: '{dice:acc} / {dice}',
    choice: '{dice:or}',
    card: { select: 'name', forms: { 'Ox carts': 'Ochsenkarren' }, other: '„{name}“' },
  }
  const sagen = createTranslator(german, 'de')

  test('a place asks for a form of what is put there, and gets it where there is one', () => {
    const red = message('die.red')
    expect(sagen(message('moved', { who: 'Rot', die: red }))).toBe('Rot bewegt den roten Würfel.')
    expect(sagen(message('moved', { who: 'Rot', die: message('die.six') }))).toBe(
      'Rot bewegt Sechs.',
    )
    expect(sagen(message('moved', { who: 'Rot', die: message('die.x') }))).toBe(
      'Rot bewegt ⟦die.x⟧.',
    )
  })

  test('so does a place for a list, of each of its members', () => {
    const dice = [message('die.red'), message('die.six')]
    expect(sagen(message('shown', { dice }))).toBe(
      'den roten Würfel und Sechs / roter Würfel und Sechs',
    )
  })

  test('a list of alternatives is joined with the word for them', () => {
    const dice = [message('die.red'), message('die.six')]
    expect(sagen(message('choice', { dice }))).toBe('roter Würfel oder Sechs')
  })

  test('a name that the language knows is put into its words, any other stays', () => {
    expect(sagen(message('card', { name: 'Ox carts' }))).toBe('Ochsenkarren')
    expect(sagen(message('card', { name: 'toString' }))).toBe('„toString“')
    expect(sagen(message('card'))).toBe('„⟦name⟧“')
  })
})

describe('whoever reads is addressed', () => {
  const catalogue = {
    'player.you': 'You',
    'player.you:obj': 'you',
    'player.red': 'Red',
    'player.blue': 'Blue',
    took: { select: 'who', forms: { you: 'You take {n}' }, other: '{who} takes {n}' },
    paid: '{who} pays {to:obj}',
    all: '{players}',
  }
  const say = createTranslator(catalogue, 'en')
  const [red, blue] = [message('player.red'), message('player.blue')]
  const toRed = addressing(say, 'player.red')

  test('a message chooses the form by the end of its key', () => {
    expect(say(message('took', { who: message('player.you'), n: 1 }))).toBe('You take 1')
    expect(say(message('took', { who: red, n: 1 }))).toBe('Red takes 1')
  })

  test('where a message names the reader it says you, in every place and in lists', () => {
    expect(toRed(message('took', { who: red, n: 1 }))).toBe('You take 1')
    expect(toRed(message('took', { who: blue, n: 1 }))).toBe('Blue takes 1')
    expect(toRed(message('paid', { who: blue, to: red }))).toBe('Blue pays you')
    expect(toRed(message('all', { players: [blue, red] }))).toBe('Blue and You')
  })

  test('a name that stands alone stays, and so does all where nobody is addressed', () => {
    expect(toRed(red)).toBe('Red')
    expect(addressing(say, null)(message('took', { who: red, n: 1 }))).toBe('Red takes 1')
  })

  test('the key of a name follows from the colours of a table', () => {
    expect(playerKey({ colours: ['red', 'blue'] }, 1)).toBe('player.blue')
    expect(playerKey({ colours: ['red'] }, -1)).toBeNull()
    expect(playerKey({}, 0)).toBeNull()
  })
})

describe('a translation is compared with English', () => {
  const wood = { plural: 'count', one: '{count} bois', other: '{count} bois' }
  const whole = {
    ...english,
    'goods.wood': { ...wood, many: '{count} de bois' },
    'goods.gold:of': 'd’or',
    paid: '{who} paie {goods:of}.',
    'die.rolled': '{who} {pips:or}',
  }

  test('a whole one has no faults', () => {
    expect(faultsOf(english, whole, 'fr')).toEqual([])
  })

  test.each([
    [{ 'goods.stone': undefined }, 'goods.stone: missing'],
    [{ more: 'de plus' }, 'more: unlike English'],
    [{ 'goods.wood': wood }, 'goods.wood: no form for many'],
    [{ 'seat.name': 'Place' }, 'seat.name: unlike English'],
    [{ 'seat.name': 'Place {number} {of}' }, 'seat.name: unlike English'],
    [{ plain: { select: 'x', forms: {}, other: 'rien' } }, 'plain: unlike English'],
    [{ 'goods.gold:le': 'l’or' }, 'goods.gold:le: never asked'],
    [{ paid: '{who} paie {goods:du}.', 'goods.gold:of': undefined }, '{:du}: nothing has it'],
  ])('%j', (change, fault) => {
    const entries = Object.entries({ ...whole, ...change }).filter(([, entry]) => entry)
    expect(faultsOf(english, Object.fromEntries(entries) as Catalogue, 'fr')).toEqual([fault])
  })
})

describe('a gap is visible', () => {
  test('a key without words', () => {
    expect(translate(message('unknown'))).toBe('⟦unknown⟧')
    expect(translate(message('toString'))).toBe('⟦toString⟧')
    expect(translate(message('paid', { who: 'Ivan', goods: [message('x')] }))).toBe(
      'Ivan pays ⟦x⟧.',
    )
  })

  test('a parameter that is not given', () => {
    expect(translate(message('die.rolled', { pips: 1 }))).toBe('⟦who⟧ rolls 1')
    expect(translate(message('goods.wood'))).toBe('⟦count⟧ woods')
  })

  test('brackets that enclose no name', () => {
    expect(translate(message('brackets'))).toBe('a } b ⟦⟧ c')
  })
})

describe('a catalogue is checked against the messages that use it', () => {
  test('keys without words, words without use, and missing parameters are listed', () => {
    const messages = [
      message('die.rolled', { who: message('seat.name'), pips: 1 }),
      message('paid', { who: 'x', goods: [message('goods.wood'), message('goods.salt')] }),
    ]
    expect(checkCatalogue(english, messages)).toEqual({
      missingKeys: ['goods.salt'],
      unusedKeys: ['goods.stone', 'goods.gold', 'plain', 'brackets'],
      missingParameters: ['goods.wood: count', 'seat.name: number'],
    })
  })
})

test('what comes several times in a row is counted, however it was made', () => {
  const wood = (count: number) => message('goods.wood', { count })
  expect(counted([])).toEqual([])
  expect(counted([wood(1), wood(1), wood(2), message('plain'), wood(1)])).toEqual([
    { message: wood(1), n: 2 },
    { message: wood(2), n: 1 },
    { message: message('plain'), n: 1 },
    { message: wood(1), n: 1 },
  ])
})
