import type { Review, ReviewState } from '@guildhall/bots/coach'
import type { AnyCommand, GameFile } from '@guildhall/kernel'
import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { isOnDevice } from '../local/device-ids.ts'
import { loadReview, saveReview } from '../local/store.ts'
import { call, Refused } from '../net/http.ts'
import { reviewInWorker } from './review-worker.ts'

/** How far the review of a game is; `failed` has the server's code for the reason. */
export type ReviewStatus =
  | { readonly state: 'looking' }
  | { readonly state: 'failed'; readonly code: string }
  | ReviewState<AnyCommand>

export interface Reviewing {
  readonly status: ReadonlySignal<ReviewStatus>
  /** Whether it continues without this page. */
  readonly goesOn: boolean
  start(): void
  /** Only where it is made on this device. */
  cancel(): void
}

/** How often the server is asked for the progress. */
const AGAIN = 1500

/** The review of a game: of a table on a server or this device, or of a file (null). */
export function useReview(id: string | null, file: GameFile): Reviewing {
  const status = useSignal<ReviewStatus>({ state: 'looking' })
  const made = useMemo(() => {
    const hear = (next: ReviewStatus) => {
      status.value = next
    }
    return id === null || isOnDevice(id) ? localReview(id, file, hear) : serverReview(id, hear)
  }, [id, file])
  useEffect(() => {
    made.look()
    return () => made.leave()
  }, [made])
  return { status, goesOn: made.goesOn, start: made.start, cancel: made.leave }
}

interface ReviewSource {
  readonly goesOn: boolean
  look(): void
  start(): void
  leave(): void
}

function serverReview(id: string, hear: (next: ReviewStatus) => void): ReviewSource {
  const path = `/api/tables/${id}/review`
  let timer: ReturnType<typeof setTimeout> | undefined
  let left = false
  const ask = async (method: 'GET' | 'POST') => {
    try {
      const state = await call<ReviewState<AnyCommand>>(method, path)
      if (left) return
      hear(state)
      if (state.state === 'running') timer = setTimeout(() => ask('GET'), AGAIN)
    } catch (error) {
      if (!left) hear({ state: 'failed', code: error instanceof Refused ? error.code : '' })
    }
  }
  return {
    goesOn: true,
    look: () => void ask('GET'),
    start: () => void ask('POST'),
    leave() {
      left = true
      clearTimeout(timer)
    },
  }
}

function localReview(
  id: string | null,
  file: GameFile,
  hear: (next: ReviewStatus) => void,
): ReviewSource {
  let cancel = () => {}
  const failed = (error: unknown) => {
    console.error(error)
    hear({ state: 'failed', code: '' })
  }
  return {
    goesOn: false,
    look() {
      const known = id === null ? Promise.resolve(null) : loadReview(id)
      known.then(
        (review) => hear(review === null ? { state: 'none' } : { state: 'done', review }),
        () => hear({ state: 'none' }),
      )
    },
    start() {
      hear({ state: 'running', done: 0, all: file.log.steps.length })
      let cancelled = false
      const made = reviewInWorker(file, (progress) => hear({ state: 'running', ...progress }))
      cancel = () => {
        cancelled = true
        made.cancel()
        hear({ state: 'none' })
      }
      const keep = async (review: Review<AnyCommand>) => {
        if (id !== null) await saveReview(id, review)
        hear({ state: 'done', review })
      }
      made.review.then(keep).catch((error: unknown) => {
        if (!cancelled) failed(error)
      })
    },
    leave: () => cancel(),
  }
}
