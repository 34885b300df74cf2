import { CONTRACTS } from '../../../constants.ts'
import type { RulesData } from '../../../rules-data.ts'
import type { State } from '../../../state.ts'
import { defineModule } from '../../define.ts'
import { asFourthGuild } from '../guild.ts'
import { promise, worth } from './archivists-evaluate.ts'
import { archivistsEvents } from './archivists-events.ts'
import { nameOf, wordsOf } from './archivists-terms.ts'
import type { ArchivistsTypes } from './archivists-types.ts'
import { archiveFrom, archiveView } from './archivists-view.ts'
import { contractCard, returnEffects } from './cards.ts'
import { contractQuestion, contractsStep, keepContract } from './keep.ts'
import { NO_ARCHIVE } from './no-archive.ts'
import { scoreContracts } from './scoring.ts'

/** The Archivists: contract cards, known to their holders alone — GU-ARCHIVISTS, GU-CONTRACT. */
export const archivists = defineModule<ArchivistsTypes>({
  ...asFourthGuild('guild-archivists'),
  hides: true, // CT-11.6: the contracts
  commands: { keepContract },
  questions: { contract: contractQuestion },
  stored: { contract: { effect: 'effect' } },
  events: archivistsEvents,
  steps: { contracts: contractsStep },
  effects: ({ contracts }) => returnEffects(contracts),
  printed: {
    none: { contracts: [] },
    of: ({ contracts }, _options, effectPlace, { players }) => ({
      contracts: contracts.map((card) => contractCard(card, players, effectPlace)),
    }),
  },
  state: {
    blank: { archive: NO_ARCHIVE },
    view: (_rules, state, viewer) => ({ archive: archiveView(state, viewer) }),
    redeal: (_rules, seen, chance) => ({ archive: archiveFrom(seen.archive, chance) }),
  },
  setup: () => [{ type: 'contractsLaid', contracts: CONTRACTS.length }],
  scoreFirst: scoreContracts,
  pieces: countPieces,
  worth,
  promise,
  features: [
    ['contracts held', ({ state, seat }) => (state.parts.archive.held[seat]?.length ?? 0) / 3],
  ],
  nameOf,
  wordsOf,
})

/** Every contract lies in one place. */
function countPieces(_rules: RulesData, { parts }: State, counts: Record<string, number>): void {
  const { archive } = parts
  const everywhere = [...archive.pile, ...archive.under, ...archive.drawn, ...archive.held.flat()]
  for (const [place, id] of CONTRACTS.entries()) {
    counts[id] = everywhere.filter((contract) => contract === place).length
  }
}
