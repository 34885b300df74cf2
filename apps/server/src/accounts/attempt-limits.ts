import { networkOf } from '../http/network-of.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How many wrong attempts are free, and how the counter behaves after them. */
export interface AttemptLimit {
  readonly free: number
  /** The waits double up to this. */
  readonly longest: number
  /** A count decays by one in this time, so that honest mistakes do not add up over weeks. */
  readonly oneLessEvery: number
  /** Whether the right answer clears the counter, because nobody but the owner used it. */
  readonly endsWithSuccess: boolean
}

/** What is counted, and how strictly. */
export interface Counter {
  readonly of: string
  readonly limit: AttemptLimit
}

/** One account from one address, or from one known device. */
const STRICT: AttemptLimit = {
  ...{ free: 5, longest: HOUR, oneLessEvery: 2 * HOUR, endsWithSuccess: true },
}
/** One address over all accounts: a whole club may share it. */
const ADDRESS: AttemptLimit = {
  ...{ free: 50, longest: 15 * MINUTE, oneLessEvery: 10 * MINUTE, endsWithSuccess: false },
}
/** One account from everywhere: slows down an attacker with many addresses. */
const ACCOUNT: AttemptLimit = {
  ...{ free: 100, longest: 15 * MINUTE, oneLessEvery: 10 * MINUTE, endsWithSuccess: false },
}

/** Who guesses: an address, and a device that signed in to this account before. */
export interface Guesser {
  readonly address: string
  readonly device: string | null
}

/**
 * The counters of a guess. A known device has one of its own, so that nobody else can make its owner
 * wait. The purpose keeps passwords and codes apart.
 */
export function countersOf(
  purpose: string,
  account: string,
  { address, device }: Guesser,
): readonly Counter[] {
  if (device !== null) return [{ of: `${purpose} device ${device} ${account}`, limit: STRICT }]
  const network = networkOf(address)
  return [
    { of: `${purpose} pair ${network} ${account}`, limit: STRICT },
    { of: `${purpose} address ${network}`, limit: ADDRESS },
    { of: `${purpose} account ${account}`, limit: ACCOUNT },
  ]
}
