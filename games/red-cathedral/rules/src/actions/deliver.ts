import { at, type Choices, item, type Refusal, type Seat } from '@guildhall/kernel'
import { count, covers } from '../bundle.ts'
import { type Command, type CommandOf, DECORATE, DELIVER, STOP } from '../commands.ts'
import { complete } from '../completion.ts'
import { decorationCost, JEWEL_COUNTS, jewelPrestige } from '../decoration.ts'
import { placeOrnament, putMaterial } from '../facts/build.ts'
import type { Kit } from '../kit.ts'
import { refuse } from '../refuse.ts'
import { type Frame, type Player, playerAt, type State } from '../state.ts'
import { close, open, type Tx } from '../tx.ts'
import { JEWELS, MATERIALS } from '../words.ts'

const underConstruction = (state: State, seat: Seat, section: number): boolean =>
  at(state.owners, section) === seat && state.finished[section] === false

/** RC-7.4: the player has the material and the own section lacks it. */
const deliverable = (state: State, player: Player, section: number, kind: number): boolean =>
  count(player.inventory, kind) > 0 && count(at(state.missing, section), kind) > 0

const sectionType = (kit: Kit, state: State, section: number): number =>
  item(kit.cathedralCards, at(state.cards, section)).type

/** Ornaments of this type that the player may build — RC-7.21. */
const ornamentsFor = (player: Player, type: number): number => {
  if (type === 0) return player.doors
  return type === 1 ? player.arches : player.crosses
}

/** RC-7.19 to RC-7.25: a bare finished section, an ornament, and the budget for what it costs. */
function decorable(
  kit: Kit,
  state: State,
  player: Player,
  section: number,
  jewels: number,
  budget: number,
): boolean {
  if (state.finished[section] !== true || at(state.ornaments, section) >= 0) return false
  const type = sectionType(kit, state, section)
  if (ornamentsFor(player, type) === 0) return false
  if (deliveriesFor(jewels) > budget) return false
  return covers(player.inventory, decorationCost(kit, type, jewels))
}

/** RC-7.25: one for the ornament, one for each jewel. */
const deliveriesFor = (jewels: number): number => 1 + at(JEWEL_COUNTS, jewels)

/** Whether a delivery or, where allowed, a decoration is possible — RC-7.2. */
export function canBuild(
  kit: Kit,
  state: State,
  seat: Seat,
  budget: number,
  mayDecorate: boolean,
): boolean {
  const player = playerAt(state, seat)
  if (player.stored === 0 || budget === 0) return false
  for (let section = 0; section < state.owners.length; section++) {
    if (underConstruction(state, seat, section)) {
      for (let kind = 0; kind < MATERIALS.length; kind++) {
        if (deliverable(state, player, section, kind)) return true
      }
    } else if (mayDecorate && decorable(kit, state, player, section, 0, budget)) return true
  }
  return false
}

/** Everything a delivery budget can be used for. */
export function legalBuild(
  kit: Kit,
  state: State,
  seat: Seat,
  budget: number,
  mayDecorate: boolean,
  choices: Choices<Command>,
): void {
  const player = playerAt(state, seat)
  if (player.stored === 0 || budget === 0) return
  for (let section = 0; section < state.owners.length; section++) {
    if (underConstruction(state, seat, section)) {
      const commands = item(DELIVER, section)
      for (let kind = 0; kind < MATERIALS.length; kind++) {
        if (deliverable(state, player, section, kind)) choices.add(item(commands, kind))
      }
    } else if (mayDecorate && state.finished[section] === true) {
      addDecorations(kit, state, player, section, budget, choices)
    }
  }
}

function addDecorations(
  kit: Kit,
  state: State,
  player: Player,
  section: number,
  budget: number,
  choices: Choices<Command>,
): void {
  if (!decorable(kit, state, player, section, 0, budget)) return
  const commands = item(DECORATE, section)
  for (let jewels = 0; jewels < JEWELS.length; jewels++) {
    if (decorable(kit, state, player, section, jewels, budget)) choices.add(item(commands, jewels))
  }
}

/** Main action Build: a budget of its own, used at once by the first delivery — RC-7.1. */
export function openBuild(tx: Tx): Frame {
  const frame = open(tx, 'deliver')
  frame.left = tx.kit.deliveryBudget
  frame.open = 1
  return frame
}

export function legalBuildNext(
  kit: Kit,
  state: State,
  seat: Seat,
  frame: Frame,
  choices: Choices<Command>,
): void {
  legalBuild(kit, state, seat, frame.left, frame.open !== 0, choices)
  if (frame.count > 0) choices.add(STOP) // RC-7.6
}

/** RC-7.7: over when the budget is used up or nothing is possible. */
export function advanceBuild(tx: Tx, seat: Seat, frame: Frame): boolean {
  if (canBuild(tx.kit, tx.state, seat, frame.left, frame.open !== 0)) return false
  close(tx)
  return true
}

export function deliver(tx: Tx, seat: Seat, frame: Frame, command: CommandOf<'deliver'>): void {
  const { section } = command
  frame.left -= 1
  frame.count += 1
  putMaterial(tx, seat, section, MATERIALS.indexOf(command.material))
  if (at(tx.state.missing, section) === 0) complete(tx, seat, section) // RC-7.10
}

export function decorate(tx: Tx, seat: Seat, frame: Frame, command: CommandOf<'decorate'>): void {
  const { section } = command
  const jewels = JEWELS.indexOf(command.jewels)
  const type = sectionType(tx.kit, tx.state, section)
  const cost = decorationCost(tx.kit, type, jewels)
  frame.left -= deliveriesFor(jewels)
  frame.count += deliveriesFor(jewels)
  placeOrnament(tx, seat, section, type, jewels, cost, jewelPrestige(tx.kit, jewels))
}

export function whyNotDeliver(state: State, seat: Seat, command: CommandOf<'deliver'>): Refusal {
  const { section, material } = command
  const owner = state.owners[section]
  if (owner === undefined) return refuse('RC-1.11', 'noSuchSection')
  if (owner !== seat) return refuse('RC-7.4', 'notYourSection')
  if (state.finished[section] === true) return refuse('RC-7.4', 'finishedAlready')
  const kind = MATERIALS.indexOf(material)
  if (count(playerAt(state, seat).inventory, kind) === 0)
    return refuse('RC-7.4', 'noMaterial', { material })
  return refuse('RC-7.4', 'notLacking', { material })
}

export function whyNotDecorate(
  kit: Kit,
  state: State,
  seat: Seat,
  command: CommandOf<'decorate'>,
  budget: number,
  mayDecorate: boolean,
): Refusal {
  const { section } = command
  if (state.owners[section] === undefined) return refuse('RC-1.11', 'noSuchSection')
  if (!mayDecorate) return refuse('RC-7.29', 'buildOnly')
  if (state.finished[section] !== true) return refuse('RC-7.19', 'notFinished')
  if (at(state.ornaments, section) >= 0) return refuse('RC-7.19', 'decoratedAlready')
  const type = sectionType(kit, state, section)
  if (ornamentsFor(playerAt(state, seat), type) === 0) return refuse('RC-7.21', 'noOrnament')
  const jewels = JEWELS.indexOf(command.jewels)
  const needed = deliveriesFor(jewels)
  if (needed > budget) return refuse('RC-7.25', 'budget', { needed, budget })
  return refuse('RC-7.22', 'ornamentCost')
}
