import type { Message } from '@guildhall/kernel'
import { contractsNow } from '@guildhall/red-cathedral'
import { Icon, PieceButton } from '@guildhall/ui'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { Sign } from '../../art/sign.tsx'
import { signNames } from '../../art/tile.tsx'
import { message } from '../../board-message.ts'
import type { ModuleProps } from '../board-module.ts'

interface HandProps extends ModuleProps {
  readonly contracts: readonly string[]
  /** Each is looked at as if it were held alone; else all are counted together. */
  readonly alone?: boolean
  readonly lit: (contract: string) => boolean
  readonly chosen?: string | null
  readonly onPlay: (contract: string) => void
}

/** Contract cards: what each demands, what it gives, and whether it is met now — GU-CONTRACT. */
export function Contracts(props: HandProps): JSX.Element {
  const { contracts, alone = false, draft, lit, chosen, onPlay, play, say, texts } = props
  const { seat } = draft.base
  const { view } = draft.now
  const standing = useMemo(() => {
    const hands = alone ? contracts.map((each) => [each]) : [contracts]
    return hands.flatMap((hand) => contractsNow(draft.table, view, seat, hand))
  }, [draft, view, seat, alone, contracts])
  return (
    <ul class="guild-pieces contracts">
      {contracts.map((contract) => {
        const now = standing.find((each) => each.contract === contract)
        const legal = lit(contract)
        const state = nowWords(now)
        const { name, effects } = texts(contract)
        const demand = effects[0] ?? message('amount.nothing')
        return (
          <li key={contract}>
            <PieceButton
              class={`guild-piece contract ${legal ? 'lit' : ''} ${contract === chosen ? 'chosen' : ''}`}
              label={say(message('guilds.contract', { name, words: demand, now: state }))}
              legal={legal}
              chosen={legal ? contract === chosen : undefined}
              at={`contract ${contract}`}
              onPlay={() => onPlay(contract)}
              onWhy={() => play(`contract ${contract}`)}
            >
              <span class="demand">
                {signsOf(props, contract, demand).map(([sign, n], i) => (
                  <span key={`${sign}${i}`} class="amount">
                    {n > 1 && <b>{n}</b>}
                    <Sign name={sign} size={20} />
                  </span>
                ))}
              </span>
              <b class="serif">{say(name)}</b>
              <span class={`now ${(now?.prestige ?? 0) > 0 ? 'met' : ''}`}>
                <Icon name={(now?.prestige ?? 0) > 0 ? 'check' : 'minus'} size={11} />
                {inShort(now)}
              </span>
              <span class="asks">{say(demand)}</span>
            </PieceButton>
          </li>
        )
      })}
    </ul>
  )
}

type Standing = ReturnType<typeof contractsNow>[number]

function nowWords(now: Standing | undefined): Message {
  if (now === undefined) return message('guilds.contract.open')
  const { prestige: n, have, need } = now
  if (n > 0) return message('guilds.contract.met', { n })
  return need > 0
    ? message('guilds.contract.openOf', { have, need })
    : message('guilds.contract.open')
}

/** What it gives now, or how far it has come: "+3", "1/3". */
function inShort(now: Standing | undefined): string {
  const { prestige = 0, have = 0, need = 0 } = now ?? {}
  return prestige > 0 ? `+${prestige}` : need > 0 ? `${have}/${need}` : '0'
}

/** The goods that are returned, or a sign of what is counted. */
function signsOf(
  { printed }: ModuleProps,
  contract: string,
  { params }: Message,
): [string, number][] {
  const pay = printed.on(contract).effects.flatMap(({ pay: cost }) => cost)
  if (pay.length > 0) return pay.map((sign) => [signNames(sign)[0] ?? 'space', sign.n])
  const what = params['what']
  const key = typeof what === 'object' && 'key' in what ? what.key : ''
  return [[COUNTED[key.replace('contract.', '')] ?? 'space', 1]]
}

const COUNTED: Readonly<Record<string, string>> = {
  ornamentsBuilt: 'cross',
  ornamentsUnbuilt: 'discardOrnament',
  ornamentsOnOwnSections: 'arch',
  ornamentsOnOtherSections: 'arch',
  mostOrnamentsInOneTower: 'door',
  mostClaimsInOneTower: 'claim',
  finishedTypes: 'advance',
  faceUpTiles: 'activate',
  towersPresent: 'deliver',
  towersAbsent: 'waivePlacement',
}
