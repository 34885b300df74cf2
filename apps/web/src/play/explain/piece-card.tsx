import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'
import type { Message } from '@guildhall/kernel'
import type { Translator } from '@guildhall/texts'
import { type Card, Icon, PlayerToken } from '@guildhall/ui'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { AnyGame } from '../../game-client.ts'
import { t } from '../../later-messages.ts'
import { Link } from '../../router.tsx'
import { clauseHref } from '../../screens/rules/clause-href.ts'
import { seatColours } from '../../seat-colours.ts'
import { labelOf, nameOf } from './anchors.ts'
import type { Shown } from './shown-card.ts'
import './piece-card.css'

interface PieceCardProps {
  readonly shown: Shown
  /** Null for what has no card but was asked about. */
  readonly card: Card | null
  /** Why it cannot be played. */
  readonly refusal: { readonly message: Message; readonly clause?: string | undefined } | null
  readonly game: AnyGame
  readonly names: readonly string[]
  readonly say: Translator
  readonly onClose: () => void
}

const TEXT = 'piece-card-text'
const TITLE = 'piece-card-title'
const AS_DIALOG = { role: 'dialog', 'aria-labelledby': TITLE } as const

/** The card of a piece, beside it: what it is, what it does, whose it is, and its rule. */
export function PieceCard(props: PieceCardProps) {
  const { shown, card, refusal, say } = props
  const { anchor, how } = shown
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLSpanElement>(null)
  useBeside(anchor, box, frame)
  useDescribed(anchor)
  const pinned = how === 'pinned'
  useLayoutEffect(() => {
    if (pinned) box.current?.focus({ preventScroll: true })
  }, [pinned, anchor])
  const reaches = pinned || how === 'held'
  return (
    <>
      {how === 'look' && <span ref={frame} class="look-frame" />}
      <div
        ref={box}
        popover="manual"
        data-of={nameOf(anchor)}
        class={`piece-card ${reaches ? 'reaches' : ''}`}
        {...(pinned ? AS_DIALOG : { role: 'tooltip' as const })}
        tabIndex={-1}
      >
        {pinned && (
          <button
            type="button"
            class="button quiet icon-only piece-card-close"
            aria-label={t('page.close')}
            onClick={props.onClose}
          >
            <Icon name="close" size={18} />
          </button>
        )}
        <Head {...props} />
        <div id={TEXT}>
          {refusal !== null && (
            <p class="piece-card-why">
              <Icon name="info" size={16} />
              {say(refusal.message)}
            </p>
          )}
          {card?.lines.map((line) => (
            <p key={say(line)}>{say(line)}</p>
          ))}
        </div>
        <Rule clause={refusal?.clause ?? card?.clause} />
      </div>
    </>
  )
}

function Head({ shown, card, refusal, game, names, say }: PieceCardProps) {
  const owner = card?.owner
  const label = labelOf(shown.anchor)
  return (
    <>
      <header>
        {card?.picture !== undefined && <span class="piece-card-picture">{card.picture}</span>}
        <h2 id={TITLE}>{card === null ? t('why.title') : say(card.title)}</h2>
      </header>
      {owner !== undefined && (
        <p class="piece-card-owner">
          <PlayerToken colour={seatColours(game.options)[owner] ?? 'black'} size={16} />
          {names[owner] || t('explain.nobody')}
        </p>
      )}
      {(refusal !== null || card?.labelled === true) && label !== '' && (
        <p class="piece-card-about">{label}</p>
      )}
    </>
  )
}

const Rule = ({ clause }: { readonly clause: string | undefined }) =>
  clause === undefined ? null : (
    <p class="piece-card-rule">
      <Link class="clause-link" href={clauseHref(clause)}>
        {t('why.clause', { clause })}
      </Link>
    </p>
  )

/** Keeps the card beside its piece and inside the window. */
function useBeside(
  anchor: Shown['anchor'],
  box: { readonly current: HTMLElement | null },
  frame: { readonly current: HTMLElement | null },
): void {
  useLayoutEffect(() => {
    const card = box.current
    if (card === null) return
    card.showPopover()
    return autoUpdate(anchor, card, () => {
      if (frame.current !== null) surround(frame.current, anchor.getBoundingClientRect())
      const middleware = [
        offset(10),
        flip({ fallbackAxisSideDirection: 'start', padding: 8 }),
        shift({ padding: 8, crossAxis: true }),
      ]
      computePosition(anchor, card, { strategy: 'fixed', placement: 'right', middleware }).then(
        ({ x, y }) => {
          card.style.left = `${Math.round(x)}px`
          card.style.top = `${Math.round(y)}px`
        },
      )
    })
  }, [anchor])
}

/** A frame around a piece that has no focus to show. */
function surround({ style }: HTMLElement, { x, y, width, height }: DOMRect): void {
  style.left = `${x - 4}px`
  style.top = `${y - 4}px`
  style.width = `${width + 8}px`
  style.height = `${height + 8}px`
}

/** The piece is described by its card as long as this is shown. */
function useDescribed(anchor: Shown['anchor']): void {
  useLayoutEffect(() => {
    const piece = anchor.matches('[data-piece]') ? anchor : anchor.querySelector('[data-piece]')
    const described = piece ?? anchor
    described.setAttribute('aria-describedby', TEXT)
    return () => described.removeAttribute('aria-describedby')
  }, [anchor])
}
