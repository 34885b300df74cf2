import type { TurnDraft } from '@guildhall/ui'
import type { BoardModule } from './board-module.ts'

/** What decides which modules a table has. */
export type Table = TurnDraft<unknown, never>['table']

/** A module before anything of it is loaded. */
interface ModuleEntry {
  readonly isUsed: (table: Table) => boolean
  readonly load: () => Promise<BoardModule>
}

const guild = (id: string, load: ModuleEntry['load']): ModuleEntry => ({
  isUsed: ({ options }) => options['fourthGuild'] === id,
  load,
})

/** Every module that has a part of the board, in the order in which these are drawn. */
export const MODULES: readonly ModuleEntry[] = [
  {
    isUsed: ({ options }) => options['contractors'] === true,
    load: async () => (await import('./contractors/contractors.tsx')).contractors,
  },
  {
    isUsed: ({ options }) => options['fourthGuild'] !== 'clergy',
    load: async () => (await import('./fourth-guild/fourth-guild.tsx')).fourthGuild,
  },
  guild('guild-jewelers', async () => (await import('./jewelers/jewelers.tsx')).jewelers),
  guild('guild-artisans', async () => (await import('./artisans/artisans.tsx')).artisans),
  guild('guild-foremen', async () => (await import('./foremen/foremen.tsx')).foremen),
  guild(
    'guild-wholesalers',
    async () => (await import('./wholesalers/wholesalers.ts')).wholesalers,
  ),
  guild('guild-archivists', async () => (await import('./archivists/archivists.tsx')).archivists),
  guild(
    'guild-masterbuilders',
    async () => (await import('./masterbuilders/masterbuilders.tsx')).masterBuilders,
  ),
  guild(
    'guild-brickmakers',
    async () => (await import('./brickmakers/brickmakers.tsx')).brickMakers,
  ),
  {
    isUsed: ({ players }) => players === 1,
    load: async () => (await import('./ivan/ivan.tsx')).ivan,
  },
]

/** The modules of a table. */
export const modulesOf = (table: Table): readonly ModuleEntry[] =>
  MODULES.filter(({ isUsed }) => isUsed(table))
