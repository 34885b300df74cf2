import { type Signal, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { t } from '../i18n.ts'
import { LoadFailed } from './load-failed.tsx'

/** A component that is loaded when it is first drawn. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const loaded: Signal<{ readonly Component: ComponentType<P> | null } | null> = signal(null)
  return function Lazy(props: P) {
    useEffect(() => {
      if (loaded.value !== null) return
      load().then(
        (Component) => {
          loaded.value = { Component }
        },
        () => {
          loaded.value = { Component: null }
        },
      )
    }, [])
    if (loaded.value === null) return <p aria-live="polite">{t('page.loading')}</p>
    const { Component } = loaded.value
    return Component === null ? <LoadFailed /> : <Component {...props} />
  }
}
