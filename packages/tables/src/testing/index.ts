export { type Setting, simulate, type Told } from './simulation/simulate.ts'
export { cardOf, Sitting } from './sitting.ts'
