import { type Colour, DieFace, PlayerToken, type RulebookArt } from '@guildhall/ui'
import { Banner } from '../art/flags.tsx'
import { Sign } from '../art/sign.tsx'
import { SIGN_NAMES } from '../art/signs.ts'
import { BASE_FIGURES } from './base-figures.ts'
import { CONTRACTORS_FIGURES } from './contractors-figures.ts'
import { SOLITAIRE_FIGURES } from './solitaire-figures.ts'

const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'white', 'black']

/** A sign of the board, a die, a banner or a marker among words. */
function RulebookSign({ name, size }: { readonly name: string; readonly size: number }) {
  const [, kind, named] = /^(die|banner|marker)-(.+)$/.exec(name) ?? []
  const colour = COLOURS.find((each) => each === named)
  if (colour === undefined) return <Sign name={name} size={size} />
  if (kind === 'die') return <DieFace colour={colour} value={0} size={size} />
  if (kind === 'banner') return <Banner colour={colour} size={size * 0.6} />
  return <PlayerToken colour={colour} size={size} />
}

/** The drawings of the rulebooks of The Red Cathedral. */
export const rulebookArt: RulebookArt = {
  figures: { ...BASE_FIGURES, ...CONTRACTORS_FIGURES, ...SOLITAIRE_FIGURES },
  signs: [
    ...SIGN_NAMES,
    ...['die', 'banner', 'marker'].flatMap((kind) => COLOURS.map((colour) => `${kind}-${colour}`)),
  ],
  Sign: RulebookSign,
}
