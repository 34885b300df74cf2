import { settings } from '../settings.ts'

const TYPED_INTO = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"])'

/** Whether a key was pressed for the page as a whole: not in a field, and in no dialog. */
export const isForPage = ({ target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent) =>
  !(ctrlKey || altKey || metaKey || defaultPrevented) &&
  document.querySelector('dialog[open]') === null &&
  !(target instanceof Element && target.matches(TYPED_INTO))

/** The same for keys with a character: people who dictate may want them off. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  settings.peek().shortcuts && isForPage(event)
