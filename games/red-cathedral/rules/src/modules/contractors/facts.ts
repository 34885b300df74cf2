import { at, item, type Seat } from '@guildhall/kernel'
import { CITIES, SPECIALIST_SPACES } from '../../constants.ts'
import type { EventOf } from '../../events.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import { placeOf } from '../../setup.ts'
import { playerAt, type State, setPart } from '../../state.ts'
import { cityPlace } from './cities.ts'
import { added, setDuchy, specialistOf, toolsOf } from './duchy.ts'

/** The changes of the module: each a function on the state, and one that also writes the fact. */

/** CT-2.6 to CT-2.9. */
export function applyDuchyLaid(rules: RulesData, state: State, event: EventOf<'duchyLaid'>): void {
  const cityOfTower = event.cities.map((city) => CITIES.indexOf(city))
  const specialists = event.specialists.map((id) => placeOf(rules.parts.duchy.specialists, id))
  const drawn = new Set(specialists)
  setPart(state, 'duchy', {
    cityOfTower,
    closed: cityOfTower.reduce((closed, city) => closed & ~(1 << city), (1 << CITIES.length) - 1),
    contractors: CITIES.flatMap(() => state.players.map(() => 0)),
    specialists,
    bag: [...rules.parts.duchy.specialists.keys()].filter((specialist) => !drawn.has(specialist)),
    removed: [],
    waiting: state.players.map(() => event.contractors),
    hired: state.players.map(() => -1),
    tools: state.players.map(() => []),
  })
  for (const player of state.players) player.permits = event.permits
}

/** CT-3.6: one prestige point for permits. */
export function applyPermitBought(
  rules: RulesData,
  state: State,
  seat: Seat,
  permits: number,
): void {
  const player = playerAt(state, seat)
  player.position = rules.track.losePrestige(player.position, 1)
  player.permits += permits
}

export function takePermit(ctx: Context): void {
  const { rules, state, seat } = ctx
  const permits = rules.parts.duchy.permitsForPrestige
  applyPermitBought(rules, state, seat, permits)
  ctx.log?.push({ type: 'permitBought', seat, permits })
}

/** CT-5.3. */
export function applyContractorSent(
  rules: RulesData,
  state: State,
  seat: Seat,
  city: number,
  permits: number,
): void {
  const { contractors, waiting } = state.parts.duchy
  playerAt(state, seat).permits -= permits
  setDuchy(state, {
    contractors: added(contractors, cityPlace(rules, city, seat), 1),
    waiting: added(waiting, seat, -1),
  })
}

export function sendContractor(ctx: Context, city: number, permits: number): void {
  const { rules, state, seat } = ctx
  applyContractorSent(rules, state, seat, city, permits)
  ctx.log?.push({ type: 'contractorSent', seat, city: item(CITIES, city), permits })
}

const specialistId = (rules: RulesData, specialist: number): string =>
  item(rules.parts.duchy.specialists, specialist).id

/** CT-5.9: taken face up onto the extension. */
export function applySpecialistHired(
  state: State,
  seat: Seat,
  specialist: number,
  space: number,
  rubles: number,
): void {
  const { specialists, hired } = state.parts.duchy
  playerAt(state, seat).rubles -= rubles
  setDuchy(state, {
    specialists: specialists.with(space, -1),
    hired: hired.with(seat, specialist),
  })
}

export function takeSpecialist(ctx: Context, space: number): void {
  const { rules, state, seat } = ctx
  const specialist = at(state.parts.duchy.specialists, space)
  const rubles = rules.parts.duchy.wage
  applySpecialistHired(state, seat, specialist, space, rubles)
  ctx.log?.push({
    type: 'specialistHired',
    seat,
    specialist: specialistId(rules, specialist),
    space: item(SPECIALIST_SPACES, space),
    rubles,
  })
}

/** CT-5.10, CT-5.11: an unused older specialist makes room. */
export function applyLaidAside(state: State, seat: Seat, specialist: number, tool: boolean): void {
  const { hired, tools, removed } = state.parts.duchy
  setDuchy(state, {
    hired: hired.with(seat, -1),
    ...(tool
      ? { tools: tools.with(seat, [...toolsOf(state, seat), specialist]) }
      : { removed: [...removed, specialist] }),
  })
}

export function layAside(ctx: Context): void {
  const { rules, state, seat } = ctx
  const specialist = specialistOf(state, seat)
  if (specialist < 0) return
  const tool = rules.options.displacedSpecialistKeepsTool
  applyLaidAside(state, seat, specialist, tool)
  const id = specialistId(rules, specialist)
  ctx.log?.push({ type: 'specialistLaidAside', seat, specialist: id, tool })
}

/** CT-5.9: not paid for, it leaves the game. */
export function applyDismissed(state: State, specialist: number, space: number): void {
  const { specialists, removed } = state.parts.duchy
  setDuchy(state, {
    specialists: specialists.with(space, -1),
    removed: [...removed, specialist],
  })
}

export function dismiss(ctx: Context, space: number): void {
  const { rules, state, seat } = ctx
  const specialist = at(state.parts.duchy.specialists, space)
  applyDismissed(state, specialist, space)
  ctx.log?.push({
    type: 'specialistDismissed',
    seat,
    specialist: specialistId(rules, specialist),
    space: item(SPECIALIST_SPACES, space),
  })
}

/** CT-5.13: a tile from the bag comes to the empty space. */
export function applyDrawn(state: State, specialist: number, space: number): void {
  const { bag, specialists } = state.parts.duchy
  setDuchy(state, {
    bag: bag.filter((each) => each !== specialist),
    specialists: specialists.with(space, specialist),
  })
}

/** CT-5.14: from an empty bag nothing comes. */
export function refill(ctx: Context, space: number): void {
  const { bag } = ctx.state.parts.duchy
  if (bag.length === 0) return
  const specialist = at(bag, ctx.chance.int(bag.length))
  applyDrawn(ctx.state, specialist, space)
  ctx.log?.push({
    type: 'specialistDrawn',
    specialist: specialistId(ctx.rules, specialist),
    space: item(SPECIALIST_SPACES, space),
  })
}

/** CT-7.3: turned face down and laid beside the board. */
export function applySpecialistUsed(state: State, seat: Seat): void {
  const { hired, tools } = state.parts.duchy
  setDuchy(state, {
    hired: hired.with(seat, -1),
    tools: tools.with(seat, [...toolsOf(state, seat), specialistOf(state, seat)]),
  })
}

export function turnSpecialist(ctx: Context): void {
  const { rules, state, seat } = ctx
  const specialist = specialistId(rules, specialistOf(state, seat))
  applySpecialistUsed(state, seat)
  ctx.log?.push({ type: 'specialistUsed', seat, specialist })
}

/** CT-8.2, CT-8.3, CT-8.5: the city is closed, and all gains happen at the same time. */
export function applyCityClosed(state: State, city: number, recognition: readonly number[]): void {
  setDuchy(state, { closed: state.parts.duchy.closed | (1 << city) })
  for (const [seat, n] of recognition.entries()) playerAt(state, seat).position += n
}

export function closeCity(
  ctx: Context,
  city: number,
  tower: number,
  recognition: readonly number[],
): void {
  applyCityClosed(ctx.state, city, recognition)
  ctx.log?.push({ type: 'cityClosed', city: item(CITIES, city), tower, recognition })
}
