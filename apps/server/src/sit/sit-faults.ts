/** Why a program cannot play at a table, in words for whoever started it. */
export const SIT_FAULTS = {
  misused: 'sit needs --table and --exec',
  noLink: '--table needs the full link, or an id with --url',
  badUrl: '--url must be http://… or https://…',
  noToken: 'sit needs --token, or GUILDHALL_TOKEN',
  badSeat: '--seat must be a number from 1',
  badToken: 'the server rejected this token',
  unreachable: 'can’t reach the server',
  started: 'the game has started without this program',
  noSeat: (code: string) => `no seat: ${code}`,
  exited: 'the program exited',
} as const
