import { LANGUAGES } from '@guildhall/texts'
import { describe, expect, test } from 'vitest'
import { t } from './i18n.ts'
import { languageOfRun } from './language.ts'
import { guildhall } from './testing/program.ts'

const run = (args: string, env: Record<string, string> = {}, terminal = true) =>
  languageOfRun({ args: args.split(' '), env, terminal })

describe('the language of play', () => {
  test('is that of the flag, in either form, before that of the environment', () => {
    expect(run('play --players 2 --lang de', { LANG: 'fr_FR.UTF-8' })).toBe('de')
    expect(run('play --lang=it', {}, false)).toBe('it')
  })

  test('is that of the environment, LC_ALL before LANG', () => {
    expect(run('play', { LANG: 'fr_FR.UTF-8' })).toBe('fr')
    expect(run('play', { LC_ALL: 'es_ES', LANG: 'fr_FR.UTF-8' })).toBe('es')
    expect(run('play', { LC_ALL: '', LANG: 'C.UTF-8' })).toBe('en')
  })

  test('is English for scripts and for everything but play', () => {
    expect(run('play', { LANG: 'de_DE.UTF-8' }, false)).toBe('en')
    expect(run('simulate --lang de', { LANG: 'de_DE.UTF-8' })).toBe('en')
  })
})

test('cards are shown by their names in the language of the terminal, and can be typed so', async () => {
  const input = '1\nrecruit Säger\nquit\n\n'
  const args = ['play', 'craftsmen-builders', '--seed', '4', '--lang', 'de']
  const { out } = await guildhall(args, { input })
  expect(out).toContain('♜Zuckerpalast')
  expect(out).not.toContain('Sugar Palace')
  expect(out).toContain('CB-8.7') // the starting player recruits no Säger first: the name was understood
})

const GAMES_PLAYED = ['red-cathedral', 'craftsmen-builders']
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en')

describe.each(GAMES_PLAYED)('%s', (game) => {
  test.each(TRANSLATIONS)('is played in %s, and every text is there', async (language) => {
    const input = `?\n${'1\n'.repeat(60)}quit\n\n`
    const args = ['play', game, '--seed', '4', '--lang', language]
    const { code, out, err } = await guildhall(args, { input })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).not.toMatch(/⟦|undefined|NaN|’s turn|You /)
    const { catalogue } = await import(`./locales/${language}/play.ts`)
    expect(out).toContain(catalogue['play.help.hint'])
    expect(out).toContain(`(${catalogue['seats.bot.apprentice']})`)
  })
})

test('a language that is none is refused, in English', async () => {
  const { code, err } = await guildhall(['play', '--lang', 'tlh'])
  expect({ code, err }).toEqual({
    code: 2,
    err: `guildhall: ${t('play.noLanguage', { code: 'tlh', known: LANGUAGES.join(', ') })}\n`,
  })
})
