import type { IncomingHttpHeaders } from 'node:http'

/** Whether a request comes from our own pages. A web page cannot forge these headers. */
export type Origin = 'own' | 'foreign' | 'unsaid'

export function originOf(headers: IncomingHttpHeaders, publicUrl: URL): Origin {
  const site = headers['sec-fetch-site']
  const { origin } = headers
  if (origin !== undefined) return origin === publicUrl.origin ? 'own' : 'foreign'
  if (site === undefined) return 'unsaid'
  return site === 'same-origin' || site === 'none' ? 'own' : 'foreign'
}
