import { COLLECTED } from '../modules/modules.ts'

/** What features speak of, in a word that players know; the first that fits. */
const REASONS: readonly (readonly [string, RegExp])[] = [
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
]

/** What a feature of a seat speaks of; null where it is no reason that can be told. */
export const reason = (feature: string): string | null =>
  REASONS.find(([, names]) => names.test(feature))?.[0] ?? ofModules(feature)

/** What modules tell of their pieces. */
const ofModules = (feature: string): string | null =>
  COLLECTED.features.some(([name]) => name === feature) ? 'modules' : null
