import type { Evaluation, Features } from '@guildhall/kernel'
import type { Bot } from '../bot.ts'
import { levelOf } from '../levels.ts'
import { RELEASE_0_1 } from '../search/manner.ts'
import type { Tools } from '../search/search.ts'
import { type Style, styled } from './styled.ts'

/** What games hand in for bots that strength is measured against. */
export interface Anchors {
  /** The names of all styles, of whatever game. */
  readonly styles: readonly string[]
  /** By name: a style for each game that has one of that name. */
  style(game: string, name: string): Style | undefined
  features(game: Parameters<Tools['evaluation']>[0]): Features<unknown>
  /** The evaluation as a release had it; null if there is none. */
  released(release: Release, game: Parameters<Tools['evaluation']>[0]): Evaluation<unknown> | null
}

/** The releases whose levels are kept, and how they searched. */
const MANNERS = { '0.1': RELEASE_0_1 } as const

type Release = keyof typeof MANNERS

const isRelease = (text: string | undefined): text is Release =>
  text !== undefined && Object.hasOwn(MANNERS, text)

/**
 * An anchor by its name: `style:NAME` plays by rules of thumb, `LEVEL@RELEASE` is a level as a release
 * had it, so `guildmaster@0.1`. Null where the name is none.
 */
export function anchorNamed(name: string, clock: () => number, anchors: Anchors): Bot | null {
  const style = anchors.styles.find((each) => name === `style:${each}`)
  if (style !== undefined) return ofStyle(name, style, anchors)
  const [level = '', release] = name.split('@')
  if (!isRelease(release)) return null
  const tools: Tools = { clock, evaluation: (game) => anchors.released(release, game) }
  const bot = levelOf(level, tools, MANNERS[release])
  return bot === null ? null : { ...bot, name }
}

const ofStyle = (name: string, wanted: string, { style, features }: Anchors): Bot =>
  styled(name, {
    features,
    style(game) {
      const found = style(game.id, wanted)
      if (found === undefined) throw new RangeError(`${game.id} has no style "${wanted}"`)
      return found
    },
  })
