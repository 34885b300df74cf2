import { loadComponents } from '@guildhall/craftsmen-builders'
import { Craftsman, HouseAt, SIGN_NAMES, Sign } from '@guildhall/craftsmen-builders-board'
import type { JSX } from 'preact'
import { Named } from './named.tsx'

/** Every building, craftsman and sign of Craftsmen & Builders. */
export function Buildings(): JSX.Element {
  const loaded = loadComponents(undefined)
  if (!loaded.ok) throw new Error('the built-in components can be read')
  const { buildings, craftsmen } = loaded.value
  return (
    <div class="gallery">
      <div class="row wrap">
        {buildings.map(({ id, level, name }) => (
          <figure key={id}>
            <svg width="150" height="150" viewBox="-8 -24 116 124" aria-hidden="true">
              <HouseAt id={id} level={level} x={50} y={100} size={100} />
            </svg>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <div class="row wrap">
        {craftsmen.map(({ id, name }) => (
          <figure key={id}>
            <Craftsman id={id} size={64} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <Named names={SIGN_NAMES} draw={(name) => <Sign name={name} size={40} />} />
    </div>
  )
}
