import { GAMES } from '../games.ts'
import { t } from '../words.ts'
import { picturesOf } from './art.ts'

/** The picture behind the first words. */
export function HeroPicture() {
  const Picture = picturesOf(GAMES[0].id)?.Grand
  return (
    <div class="hero-picture">{Picture !== undefined && <Picture label={t('home.picture')} />}</div>
  )
}
