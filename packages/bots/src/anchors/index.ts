export * from './anchors.ts'
export * from './styled.ts'
