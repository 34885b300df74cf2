import type { JSX } from 'preact'
import { message } from '../../board-message.ts'
import type { ModuleProps } from '../board-module.ts'
import { Tool } from './art/figures.tsx'

interface ToolsProps extends Pick<ModuleProps, 'printed' | 'texts' | 'say'> {
  /** The specialists that lie face down. */
  readonly tools: readonly string[]
  readonly seat: number
  readonly size?: number
}

/** Tools by kind, each kind as often as there is of it: every row of different ones is a group — CT-9.1. */
export function Tools(props: ToolsProps): JSX.Element | null {
  const { printed, texts, say, tools, seat, size = 22 } = props
  if (tools.length === 0) return null
  const kinds = new Map<string, { n: number; specialist: string }>()
  for (const specialist of tools) {
    const tool = printed.on(specialist).back ?? ''
    kinds.set(tool, { n: (kinds.get(tool)?.n ?? 0) + 1, specialist })
  }
  const named = [...kinds.values()].map(({ n, specialist }) =>
    message('board.tool', { n, tool: texts(specialist).back ?? '' }),
  )
  return (
    <span class="ext-tools" data-card={`tools ${seat}`}>
      <span class="unseen">{say(message('board.tools', { tools: named }))}</span>
      {[...kinds].map(([tool, { n }]) => (
        <span key={tool} class="parchment" aria-hidden="true">
          <Tool tool={tool} size={size} />
          {n > 1 && <b>{n}</b>}
        </span>
      ))}
    </span>
  )
}
