import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../src/languages.ts'
import { faultsIn, untranslated } from './check-files.ts'
import { compileText } from './compile-text.ts'
import { modulesOf } from './generated-files.ts'
import { toTranslate } from './new-language.ts'
import { readTextFiles, readTexts, type TextFile } from './text-files.ts'

describe('a text in ICU MessageFormat is taken apart', () => {
  test.each([
    ['words alone', 'words alone'],
    ['{who} pays', [['who'], ' pays']],
    ['{die_acc} / {kinds_or}', [['die', 'acc'], ' / ', ['kinds', 'or']]],
    ["it''s '{'plain'}', isn't it", "it's {plain}, isn't it"],
    ['a < b', 'a < b'],
    [
      '{n, plural, =0 {none} one {# jewel} other {# jewels of {who}}}',
      [
        [
          'n',
          'plural',
          { '=0': 'none', one: [['n'], ' jewel'], other: [['n'], ' jewels of ', ['who']] },
        ],
      ],
    ],
  ])('%s', (icu, text) => {
    expect(compileText(icu)).toEqual(text)
  })

  test.each([
    'an open {place',
    '{n, plural, one {no other}}',
    '{n, selectordinal, other {#th}}',
    '{n, plural, offset:1 other {#}}',
    '{when, date}',
    '{a_b_c}',
    '{0}',
  ])('what we cannot use is refused: %s', (icu) => {
    expect(() => compileText(icu)).toThrow()
  })
})

/** A file of texts as it would be read. */
function file(path: string, texts: Readonly<Record<string, string>>): TextFile {
  const [, area = '', language = '', part] =
    /^(.*locales)\/(\w+)(?:\/(\w+))?\.json$/.exec(path) ?? []
  return { path, area, language, part, ...readTexts(JSON.stringify(texts)) }
}

const ENGLISH = {
  wood: '{count, plural, one {# wood} other {# woods}}',
  gold: 'gold',
  seat: 'Seat {number}',
  paid: '{who} pays {goods}.',
}
const FRENCH = {
  wood: '{count, plural, one {# bois} many {# de bois} other {# bois}}',
  gold: '{form, select, of {d’or} other {or}}',
  seat: 'Place {number}',
  paid: '{who} paie {goods_of}.',
}
const faults = (texts: Readonly<Record<string, string>>, area = 'apps/web/src/locales') =>
  faultsIn([file(`${area}/en.json`, ENGLISH), file(`${area}/fr.json`, texts)], ['en', 'fr'])

describe('a translation is compared with English', () => {
  test('a whole one has no faults', () => {
    expect(faults(FRENCH)).toEqual([])
  })

  const { gold: _, ...withoutGold } = FRENCH
  test.each([
    [{ ...withoutGold, paid: '{who} paie {goods}.' }, 'gold: missing'],
    [{ ...FRENCH, more: 'de plus' }, 'more: English has no such text'],
    [
      { ...FRENCH, wood: '{count, plural, one {# bois} other {# bois}}' },
      'wood: no plural form “many” for {count}',
    ],
    [{ ...FRENCH, seat: 'Place' }, 'seat: {number} is missing'],
    [{ ...FRENCH, seat: 'Place {number} {of}' }, 'seat: English has no {of}'],
    [{ ...FRENCH, seat: 'Place {number' }, 'seat: EXPECT_ARGUMENT_CLOSING_BRACE'],
  ])('%j', (texts, fault) => {
    expect(faults(texts)).toContain(`apps/web/src/locales/fr.json: ${fault}`)
  })

  test('a form that nothing has, and one that nothing asks for, are named', () => {
    expect(faults({ ...FRENCH, paid: '{who} paie {goods_du}.' })).toEqual([
      'fr: {…_du}: no text has this form',
      'fr: form “of” is never used',
    ])
  })

  test('a language that is not listed, or translates nothing, is named', () => {
    const [en, it] = [file('a/src/locales/en.json', {}), file('a/src/locales/it.json', { x: 'x' })]
    expect(faultsIn([en, it], ['en'])).toContain(
      'a/src/locales/it.json: “it” is not in languages.json',
    )
    expect(faultsIn([it], ['en', 'it'])).toEqual([
      'a/src/locales/it.json: x: English has no such text',
    ])
  })

  test('a key that two files of one catalogue bring is named', () => {
    const home = file('a/src/locales/en/home.json', { title: 'Home' })
    const rules = file('a/src/locales/en/rules.json', { title: 'Rules' })
    expect(faultsIn([home, rules], ['en'])).toEqual([
      'a/src/locales/en/rules.json: title: also in a/src/locales/en/home.json',
    ])
  })

  test('a module may be written in English first: what is left to do is named apart', () => {
    const area = 'games/red-cathedral/rules/src/modules/guilds/foremen/locales'
    const files = [file(`${area}/en.json`, { praise: 'Well done.' })]
    expect(faultsIn(files, ['en', 'fr'])).toEqual([])
    expect(untranslated(files, ['en', 'fr'])).toEqual([`${area}/fr.json: praise: missing`])
  })
})

describe('modules are made of the files', () => {
  const files = [
    file('a/src/modules/base/locales/en.json', { ...ENGLISH, 'printed.Ox carts': 'Ox carts' }),
    file('a/src/modules/base/locales/fr.json', FRENCH),
    file('a/src/modules/guilds/foremen/locales/en.json', { praise: 'Well done.' }),
    file('b/src/locales/en/home.json', { title: 'Home' }),
    file('b/src/locales/fr/home.json', { title: 'Accueil' }),
  ]
  const modules = modulesOf(files)

  test('one beside each file, one that joins what belongs together, and one that loads it', () => {
    expect([...modules.keys()].toSorted()).toEqual([
      'a/src/locales/en.ts',
      'a/src/locales/fr.ts',
      'a/src/locales/translations.ts',
      'a/src/modules/base/locales/en.ts',
      'a/src/modules/base/locales/fr.ts',
      'a/src/modules/guilds/foremen/locales/en.ts',
      'b/src/locales/en.ts',
      'b/src/locales/en/home.ts',
      'b/src/locales/fr.ts',
      'b/src/locales/fr/home.ts',
      'b/src/locales/translations.ts',
    ])
    expect(modules.get('a/src/locales/en.ts')).toContain(
      "from '../modules/guilds/foremen/locales/en.ts'",
    )
    expect(modules.get('b/src/locales/translations.ts')).toContain("fr: () => import('./fr.ts')")
  })

  test('English has the types of the parameters, and needs no names of cards', () => {
    const english = modules.get('a/src/modules/base/locales/en.ts')
    expect(english).toContain('readonly "wood": { readonly count: number }')
    expect(english).toContain(
      'readonly "paid": { readonly who: Parameter; readonly goods: Parameter }',
    )
    expect(english).toContain('readonly "gold": NoParameters')
    expect(english).not.toContain('Ox carts')
  })
})

test.each([
  ['gold', 'fr', 'gold'],
  [ENGLISH.wood, 'fr', '{count, plural, one {# wood} many {# woods} other {# woods}}'],
  [
    '{who, select, you {You take} other {{who} takes}} {n, plural, one {# jewel} other {# jewels}}',
    'pl',
    '{who, select, you {You take} other {{who} takes}} {n, plural, one {# jewel} few {# jewels} many {# jewels} other {# jewels}}',
  ],
])(
  'a text that is to be translated has the forms of number of the language: %s, %s',
  (icu, to, text) => {
    expect(toTranslate(icu, to)).toBe(text)
  },
)

test('every text of this repository is whole and translated', () => {
  const files = readTextFiles(join(import.meta.dirname, '..', '..', '..'))
  expect(files.length).toBeGreaterThan(100)
  expect(faultsIn(files, LANGUAGES)).toEqual([])
  expect(untranslated(files, LANGUAGES)).toEqual([])
})
