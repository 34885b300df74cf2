import type { Mark } from '../../../art/signs.ts'

const wood = (d: string): Mark => ({ d, fill: '#b9803f', line: 'var(--icon-ink)', width: 1.5 })
const steel = (d: string): Mark => ({ d, fill: '#c3ccd3', line: 'var(--icon-ink)', width: 1.5 })
const cord = (d: string): Mark => ({ d, line: 'var(--icon-ink)', width: 1.6 })

const HAMMER = [wood('M10.5 8h3v14.5h-3Z'), steel('M3.5 2.5h13.2l4 3.6v2.6H3.5Z')]

/** The six tools on the backs of the specialists, each with an outline of its own — CT-7.1. */
const TOOLS: Readonly<Record<string, readonly Mark[]>> = {
  'tool-hammer': HAMMER,
  'tool-saw': [
    steel('M1.5 8.5 17 5v9.8l-2.4-2-1.6 2.6-2.3-2-1.6 2.4-2.3-2-1.6 2.2-1.8-1.7Z'),
    wood('M16 3.5h5.5c1.3 0 1.3 4-.4 5.6 1.7 2 1.7 6.4.4 6.9H16Z'),
  ],
  'tool-trowel': [
    steel('M1.5 22.5 5 9.5l9.5 9.5Z'),
    cord('M10 14l4-4.5'),
    wood('M13 9.3 19.6 2.2a2 2 0 0 1 3 2.6L15.4 11.6Z'),
  ],
  'tool-chisel': [steel('M10 12h4v8l-4 3.2Z'), wood('M9.3 1.5h5.4l1 10.5H8.3Z')],
  'tool-plumb': [
    wood('M4 1.5h16v3.6H4Z'),
    cord('M12 5v7'),
    steel('M7.5 12h9l-1 4.5L12 23l-3.5-6.5Z'),
  ],
  'tool-brush': [
    wood('M14 9.5 20.4 1.8a1.7 1.7 0 0 1 2.6 2.2L16.5 12Z'),
    {
      d: 'M12.4 10.2c2.6-.4 4.4 1 4.3 3.7-.2 5-6.7 9.2-14.7 7.4 5-2 5.2-8.6 10.4-11.1Z',
      fill: '#c8553a',
      line: 'var(--icon-ink)',
      width: 1.5,
    },
  ],
}

/** An unknown tool is drawn as a hammer: nothing breaks at a new one. */
export const toolMarks = (tool: string): readonly Mark[] => TOOLS[tool] ?? HAMMER
