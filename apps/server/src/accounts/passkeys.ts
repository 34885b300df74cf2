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
import { Challenges } from './challenges.ts'

const NAME = 'Guildhall'
const SIGN_IN = 'sign-in'
/** A challenge for somebody who is signed in, to prove that it is still them. */
const confirming = (person: string): string => `confirm ${person}`

const badKey = (): Refused => new Refused(401, 'badKey', 'This passkey wasn’t accepted.')

/**
 * Passkeys: a device proves who somebody is, and asks its owner for a PIN, a finger or a face. One
 * that only asks for a touch is refused: whoever finds it could sign in.
 */
export class Passkeys {
  readonly #db: Kysely<Schema>
  readonly #config: Config
  readonly #now: () => number
  readonly #challenges: Challenges

  constructor(db: Kysely<Schema>, config: Config, now: () => number) {
    this.#db = db
    this.#config = config
    this.#now = now
    this.#challenges = new Challenges(db, now)
  }

  /** What a browser needs to make a passkey for this person. */
  async registrationOptions(person: Person): Promise<object> {
    const known = await this.list(person.id)
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: this.#config.publicUrl.hostname,
      userName: person.name,
      userID: new TextEncoder().encode(person.id),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await this.#challenges.remember(options.challenge, person.id)
    return options
  }

  /** Stores a passkey. It turns a guest into an account. */
  async add(person: Person, response: unknown, label: string): Promise<void> {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => this.#challenges.take(challenge, person.id),
      expectedOrigin: this.#config.publicUrl.origin,
      expectedRPID: this.#config.publicUrl.hostname,
      requireUserVerification: true,
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

  /** What a browser needs to sign in with a passkey. */
  signInOptions(): Promise<object> {
    return this.#authenticationOptions(SIGN_IN, [])
  }

  /** What a browser needs to prove that this person is still there. */
  async confirmOptions(person: string): Promise<object> {
    const keys = await this.list(person)
    return this.#authenticationOptions(confirming(person), keys)
  }

  async #authenticationOptions(
    purpose: string,
    keys: readonly { readonly id: string }[],
  ): Promise<object> {
    const options = await generateAuthenticationOptions({
      rpID: this.#config.publicUrl.hostname,
      userVerification: 'required',
      allowCredentials: keys.map(({ id }) => ({ id })),
    })
    await this.#challenges.remember(options.challenge, purpose)
    return options
  }

  /** The person with this passkey, who signs in. */
  signIn(response: unknown): Promise<string> {
    return this.#verify(response, SIGN_IN)
  }

  /** Whether the passkey is one of this person, who is signed in. */
  async confirm(person: string, response: unknown): Promise<void> {
    if ((await this.#verify(response, confirming(person))) !== person) throw badKey()
  }

  async #verify(response: unknown, purpose: string): Promise<string> {
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
      expectedChallenge: (challenge) => this.#challenges.take(challenge, purpose),
      expectedOrigin: this.#config.publicUrl.origin,
      expectedRPID: this.#config.publicUrl.hostname,
      requireUserVerification: true,
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

  list(person: string): Promise<Schema['passkeys'][]> {
    return this.#db.selectFrom('passkeys').selectAll().where('person', '=', person).execute()
  }

  /** Removes a passkey, unless it is the last way to sign in. Returns its label. */
  async remove(person: Person, id: string): Promise<string> {
    return this.#db.transaction().execute(async (db) => {
      const gone = await db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('person', '=', person.id)
        .returning('label')
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
      return gone.label
    })
  }
}
