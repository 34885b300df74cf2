import { item, type Message, message } from '@guildhall/kernel'

/** The name of a line of the final account. */
export function scoreLabel(label: string): Message {
  const tower = /^tower-(\d+)$/.exec(label)
  return tower === null
    ? message(`score.${label}`)
    : message('score.tower', { tower: Number(item(tower, 1)) })
}
