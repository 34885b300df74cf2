import type { Goods } from '../bundle.ts'
import type { Command } from '../commands.ts'
import type {
  BannerPlace,
  City,
  Colour,
  Contract,
  Die,
  Jewels,
  MarketAction,
  Material,
  SpecialistSpace,
} from '../constants.ts'
import { spaceOn, type WorkshopName } from '../positions/position.ts'

/** The commands in the words of the rulebook. Workshop spaces are those of Red's board unless told. */
export const moveDie = (die: Die, extra = 0): Command => ({ type: 'moveDie', die, extra })
export const claim = (banner: BannerPlace): Command => ({ type: 'claim', banner })
export const chooseSection = (section: number): Command => ({ type: 'chooseSection', section })
export const chooseWorkshop = (name: WorkshopName, board: Colour = 'red'): Command => ({
  type: 'chooseWorkshop',
  space: spaceOn(board, name),
})
export const layTile = (face: 'up' | 'down'): Command => ({ type: 'layTile', face })
export const deliver = (section: number, material: Material): Command => ({
  type: 'deliver',
  section,
  material,
})
export const decorate = (section: number, jewels: Jewels = 'none'): Command => ({
  type: 'decorate',
  section,
  jewels,
})
export const obtain: Command = { type: 'obtain' }
export const useAction = (action: string): Command => ({ type: 'useAction', action })
export const useWorkshop = (name: WorkshopName, board: Colour = 'red'): Command => ({
  type: 'useWorkshop',
  space: spaceOn(board, name),
})
export const activate = (name: WorkshopName, board: Colour = 'red'): Command => ({
  type: 'activate',
  space: spaceOn(board, name),
})
export const chooseSpace = (space: number): Command => ({ type: 'chooseSpace', space })
export const take = (goods: Goods): Command => ({ type: 'take', goods })
export const payWith = (goods: Goods): Command => ({ type: 'payWith', goods })
export const again: Command = { type: 'again' }
export const stop: Command = { type: 'stop' }
export const sell = (n: number): Command => ({ type: 'sellPrestige', n })
export const reroll = (space: number): Command => ({ type: 'reroll', space })
export const endTurn: Command = { type: 'endTurn' }

/** With the guilds. */
export const moveForeman = (towers: number): Command => ({ type: 'moveForeman', towers })
export const marketAgain = (action: MarketAction): Command => ({ type: 'marketAgain', action })
export const choosePlayer = (seat: number): Command => ({ type: 'choosePlayer', seat })
export const activateOther = (seat: number, name: WorkshopName, board: Colour): Command => ({
  type: 'activateOther',
  seat,
  space: spaceOn(board, name),
})

/** With the Contractors. */
export const hire = (city: City): Command => ({ type: 'hire', city })
export const chooseSpecialist = (space: SpecialistSpace): Command => ({
  type: 'chooseSpecialist',
  space,
})
export const keep: Command = { type: 'keepSpecialist', keep: true }
export const dismiss: Command = { type: 'keepSpecialist', keep: false }
export const useSpecialist: Command = { type: 'useSpecialist' }
export const buyPermit: Command = { type: 'buyPermit' }

/** With diamonds. */
export const deliverDiamond = (section: number, material: Material): Command => ({
  type: 'deliverDiamond',
  section,
  material,
})
export const decorateWith = (goods: Goods, section: number, jewels: Jewels = 'none'): Command => ({
  type: 'decorateWith',
  section,
  jewels,
  goods,
})

/** With the Brick Makers. */
export const pickReinforcement = (tile: string): Command => ({ type: 'pickReinforcement', tile })
export const useReinforcement = (tile: string): Command => ({ type: 'useReinforcement', tile })
/** With the Archivists. */
export const keepContract = (contract: Contract | null, back: Contract | null = null): Command => ({
  type: 'keepContract',
  contract,
  back,
})

/** With the Master Builders. */
export const chooseBlueprint = (drawn: number): Command => ({ type: 'chooseBlueprint', drawn })
export const advanceSection = (section: number): Command => ({ type: 'advanceSection', section })
