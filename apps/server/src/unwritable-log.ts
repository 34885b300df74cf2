import type { LogFn, LoggerOptions } from 'pino'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** Why nothing can be stored: in the words of SQLite, of PostgreSQL, and of the system itself. */
const REASONS = [
  [/^(SQLITE_FULL|53100|ENOSPC)$/, 'the disk is full: nothing can be stored; free some space'],
  [
    /^(SQLITE_READONLY|25006$|EROFS$)/,
    'the disk is read-only: nothing can be stored; make it writable',
  ],
  [
    /^(SQLITE_IOERR|58030$|EIO$)/,
    'the disk doesn’t work: nothing can be stored; look at the log of the system',
  ],
] as const
const EVERY_MS = 5000

/**
 * Where the disk cannot be written every request fails for the same reason: one line every few
 * seconds says so, in place of a stack for every request. Whatever else fails is logged as it is.
 */
export function unwritableLog(now: () => number): LogMethod {
  let said = Number.NEGATIVE_INFINITY
  let failed = 0
  return function (args: Parameters<LogFn>, method) {
    const code = codeOf(args[0])
    const reason = REASONS.find(([codes]) => codes.test(code))?.[1]
    if (reason === undefined) return method.apply(this, args)
    failed += 1
    if (now() - said < EVERY_MS) return
    method.apply(this, [{ code, failed }, reason])
    said = now()
    failed = 0
  }
}

/** The code of a logged error. */
function codeOf(logged: unknown): string {
  const error = isObject(logged) && 'err' in logged ? logged.err : logged
  return isObject(error) && 'code' in error ? String(error.code) : ''
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
