import { type Colour, PlayerToken, type RulebookArt } from '@guildhall/ui'
import { Recruiter, Worker } from '../art/figures.tsx'
import { Sign } from '../art/sign.tsx'
import { SIGN_NAMES } from '../art/signs.ts'
import { FIGURES } from './craftsmen-builders-figures.ts'

const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow']
const PIECES = { worker: Worker, recruiter: Recruiter, marker: PlayerToken } as const

/** A sign of the board or a piece of a player among words. */
function RulebookSign({ name, size }: { readonly name: string; readonly size: number }) {
  const [kind, named] = name.split('-')
  const colour = COLOURS.find((each) => each === named)
  const [, Piece] = Object.entries(PIECES).find(([each]) => each === kind) ?? []
  if (Piece === undefined || colour === undefined) return <Sign name={name} size={size} />
  return <Piece colour={colour} size={size} />
}

/** The drawings of the rulebook of Craftsmen & Builders. */
export const rulebookArt: RulebookArt = {
  figures: FIGURES,
  signs: [
    ...SIGN_NAMES,
    ...Object.keys(PIECES).flatMap((kind) => COLOURS.map((colour) => `${kind}-${colour}`)),
  ],
  Sign: RulebookSign,
}
