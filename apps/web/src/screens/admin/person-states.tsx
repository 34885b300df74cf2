import { formatDateTime } from '../../format.ts'
import { t } from '../../later-messages.ts'

export const KINDS = ['mute', 'timeout', 'ban'] as const
export type Kind = (typeof KINDS)[number]

export interface Sanction {
  readonly kind: Kind
  readonly until: number | null
  readonly reason: string
}

/** A person as administrators see them. */
export interface ListedPerson {
  readonly id: string
  readonly name: string
  readonly kind: 'guest' | 'account'
  readonly email: string | null
  readonly created: number
  readonly seen: number
  readonly administrator: boolean
  readonly openReports: number
  readonly moderation: readonly Sanction[]
}

export const nameOf = (name: string | null): string =>
  name === null || name === '' ? t('account.formerPlayer') : name

/** What holds: “Muted until …”. */
export const stateText = ({ kind, until }: Pick<Sanction, 'kind' | 'until'>): string =>
  t('admin.state', {
    state: t(`admin.state.${kind}`),
    until: until === null ? 'none' : formatDateTime(until),
  })

/** What is special about somebody, in short. */
export function States({ person }: { readonly person: ListedPerson }) {
  const states = [
    ...(person.administrator ? [t('admin.administrator')] : []),
    ...person.moderation.map(stateText),
    ...(person.openReports > 0 ? [t('admin.openReports', { n: person.openReports })] : []),
  ]
  return (
    <span class="states">
      {states.map((state) => (
        <span key={state} class="state">
          {state}
        </span>
      ))}
    </span>
  )
}
