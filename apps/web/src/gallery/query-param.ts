const params = new URLSearchParams(location.search)

/** A parameter of the page's address. */
export const queryParam = (name: string, otherwise: string): string => params.get(name) ?? otherwise
