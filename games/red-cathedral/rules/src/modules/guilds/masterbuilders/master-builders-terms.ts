import { item, type Message } from '@guildhall/kernel'
import { goodsOf } from '../../../bundle.ts'
import { SECTION_TYPES } from '../../../constants.ts'
import { message } from '../../../messages/message.ts'
import { things } from '../../../messages/terms.ts'
import type { RulesData } from '../../../rules-data.ts'
import { placeOf } from '../../../setup.ts'

/** A drawn cathedral card in words: its type and what it costs. */
export function blueprintName(rules: RulesData, id: string): Message {
  const { type, cost } = item(rules.cathedralCards, placeOf(rules.cathedralCards, id))
  const params = { goods: things({ goods: goodsOf(cost) }) }
  return message(`blueprint.${item(SECTION_TYPES, type)}`, params)
}
