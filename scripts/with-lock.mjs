import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** Longer than any install: an older lock is stale. */
const OLD = 15 * 60 * 1000

/**
 * Runs `work` while no other process holds the lock. Two first starts at once would otherwise
 * interfere.
 */
export function withLock(lock, work) {
  while (!take(lock)) wait(200)
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** The lock appears with the process id already in it, so that no one reads an empty file. */
function take(lock) {
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, lock)
    return true
  } catch {
    if (isOrphan(lock)) rmSync(lock, { force: true })
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}

function isOrphan(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > OLD) return true
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
