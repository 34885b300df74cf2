import { item } from '@guildhall/kernel'
import { size } from '../../../bundle.ts'
import { seatContext } from '../../../context.ts'
import { turnEvents } from '../../../events/turn-events.ts'
import type { Context } from '../../../rules-data.ts'
import { playerAt } from '../../../state.ts'
import { archivistsEvents } from './archivists-events.ts'
import type { ContractCard } from './archivists-types.ts'
import { contractId, returnOf } from './cards.ts'
import { countFor } from './counts.ts'
import { bestSettlement, type Purse } from './settle.ts'

/** What a contract of a seat gives, and what is returned for it. */
interface Line {
  readonly contract: number
  readonly prestige: number
  readonly returned: Purse
}

const NOTHING_RETURNED: Purse = { inventory: 0, rubles: 0 }

/** What a contract without return gives as the table stands. */
function countedPrestige(ctx: Context, card: ContractCard): number {
  const { count, atLeast, prestige } = card
  if (count === null) return 0
  const n = countFor(ctx, count)
  if (atLeast > 0) return n >= atLeast ? prestige : 0
  return n * prestige
}

/** Every contract that a seat fulfils: those for which nothing is returned, then the others. */
export function linesOf(ctx: Context): Line[] {
  const { rules, state, seat } = ctx
  const counted = item(state.parts.archive.held, seat).map((contract) => ({
    contract,
    prestige: countedPrestige(ctx, item(rules.parts.contracts, contract)),
    returned: NOTHING_RETURNED,
  }))
  return [...counted.filter(({ prestige }) => prestige > 0), ...returns(ctx)]
}

/** GU-CONTRACT-19. */
function returns({ rules, state, seat }: Context): Line[] {
  const { inventory, rubles, permits } = playerAt(state, seat)
  const asking = item(state.parts.archive.held, seat).flatMap((contract) => {
    const card = item(rules.parts.contracts, contract)
    const pay = returnOf(rules, card)
    return pay === null ? [] : [{ contract, pay, prestige: card.prestige }]
  })
  const settlement = bestSettlement(asking, { inventory, rubles }, (left) =>
    Math.floor((size(left.inventory) + left.rubles + permits) / rules.goodsPerPrestige),
  )
  return asking.flatMap(({ contract, prestige }, i): Line[] => {
    const returned = item(settlement, i)
    return returned === null ? [] : [{ contract, prestige, returned }]
  })
}

/** The first step of final scoring — GU-CONTRACT-16. */
export function scoreContracts(ctx: Context): void {
  for (let seat = 0; seat < ctx.rules.players; seat++) {
    const contracts = item(ctx.state.parts.archive.held, seat).map(contractId)
    if (contracts.length > 0) archivistsEvents.contractsShown.emit(ctx, { seat, contracts })
    let points = 0
    for (const { contract, prestige, returned } of linesOf(seatContext(ctx, seat))) {
      const { inventory: goods, rubles } = returned
      const change = { seat, contract, prestige, goods, rubles }
      archivistsEvents.contractFulfilled.emit(ctx, change)
      points += prestige
    }
    turnEvents.scored.emit(ctx, { seat, label: 'contracts', points })
  }
}
