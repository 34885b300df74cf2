import { type Choices, item, type Seat } from '@guildhall/kernel'
import { CHOOSE_SITE, type Command, type CommandOf } from '../commands.ts'
import { SITES } from '../constants.ts'
import { gain } from '../facts/goods.ts'
import { effectAt } from '../kit.ts'
import { namesKind, visibleYield } from '../neighbourhood.ts'
import { type Frame, playerAt } from '../state.ts'
import { close, open, type Tx } from '../tx.ts'

export function legalProducers(choices: Choices<Command>): void {
  for (let site = 1; site <= SITES; site++) choices.add(item(CHOOSE_SITE, site))
}

/** The site yields as in the income; covered buildings yield nothing — CB-7.21. */
export function produce(tx: Tx, seat: Seat, frame: Frame, { site }: CommandOf<'chooseSite'>): void {
  const { kit, state } = tx
  const player = playerAt(state, seat)
  const { id } = effectAt(kit, frame.effect)
  const { coins, wood, stone } = visibleYield(kit, player, site - 1)
  const named = namesKind(kit, player, site - 1)
  close(tx)
  tx.log?.push({ type: 'siteProduced', seat, site })
  gain(tx, seat, id, coins, named ? 0 : wood, named ? 0 : stone)
  if (!named || wood + stone === 0) return
  const castles = open(tx, 'castles')
  castles.effect = frame.effect
  castles.count = wood + stone
}
