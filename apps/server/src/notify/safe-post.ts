import { lookup } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import ipaddr from 'ipaddr.js'

const LOOKUP_LIMIT = 3000
const TOTAL_LIMIT = 6000

/** An address to which nothing is sent: an internal or reserved one. */
class Unsafe extends Error {}

/** Whether an address is public. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // The library takes an IPv4-compatible address, ::8.8.8.8, for the IPv4 address in it.
  if (/^::\d+\./.test(address)) return false
  // An IPv4 address written as IPv6 counts as IPv4.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  // Only this part of IPv6 is given out. What is outside may lead to an IPv4 address, as ::/96 does.
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parseCIDR('2000::/3'))
}

/** Resolves a host name. */
type Resolve = (host: string) => Promise<readonly { readonly address: string }[]>
const resolved: Resolve = (host) => lookup(host, { all: true, verbatim: true })

/** The address of a host name; refused if any of its addresses is internal. */
export async function publicAddress(host: string, resolve = resolved): Promise<string> {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  const found = await within(LOOKUP_LIMIT, resolve(bare))
  const [first] = found
  if (first === undefined || !found.every(({ address }) => isPublic(address))) {
    throw new Unsafe(`${host} is not an address on the internet`)
  }
  return first.address
}

export interface Post {
  readonly url: URL
  readonly body: string | Buffer
  readonly headers: Readonly<Record<string, string>>
  /** The operator of the server allows internal addresses. */
  readonly internal: boolean
}

/**
 * Sends to an address that a person entered. The name is resolved once and the connection goes to
 * that address, so that a second DNS answer changes nothing. Redirects are not followed.
 */
export async function safePost(
  { url, body, headers, internal }: Post,
  resolve = resolved,
): Promise<number> {
  if (url.protocol !== 'https:' && !internal) throw new Unsafe('only https is sent to')
  if (url.username !== '' || url.password !== '') throw new Unsafe('no passwords in addresses')
  const address = internal ? null : await publicAddress(url.hostname, resolve)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(TOTAL_LIMIT),
        ...(address === null ? {} : { lookup: pinned(address) }),
      },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Resolves every name to the address that was checked. */
const pinned =
  (address: string) =>
  (
    _host: string,
    options: { readonly all?: boolean | undefined },
    done: (
      error: null,
      address: string | { address: string; family: number }[],
      family?: number,
    ) => void,
  ): void => {
    const family = ipaddr.parse(address).kind() === 'ipv6' ? 6 : 4
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
