import type { Attack } from './attack.ts'
import { frozenLeaders, killedServers } from './clusters.ts'
import { damage } from './damage.ts'
import { flood } from './flood.ts'
import { hostileFrames } from './hostile-frames.ts'
import { httpMutations } from './http-mutations.ts'
import { roles } from './roles.ts'
import { takeover } from './takeover.ts'
import { twins } from './twins.ts'

/** Every attack, by the name under which it is started. */
export const ATTACKS = {
  http: httpMutations,
  frames: hostileFrames,
  roles,
  takeover,
  flood,
  twins,
  damage,
  kills: killedServers,
  freezes: frozenLeaders,
} as const satisfies Readonly<Record<string, Attack>>

export type AttackName = keyof typeof ATTACKS
