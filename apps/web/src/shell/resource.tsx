import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { t } from '../i18n.ts'
import { call, type Method } from '../net/http.ts'
import { failureText } from './failure-text.ts'

/** Something that is loaded from the server and can be loaded again. */
export interface Resource<T> {
  readonly value: ReadonlySignal<T | null>
  readonly failure: ReadonlySignal<string | null>
  reload(): Promise<void>
  /** Sends a request that changes it, and loads it again. */
  change(method: Method, path: string, body?: unknown): Promise<void>
}

export function useResource<T>(path: string): Resource<T> {
  const value = useSignal<T | null>(null)
  const failure = useSignal<string | null>(null)
  const resource = useMemo(
    (): Resource<T> => ({
      value,
      failure,
      async reload() {
        failure.value = null
        try {
          value.value = await call<T>('GET', path)
        } catch (error) {
          failure.value = failureText(error)
        }
      },
      async change(...request) {
        await call(...request)
        await this.reload()
      },
    }),
    [path, value, failure],
  )
  useEffect(() => {
    resource.reload()
  }, [resource])
  return resource
}

/** Shows a resource: loading, failed, or its value. */
export function Loaded<T>({
  resource,
  children,
}: {
  readonly resource: Resource<T>
  readonly children: (value: T) => ComponentChildren
}) {
  const value = resource.value.value
  if (value !== null) return <>{children(value)}</>
  if (resource.failure.value === null) return <p class="muted">{t('page.loading')}</p>
  return (
    <p role="alert" class="error-text">
      {resource.failure.value}{' '}
      <button type="button" class="button" onClick={() => resource.reload()}>
        {t('page.again')}
      </button>
    </p>
  )
}

/** Shows a list of the server line by line, or says that it is empty. */
export const LoadedList = <T,>({
  resource,
  empty,
  children,
}: {
  readonly resource: Resource<readonly T[]>
  readonly empty?: string
  /** An `li` with a key. */
  readonly children: (item: T) => ComponentChildren
}) => (
  <Loaded resource={resource}>
    {(items) => (
      <Lines items={items} empty={empty}>
        {children}
      </Lines>
    )}
  </Loaded>
)

/** A list line by line, or that it is empty. */
export const Lines = <T,>({
  items,
  empty,
  children,
}: {
  readonly items: readonly T[]
  readonly empty?: string | undefined
  /** An `li` with a key. */
  readonly children: (item: T) => ComponentChildren
}) =>
  items.length === 0 ? (
    empty === undefined ? null : (
      <p class="muted">{empty}</p>
    )
  ) : (
    <ul class="lines">{items.map(children)}</ul>
  )
