import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { Refused } from '../http/refused.ts'
import type { Person } from '../people/person.ts'
import type { Schema } from '../storage/schema.ts'
import { countersOf, type Guesser } from './attempt-limits.ts'
import { Attempts } from './attempts.ts'
import { Challenges } from './challenges.ts'
import type { Devices } from './devices.ts'
import { isGuessable } from './guessable.ts'
import { Passwords } from './passwords.ts'

const NAME = 'Guildhall'
const SIGN_IN = 'sign-in'

/** The same answer for every failed sign-in, whatever the reason. */
const wrong = (): Refused => new Refused(401, 'wrong', 'Wrong email or password.')
const badKey = (): Refused => new Refused(401, 'badKey', 'This passkey wasn’t accepted.')

function refuseGuessable(password: string, about: readonly string[]): void {
  if (!isGuessable(password, about)) return
  const text = 'This password is too easy to guess. Choose another.'
  throw new Refused(400, 'guessable', text)
}

/** Accounts: a guest who can sign in again from anywhere. */
export class Accounts {
  readonly #db: Kysely<Schema>
  readonly #config: Config
  readonly #now: () => number
  readonly #passwords = new Passwords()
  readonly #attempts: Attempts
  readonly #devices: Devices
  readonly #challenges: Challenges

  constructor(db: Kysely<Schema>, config: Config, now: () => number, devices: Devices) {
    this.#db = db
    this.#config = config
    this.#now = now
    this.#attempts = new Attempts(db, now)
    this.#devices = devices
    this.#challenges = new Challenges(db, now)
  }

  /** The guest becomes an account and keeps everything: it is the same person. */
  async register(person: Person, email: string, password: string): Promise<void> {
    if (person.kind === 'account')
      throw new Refused(409, 'hasAccount', 'You already have an account.')
    refuseGuessable(password, [person.name, email])
    const hash = await this.#passwords.hash(password)
    const now = this.#now()
    await this.#db.transaction().execute(async (db) => {
      const taken = await db
        .selectFrom('people')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst()
      if (taken !== undefined) {
        throw new Refused(
          409,
          'emailTaken',
          'There’s already an account with this email. Sign in instead.',
        )
      }
      await db
        .updateTable('people')
        .set({ kind: 'account', email })
        .where('id', '=', person.id)
        .execute()
      await db.insertInto('passwords').values({ person: person.id, hash, changed: now }).execute()
    })
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

  async changePassword(person: Person, password: string): Promise<void> {
    const { email } = await this.#db
      .selectFrom('people')
      .select('email')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    refuseGuessable(password, [person.name, email ?? ''])
    const hash = await this.#passwords.hash(password)
    const values = { person: person.id, hash, changed: this.#now() }
    await this.#db
      .insertInto('passwords')
      .values(values)
      .onConflict((conflict) => conflict.column('person').doUpdateSet(values))
      .execute()
  }

  /** What a browser needs to make a passkey for this person. */
  async passkeyOptions(person: Person): Promise<object> {
    const known = await this.#passkeysOf(person.id)
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: this.#config.publicUrl.hostname,
      userName: person.name,
      userID: new TextEncoder().encode(person.id),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await this.#challenges.remember(options.challenge, person.id)
    return options
  }

  /** Stores a passkey. It turns a guest into an account. */
  async addPasskey(person: Person, response: unknown, label: string): Promise<void> {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => this.#challenges.take(challenge, person.id),
      expectedOrigin: this.#config.publicUrl.origin,
      expectedRPID: this.#config.publicUrl.hostname,
      requireUserVerification: false,
    }).catch(() => {
      throw badKey()
    })
    if (registrationInfo === undefined) throw badKey()
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    await this.#db.transaction().execute(async (db) => {
      const kept = await db
        .insertInto('passkeys')
        .values({
          id,
          person: person.id,
          public_key: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: JSON.stringify(transports),
          label,
          created: this.#now(),
          used: null,
        })
        .onConflict((taken) => taken.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (kept === undefined) throw badKey()
      await db.updateTable('people').set({ kind: 'account' }).where('id', '=', person.id).execute()
    })
  }

  async signInOptions(): Promise<object> {
    const options = await generateAuthenticationOptions({
      rpID: this.#config.publicUrl.hostname,
      userVerification: 'preferred',
    })
    await this.#challenges.remember(options.challenge, SIGN_IN)
    return options
  }

  /** The person with this passkey. */
  async byPasskey(response: unknown): Promise<string> {
    const answer = response as AuthenticationResponseJSON
    const key = await this.#db
      .selectFrom('passkeys')
      .innerJoin('people', 'people.id', 'passkeys.person')
      .selectAll('passkeys')
      .where('passkeys.id', '=', String(answer.id))
      .where('people.deleted', 'is', null)
      .executeTakeFirst()
    if (key === undefined) throw badKey()
    const verified = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => this.#challenges.take(challenge, SIGN_IN),
      expectedOrigin: this.#config.publicUrl.origin,
      expectedRPID: this.#config.publicUrl.hostname,
      requireUserVerification: false,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: key.counter,
        transports: JSON.parse(key.transports),
      },
    }).catch(() => {
      throw badKey()
    })
    if (!verified.verified) throw badKey()
    await this.#db
      .updateTable('passkeys')
      .set({ counter: verified.authenticationInfo.newCounter, used: this.#now() })
      .where('id', '=', key.id)
      .execute()
    return key.person
  }

  async #passkeysOf(person: string): Promise<Schema['passkeys'][]> {
    return this.#db.selectFrom('passkeys').selectAll().where('person', '=', person).execute()
  }

  /** How a person can sign in, by the labels of the passkeys. */
  async signInMethods(person: Person): Promise<object> {
    const keys = await this.#passkeysOf(person.id)
    const password = await this.#db
      .selectFrom('passwords')
      .select('changed')
      .where('person', '=', person.id)
      .executeTakeFirst()
    return {
      password: password?.changed ?? null,
      passkeys: keys.map(({ id, label, created, used }) => ({ id, label, created, used })),
    }
  }

  /** A passkey is removed, unless it is the last way to sign in. */
  async removePasskey(person: Person, id: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const gone = await db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('person', '=', person.id)
        .returning('id')
        .executeTakeFirst()
      if (gone === undefined) throw new Refused(404, 'notFound', 'This passkey doesn’t exist.')
      const left = await db
        .selectFrom('passkeys')
        .select('id')
        .where('person', '=', person.id)
        .executeTakeFirst()
      const password = await db
        .selectFrom('passwords')
        .select('person')
        .where('person', '=', person.id)
        .executeTakeFirst()
      if (left === undefined && password === undefined) {
        throw new Refused(
          409,
          'lastWayIn',
          'This is your only sign-in method. Set a password first.',
        )
      }
    })
  }
}
