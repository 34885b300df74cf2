import { item, type Message, message } from '@guildhall/kernel'
import { goodsOf } from '../../../bundle.ts'
import { SECTION_TYPES } from '../../../constants.ts'
import type { Kit } from '../../../kit.ts'
import { things } from '../../../messages/terms.ts'
import { placeOf } from '../../../setup.ts'

/** A drawn cathedral card in words: its type and what it costs. */
export function blueprintName(kit: Kit, id: string): Message {
  const { type, cost } = item(kit.cathedralCards, placeOf(kit.cathedralCards, id))
  const params = { goods: things({ goods: goodsOf(cost) }) }
  return message(`blueprint.${item(SECTION_TYPES, type)}`, params)
}
