import type { Translator } from '@guildhall/texts'
import type { ScoreExplanation } from '../../game-client.ts'
import { t } from '../../later-messages.ts'
import { Link } from '../../router.tsx'
import { clauseHref } from '../rules/clause-href.ts'

/** The arithmetic of the scoring, part by part, each sentence with its clause. */
export function ScoreExplained({
  explanation,
  names,
  say,
}: {
  readonly explanation: ScoreExplanation
  readonly names: readonly string[]
  readonly say: Translator
}) {
  return (
    <section aria-labelledby="end-towers">
      <h2 id="end-towers">{t('end.towers')}</h2>
      <div class="score-explained">
        {explanation.parts.map(({ title, points, lines }) => (
          <article key={say(title)} class="sheet">
            <h3>{say(title)}</h3>
            <ul>
              {lines.map(({ words, clause }) => (
                <li key={say(words)}>
                  {say(words)}{' '}
                  <Link class="clause-link" href={clauseHref(clause)}>
                    {clause}
                  </Link>
                </li>
              ))}
            </ul>
            <p class="score-sum">
              {points.map((n, seat) => (
                <span key={seat} class="chip">
                  {names[seat]} {n > 0 ? `+${n}` : n}
                </span>
              ))}
            </p>
          </article>
        ))}
      </div>
    </section>
  )
}
