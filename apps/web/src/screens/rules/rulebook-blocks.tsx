import type { Block, Inline, Passage } from '../../../rulebook/rulebook.ts'
import { t } from '../../later-messages.ts'
import { Link } from '../../router.tsx'
import { type BookId, clauseHref, sectionHref } from './clause-href.ts'
import { FigureView } from './figure-view.tsx'
import type { Figures } from './use-figures.ts'

/** Which book is shown, and its drawings once they are there. */
export interface ShownBook {
  readonly book: BookId
  readonly figures: Figures | null
}

interface In {
  readonly shown: ShownBook
}

export const Blocks = ({ blocks, shown }: In & { readonly blocks: readonly Block[] }) => (
  <>
    {blocks.map((block, index) => (
      <BlockView key={index} block={block} shown={shown} />
    ))}
  </>
)

function BlockView({ block, shown }: In & { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p class="rulebook-text">
          <PassageText {...block} shown={shown} />
        </p>
      )
    case 'heading':
      return (
        <h3 id={block.id} class="rulebook-heading" tabIndex={-1}>
          {block.title}
        </h3>
      )
    case 'list':
      return <List {...block} shown={shown} />
    case 'table':
      return <Table {...block} shown={shown} />
    case 'box':
      return (
        <div class="rulebook-box">
          <Blocks blocks={block.blocks} shown={shown} />
        </div>
      )
    case 'figure':
      return (
        <FigureView name={block.figure} caption={block.caption} figures={shown.figures}>
          <Text text={block.caption} shown={shown} />
        </FigureView>
      )
  }
}

function List({ ordered, items, shown }: In & Extract<Block, { kind: 'list' }>) {
  const Kind = ordered ? 'ol' : 'ul'
  return (
    <Kind class="rulebook-text rulebook-list">
      {items.map((item, index) => (
        <li key={index} class="rulebook-item">
          <PassageText {...item} shown={shown} />
        </li>
      ))}
    </Kind>
  )
}

const Table = ({ head, rows, shown }: In & Extract<Block, { kind: 'table' }>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key
  <div class="rules-table" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              <Text text={cell} shown={shown} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, index) => (
              <td key={index}>
                <Text text={cell} shown={shown} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Sentences, and after them the way to the clauses behind them. */
const PassageText = ({ text, clauses, shown }: In & Passage) => (
  <>
    <Text text={text} shown={shown} />
    {clauses.length > 0 && <Clauses clauses={clauses} />}
  </>
)

function Clauses({ clauses }: Pick<Passage, 'clauses'>) {
  return (
    <>
      {clauses.map((clause) => (
        <Link
          key={clause}
          class="rulebook-clause"
          href={clauseHref(clause)}
          aria-label={t('rules.clauses', { clauses: clause })}
        >
          {clause}
        </Link>
      ))}
    </>
  )
}

const Text = ({ text, shown }: In & { readonly text: readonly Inline[] }) => (
  <>
    {text.map((part, index) => (
      <Part key={index} part={part} shown={shown} />
    ))}
  </>
)

function Part({ part, shown }: In & { readonly part: Inline }) {
  if (typeof part === 'string') return <>{part}</>
  switch (part.kind) {
    case 'strong':
      return (
        <strong>
          <Text text={part.text} shown={shown} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Text text={part.text} shown={shown} />
        </em>
      )
    case 'link':
      return (
        <Link href={sectionHref(shown.book, part.to)}>
          <Text text={part.text} shown={shown} />
        </Link>
      )
    case 'sign': {
      const Sign = shown.figures?.art.Sign
      return (
        <span class="rulebook-sign" role="img" aria-label={part.label}>
          {Sign === undefined ? part.label : <Sign name={part.sign} size={22} />}
        </span>
      )
    }
  }
}
