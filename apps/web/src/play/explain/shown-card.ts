import { type Signal, signal } from '@preact/signals'
import { isShortcut } from '../../shell/shortcut.ts'
import { type Anchor, anchorOf, anchorsIn, isArrow, nextAnchor } from './anchors.ts'
import type { Explain } from './explain.ts'
import { LOOK_KEY } from './look-button.tsx'

/** Why a card is there, and so when it goes. */
type How = 'hover' | 'held' | 'focus' | 'look' | 'pinned'

export interface Shown {
  readonly anchor: Anchor
  readonly how: How
}

/** How long the mouse rests on a piece before its card comes, and how long the card waits for the mouse. */
const REST = 350
const GRACE = 250
const LONG_PRESS = 500
/** So far does a mouse come between two events that walks over to the card. */
const STEP = 48

/** Which card is shown: follows mouse, focus, fingers and arrow keys until it is stopped. */
export class ShownCard {
  readonly shown: Signal<Shown | null> = signal(null)
  readonly #explain: Explain
  #timer = 0
  #holding = 0
  #over: Anchor | null = null
  #mouse: readonly [number, number] = [0, 0]
  #swallow = false

  constructor(explain: Explain) {
    this.#explain = explain
  }

  /** Begins to listen; the result ends it. */
  start(): () => void {
    const end = new AbortController()
    const on = <K extends keyof WindowEventMap>(
      name: K,
      hear: (event: WindowEventMap[K]) => void,
    ) => addEventListener(name, hear, { capture: true, signal: end.signal })
    on('pointerover', (event) => this.#hover(event))
    on('pointermove', (event) => this.#move(event))
    on('focusin', (event) => this.#focus(event))
    on('focusout', () => this.#leave('focus'))
    on('click', (event) => this.#click(event))
    on('pointerdown', (event) => this.#press(event))
    on('contextmenu', (event) => this.#swallow && event.preventDefault())
    on('keydown', (event) => this.#key(event))
    on('scroll', ({ target }) => inCard(target) || this.#leave('hover'))
    on('pointerup', () => this.#lift())
    on('pointercancel', () => this.#lift())
    this.#answer(this.#explain.first.peek())
    return () => {
      end.abort()
      window.clearTimeout(this.#timer)
    }
  }

  /** What was done while this was on its way. */
  #answer(event: Event | null): void {
    if (event instanceof KeyboardEvent) this.#open(event)
    else if (event?.type === 'pointerdown') this.#hold(event as PointerEvent)
    else if (event instanceof PointerEvent) this.#hover(event)
  }

  pin(anchor: Anchor): void {
    this.#wait(0)
    this.shown.value = { anchor, how: 'pinned' }
  }

  close(): void {
    this.#wait(0)
    this.shown.value = null
    this.#explain.asked.value = null
  }

  #wait(ms: number, then: () => void = () => {}): void {
    window.clearTimeout(this.#timer)
    if (ms > 0) this.#timer = window.setTimeout(then, ms)
  }

  #leave(...hows: readonly How[]): void {
    const how = this.shown.value?.how
    if (how !== undefined && hows.includes(how)) this.close()
  }

  #hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || this.shown.value?.how === 'pinned') return
    if (inCard(event.target)) return this.#wait(0)
    const anchor = anchorOf(event.target)
    if (anchor === this.#over) return
    this.#over = anchor
    if (anchor === null) this.#wait(GRACE, () => this.#leave('hover', 'held'))
    else this.#wait(REST, () => this.#show({ anchor, how: 'hover' }))
  }

  #show(next: Shown): void {
    if (this.shown.value?.how === 'pinned') return
    if (next.anchor.isConnected) this.shown.value = next
  }

  /** A mouse that walks from the piece over to its card can reach what is in it. */
  #move({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
    const [fromX, fromY] = this.#mouse
    this.#mouse = [x, y]
    const { shown } = this
    if (pointerType !== 'mouse' || shown.value?.how !== 'hover') return
    const box = document.querySelector('.piece-card')?.getBoundingClientRect()
    if (box === undefined || Math.hypot(x - fromX, y - fromY) > STEP) return
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return
    if (!isOutside(box, fromX, fromY)) return
    this.#wait(0)
    shown.value = { anchor: shown.value.anchor, how: 'held' }
  }

  #focus({ target }: FocusEvent): void {
    const anchor = anchorOf(target)
    if (anchor === null || inCard(target) || this.shown.value?.how === 'pinned') return
    if (target instanceof Element && !target.matches(':focus-visible')) return
    this.#show({ anchor, how: this.#explain.looking.value ? 'look' : 'focus' })
  }

  #click(event: MouseEvent): void {
    if (this.#swallow) {
      this.#swallow = false
      stop(event)
    } else if (inCard(event.target)) {
      return
    } else if (this.#explain.looking.value && anchorOf(event.target) !== null) {
      const anchor = anchorOf(event.target)
      stop(event)
      if (anchor !== null) this.look(anchor)
    } else {
      this.close()
    }
  }

  #press(event: PointerEvent): void {
    this.#swallow = false
    const how = this.shown.value?.how
    if ((how === 'pinned' || how === 'look') && !inCard(event.target)) this.close()
    this.#hold(event)
  }

  /** A finger that rests on a piece. */
  #hold({ target, pointerType }: PointerEvent): void {
    const anchor = anchorOf(target)
    if (anchor === null || pointerType === 'mouse' || inCard(target)) return
    this.#holding = window.setTimeout(() => {
      this.#swallow = true
      if (this.shown.value?.anchor !== anchor) this.pin(anchor)
    }, LONG_PRESS)
  }

  #lift(): void {
    window.clearTimeout(this.#holding)
  }

  #key(event: KeyboardEvent): void {
    const { key, target } = event
    const { looking } = this.#explain
    if (key === 'Escape' && (this.shown.value !== null || looking.value)) {
      stop(event)
      if (this.shown.value === null) looking.value = false
      else this.#back()
    } else if (key === '?' && anchorOf(target) !== null && !inCard(target)) {
      this.pin(anchorOf(target) as Anchor)
    } else if (looking.value && isArrow(key) && !inCard(target)) {
      stop(event)
      this.#walk(key)
    } else if (key === 'Enter' || key === ' ') {
      this.#leave('focus')
    } else {
      this.#open(event)
    }
  }

  /** The keys that open something beside the board. */
  #open(event: KeyboardEvent): void {
    const { looking, panel } = this.#explain
    if (!isShortcut(event)) return
    if (event.key === LOOK_KEY) looking.value = !looking.value
    else if (event.key === 'a') panel.value = 'aid'
    else if (event.key === 's') panel.value = 'score'
  }

  /** From a pinned card back to its piece. */
  #back(): void {
    const { anchor, how } = this.shown.value ?? {}
    this.close()
    if (how === 'pinned' && anchor?.hasAttribute('tabindex')) anchor.focus()
  }

  #walk(key: string): void {
    const all = anchorsIn(document.querySelector('main') ?? document.body)
    const from = this.shown.value?.anchor ?? anchorOf(document.activeElement)
    const next = from === null || !all.includes(from) ? all[0] : nextAnchor(all, from, key)
    if (next !== undefined && next !== null) this.look(next)
  }

  /** Shows the card of a piece that was looked up. */
  look(anchor: Anchor): void {
    anchor.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    this.shown.value = { anchor, how: 'look' }
  }
}

const inCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.piece-card, .look-bar') !== null

const isOutside = (box: DOMRect, x: number, y: number): boolean =>
  x < box.left || x > box.right || y < box.top || y > box.bottom

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
