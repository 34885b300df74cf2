import type { View } from '@guildhall/red-cathedral'
import { Icon, Pieces } from '@guildhall/ui'
import type { JSX } from 'preact'
import { useId, useRef } from 'preact/hooks'
import { Paints } from '../../art/drawing.tsx'
import { line } from '../../art/pen.ts'
import { Sign } from '../../art/sign.tsx'
import { message } from '../../board-message.ts'
import { beforeMain } from '../../plan.ts'
import type { ModuleProps } from '../board-module.ts'
import { Contractor } from './art/figures.tsx'
import { Bonus, bonusWords } from './bonus.tsx'
import { City } from './city.tsx'
import { cityName, cityWords, spaceWords } from './duchy-labels.ts'
import { CITY_PLACES, MAP, priceOf, SPACE_PLACES, SPACES } from './duchy-places.ts'
import { useFlight } from './flight.ts'
import { choose, hireIn, openCities, openSpaces, sendTo } from './hire-plan.ts'
import { whyNotCity, whyNotSpace } from './hire-why.ts'
import { Land } from './land.tsx'
import { Waiting } from './specialists.tsx'

/** The Grand Duchy: six cities, the roads between them and who waits on these. */
export function DuchySheet(props: ModuleProps): JSX.Element | null {
  const { duchy } = props.draft.now.view
  return duchy === null ? null : <Duchy {...props} duchy={duchy} />
}

type DuchyProps = ModuleProps & { readonly duchy: NonNullable<View['duchy']> }

function Duchy(props: DuchyProps): JSX.Element {
  const { draft, duchy, say, shape } = props
  const sheet = useId()
  const drawing = useRef<HTMLDivElement>(null)
  useFlight(drawing, duchy)
  const sent = hireIn(draft)?.city
  return (
    <div class={`duchy ${shape}`} ref={drawing}>
      <Head {...props} />
      <Pieces label={say(message('board.duchy'))} {...MAP}>
        <Paints sheet={sheet} />
        <Land
          north={say(message('board.duchy.north'))}
          bag={say(message('board.duchy.bag', { n: duchy.bag }))}
        />
        {duchy.cities
          .filter(({ city }) => city === sent)
          .map(({ city, finds }) => (
            <path
              key={city}
              class="finds"
              d={finds.map((space) => line([CITY_PLACES[city], SPACE_PLACES[space]])).join('')}
            />
          ))}
        <Cities {...props} sheet={sheet} />
        <Specialists {...props} />
      </Pieces>
    </div>
  )
}

/** What the plan has paid still stands at its city. */
const beforeThePlan = ({ draft, duchy }: DuchyProps) => beforeMain(draft).now.view.duchy ?? duchy

function Cities(props: DuchyProps & { readonly sheet: string }): JSX.Element {
  const { draft, duchy, say, sheet } = props
  const { view } = draft.now
  const before = beforeThePlan(props)
  const open = openCities(draft)
  const isNothingOpen = open.length + openSpaces(draft).length === 0
  const sent = hireIn(draft)?.city
  return (
    <>
      {duchy.cities.map((city, i) => {
        const price = priceOf(before.cities[i] ?? city)
        const legal = open.includes(city.city)
        return (
          <City
            key={city.city}
            city={city}
            view={view}
            price={price}
            sheet={sheet}
            name={say(cityName(city))}
            label={say(cityWords(props, view, city, price))}
            shut={say(message('board.duchy.shut'))}
            legal={legal}
            chosen={city.city === sent}
            stop={legal || (isNothingOpen && i === 0)}
            onPlay={() => props.act(sendTo(draft, city.city), whyNotCity(draft, city.city))}
            onWhy={() => props.explain(whyNotCity(draft, city.city))}
          />
        )
      })}
    </>
  )
}

function Specialists(props: DuchyProps): JSX.Element {
  const { draft, duchy, printed, texts, say } = props
  const before = beforeThePlan(props)
  const open = openSpaces(draft)
  const chosen = draft.commands.find((command) => command.type === 'chooseSpecialist')?.space
  return (
    <>
      {SPACES.map((space, i) => {
        const legal = open.includes(space)
        // Whom the plan takes on stands here until then.
        const here = legal && space === chosen ? before : duchy
        const id = here.specialists[i] ?? null
        return (
          <Waiting
            key={space}
            space={space}
            signs={id === null ? null : printed.on(id)}
            name={id === null ? '' : say(texts(id).name)}
            label={say(spaceWords(props, space, id))}
            legal={legal}
            chosen={legal && space === chosen}
            stop={legal}
            onPlay={() => props.act(choose(draft, space), whyNotSpace(draft, space))}
            onWhy={() => props.explain(whyNotSpace(draft, space))}
          />
        )
      })}
    </>
  )
}

/** What one has for it: permits, contractors, and what the next one uncovers. */
function Head(props: DuchyProps): JSX.Element {
  const { draft, printed, say } = props
  const seat = Math.max(0, draft.base.seat)
  const player = draft.now.view.players[seat]
  const extension = player?.extension
  return (
    <div class="duchy-head">
      <h2 data-card="duchy">{say(message('board.duchy'))}</h2>
      <span class="grow" />
      {player !== undefined && extension && (
        <>
          <span class="figure" data-card={`permits ${seat}`}>
            <Sign name="permit" size={18} />
            <b aria-hidden="true">{extension.permits}</b>
            <span class="unseen">{say(message('amount.permit', { n: extension.permits }))}</span>
          </span>
          <span class="figure" data-card={`contractors ${seat}`}>
            <Contractor colour={player.colour} />
            <b aria-hidden="true">{extension.contractors}</b>
            <span class="unseen">
              {say(message('board.contractors', { n: extension.contractors }))}
            </span>
          </span>
          {extension.leftmost !== null && (
            <span class="figure" data-card="bonus">
              <Icon name="arrow" size={13} />
              <Bonus printed={printed} place={extension.leftmost} />
              <span class="unseen">{say(bonusWords(props, extension.leftmost))}</span>
            </span>
          )}
        </>
      )}
    </div>
  )
}
