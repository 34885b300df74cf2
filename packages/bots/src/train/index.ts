export { Net } from '../value/net.ts'
export { freshWeights, Learner } from './learner.ts'
export { type Practice, SelfPlay } from './self-play.ts'
export { inputsOf, packedWeights, unpackedWeights } from './weights.ts'
