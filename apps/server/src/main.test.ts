import { beforeAll, expect, test } from 'vitest'
import { runProgram } from './testing/run-program.ts'

beforeAll(() => runProgram({}, 'serve', '--help')) // which builds the program, and says so

test('a flag is refused with a line that says where to read on, and nothing is opened', async () => {
  const { code, out, err } = await runProgram({}, 'serve', '--port', '9000')
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^guildhall: .*--port.*guildhall serve --help\n$/)
})

test('a setting that is wrong is refused with a line that names it', async () => {
  const { code, out, err } = await runProgram({ PORT: 'eight' }, 'serve')
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^guildhall: PORT.*\n$/)
})

test('a folder that cannot be written is refused with a line that says why', async () => {
  const { code, out, err } = await runProgram({ GUILDHALL_DATA: '/dev/null/data' }, 'serve')
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^guildhall: .*\/dev\/null\/data \(ENOTDIR\).*\n$/)
})

test('help says how it is set up', async () => {
  const { code, out } = await runProgram({}, 'serve', '--help')
  expect(code).toBe(0)
  expect(out).toMatch(/PORT, HOST +\w/)
})
