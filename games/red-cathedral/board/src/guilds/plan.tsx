import { message } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Goods } from './blueprints.tsx'
import { Contracts } from './contracts.tsx'
import type { GuildProps } from './props.tsx'

/** The drawn contracts, of which one is kept; for it one that is held may have to go back. */
export function GuildPlan(props: GuildProps): JSX.Element | null {
  const { draft, say, targets, play, busy } = props
  const [picked, pick] = useState<string | null>(null)
  const { archive } = draft.now.view
  const { seat } = draft.base
  if (archive === null || draft.now.question !== 'contract-keep') return null
  const drawn = archive.drawn.filter((card) => card !== null)
  const held = archive.held[seat]?.filter((card) => card !== null) ?? []
  const swaps = targets.has('contract none')
  const kept = swaps ? drawn.find((card) => card === picked) : undefined
  return (
    <section class="drawn-contracts" aria-live="polite">
      {kept === undefined && (
        <p class="plan-hint">
          {say(message(swaps ? 'guilds.contracts.swap' : 'guilds.contracts.drawn'))}
        </p>
      )}
      <Contracts
        {...props}
        alone
        contracts={kept === undefined ? drawn : [kept]}
        lit={() => !busy}
        chosen={kept ?? null}
        onPlay={(contract) => (swaps ? pick(kept ? null : contract) : play(`contract ${contract}`))}
      />
      {kept !== undefined && (
        <>
          <p class="plan-hint">{say(message('guilds.contracts.back'))}</p>
          <Contracts
            {...props}
            contracts={held}
            lit={() => !busy}
            onPlay={(contract) => play(`swap ${kept} ${contract}`)}
          />
        </>
      )}
      {swaps && (
        <button
          type="button"
          class="option"
          disabled={busy}
          onClick={() => (kept === undefined ? play('contract none') : pick(null))}
        >
          {say(message(kept === undefined ? 'guilds.contracts.none' : 'guilds.contracts.other'))}
        </button>
      )}
    </section>
  )
}

/** Goods that are taken or paid, drawn before their words. */
export const GuildChoice = ({ command }: { readonly command: Command }): JSX.Element | null =>
  command.type === 'take' || command.type === 'payWith' ? <Goods goods={command.goods} /> : null
