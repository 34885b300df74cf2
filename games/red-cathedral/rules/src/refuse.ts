export { refuse } from '@guildhall/kernel/toolbox'
