/** Raised whenever an older client would misread the server. */
export const PROTOCOL = 3

/** How the line begins that the server prints once it can be used: other programs wait for it. */
export const READY_LINE = 'Guildhall is running at'

/** The entries of a full page of a log; a page with fewer is the last. */
export const LOG_PAGE = 500

/** Why the server closes a socket, beyond the codes of the protocol itself. */
export const CLOSED = {
  /** The session has ended or does not exist. */
  signedOut: 4001,
  /** The client is older than the server: reload. */
  outdated: 4002,
  /** Too many messages, or too many sockets. */
  tooMuch: 4008,
  /** The client does not read what it is sent; it may reconnect and resume. */
  tooSlow: 4009,
  /** The server stops; it will be back. */
  goingAway: 1001,
} as const
