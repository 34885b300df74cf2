import ipaddr from 'ipaddr.js'

/** The bits of an IPv6 address that a household or a rented machine shares. */
const NETWORK_BITS = 64

/** What counts as one address in limits: an IPv4 address, or a whole IPv6 network of one customer. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const [network] = ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${NETWORK_BITS}`)
    .toString()
    .split('%')
  return `${network}/${NETWORK_BITS}`
}
