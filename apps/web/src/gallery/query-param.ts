const asked = new URLSearchParams(location.search)

/** What the address asks for. */
export const queryParam = (name: string, otherwise: string): string => asked.get(name) ?? otherwise
