import { item } from '@guildhall/kernel'
import type { View } from '@guildhall/red-cathedral'
import { t } from '../../../i18n.ts'
import { paint } from '../../../output.ts'
import { padded, titled, WIDTH, widthOf } from '../../../text.ts'
import { initial, type PlayerView, type PrintedText, tinted } from '../printed-text.ts'
import { defineTerminalModule } from '../terminal-module.ts'

/** The same texts for what stands beside the Contractors. */
export const contractorsText = t

/** The Contractors: the Grand Duchy, and the extension of every workshop. */
export const contractors = defineTerminalModule({
  isUsed: ({ options }) => options['contractors'] === true,
  commands: {
    hire: {
      clauses: ['CT-5.1', 'CT-5.2', 'CT-5.3', 'CT-5.6'],
      heading: { title: t('rc.heading.hire') },
      choice: ({ view, command: { city } }) => hireText(view, city),
    },
    chooseSpecialist: {
      clauses: ['CT-5.8', 'CT-6.3', 'CT-6.4'],
      choice: ({ view, command: { space }, printed }) => specialistText(view, space, printed),
    },
    keepSpecialist: { clauses: ['CT-5.9', 'CT-5.10', 'CT-5.12'] },
    useSpecialist: {
      clauses: ['CT-7.2', 'CT-7.3', 'CT-7.4'],
      heading: 'market',
      choice({ view, printed }) {
        const specialist = item(view.players, view.active).extension?.specialist ?? null
        return specialist === null ? null : printed.work(specialist, WIDTH)
      },
    },
    buyPermit: { clauses: ['CT-3.2', 'CT-3.6'], heading: 'free' },
    chooseStep: { clauses: ['CT-SP-3'] },
    salvage: { clauses: ['CT-SP-4'] },
    salvageLocked: { clauses: ['CT-SP-4'] },
  },
  typed: {
    hire: ([city = '']) => ({ type: 'hire', city: `city-${city.toLowerCase()}` }),
    choose: ([space]) => ({ type: 'chooseSpecialist', space }),
    keep: () => ({ type: 'keepSpecialist', keep: true }),
    dismiss: () => ({ type: 'keepSpecialist', keep: false }),
    specialist: () => ({ type: 'useSpecialist' }),
    permit: () => ({ type: 'buyPermit' }),
    first: ([step]) => ({ type: 'chooseStep', step: Number(step) - 1 }),
    salvage: ([what], view) => salvageOf(view, what),
  },
  help: [
    t('rc.help.duchy'),
    t('rc.help.duchy2'),
    t('rc.help.extension'),
    t('rc.help.extension2'),
    t('rc.help.duchyTyped'),
  ],
  belowMarket: duchyLines,
  // CT-2.6, CT-8.2: the city tile lies above its tower until that is finished.
  aboveTower: ({ duchy }, tower) =>
    (duchy?.cities ?? [])
      .filter((city) => city.tower === tower && !city.closed)
      .map(({ name }) => name),
  belowPlayer: ({ players }, seat, printed) => {
    const extension = players[seat]?.extension ?? null
    return extension === null ? [] : extensionLine(extension, printed)
  },
})

type Extension = NonNullable<PlayerView['extension']>
type DuchyView = NonNullable<View['duchy']>
type CityView = DuchyView['cities'][number]

/** The cities on the left, the specialists on the right; together as wide as the market. */
const CITIES = 36
const SPECIALISTS = 58
/** What a specialist does; the tool follows. */
const WORK = 44

/** The Grand Duchy board: a line for each city, the specialists beside them. */
function duchyLines(view: View, printed: PrintedText): string[] {
  const { duchy } = view
  if (duchy === null) return []
  const specialists = [
    paint.dim(` ${t('rc.duchy.price')}`),
    ...duchy.specialists.map((id, space) => specialistLine(id, `s${space + 1}`, printed)),
  ]
  return [
    `╭${titled(t('rc.duchy'), CITIES)}┬${titled(t('rc.specialists', { n: duchy.bag }), SPECIALISTS)}╮`,
    ...duchy.cities.map((city, row) => {
      const left = padded(cityLine(view, city), CITIES)
      return `│${left}│${padded(specialists[row] ?? '', SPECIALISTS)}│`
    }),
    `╰${'─'.repeat(CITIES)}┴${'─'.repeat(SPECIALISTS)}╯`,
  ]
}

/** `Suzdal   T3 2 permits RB    s1 s2`: where its tile lies, the price, who is there, what it finds. */
function cityLine(view: View, city: CityView): string {
  const tower = city.tower < 0 ? '' : `T${city.tower + 1}`
  const price = 1 + city.contractors.reduce((sum, n) => sum + n, 0)
  const there = contractorsIn(view, city)
  const cells = (name: string, state: string) =>
    ` ${padded(name, 9)}${padded(tower, 3)}${padded(state, 10)}`
  if (city.closed) return paint.dim(cells(city.name, t('rc.duchy.closed'))) + there
  const all = city.finds.length === view.duchy?.specialists.length
  const finds = all ? t('rc.duchy.all') : city.finds.join(' ')
  return cells(paint.bold(city.name), t('rc.permits', { n: price })) + padded(there, 7) + finds
}

/** A letter for each contractor. */
const contractorsIn = ({ players }: View, { contractors }: CityView): string =>
  contractors
    .map((n, seat) => {
      const { colour } = item(players, seat)
      return tinted(colour, initial(colour).repeat(n))
    })
    .join('')

function specialistLine(id: string | null, space: string, printed: PrintedText): string {
  if (id === null) return paint.dim(` ${space} ${t('rc.duchy.nobody')}`)
  return ` ${space} ${padded(printed.work(id, WORK), WORK)}${printed.tool(id)}`
}

/** What a city costs, and which specialists it has to offer. */
function hireText({ duchy }: View, wanted: string): string | null {
  const city = duchy?.cities.find((each) => each.city === wanted)
  if (city === undefined) return null
  const permits = 1 + city.contractors.reduce((sum, n) => sum + n, 0)
  const all = city.finds.length === duchy?.specialists.length
  const finds = all ? t('rc.duchy.all') : city.finds.join(' ')
  return t('rc.choice.hire', { city: city.name, permits, finds })
}

function specialistText({ duchy }: View, space: string, printed: PrintedText): string | null {
  const id = duchy?.specialists[Number(space.slice(1)) - 1] ?? null
  if (id === null) return null
  const work = printed.work(id, WIDTH)
  return t('rc.choice.specialist', { space, work, tool: printed.tool(id) })
}

const EXTENSION = '    '

/** Permits, contractors and what the next one's place gives, tools, and the specialist face up. */
function extensionLine(extension: Extension, printed: PrintedText): string[] {
  const { permits, contractors, leftmost, specialist, tools } = extension
  const bonus = leftmost === null ? '' : printed.gains(leftmost)
  const line = [
    EXTENSION + padded(t('rc.permits', { n: permits }), 9),
    padded(t('rc.contractors', { n: contractors }) + (bonus === '' ? '' : ` → ${bonus}`), 29),
    padded(tools.length === 0 ? '' : t('rc.tools', { list: toolLetters(tools, printed) }), 12),
  ].join(' ')
  const room = WIDTH - widthOf(line) - 2
  return [specialist === null ? line : `${line} ▲${printed.work(specialist, room)}`]
}

/** An ornament that is free by its name, a locked one by the die of its workshop. */
function salvageOf(view: View, what = ''): object {
  const workshop = view.players[view.active]?.workshop ?? []
  const space = workshop.findIndex(({ die, locked }) => locked && die === what)
  return space < 0 ? { type: 'salvage', ornament: what } : { type: 'salvageLocked', space }
}

/** The first letters of tools, no two of which are the same: `HSS`. */
export const toolLetters = (tools: readonly string[], printed: PrintedText): string =>
  tools
    .map((id) => initial(printed.tool(id)))
    .toSorted()
    .join('')
