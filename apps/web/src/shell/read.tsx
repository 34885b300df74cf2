import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { call } from '../net/http.ts'
import { t } from '../words.ts'
import { failureWords } from './failure.ts'

/** Something that is read from the server and can be read again. */
export interface Read<T> {
  readonly value: ReadonlySignal<T | null>
  readonly failure: ReadonlySignal<string | null>
  again(): Promise<void>
}

export function useRead<T>(path: string): Read<T> {
  const value = useSignal<T | null>(null)
  const failure = useSignal<string | null>(null)
  const read = useMemo(
    () => ({
      value,
      failure,
      async again() {
        failure.value = null
        try {
          value.value = await call<T>('GET', path)
        } catch (error) {
          failure.value = failureWords(error)
        }
      },
    }),
    [path, value, failure],
  )
  useEffect(() => {
    read.again()
  }, [read])
  return read
}

/** Shows what was read: on its way, not to be had, or there. */
export function Reading<T>({
  read,
  children,
}: {
  readonly read: Read<T>
  readonly children: (value: T) => ComponentChildren
}) {
  const value = read.value.value
  if (value !== null) return <>{children(value)}</>
  if (read.failure.value === null) return <p class="muted">{t('page.loading')}</p>
  return (
    <p role="alert" class="alarm">
      {read.failure.value}{' '}
      <button type="button" class="button" onClick={() => read.again()}>
        {t('page.again')}
      </button>
    </p>
  )
}
