import { base } from './base/base.ts'
import type { Definitions } from './define.ts'
import type { Modules } from './types.ts'

/** Every module, the base game first. What is not in both lists of modules does not compile. */
export const MODULES: Definitions<Modules> = [base]
