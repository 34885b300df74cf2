import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { t } from '../words.ts'

/** The picture behind the first words. It comes after them: nobody waits for it to play. */
export function HeroPicture() {
  const picture = useSignal<ComponentType<{ readonly label: string }> | null>(null)
  useEffect(() => {
    import('./grand.ts').then(
      ({ GrandCathedral }) => {
        picture.value = GrandCathedral
      },
      () => {}, // without network there is only no picture
    )
  }, [picture])
  const Picture = picture.value
  return <div class="hero-picture">{Picture !== null && <Picture label={t('home.picture')} />}</div>
}
