import type { LogFn, LoggerOptions } from 'pino'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** SQLite, PostgreSQL, and the system itself. */
const FULL = ['SQLITE_FULL', '53100', 'ENOSPC']
const EVERY_MS = 5000

/**
 * On a full disk every write fails for the same reason: one line every few seconds says so, in
 * place of a stack for every request. Whatever else fails is logged as it is.
 */
export function fullDiskLog(now: () => number): LogMethod {
  let said = Number.NEGATIVE_INFINITY
  let failed = 0
  return function (args: Parameters<LogFn>, method) {
    const code = codeOf(args[0])
    if (!FULL.includes(code)) return method.apply(this, args)
    failed += 1
    if (now() - said < EVERY_MS) return
    method.apply(this, [
      { code, failed },
      'the disk is full: nothing can be stored; free some space',
    ])
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
