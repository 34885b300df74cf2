import type { Module } from '../kit.ts'
import type { Options } from '../options.ts'
import { contractors } from './contractors/module.ts'
import { archivists } from './guilds/archivists/module.ts'
import { artisans } from './guilds/artisans/module.ts'
import { brickmakers } from './guilds/brickmakers/module.ts'
import { contractorsGuild } from './guilds/contractors/module.ts'
import { foremen } from './guilds/foremen/module.ts'
import { jewelers } from './guilds/jewelers/module.ts'
import { masterBuilders } from './guilds/masterbuilders/module.ts'
import { wholesalers } from './guilds/wholesalers/module.ts'
import { solitaire } from './solitaire/module.ts'

/** The new guilds that bring more than cards; the others are their cards alone. */
const GUILDS: Readonly<Record<string, Module>> = {
  [archivists.id]: archivists,
  [artisans.id]: artisans,
  [contractorsGuild.id]: contractorsGuild,
  [foremen.id]: foremen,
  [jewelers.id]: jewelers,
  [brickmakers.id]: brickmakers,
  [masterBuilders.id]: masterBuilders,
  [wholesalers.id]: wholesalers,
}

/** The modules that take part at a table, in the order in which they come into play — CT-2.11, IV-2.11. */
export const modulesFor = (options: Options, players: number): readonly Module[] => [
  ...(options.contractors ? [contractors] : []),
  ...(players === 1 ? [solitaire] : []),
  ...(options.fourthGuild === 'clergy' ? [] : [guild(options.fourthGuild)]),
]

const guild = (id: string): Module => GUILDS[id] ?? { id }
