import type { Archive } from './archivists-types.ts'

/** The archive of a table without the Archivists. */
export const NO_ARCHIVE: Archive = { pile: [], under: [], underBy: [], drawn: [], held: [] }
