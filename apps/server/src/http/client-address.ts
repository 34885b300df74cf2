import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

/** Whether to believe a proxy about who it forwards; hop 0 is the one that is connected to us. */
export type TrustProxy = (address: string, hop: number) => boolean

const NAMED = ['loopback', 'linklocal', 'uniquelocal']

/** A number of proxies in front of the server, or a list of their addresses; null if it is neither. */
export function readTrustProxy(text: string): TrustProxy | null {
  if (text === 'false' || text === '0') return none
  if (text === 'true') return hops(1)
  if (/^\d{1,2}$/.test(text)) return hops(Number(text))
  const proxies = text.split(',').map((one) => one.trim())
  return proxies.every(isAddress) ? compiled(proxies) : null
}

const none: TrustProxy = () => false
const hops =
  (count: number): TrustProxy =>
  (_, hop) =>
    hop < count

/** Without the short forms of IPv4 such as 10.1, which are more likely a mistake. */
function isAddress(text: string): boolean {
  const [address = ''] = text.split('/')
  return (
    NAMED.includes(text) ||
    ipaddr.IPv4.isValidFourPartDecimal(address) ||
    ipaddr.IPv6.isValid(address)
  )
}

function compiled(proxies: string[]): TrustProxy | null {
  try {
    return proxyAddr.compile(proxies)
  } catch {
    return null // a wrong number of bits
  }
}

/** Whether any proxy is trusted at all. */
export const trustsNobody = (trust: TrustProxy): boolean => trust === none

/**
 * Where a request comes from: the last address of the forwarded chain that no trusted proxy has
 * written. What a client claims itself comes before it and changes nothing.
 */
export const clientAddress = (request: IncomingMessage, trust: TrustProxy): string =>
  proxyAddr(request, trust)
