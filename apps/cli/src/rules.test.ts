import { describe, expect, test } from 'vitest'
import { t } from './i18n.ts'
import { guildhall } from './testing/program.ts'

const rules = (...args: string[]) => guildhall(['rules', 'red-cathedral', ...args], { cwd: '/' })

describe.concurrent('rules', () => {
  test('prints a clause from any folder, whatever the case of its number', async () => {
    const [upper, lower] = await Promise.all([rules('RC-7.14'), rules('rc-7.14')])
    expect(upper.code).toBe(0)
    expect(upper.out).toMatch(/^RC-7 Main action: Build and decorate\nRC-7\.14 {2}The penalty for/)
    expect(lower.out).toBe(upper.out)
  })

  test('prints the table that belongs to a clause', async () => {
    expect((await rules('RC-2.27')).out).toContain('| 2 | plan-2a 1 1 1 1')
  })

  test('prints a chapter', async () => {
    const { out } = await rules('rc-3')
    expect(out).toContain('RC-3.1 ')
    expect(out).toContain('RC-3-EX9 ')
    expect(out).not.toContain('RC-4.1 ')
  })

  test('prints the whole rulebook, wrapped', async () => {
    const { out } = await rules()
    expect(out).toContain('RC-18 Rulings at a glance')
    const prose = out.split('\n').filter((line) => !line.startsWith('|'))
    expect(Math.max(...prose.map((line) => line.length))).toBeLessThanOrEqual(100)
  })

  test('finds clauses by words, and says so when there are none', async () => {
    const [found, none] = await Promise.all([
      rules('--search', 'White', 'spaces', 'pick'),
      rules('--search', 'xylophone'),
    ])
    expect([found.code, none.code]).toEqual([0, 1])
    expect(found.out).toContain('RC-8.17 ')
    expect(none.out).toBe(`${t('rules.notFound', { words: 'xylophone' })}\n`)
  })
})
