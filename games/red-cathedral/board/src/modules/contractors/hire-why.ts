import type { Refusal } from '@guildhall/kernel'
import { beforeMain, type RcDraft } from '../../plan.ts'
import { after, whyNotNext } from '../../why.ts'
import type { City, Space } from './duchy-places.ts'
import { choosing, hireIn } from './hire-plan.ts'

export const whyNotCity = (draft: RcDraft, city: City): Refusal =>
  hireIn(draft) === undefined
    ? whyNotNext(draft, { type: 'hire', city })
    : after(draft, beforeMain(draft).commands, { type: 'hire', city })

export function whyNotSpace(draft: RcDraft, space: Space): Refusal {
  const command = { type: 'chooseSpecialist', space } as const
  const at = choosing(draft)
  return at === null ? whyNotNext(draft, command) : after(draft, at.commands, command)
}

export const whyNotHeld = (draft: RcDraft): Refusal => whyNotNext(draft, { type: 'useSpecialist' })

export const whyNotPermit = (draft: RcDraft): Refusal => whyNotNext(draft, { type: 'buyPermit' })
