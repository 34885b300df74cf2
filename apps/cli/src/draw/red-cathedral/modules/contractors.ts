import { item } from '@guildhall/kernel'
import type { View } from '@guildhall/red-cathedral'
import { paint } from '../../output.ts'
import { say } from '../../say.ts'
import { cut, padded, titled } from '../../text.ts'
import { initial, tinted, type Words } from './words.ts'

type DuchyView = NonNullable<View['duchy']>
type CityView = DuchyView['cities'][number]

/** The cities on the left, the specialists on the right; together as wide as the market. */
const CITIES = 36
const SPECIALISTS = 58
/** What a specialist does; the tool follows. */
const WORK = 44

/** The Grand Duchy board: a line for each city, the specialists beside them. */
export function duchyLines(view: View, words: Words): string[] {
  const { duchy } = view
  if (duchy === null) return []
  const specialists = [
    paint.dim(` ${say('rc.duchy.price')}`),
    ...duchy.specialists.map((id, space) => specialistWords(id, `s${space + 1}`, words)),
  ]
  return [
    `╭${titled(say('rc.duchy'), CITIES)}┬${titled(say('rc.specialists', { n: duchy.bag }), SPECIALISTS)}╮`,
    ...duchy.cities.map((city, row) => {
      const left = padded(cityWords(view, city), CITIES)
      return `│${left}│${padded(specialists[row] ?? '', SPECIALISTS)}│`
    }),
    `╰${'─'.repeat(CITIES)}┴${'─'.repeat(SPECIALISTS)}╯`,
  ]
}

/** `Suzdal   T3 2 permits RB    s1 s2`: where its tile lies, the price, who is there, what it finds. */
function cityWords(view: View, city: CityView): string {
  const tower = city.tower < 0 ? '' : `T${city.tower + 1}`
  const price = 1 + city.contractors.reduce((sum, n) => sum + n, 0)
  const there = contractorsIn(view, city)
  const cells = (name: string, state: string) =>
    ` ${padded(name, 9)}${padded(tower, 3)}${padded(state, 10)}`
  if (city.closed) return paint.dim(cells(city.name, say('rc.duchy.closed'))) + there
  const all = city.finds.length === view.duchy?.specialists.length
  const finds = all ? say('rc.duchy.all') : city.finds.join(' ')
  return cells(paint.bold(city.name), say('rc.permits', { n: price })) + padded(there, 7) + finds
}

/** A letter for each contractor. */
const contractorsIn = ({ players }: View, { contractors }: CityView): string =>
  contractors
    .map((n, seat) => {
      const { colour } = item(players, seat)
      return tinted(colour, initial(colour).repeat(n))
    })
    .join('')

function specialistWords(id: string | null, space: string, words: Words): string {
  if (id === null) return paint.dim(` ${space} ${say('rc.duchy.nobody')}`)
  return ` ${space} ${padded(workOf(id, WORK, words), WORK)}${words.tool(id)}`
}

/** What a specialist or a contract does, no wider than that: `Carpenter: 2 wood, 2 brick`. */
export function workOf(id: string, width: number, words: Words): string {
  const name = words.name(id)
  const [effect = ''] = words.effects(id)
  const text = cut(`${name}: ${effect}`, width)
  return paint.bold(text.slice(0, name.length)) + text.slice(name.length)
}
