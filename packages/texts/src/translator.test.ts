import { message } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { compileText } from '../compiler/compile-text.ts'
import {
  addressing,
  type Catalogue,
  checkCatalogue,
  counted,
  createTranslator,
  playerKey,
} from './index.ts'

/** A catalogue as the build makes it. */
const compiled = (texts: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(texts).map(([key, icu]) => [key, compileText(icu)]))

const english = compiled({
  'die.rolled': '{who} rolls {pips}',
  'seat.name': 'Seat {number}',
  'goods.wood': '{count, plural, one {# wood} other {# woods}}',
  'goods.stone': 'stone',
  'goods.gold': 'gold',
  paid: '{who} pays {goods}.',
  plain: 'nothing to fill in',
})
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
      compiled({
        wood: '{count, plural, one {# drewno} few {# drewna} many {# drewien} other {# drewna}}',
        all: '{goods}',
      }),
      'pl',
    )
    const woods = [1, 3, 5, 22].map((count) => polish(message('wood', { count })))
    expect(woods).toEqual(['1 drewno', '3 drewna', '5 drewien', '22 drewna'])
    const goods = [message('wood', { count: 1 }), message('wood', { count: 2 })]
    expect(polish(message('all', { goods }))).toBe('1 drewno i 2 drewna')
  })
})

describe('grammar of a language', () => {
  const german = compiled({
    'die.red': '{form, select, acc {den roten Würfel} other {roter Würfel}}',
    'die.six': 'Sechs',
    moved: '{who} bewegt {die_acc}.',
    shown: '{dice_acc} / {dice}',
    choice: '{dice_or}',
    card: '„{name_printed}“',
    'printed.Ox carts': 'Ochsenkarren',
    'player.red': 'Rot',
    'player.you': 'du',
    takes:
      '{who, select, you {Du nimmst} other {{who} nimmt}} {n, plural, =0 {nichts} one {# Stein} other {# Steine}}.',
  })
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
    expect(sagen(message('card', { name: 'Ox carts' }))).toBe('„Ochsenkarren“')
    expect(sagen(message('card', { name: 'toString' }))).toBe('„toString“')
    expect(sagen(message('card'))).toBe('„⟦name⟧“')
  })

  test.each([
    ['player.you', 0, 'Du nimmst nichts.'],
    ['player.you', 1, 'Du nimmst 1 Stein.'],
    ['player.red', 2, 'Rot nimmt 2 Steine.'],
  ])('a message chooses by the last part of its key: %s, %d', (who, n, words) => {
    expect(sagen(message('takes', { who: message(who), n }))).toBe(words)
  })

  test('words choose as they are, and a list or nothing takes what is left', () => {
    expect(sagen(message('takes', { who: 'you', n: 1 }))).toBe('Du nimmst 1 Stein.')
    expect(sagen(message('takes', { who: [message('player.red')], n: 1 }))).toBe(
      'Rot nimmt 1 Stein.',
    )
    expect(sagen(message('takes', { n: 1 }))).toBe('⟦who⟧ nimmt 1 Stein.')
  })
})

describe('whoever reads is addressed', () => {
  const say = createTranslator(
    compiled({
      'player.you': '{form, select, obj {you} other {You}}',
      'player.red': 'Red',
      'player.blue': 'Blue',
      took: '{who, select, you {You take} other {{who} takes}} {n}',
      paid: '{who} pays {to_obj}',
      all: '{players}',
    }),
    'en',
  )
  const [red, blue] = [message('player.red'), message('player.blue')]
  const toRed = addressing(say, 'player.red')

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
})

describe('a catalogue is checked against the messages that use it', () => {
  test('keys without words, words without use, and missing parameters are listed', () => {
    const messages = [
      message('die.rolled', { who: message('seat.name'), pips: 1 }),
      message('paid', { who: 'x', goods: [message('goods.wood'), message('goods.salt')] }),
    ]
    expect(checkCatalogue(english, messages)).toEqual({
      missingKeys: ['goods.salt'],
      unusedKeys: ['goods.stone', 'goods.gold', 'plain'],
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
