import { GAMES } from '../game-listings.ts'
import { t } from '../i18n.ts'
import { picturesOf } from './game-pictures.ts'

/** The picture behind the heading. */
export function HeroPicture() {
  const Picture = picturesOf(GAMES[0].id)?.Grand
  return (
    <div class="hero-picture">{Picture !== undefined && <Picture label={t('home.picture')} />}</div>
  )
}
