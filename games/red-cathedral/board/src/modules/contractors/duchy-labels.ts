import type { Message } from '@guildhall/kernel'
import type { View } from '@guildhall/red-cathedral'
import { message } from '../../board-message.ts'
import type { ModuleProps } from '../board-module.ts'
import { bannersIn, type CityView, SPACES, type Space } from './duchy-places.ts'

type TextProps = Pick<ModuleProps, 'texts' | 'names' | 'draft'>

/** A city with everything about it, for those who hear it. */
export function cityWords(props: TextProps, view: View, city: CityView, price: number): Message {
  const about = aboutCity(props, view, city, price)
  return view.ivan?.marker === city.city ? message('board.duchy.marker', { about }) : about
}

function aboutCity(props: TextProps, view: View, city: CityView, price: number): Message {
  const name = cityName(city)
  if (city.tower < 0) return message('board.duchy.closedAtStart', { city: name })
  const params = { city: name, tower: city.tower + 1, there: there(props, view, city) }
  if (city.closed) return message('board.duchy.closed', params)
  return message('board.duchy.open', {
    ...params,
    price: message('amount.permit', { n: price }),
    finds: city.finds.map((space) => specialistName(props, view, space)),
  })
}

export const cityName = ({ name }: CityView): Message => message('component.tile', { name })

/** Who has contractors there, and what they bring when the tower is finished — CT-8.3. */
function there({ names }: TextProps, view: View, city: CityView): Message | Message[] {
  const all = city.contractors.flatMap((n, seat) => {
    if (n === 0) return []
    const banners = bannersIn(view, city, seat)
    const params = { who: names[seat] ?? '', n, banners, points: n * banners }
    return [message(banners === 0 ? 'board.duchy.there' : 'board.duchy.worth', params)]
  })
  return all.length === 0 ? message('board.duchy.nobody') : all
}

function specialistName({ texts }: TextProps, { duchy }: View, space: Space): Message {
  const id = duchy?.specialists[SPACES.indexOf(space)] ?? null
  return id === null ? message('board.duchy.noSpecialist', { space }) : texts(id).name
}

/** A specialist with tool and effect. */
export function specialistWords({ texts }: Pick<TextProps, 'texts'>, id: string): Message {
  const { name, effects, back } = texts(id)
  return message('board.specialist', { name, tool: back ?? '', effect: effects })
}

/** Who waits on a space, or that nobody does. */
export function spaceWords(props: TextProps, space: Space, id: string | null): Message {
  if (id === null) return message('board.duchy.noSpecialist', { space })
  return message('board.duchy.waiting', { space, who: specialistWords(props, id) })
}
