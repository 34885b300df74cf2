import { type Message, message } from '@guildhall/kernel'
import { CONTRACTS, type Contract } from '../../../constants.ts'
import type { Kit } from '../../../kit.ts'
import { gainWords } from '../../../messages/terms.ts'
import { returnOf } from './cards.ts'
import type { ContractCard } from './types.ts'

/** The words for contract cards. */

const cardOf = (kit: Kit, id: string): ContractCard | undefined =>
  kit.parts.contracts[CONTRACTS.indexOf(id as Contract)]

export function nameOf(kit: Kit, id: string): Message | null {
  const card = cardOf(kit, id)
  return card === undefined ? null : message('component.card', { name: card.name })
}

export const contractName = (kit: Kit, id: Contract): Message =>
  nameOf(kit, id) ?? message('component.none')

export const contractNames = (kit: Kit, ids: readonly Contract[]): Message[] =>
  ids.map((id) => contractName(kit, id))

/** What a contract asks for and what it gives. */
export function wordsOf(kit: Kit, id: string): Message | null {
  const card = cardOf(kit, id)
  return card === undefined ? null : contractWords(kit, card)
}

function contractWords(kit: Kit, card: ContractCard): Message {
  const { count, atLeast, prestige: n } = card
  const pay = returnOf(kit, card)
  if (pay !== null) return message('contract.return', { cost: gainWords(pay), n })
  const params = { what: message(`contract.${count}`), n, least: atLeast }
  return message(atLeast > 0 ? 'contract.if' : 'contract.each', params)
}
