import {
  lostIn,
  pointsLostIn,
  type Reason,
  type ReviewedLine,
  type ReviewedTurn,
  worstOf,
} from '@guildhall/bots/coach'
import { type AnyCommand, legalCommands } from '@guildhall/kernel'
import type { Catalogue } from '@guildhall/texts'
import { TurnDraft } from '@guildhall/ui'
import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals'
import type { LoadedGame } from '../history/load-game-file.ts'
import { lineTranslator } from '../play/hint/hint-lines.ts'
import { Link } from '../router.tsx'
import { inPercent } from './percent.ts'
import type { TranslateReview } from './use-review-translator.ts'

interface TurnProps {
  readonly turn: ReviewedTurn<AnyCommand>
  readonly name: string
  readonly sentences: Sentences
  readonly href: (step: number, seat: number) => string
  readonly t: TranslateReview
}

/** How lines of play are worded. */
export interface Sentences {
  /** What a line of a seat comes to, in a sentence; it begins after so many decisions. */
  line(step: number, seat: number, line: readonly AnyCommand[]): string
  /** The name of a reason. */
  reason(what: string): string
}

/** A turn that cost something: what was played, what was better, and by how much. */
export function CostlyTurn({ turn, name, sentences, href, t }: TurnProps) {
  const { step, taken, better, reasons } = worstOf(turn)
  if (better === null) return null
  const line = (
    label: string,
    kind: string,
    { commands, win, margin }: ReviewedLine<AnyCommand>,
  ) => {
    const n = Math.abs(Math.round(margin))
    const points = t('review.points', { n })
    const where = n === 0 ? 'level' : margin < 0 ? 'behind' : 'ahead'
    return (
      <div class={`review-line ${kind}`}>
        <dt>{label}</dt>
        <dd>
          {sentences.line(step, turn.seat, commands)}
          <small class="muted">{t(`review.${where}`, { win: inPercent(win), points })}</small>
        </dd>
      </div>
    )
  }
  return (
    <li class="review-turn">
      <p class="review-cost">
        <strong>{t('review.costTurn', { turn: turn.turn })}</strong>
        <span>{costText(turn, t)}</span>
      </p>
      <dl>
        {line(t('review.played'), 'played', taken)}
        {line(t('review.better'), 'better', better)}
      </dl>
      <Reasons {...{ reasons, sentences, t }} />
      <Link
        href={href(turn.step, turn.seat)}
        aria-label={t('review.lookAt', { turn: turn.turn, name })}
      >
        {t('review.look')}
      </Link>
    </li>
  )
}

/** What a turn cost: of the chance to win, or where that stayed the same, in points. */
function costText(turn: ReviewedTurn<AnyCommand>, t: TranslateReview): string {
  const lost = lostIn(turn)
  if (Math.round(lost * 100) > 0) return inPercent(-lost, true)
  return t('review.points', { n: -Math.ceil(pointsLostIn(turn)) })
}

/** The reasons for the better line, and those against it. */
function Reasons({
  reasons,
  sentences,
  t,
}: {
  readonly reasons: readonly Reason[]
  readonly sentences: Sentences
  readonly t: TranslateReview
}) {
  const listed = (some: readonly Reason[]) =>
    some
      .map(({ of, what, part }) =>
        t(`review.why.${of}`, { what: sentences.reason(what), part: inPercent(part, true) }),
      )
      .join(', ')
  const pro = reasons.filter(({ part }) => part > 0)
  const contra = reasons.filter(({ part }) => part < 0)
  if (pro.length === 0) return null
  return (
    <p class="review-why small">
      <span>{t('review.for', { reasons: listed(pro) })}</span>{' '}
      {contra.length > 0 && <span>{t('review.against', { reasons: listed(contra) })}</span>}
    </p>
  )
}

/** The wording of lines of a past game, once its messages for that have loaded. */
export function useSentences(
  { past, client }: LoadedGame,
  catalogue: Catalogue,
): ReadonlySignal<Sentences | 'loading' | 'failed'> {
  const sentences = useSignal<Sentences | 'loading' | 'failed'>('loading')
  const fail = (error: unknown) => {
    console.error(error)
    sentences.value = 'failed'
  }
  useSignalEffect(() => {
    lineTranslator({ client, catalogue }).then(({ say, reason }) => {
      const describe = (step: number, seat: number, line: readonly AnyCommand[]) => {
        const { game } = past
        const state = past.stateAt(step)
        const choices = legalCommands(game, state).map((command) => ({
          command,
          label: game.label(state, command),
        }))
        const base = { view: game.view(state, seat), seat, asked: true, choices }
        return say(
          new TurnDraft(
            game,
            base,
            line.map((command) => game.parse(command) ?? command),
          ),
        )
      }
      sentences.value = { line: describe, reason }
    }, fail)
  })
  return sentences
}
