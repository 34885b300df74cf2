/** A person who is signed in, as a guest or with an account. */
export interface Person {
  readonly id: string
  readonly kind: 'guest' | 'account'
  readonly name: string
  readonly locale: string
  readonly administrator: boolean
}
