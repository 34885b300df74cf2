import type { Weights } from '@guildhall/kernel'
import released from '../../data/weights-0.1.json' with { type: 'json' }

export { STYLES as styles } from './styles.ts'

/** The weights of earlier releases: their opponents are played against, and stay as they were. */
export const releases: { readonly '0.1': Weights } = { '0.1': released }
