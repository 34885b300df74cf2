import type { Signal } from '@preact/signals'

/** A callback that puts its argument into a signal. */
export const setter =
  <T>(signal: Signal<T>) =>
  (value: T): void => {
    signal.value = value
  }
