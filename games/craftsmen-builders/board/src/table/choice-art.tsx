import type { Command, GoodsOfChoice, PrintedEffect } from '@guildhall/craftsmen-builders'
import type { Message } from '@guildhall/kernel'
import type { Choice } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Sign } from '../art/sign.tsx'
import { KINDS, type PartProps } from '../board-types.ts'
import { EffectLine, Goods } from './goods.tsx'
import { Stack } from './street.tsx'

type ArtProps = PartProps & Choice<Command> & { readonly after?: Message | undefined }

/** What a choice is about, drawn. */
export function ChoiceArt(props: ArtProps): JSX.Element | null {
  const { command, label, after } = props
  switch (command.type) {
    case 'payWith':
    case 'chooseKind':
    case 'replaceCoins':
      return <Goods goods={goodsIn(label)} />
    case 'times':
      return <Times {...props} effect={effectIn(props, after)} n={command.n} />
    case 'choose':
      return <Effect effect={effectIn(props, label)} />
    case 'chooseSite':
      return <SiteArt {...props} site={command.site} />
    case 'turnUp':
      return <Sign name="deck" />
    default:
      return null
  }
}

/** Choices whose picture says it all; their words are for who asks. */
const DRAWN_ALONE: readonly Command['type'][] = ['payWith', 'chooseKind', 'replaceCoins']

export const isDrawnAlone = ({ command, label }: Choice<Command>): boolean =>
  DRAWN_ALONE.includes(command.type) && Object.keys(goodsIn(label)).length > 0

/** The goods that a label names. */
function goodsIn({ params: { what } }: Message): GoodsOfChoice {
  const named = Array.isArray(what) ? what : []
  return Object.fromEntries(
    named.flatMap(({ key, params }) => {
      const kind = KINDS.find((each) => key === `amount.${each}`)
      return kind === undefined ? [] : [[kind, Number(params['n'])]]
    }),
  )
}

/** The effect that a label names: one of a craftsman at work, of a place, or of a contract. */
function effectIn({ draft, printed }: ArtProps, label: Message | undefined): PrintedEffect | null {
  const wanted = JSON.stringify(label?.params['effect'])
  const { activeColumn, contracts } = draft.now.view
  const all = [
    ...printed.places.map(({ effect }) => effect),
    ...activeColumn.flatMap(({ craftsman }) =>
      printed.craftsman(craftsman).lines.map(({ effect }) => effect),
    ),
    ...contracts.flatMap(({ id }) => printed.contract(id).options),
  ]
  return all.find(({ words }) => JSON.stringify(words) === wanted) ?? null
}

const Effect = ({ effect }: { readonly effect: PrintedEffect | null }): JSX.Element | null =>
  effect && <EffectLine effect={effect} />

/** What is paid and gained if it is done so often. */
const Times = ({
  effect,
  n,
}: {
  readonly effect: PrintedEffect | null
  readonly n: number
}): JSX.Element | null =>
  effect && (
    <EffectLine
      effect={{
        ...effect,
        max: 1,
        pay: multiplied(effect.pay, n),
        gain: multiplied(effect.gain, n),
      }}
    />
  )

const multiplied = (goods: GoodsOfChoice, times: number): GoodsOfChoice =>
  Object.fromEntries(Object.entries(goods).map(([kind, n]) => [kind, n * times]))

/** The site as it stands. */
function SiteArt({ draft, printed, site }: ArtProps & { readonly site: number }): JSX.Element {
  const stack = draft.now.view.players[draft.base.seat]?.sites[site - 1] ?? []
  return (
    <svg class="icon" width="26" height="26" viewBox="8 4 134 130" aria-hidden="true">
      <path d="M8 130h134" stroke="var(--cb-ink)" stroke-width="4" />
      <Stack stack={stack} level={(id) => printed.building(id).level} />
    </svg>
  )
}
