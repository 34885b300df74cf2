export { type Match, playDeal, type Share } from './deal.ts'
export { type Standing, Standings, type Stop } from './standings.ts'
export { Sample, verdict } from './statistics.ts'
