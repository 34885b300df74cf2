export * from './constants.ts'
export * from './http.ts'
export * from './socket.ts'
