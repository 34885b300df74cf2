import { type Verdict, verifyFile } from '@guildhall/fairness'
import type { AnyEvent, GameFile } from '@guildhall/kernel'
import { useSignal } from '@preact/signals'
import type { AnyGame } from '../../game-client.ts'
import { gameOf } from '../../game-listings.ts'
import { t } from '../../later-messages.ts'

type Checked = Verdict<AnyEvent> | 'checking' | null

/** Checks the chance of a game in the browser: nobody has to trust the server. */
export function VerifyChance({
  game,
  file,
  promised,
}: {
  readonly game: AnyGame
  readonly file: GameFile
  /** What the table showed before the game began. */
  readonly promised: string
}) {
  const verdict = useSignal<Checked>(null)
  const check = () => {
    verdict.value = 'checking'
    // Shows the message before the game is replayed.
    setTimeout(() => {
      verdict.value = verdictOf(game, file, promised)
    })
  }
  const found = verdict.value
  const chance = gameOf(game.id)?.chance ?? 'dice'
  return (
    <div class="verify">
      <button type="button" class="button" onClick={check} disabled={found === 'checking'}>
        {t('end.verify', { chance })}
      </button>
      <div role="status">
        {found === 'checking' && <p>{t('end.verifying')}</p>}
        {found !== null && found !== 'checking' && (
          <VerdictView verdict={found} promised={promised} chance={chance} />
        )}
      </div>
    </div>
  )
}

interface VerdictProps {
  readonly verdict: Verdict<AnyEvent>
  readonly promised: string
  readonly chance: string
}

function VerdictView({ verdict, promised, chance }: VerdictProps) {
  if (!verdict.ok) {
    const { fault } = verdict
    const step = fault.kind === 'step' ? fault.difference.step : 0
    return (
      <div class="verify-found wrong">
        <strong>{t('end.fault')}</strong> {t(`end.fault.${fault.kind}`, { step })}
      </div>
    )
  }
  return (
    <div class="verify-found">
      <strong>{t('end.verified', { chance })}</strong>
      <ul>
        <li>
          {t('end.verified.promise')} <code>{promised.slice(0, 16)}…</code>
        </li>
        <li>{t('end.verified.steps', { n: verdict.steps })}</li>
        <li>{t('end.verified.outcome')}</li>
      </ul>
    </div>
  )
}

/** The file must hold the secret that this table had promised, and not just any. */
function verdictOf(game: AnyGame, file: GameFile, expected: string): Verdict<AnyEvent> {
  const found = file.chance.commitment
  if (found === expected) return verifyFile(game, file)
  return { ok: false, fault: { kind: 'commitment', expected, found } }
}
