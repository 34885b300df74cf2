import { gap } from './translator.ts'

const GAP = new RegExp(escaped(gap('name')).replace('name', '[\\w.]+'), 'g')

/**
 * Matches any of these texts wherever its lines break. A parameter that a text was not given matches
 * anything, so that a test can name a message without knowing all of its words.
 */
export const like = (...texts: readonly string[]): RegExp =>
  new RegExp(texts.map((text) => `(?:${patternOf(text)})`).join('|'), 'i')

const patternOf = (text: string): string =>
  escaped(text).replaceAll(GAP, '.+').replaceAll(/\s+/g, '\\s+')

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
