import type { Message } from '@guildhall/kernel'
import { CONTRACTS, type Contract } from '../../../constants.ts'
import { dynamicMessage, message } from '../../../messages/message.ts'
import { amountWords } from '../../../messages/terms.ts'
import type { RulesData } from '../../../rules-data.ts'
import type { ContractCard } from './archivists-types.ts'
import { returnOf } from './cards.ts'

/** The words for contract cards. */

const cardOf = (rules: RulesData, id: string): ContractCard | undefined =>
  rules.parts.contracts[CONTRACTS.indexOf(id as Contract)]

export function nameOf(rules: RulesData, id: string): Message | null {
  const card = cardOf(rules, id)
  return card === undefined ? null : message('component.card', { name: card.name })
}

export const contractName = (rules: RulesData, id: Contract): Message =>
  nameOf(rules, id) ?? message('component.none')

export const contractNames = (rules: RulesData, ids: readonly Contract[]): Message[] =>
  ids.map((id) => contractName(rules, id))

export const contractCount = (n: number): Message => message('amount.contract', { n })

/** What a contract asks for and what it gives. */
export function wordsOf(rules: RulesData, id: string): Message | null {
  const card = cardOf(rules, id)
  return card === undefined ? null : contractWords(rules, card)
}

function contractWords(rules: RulesData, card: ContractCard): Message {
  const { count, atLeast, prestige: n } = card
  const pay = returnOf(rules, card)
  if (pay !== null) return message('contract.return', { cost: amountWords(pay), n })
  const params = { what: dynamicMessage(`contract.${count}`), n, least: atLeast }
  return message(atLeast > 0 ? 'contract.if' : 'contract.each', params)
}
