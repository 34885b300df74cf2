export { Follow } from './follow.ts'
export { FollowLine } from './follow-line.tsx'
export { FollowLog } from './follow-log.tsx'
