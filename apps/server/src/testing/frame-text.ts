/** The text in a WebSocket frame of the server. */
export function frameText(frame: Buffer): string {
  const length = frame[1] ?? 0
  return frame.toString('utf8', length < 126 ? 2 : length === 126 ? 4 : 10)
}
