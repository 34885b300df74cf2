import type { View } from '../../../view-types.ts'

/** A view without the contracts that it hides: whoever reads it cannot count them — GU-ARCHIVISTS-8. */
export const openlyHeld = (view: View): View =>
  view.archive === null
    ? view
    : {
        ...view,
        archive: {
          ...view.archive,
          held: view.archive.held.map((hand) => hand.filter((contract) => contract !== null)),
        },
      }
