import type { Refusal } from '@guildhall/kernel'
import { beforeMain, type RcDesk } from '../plan.ts'
import { after, whyNotNext } from '../why.ts'
import type { City, Space } from './places.ts'
import { choosing, hireIn } from './plan.ts'

export const whyNotCity = (desk: RcDesk, city: City): Refusal =>
  hireIn(desk) === undefined
    ? whyNotNext(desk, { type: 'hire', city })
    : after(desk, beforeMain(desk).commands, { type: 'hire', city })

export function whyNotSpace(desk: RcDesk, space: Space): Refusal {
  const command = { type: 'chooseSpecialist', space } as const
  const at = choosing(desk)
  return at === null ? whyNotNext(desk, command) : after(desk, at.commands, command)
}

export const whyNotHeld = (desk: RcDesk): Refusal => whyNotNext(desk, { type: 'useSpecialist' })

export const whyNotPermit = (desk: RcDesk): Refusal => whyNotNext(desk, { type: 'buyPermit' })
