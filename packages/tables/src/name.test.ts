import * as v from 'valibot'
import { expect, test } from 'vitest'
import { looksLike } from './look-alike.ts'
import { nameSchema } from './name.ts'

test.each([
  'Ann',
  ' Zoë ',
  'Nguyễn Thị',
  '王小明',
  'मीरा',
  'မြို့',
  'שָׁלוֹם',
  '!',
  '❤️',
  'Ann 👍🏽',
  '1️⃣',
  'R2-D2',
])('%j is a name', (name) => {
  expect(v.is(nameSchema, name)).toBe(true)
})

test.each([
  ...['', '   ', '\u3000', '\u0301', ' \u0301\u0302 ', '\u3164', '\u115f', '\uffa0', '\u2800'],
  ...[
    'An\u00adn',
    'An\u200bn',
    'An\u200fn',
    'Ann\ufe0f',
    'Ann1\ufe0f',
    'An\u034fn',
    'Ann\u{e0100}',
  ],
  ...['A\nnn', 'Ann \u2800', 'Ann\u180b', 'A\u0301\u0302\u0303\u0304nn', '\u1ea5\u0301\u0302nn'],
])('%j is none: it shows nothing, or hides something', (name) => {
  expect(v.is(nameSchema, name)).toBe(false)
})

test.each([
  ['Ann', 'ANN'],
  ['Anna', 'Аnnа'], // Cyrillic А and а
  ['ROSA', 'RОSА'],
  ['Нина', 'НИНА'],
  ['Νίκος', 'ΝΊΚΟΣ'.toLowerCase()],
  ['Ann', 'Ａｎｎ'],
  ['Andre', 'André'],
  ['Ann  Lee', 'Ann\u00a0Lee'],
  ['Ian', 'lan'],
  ['Otto', '0tto'],
])('%s looks like %s', (one, other) => {
  expect(looksLike(one, other)).toBe(true)
})

test.each([
  ['Ann', 'Anna'],
  ['Lia', 'Ila'],
  ['Ann', 'Ann 2'],
  ['मीरा', 'मोरा'],
  ['김', '긴'],
])('%s does not look like %s', (one, other) => {
  expect(looksLike(one, other)).toBe(false)
})
