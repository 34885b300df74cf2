import ofModules from '../../data/modules.json' with { type: 'json' }
import { baseComponents } from './base-components.ts'
import type { Components } from './schema.ts'

const all: unknown = { ...baseComponents, ...ofModules }

/** The values in the project's own data files. A test reads them by the schema, so that no table has to. */
export const builtInComponents = (): Components => all as Components
