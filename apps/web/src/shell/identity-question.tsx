import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { whenIdentityIsAsked } from '../net/http.ts'

interface Question {
  readonly Dialog: ComponentType<{ readonly onClose: (confirmed: boolean) => void }>
  readonly answer: (confirmed: boolean) => void
}

const question = signal<Question | null>(null)

whenIdentityIsAsked(async () => {
  const { ConfirmIdentity } = await import('../screens/confirm-identity.tsx')
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      question.value = null
      resolve(confirmed)
    }
    question.value = { Dialog: ConfirmIdentity, answer }
  })
})

/** Where somebody is asked again who they are; its dialog is loaded when it is needed. */
export function IdentityQuestion() {
  const asked = question.value
  return asked === null ? null : <asked.Dialog onClose={asked.answer} />
}
