import type { Translator } from '@guildhall/texts'
import type { Card } from '@guildhall/ui'
import { useEffect, useMemo } from 'preact/hooks'
import { t } from '../../later-messages.ts'
import { lazy } from '../../shell/lazy.tsx'
import { type Anchor, anchorOf, isShut, labelOf, nameOf } from './anchors.ts'
import type { Explain, LayerProps } from './explain.ts'
import { PieceCard } from './piece-card.tsx'
import { ShownCard } from './shown-card.ts'
import { useCards } from './use-cards.ts'

const AidDialog = lazy(async () => (await import('./aid-dialog.tsx')).AidDialog)
const ScoreDialog = lazy(async () => (await import('./score-dialog.tsx')).ScoreDialog)

/** Over the table: the card of a piece, how to look at all of them, the aid and the scores. */
export function ExplainLayer(props: LayerProps) {
  const { explain, tableGame, draft, names } = props
  const { panel, looking } = explain
  const close = () => {
    panel.value = null
  }
  return (
    <>
      <Cards {...props} />
      {looking.value && <LookBar {...explain} />}
      {panel.value === 'aid' && (
        <AidDialog table={draft.table} game={tableGame.game.id} onClose={close} />
      )}
      {panel.value === 'score' && <ScoreDialog {...{ tableGame, draft, names }} onClose={close} />}
    </>
  )
}

/** The card that is shown now, of the piece that is pointed at. */
function Cards({ explain, tableGame, draft, names }: LayerProps) {
  const known = useCards(tableGame, draft.base.seat)
  const follow = useMemo(() => new ShownCard(explain), [explain.asked])
  useEffect(() => follow.start(), [follow])
  const asked = explain.asked.value
  useEffect(() => {
    if (asked !== null) follow.pin(anchorOf(asked.piece) ?? (asked.piece as Anchor))
  }, [asked, follow])
  const shown = follow.shown.value
  const there = shown?.anchor.isConnected === true ? shown : null
  if (there === null || known === null) return <p class="unseen" role="status" />
  const { say } = known
  const card = known.cards.of(nameOf(there.anchor), { draft: draft as never, names })
  const isAsked = asked !== null && there.anchor.contains(asked.piece) && isShut(asked.piece)
  return (
    <>
      <p class="unseen" role="status">
        {there.how === 'look' && card !== null && spoken(there.anchor, card, say)}
      </p>
      {(card !== null || isAsked) && (
        <PieceCard
          key={nameOf(there.anchor)}
          {...{ card, names, say }}
          shown={there}
          refusal={isAsked ? asked.refusal : null}
          game={tableGame.game}
          onClose={() => follow.close()}
        />
      )}
    </>
  )
}

/** A card as it is heard: what is looked at has no focus. */
const spoken = (anchor: Anchor, { title, lines, labelled }: Card, say: Translator): string =>
  [say(title), ...(labelled ? [labelOf(anchor)] : []), ...lines.map(say)].join(' ')

/** What looking at pieces is, and where more is explained. */
function LookBar({ looking, panel }: Explain) {
  return (
    <section class="look-bar" aria-label={t('explain.look')}>
      <span role="status">{t('explain.how')}</span>
      <button
        type="button"
        class="button"
        onClick={() => {
          panel.value = 'aid'
        }}
      >
        {t('explain.aid')}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          panel.value = 'score'
        }}
      >
        {t('explain.score')}
      </button>
      <button
        type="button"
        class="button primary"
        onClick={() => {
          looking.value = false
        }}
      >
        {t('explain.done')}
      </button>
    </section>
  )
}
