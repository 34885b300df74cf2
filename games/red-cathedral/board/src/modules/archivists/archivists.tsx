import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Sign } from '../../art/sign.tsx'
import { message } from '../../board-message.ts'
import type { BoardModule, ModuleProps, SeatProps } from '../board-module.ts'
import { Deck } from '../fourth-guild/deck.tsx'
import { GuildStrip } from '../fourth-guild/guild-strip.tsx'
import { OwnPieces } from '../fourth-guild/own-pieces.tsx'
import { type PieceKind, targetsFor } from '../targets.ts'
import { Contracts } from './contract-cards.tsx'
import './archivists.css'

const contract: PieceKind = {
  on: 'workshop',
  why: {
    command: ([id]) => ({ type: 'keepContract', contract: id as never, back: null }),
    clause: 'GU-CONTRACT-16',
    key: 'guilds.why.contract',
  },
}

/** What the Archivists bring: contracts, of which only their owner knows what they ask. */
export const archivists: BoardModule = {
  id: 'archivists',
  draws: ['keepContract'],
  asks: ['contract-keep'],
  // A contract that is kept, or kept for one that goes back — GU-ARCHIVISTS-4, GU-ARCHIVISTS-5.
  targets: (draft) =>
    targetsFor(draft, 'keepContract', ({ contract: kept, back }) => {
      if (kept === null) return 'contract none'
      return back === null ? `contract ${kept}` : `swap ${kept} ${back}`
    }),
  pieces: { contract, swap: contract },
  Market: Archive,
  Mine: HeldContracts,
  Theirs: TheirContracts,
  Lead: DrawnContracts,
}

/** The pile, and how many lie under it again. */
function Archive({ draft, say }: ModuleProps): JSX.Element | null {
  const { archive } = draft.now.view
  if (archive === null) return null
  const { pile, under } = archive
  const n = pile + under.length
  return (
    <GuildStrip say={say} guild="guild-archivists" name="Archivists">
      <Deck guild="guild-archivists" cards={n} label={say(message('guilds.deck', { n }))} />
      {under.length > 0 && (
        <span class="muted small">
          {say(message('guilds.contracts.under', { n: under.length }))}
        </span>
      )}
    </GuildStrip>
  )
}

/** One's own contracts, which nobody else sees. */
function HeldContracts(props: ModuleProps): JSX.Element | null {
  const { draft, say, play } = props
  const held = draft.now.view.archive?.held[draft.base.seat]?.filter((card) => card !== null) ?? []
  if (held.length === 0) return null
  return (
    <OwnPieces title={say(message('guilds.contracts'))}>
      <Contracts
        {...props}
        contracts={held}
        lit={() => false}
        onPlay={(id) => play(`contract ${id}`)}
      />
    </OwnPieces>
  )
}

/** How many a rival holds. */
function TheirContracts({ draft, say, seat }: SeatProps): JSX.Element | null {
  const n = draft.now.view.archive?.held[seat]?.length ?? 0
  if (n === 0) return null
  return (
    <span class="figure" data-card="guild guild-archivists">
      <Sign name="contracts" size={18} />
      {say(message('guilds.contracts.of', { n }))}
    </span>
  )
}

/** The drawn contracts, of which one is kept; for it one that is held may have to go back. */
function DrawnContracts(props: ModuleProps): JSX.Element | null {
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
        onPlay={(id) => (swaps ? pick(kept ? null : id) : play(`contract ${id}`))}
      />
      {kept !== undefined && (
        <>
          <p class="plan-hint">{say(message('guilds.contracts.back'))}</p>
          <Contracts
            {...props}
            contracts={held}
            lit={() => !busy}
            onPlay={(id) => play(`swap ${kept} ${id}`)}
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
