export { type LaidOut, layOut } from './lay-out.ts'
export type { Position } from './position.ts'
