import { reasonFrom } from '@guildhall/kernel/toolbox'
import { COLLECTED } from '../modules/modules.ts'

const ofBase = reasonFrom([
  ['sections', /sections?( under| that|$)|^materials (delivered|missing)|of claimed sections/],
  ['ornaments', /ornament|^(doors|arches|crosses)$/],
  ['towers', /towers/],
  ['banners', /banners/],
  ['rubles', /rubles?$/],
  ['materials', /^(wood|brick|stone|gold|green|purple|diamond)$|storage|in stock/],
  ['workshop', /^(tiles? face|covered workshop)/],
  ['points', /^(points as they stand|prestige on the track)$/],
  ['market', /space for a die$/],
  ['modules', /^permits$|modules/],
])

/** What a feature of a seat speaks of; null where it is no reason that can be told. */
export const reason = (feature: string): string | null => ofBase(feature) ?? ofModules(feature)

/** What modules tell of their pieces. */
const ofModules = (feature: string): string | null =>
  COLLECTED.features.some(([name]) => name === feature) ? 'modules' : null
