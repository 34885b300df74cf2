import type { Chance } from '@guildhall/kernel'
import { pick } from '../chance.ts'
import { frame, text } from './raw-websocket.ts'

/** A right message of each kind that the protocol has. */
const messages = (table: string): readonly Record<string, unknown>[] => [
  { type: 'watch', table, as: 0, curtain: false, seen: 0 },
  { type: 'unwatch', table },
  { type: 'request', table, id: 'a-request-id', seen: 0, wish: { type: 'undo', count: 1 } },
  { type: 'say', table, text: 'Good evening' },
  { type: 'ping' },
]

const VALUES: readonly unknown[] = [
  ...[null, true, -1, 0.5, 1e308, -0, 2 ** 53, '', 'x'.repeat(5000), [], {}, [[]]],
  ...['__proto__', 'constructor', '../../etc/passwd', '\u0000', '\ud800', '\u202e', "' or 1=1 --"],
  ...[{ toString: 1 }, { length: 1e9 }, { type: 'play', command: null }, { type: 'play' }],
  ...[
    { type: 'seatBot', seat: 99, bot: 'playouts:9999999' },
    { type: 'sit', seat: -1, name: {} },
  ],
]

const deep = (depth: number): string => '[['.repeat(depth) + ']]'.repeat(depth)

/** Text that is no message, or one with something wrong in it. */
function hostileText(chance: Chance, table: string): string {
  const message = { ...pick(messages(table), chance) }
  const key = pick([...Object.keys(message), 'extra'], chance)
  switch (chance.int(6)) {
    case 0:
      message[key] = pick(VALUES, chance)
      return JSON.stringify(message)
    case 1:
      delete message[key]
      return JSON.stringify(message)
    case 2:
      return JSON.stringify(message).replace('{', '{"__proto__":{"administrator":true},')
    case 3:
      return JSON.stringify(message).replace(
        /:/,
        `:${pick([deep(3000), '1e999', '-', '"'], chance)},"x":`,
      )
    case 4:
      return pick(
        ['', '{', 'null', '[]', '0', '"ping"', deep(4000), '{"type":{"type":"ping"}}'],
        chance,
      )
    default: {
      const whole = JSON.stringify(message)
      return whole.slice(0, chance.int(whole.length)) + pick(['', '\u0000', '}', '\ufeff'], chance)
    }
  }
}

const NOT_UTF8 = Buffer.from([0x22, 0xc3, 0x28, 0xff, 0x22])

/** Frames that no browser would send. */
const FRAMES: readonly ((chance: Chance) => Buffer)[] = [
  () => frame(1, NOT_UTF8),
  () => frame(2, 'binary'),
  (chance) => frame(3 + chance.int(5), 'reserved'),
  (chance) => frame(11 + chance.int(5), 'reserved control'),
  () => frame(1, '{"type":"ping"}', { masked: false }),
  (chance) => frame(1, '{"type":"ping"}', { reserved: 1 + chance.int(7) }),
  () => frame(0, 'continues nothing'),
  () => frame(9, 'x'.repeat(126)),
  () => frame(9, 'ping', { fin: false }),
  () => frame(8, Buffer.from([0])),
  () => frame(8, Buffer.from([0x03, 0xed, 0xff])),
  () => frame(1, 'x'.repeat(20_000)),
  () => Buffer.concat([frame(1, '{"type":', { fin: false }), frame(1, '"ping"}')]),
  () => Buffer.concat([frame(1, '{"ty', { fin: false }), frame(9, ''), frame(0, 'pe":"ping"}')]),
  () => Buffer.concat(Array.from({ length: 200 }, () => frame(0, '', { fin: false }))),
  () => Buffer.concat([Buffer.from([0x81, 0xff]), Buffer.alloc(8, 0xff), Buffer.alloc(4)]),
  (chance) => Buffer.from(Array.from({ length: 1 + chance.int(60) }, () => chance.int(256))),
]

/** One hostile frame: mostly text that is no right message, sometimes no right frame. */
export const hostileFrame = (chance: Chance, table: string): Buffer =>
  chance.int(4) === 0 ? pick(FRAMES, chance)(chance) : text(hostileText(chance, table))
