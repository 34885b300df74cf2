import { useContext } from 'preact/hooks'
import type { Block, Inline, Passage } from '../../../rulebook/rulebook.ts'
import { t } from '../../later-messages.ts'
import { Link } from '../../router.tsx'
import { clauseHref, sectionHref } from './clause-href.ts'
import { FigureView } from './figure-view.tsx'
import { RulebookContext } from './rulebook-context.ts'

export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <>
    {blocks.map((block, index) => (
      <BlockView key={index} block={block} />
    ))}
  </>
)

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p class="rulebook-text">
          <PassageText {...block} />
        </p>
      )
    case 'heading':
      return (
        <h3 id={block.id} class="rulebook-heading" tabIndex={-1}>
          {block.title}
        </h3>
      )
    case 'list':
      return <List {...block} />
    case 'table':
      return <Table {...block} />
    case 'box':
      return (
        <div class="rulebook-box">
          <Blocks blocks={block.blocks} />
        </div>
      )
    case 'figure':
      return (
        <FigureView name={block.figure} caption={block.caption}>
          <Text text={block.caption} />
        </FigureView>
      )
  }
}

function List({ ordered, items }: Extract<Block, { kind: 'list' }>) {
  const Kind = ordered ? 'ol' : 'ul'
  return (
    <Kind class="rulebook-text rulebook-list">
      {items.map((item, index) => (
        <li key={index} class="rulebook-item">
          <PassageText {...item} />
        </li>
      ))}
    </Kind>
  )
}

const Table = ({ head, rows }: Extract<Block, { kind: 'table' }>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key
  <div class="rules-table" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              <Text text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, index) => (
              <td key={index}>
                <Text text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Sentences, and after them the way to the clauses behind them. */
const PassageText = ({ text, clauses }: Passage) => (
  <>
    <Text text={text} />
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

const Text = ({ text }: { readonly text: readonly Inline[] }) => (
  <>
    {text.map((part, index) => (
      <Part key={index} part={part} />
    ))}
  </>
)

function Part({ part }: { readonly part: Inline }) {
  const { book, figures } = useContext(RulebookContext)
  if (typeof part === 'string') return <>{part}</>
  switch (part.kind) {
    case 'strong':
      return (
        <strong>
          <Text text={part.text} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Text text={part.text} />
        </em>
      )
    case 'link':
      return (
        <Link href={sectionHref(book, part.to)}>
          <Text text={part.text} />
        </Link>
      )
    case 'sign': {
      const Sign = figures?.art.Sign
      return (
        <span class="rulebook-sign" role="img" aria-label={part.label}>
          {Sign === undefined ? part.label : <Sign name={part.sign} size={22} />}
        </span>
      )
    }
  }
}
