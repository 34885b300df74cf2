/**
 * The address that a request asks for, in whatever form it is written: with encoded letters, or
 * absolute as to a proxy. Null if it is not one.
 */
export function targetOf(url: string | undefined): URL | null {
  const text = url ?? '/'
  try {
    const parsed = new URL(text.startsWith('/') ? `http://localhost${text}` : text)
    parsed.pathname = decodeURIComponent(parsed.pathname)
    return parsed
  } catch {
    return null
  }
}
