import { backendOf } from '../local/backend-of.ts'
import { go } from '../router.tsx'

/** Goes to the next game of the same people, and sits down where one sat. */
export async function goToRematch(id: string): Promise<void> {
  go(`/t/${await backendOf(id).rematch(id)}`)
}
