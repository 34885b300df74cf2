import { item, type Message } from '@guildhall/kernel'
import { dynamicMessage, message } from './message.ts'

/** The name of a line of the final account. */
export function scoreLabel(label: string): Message {
  const tower = /^tower-(\d+)$/.exec(label)
  return tower === null
    ? dynamicMessage(`score.${label}`)
    : message('score.tower', { tower: Number(item(tower, 1)) })
}
