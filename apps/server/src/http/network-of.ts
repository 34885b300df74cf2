import ipaddr from 'ipaddr.js'

/** The bits of an IPv6 address that a household or a rented machine shares. */
const NETWORK_BITS = 64

/** What counts as one address in limits: an IPv4 address, or a whole IPv6 network of one customer. */
export function networkOf(address: string | undefined): string {
  const bare = withoutPort(address ?? '') // the socket of a client that has gone has no address
  if (!ipaddr.isValid(bare)) return bare
  const parsed = ipaddr.process(bare)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const [start] = bare.split('%')
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${start}/${NETWORK_BITS}`)
  return `${network}/${NETWORK_BITS}`
}

/** Some proxies forward the port as well, and it is another one for every connection. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
