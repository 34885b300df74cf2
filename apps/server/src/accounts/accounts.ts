import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { Refused } from '../http/refused.ts'
import type { Person } from '../people/person.ts'
import type { Schema } from '../storage/schema.ts'
import { countersOf, type Guesser } from './attempt-limits.ts'
import { Attempts } from './attempts.ts'
import { isCommon } from './common-passwords.ts'
import type { Devices } from './devices.ts'
import { isGuessable } from './guessable.ts'
import { Passkeys } from './passkeys.ts'
import { Passwords } from './passwords.ts'

/** The same answer for every failed sign-in, whatever the reason. */
const wrong = (): Refused => new Refused(401, 'wrong', 'Wrong email or password.')

async function refuseGuessable(password: string, about: readonly string[]): Promise<void> {
  if (!isGuessable(password, about) && !(await isCommon(password))) return
  const text = 'This password is too easy to guess. Choose another.'
  throw new Refused(400, 'guessable', text)
}

/** Accounts: a guest who can sign in again from anywhere. */
export class Accounts {
  readonly #db: Kysely<Schema>
  readonly #now: () => number
  readonly #passwords = new Passwords()
  readonly #attempts: Attempts
  readonly #devices: Devices
  readonly passkeys: Passkeys

  constructor(db: Kysely<Schema>, config: Config, now: () => number, devices: Devices) {
    this.#db = db
    this.#now = now
    this.#attempts = new Attempts(db, now)
    this.#devices = devices
    this.passkeys = new Passkeys(db, config, now)
  }

  /** The hash of the password of a new account, if it is good enough. */
  async newPassword(person: Person, email: string, password: string): Promise<string> {
    if (person.kind === 'account')
      throw new Refused(409, 'hasAccount', 'You already have an account.')
    await refuseGuessable(password, [person.name, email])
    return this.#passwords.hash(password)
  }

  /** Whether a password has this hash; takes as long where there is none. */
  matches(hash: string | null, password: string | undefined): Promise<boolean> {
    return this.#passwords.matches(hash ?? undefined, password ?? '')
  }

  /** The person with this password. A failure does not reveal whether the account exists. */
  async byPassword(email: string, password: string, { address, device }: Guesser): Promise<string> {
    const found = await this.#db
      .selectFrom('people')
      .innerJoin('passwords', 'passwords.person', 'people.id')
      .select(['people.id', 'passwords.hash'])
      .where('people.email', '=', email)
      .where('people.deleted', 'is', null)
      .executeTakeFirst()
    const guesser = { address, device: this.#devices.known(device, found?.id) }
    const person = await this.#attempts.guard(countersOf('password', email, guesser), async () =>
      (await this.#passwords.matches(found?.hash, password)) ? (found?.id ?? null) : null,
    )
    if (person === null) throw wrong()
    return person
  }

  /** Whether somebody who is signed in knows their password. */
  async confirmPassword(
    person: Person,
    password: string,
    { address, device }: Guesser,
  ): Promise<void> {
    const stored = await this.#db
      .selectFrom('passwords')
      .select('hash')
      .where('person', '=', person.id)
      .executeTakeFirst()
    const guesser = { address, device: this.#devices.known(device, person.id) }
    const right = await this.#attempts.guard(countersOf('confirm', person.id, guesser), async () =>
      (await this.#passwords.matches(stored?.hash, password)) ? person : null,
    )
    if (right === null) throw new Refused(401, 'wrongPassword', 'Wrong password.')
  }

  /** Sets a password; `first` may refuse it once the password is known to be good enough. */
  async changePassword(
    person: Pick<Person, 'id' | 'name'>,
    password: string,
    first: () => Promise<void> = async () => {},
  ): Promise<void> {
    const { email } = await this.#db
      .selectFrom('people')
      .select('email')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    await refuseGuessable(password, [person.name, email ?? ''])
    const hash = await this.#passwords.hash(password)
    await first()
    const values = { person: person.id, hash, changed: this.#now() }
    await this.#db
      .insertInto('passwords')
      .values(values)
      .onConflict((conflict) => conflict.column('person').doUpdateSet(values))
      .execute()
  }

  /** How a person can sign in, by the labels of the passkeys. */
  async signInMethods(person: Person): Promise<object> {
    const keys = await this.passkeys.list(person.id)
    const password = await this.#db
      .selectFrom('passwords')
      .select('changed')
      .where('person', '=', person.id)
      .executeTakeFirst()
    const { email, email_confirmed } = await this.#db
      .selectFrom('people')
      .select(['email', 'email_confirmed'])
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    return {
      email,
      emailConfirmed: email_confirmed,
      password: password?.changed ?? null,
      passkeys: keys.map(({ id, label, created, used }) => ({ id, label, created, used })),
    }
  }
}
