import { type Message, message, type Seat } from '@guildhall/kernel'
import { endSpace } from '../actions/market.ts'
import type { Command } from '../commands.ts'
import { DICE } from '../constants.ts'
import { boardSpace, decidingSeat, type Kit } from '../kit.ts'
import { moduleCommand } from '../modules/commands.ts'
import type { State } from '../state.ts'
import { component, die, effectWords, ornamentOn, sectionOf, things, workshop } from './terms.ts'

/** A command as a choice that a player can read. */
export function label(kit: Kit, state: State, command: Command): Message {
  const seat = decidingSeat(kit, state)
  switch (command.type) {
    case 'moveDie': {
      const to = endSpace(state, DICE.indexOf(command.die), command.extra)
      const params = { die: die(command.die), space: to, rubles: command.extra }
      return message(command.extra > 0 ? 'choice.moveDie.paid' : 'choice.moveDie', params)
    }
    case 'claim':
      return message('choice.claim', { banner: message(`banner.${command.banner}`) })
    case 'chooseSection':
      return message('choice.chooseSection', { section: sectionOf(state, command.section) })
    case 'chooseWorkshop':
      return message('choice.chooseWorkshop', {
        workshop: workshop(kit, seat, command.space),
        rubles: boardSpace(kit, seat, command.space).cost,
      })
    case 'layTile': {
      const frame = state.stack.at(-1)
      const pending = frame?.kind === 'claim' && frame.space >= 0
      const rubles = pending ? boardSpace(kit, seat, frame.space).cost : 0
      return message(`choice.layTile.${command.face}`, { rubles })
    }
    case 'deliver':
      return message('choice.deliver', {
        material: message(`kind.${command.material}`),
        section: sectionOf(state, command.section),
      })
    case 'decorate':
      return message('choice.decorate', {
        ornament: ornamentOn(kit, state, command.section),
        jewels: message(`jewels.${command.jewels}`),
        section: sectionOf(state, command.section),
      })
    case 'obtain':
      return message('choice.obtain')
    case 'useAction':
      return message('choice.useAction', {
        card: component(kit, command.action),
        effect: effectWords(kit, command.action),
      })
    case 'useWorkshop':
    case 'activate':
      return message('choice.activate', {
        workshop: workshop(kit, seat, command.space),
        tile: tileOn(kit, state, seat, command.space),
      })
    case 'chooseSpace':
      return message('choice.chooseSpace', { space: command.space })
    case 'take':
      return message('choice.take', { what: things({ goods: command.goods }) })
    case 'payWith':
      return message('choice.payWith', { what: things({ goods: command.goods }) })
    case 'sellPrestige':
      return message('choice.sellPrestige', {
        n: command.n,
        rubles: command.n * kit.rublesForPrestige,
      })
    case 'reroll':
      return message('choice.reroll', { space: command.space })
    case 'again':
    case 'stop':
    case 'pass':
    case 'endTurn':
      return message(`choice.${command.type}`)
    default:
      return moduleCommand(command.type).label(kit, state, command)
  }
}

function tileOn(kit: Kit, state: State, seat: Seat, space: number): Message {
  const tile = kit.workshopTiles[state.players[seat]?.workshop[space] ?? -1]
  return tile === undefined ? message('component.none') : component(kit, tile.id)
}
