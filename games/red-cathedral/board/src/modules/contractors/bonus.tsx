import type { JSX } from 'preact'
import { Sign } from '../../art/sign.tsx'
import { signNames } from '../../art/tile.tsx'
import { message } from '../../board-message.ts'
import type { ModuleProps } from '../board-module.ts'

interface BonusProps extends Pick<ModuleProps, 'printed'> {
  /** The place of the extension. */
  readonly place: string
  readonly size?: number
}

/** What a contractor uncovers when it leaves its place; nothing under the first — CT-5.6. */
export function Bonus({ printed, place, size = 17 }: BonusProps): JSX.Element | null {
  const gains = printed.on(place).effects.flatMap(({ gain }) => gain)
  if (gains.length === 0) return null
  return (
    <span class="bonus" aria-hidden="true">
      {gains.map((gain) => (
        <span key={gain.of.join(' ')} class="figure">
          {gain.n > 1 && <b>{gain.n}</b>}
          <Sign name={signNames(gain)[0] ?? 'space'} size={size} />
        </span>
      ))}
    </span>
  )
}

/** The same in words. */
export const bonusWords = (
  { printed, texts }: Pick<ModuleProps, 'printed' | 'texts'>,
  place: string,
) =>
  message('board.bonus', {
    what: printed.on(place).effects.some(({ gain }) => gain.length > 0)
      ? texts(place).effects
      : message('amount.nothing'),
  })
