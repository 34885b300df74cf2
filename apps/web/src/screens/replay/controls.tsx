import { t } from '../../later-messages.ts'
import type { ReplayPlayer } from './use-replay-player.ts'

/** Arrows of a player, on a grid of 24. */
const SIGNS = {
  first: 'M6 5v14M18 5l-8 7 8 7',
  turnBack: 'M11.5 5l-8 7 8 7M20.5 5l-8 7 8 7',
  back: 'M15 5l-8 7 8 7',
  forth: 'M9 5l8 7-8 7',
  turnForth: 'M3.5 5l8 7-8 7M12.5 5l8 7-8 7',
  last: 'M18 5v14M6 5l8 7-8 7',
  play: 'M8 5l11 7-11 7Z',
  pause: 'M8 5v14M16 5v14',
} as const

export function Controls({
  player,
  step,
  last,
}: {
  readonly player: ReplayPlayer
  readonly step: number
  readonly last: number
}) {
  const playing = player.playing.value
  const begun = step > 0
  const goesOn = step < last
  return (
    <div class="replay-controls">
      <StepButton sign="first" label={t('replay.first')} can={begun} go={() => player.to(0)} />
      <StepButton
        sign="turnBack"
        label={t('replay.lastTurn')}
        can={begun}
        go={() => player.byTurn(-1)}
      />
      <StepButton sign="back" label={t('replay.back')} can={begun} go={() => player.by(-1)} />
      <button
        type="button"
        class="button primary"
        aria-label={t(playing ? 'replay.pause' : 'replay.play')}
        onClick={() => player.toggle()}
      >
        <Sign name={playing ? 'pause' : 'play'} />
        <span>{t(playing ? 'replay.pause' : 'replay.play')}</span>
      </button>
      <StepButton sign="forth" label={t('replay.forth')} can={goesOn} go={() => player.by(1)} />
      <StepButton
        sign="turnForth"
        label={t('replay.nextTurn')}
        can={goesOn}
        go={() => player.byTurn(1)}
      />
      <StepButton sign="last" label={t('replay.last')} can={goesOn} go={() => player.to(last)} />
    </div>
  )
}

/** A button that stays where the keyboard is, also once it leads nowhere. */
function StepButton({
  sign,
  label,
  can,
  go,
}: {
  readonly sign: keyof typeof SIGNS
  readonly label: string
  readonly can: boolean
  readonly go: () => void
}) {
  return (
    <button
      type="button"
      class="button quiet icon-only"
      aria-label={label}
      title={label}
      aria-disabled={!can}
      onClick={() => can && go()}
    >
      <Sign name={sign} />
    </button>
  )
}

const Sign = ({ name }: { readonly name: keyof typeof SIGNS }) => (
  <svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d={SIGNS[name]}
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      stroke-width="2.4"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
)
