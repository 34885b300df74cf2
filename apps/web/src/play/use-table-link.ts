import { useEffect, useMemo } from 'preact/hooks'
import { backendOf } from '../local/backend-of.ts'
import { TableLink } from '../net/table-link.ts'

/** The link to a table, as long as a page shows it. */
export function useTableLink(id: string): TableLink {
  const link = useMemo(() => new TableLink(backendOf(id), id), [id])
  useEffect(() => () => link.close(), [link])
  return link
}
