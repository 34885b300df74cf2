import { SIGN_NAMES, Sign } from '@guildhall/red-cathedral-board'
import { DieFace, ICON_NAMES, Icon, PlayerToken } from '@guildhall/ui'
import type { JSX } from 'preact'

const COLOURS = ['red', 'green', 'blue', 'yellow', 'white', 'black'] as const

export function AllPieces(): JSX.Element {
  return (
    <div class="gallery">
      <div class="row wrap">
        {COLOURS.map((colour, i) => (
          <span key={colour} class="row">
            <DieFace colour={colour} value={i + 1} size={44} />
            <PlayerToken colour={colour} size={36} />
          </span>
        ))}
      </div>
      <div class="row wrap">
        {SIGN_NAMES.map((name) => (
          <figure key={name}>
            <Sign name={name} size={40} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <div class="row wrap">
        {ICON_NAMES.map((name) => (
          <figure key={name}>
            <Icon name={name} size={28} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
