import type { Module, ModuleSigns } from '../rules-data.ts'
import type { Parts } from '../state.ts'
import type { ModulePlayerViews, ModuleSectionViews, ModuleViews } from '../view-types.ts'
import { NO_DUCHY, NO_DUCHY_DATA } from './contractors/duchy.ts'
import { NO_ARCHIVE } from './guilds/archivists/no-archive.ts'
import { NO_REINFORCEMENTS } from './guilds/brickmakers/offer.ts'
import { NO_BLUEPRINTS } from './guilds/masterbuilders/no-blueprints.ts'
import { NO_IVAN, NO_IVAN_DATA } from './solitaire/ivan.ts'
import type { All } from './types.ts'

const parts: Parts = {
  duchy: NO_DUCHY,
  ivan: NO_IVAN,
  diamonds: [],
  foreman: -1,
  reinforcements: NO_REINFORCEMENTS,
  archive: NO_ARCHIVE,
  blueprints: NO_BLUEPRINTS,
}

const printed: All<'printed'> = {
  duchy: NO_DUCHY_DATA,
  ivan: NO_IVAN_DATA,
  reinforcements: [],
  contracts: [],
}

const view: ModuleViews = {
  duchy: null,
  ivan: null,
  foreman: null,
  reinforcements: null,
  archive: null,
  blueprints: null,
}

const playerView: ModulePlayerViews = { extension: null, reinforcements: [] }

const sectionView: ModuleSectionViews = { diamonds: {} }

const signs: ModuleSigns = { extension: [] }

/**
 * Stands in for all modules at a table where none takes part, so that their rules need not be there:
 * what is seen of such a table is the same with them and without.
 */
export const none: Module = {
  id: 'none',
  printed: { none: printed, of: () => printed },
  state: {
    blank: parts,
    view: () => view,
    playerView: () => playerView,
    sectionView: () => sectionView,
    redeal: () => parts,
  },
  signs: () => signs,
}
