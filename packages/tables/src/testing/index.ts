export { type SimulationOptions, type SimulationResult, simulate } from './simulation/simulate.ts'
export { TestTable, testHeader } from './test-table.ts'
