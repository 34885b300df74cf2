import { useEffect } from 'preact/hooks'
import { t } from '../words.ts'
import { art, loadArt } from './art.ts'

/** The picture behind the first words. */
export function HeroPicture() {
  useEffect(loadArt, [])
  const Picture = art.value?.GrandCathedral
  return (
    <div class="hero-picture">{Picture !== undefined && <Picture label={t('home.picture')} />}</div>
  )
}
