import { useId } from 'preact/hooks'
import { GAMES } from '../game-listings.ts'
import { t } from '../later-messages.ts'
import { picturesOf } from './game-pictures.ts'

/** Which game is played: a picture and a line of each. */
export function GameChoice({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (id: string) => void
}) {
  const name = useId()
  return (
    <fieldset class="game-choice">
      <legend class="unseen">{t('new.game')}</legend>
      {GAMES.map((game) => {
        const Picture = picturesOf(game.id)?.Small
        return (
          <label key={game.id} class="card">
            <input
              type="radio"
              name={name}
              checked={game.id === value}
              onChange={() => onChange(game.id)}
            />
            <span class="picture">
              {Picture !== undefined && <Picture name={game.id} height={88} />}
            </span>
            <strong class="serif">{t(game.name)}</strong>
            <span>{t(game.line)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
