import type { Viewer } from '@guildhall/kernel'

/** A moment of a game and whose eyes see it, as a link names them: `#step=42&seat=1`. */
export interface ReplayMoment {
  readonly step: number
  readonly viewer: Viewer
}

export function momentOf(hash: string, steps: number, seats: number): ReplayMoment {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const step = whole(given.get('step'))
  const seat = whole(given.get('seat'))
  return {
    step: step === null ? 0 : Math.min(step, steps),
    viewer: seat === null || seat >= seats ? 'spectator' : seat,
  }
}

export const hashOf = ({ step, viewer }: ReplayMoment): string =>
  viewer === 'spectator' ? `#step=${step}` : `#step=${step}&seat=${viewer}`

const whole = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
