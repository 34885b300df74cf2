import type { Options } from '../options.ts'
import type { Module } from '../rules-data.ts'
import { base } from './base/base.ts'
import { cardWords } from './card-words/card-words.ts'
import { contractors } from './contractors/contractors.ts'
import type { Definition } from './define.ts'
import { archivists } from './guilds/archivists/archivists.ts'
import { artisans } from './guilds/artisans/artisans.ts'
import { brickMakers } from './guilds/brickmakers/brickmakers.ts'
import { contractorsGuild } from './guilds/contractors/contractors-guild.ts'
import { foremen } from './guilds/foremen/foremen.ts'
import { fourthGuild } from './guilds/fourth-guild.ts'
import { cardsAlone } from './guilds/guild.ts'
import { jewelers } from './guilds/jewelers/jewelers.ts'
import { masterBuilders } from './guilds/masterbuilders/masterbuilders.ts'
import { wholesalers } from './guilds/wholesalers/wholesalers.ts'
import { type Collected, collect } from './registries.ts'
import { solitaire } from './solitaire/solitaire.ts'
import type { ModuleTypes } from './types.ts'

/** The base game and all modules, in the order in which they come into play — CT-2.11, IV-2.11. */
const DEFINITIONS = {
  base,
  cardWords,
  contractors,
  solitaire,
  fourthGuild,
  jewelers,
  artisans,
  foremen,
  contractorsGuild,
  wholesalers,
  lawyers: cardsAlone('guild-lawyers'),
  managers: cardsAlone('guild-managers'),
  brickMakers,
  archivists,
  masterBuilders,
} satisfies { readonly [M in keyof ModuleTypes]: Definition<ModuleTypes[M]> }

const MODULES: readonly Module[] = Object.values(DEFINITIONS)

/** What all of them add up to, whether they take part at a table or not. */
export const COLLECTED: Collected = collect(MODULES)

/** The modules that take part at a table. */
export const modulesFor = (options: Options, players: number): readonly Module[] =>
  MODULES.filter(({ takesPart }) => takesPart?.(options, players) === true)
