import { type Chance, seededChance } from '@guildhall/kernel'
import { draftAt } from '@guildhall/ui/testing'
import { type CbDraft, closing, isBeforeMain } from '../plan.ts'
import { build, buildable, chooseSite, openSites } from '../plan-build.ts'
import { begun, type CbPlay, clicks } from './clicks.ts'

export const pick = <T>(from: readonly T[], chance: Chance): T => {
  const found = from[chance.int(Math.max(1, from.length))]
  if (found === undefined) throw new Error('nothing to click')
  return found
}

/** Clicks until something can be sent. */
export function drafted(play: CbPlay, chance: Chance): CbDraft {
  let draft = draftAt(play)
  for (let n = chance.int(5); n >= 0; n--) {
    const choices = clicks(draft)
    if (choices.length === 0) break
    draft = draft.with(pick(choices, chance))
  }
  while (isBeforeMain(draft) || closing(draft) === null)
    draft = draft.with(pick(clicks(draft), chance))
  return closing(draft) ?? draft
}

/** The turns of a game in which everybody builds whatever they can. */
export function* ofGreed(seed: number): Generator<CbDraft> {
  const play = begun(2, { roundLimit: 14 }, seed)
  const chance = seededChance(`greed ${seed}`)
  while (play.actor !== null) {
    const draft = draftAt(play)
    if (isBeforeMain(draft) && draft.now.question !== 'recruit-card') yield draft
    const building = buildable(draft).at(-1)
    const site = (at: CbDraft) => chooseSite(at, openSites(at).at(chance.int(3)) ?? 1)
    let next = building === undefined ? null : draft.with(build(draft, building) ?? [])
    if (next?.now.question === 'build-site') next = draft.with(site(next) ?? [])
    const end = next === null ? null : closing(next)
    const commands = end?.final ? end.commands : drafted(play, chance).commands
    for (const command of commands) play.submit(draft.base.seat, command)
  }
}
