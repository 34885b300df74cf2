import type { Block, Clause } from '@guildhall/texts'
import { language } from '../../i18n.ts'
import { t } from '../../later-messages.ts'
import { Link } from '../../router.tsx'
import { clauseHref } from './clause-href.ts'
import { cellsOf, type Part, partsOf } from './inline-markup.ts'
import { readableClause } from './readable-clause.ts'

/** Text of a rulebook, with its marks and links. */
function InlineText({ text }: { readonly text: string }) {
  return (
    <>
      {partsOf(text).map((part, index) => (
        <Piece key={index} part={part} />
      ))}
    </>
  )
}

function Piece({ part }: { readonly part: Part }) {
  switch (part.kind) {
    case 'text':
      return <>{part.text}</>
    case 'code':
      return <code>{part.text}</code>
    case 'strong':
      return <strong>{part.text}</strong>
    case 'note':
      return <em>{part.text}</em>
    case 'clause':
      return <Link href={clauseHref(part.text)}>{part.text}</Link>
  }
}

function Rows({ rows }: { readonly rows: readonly string[] }) {
  const [head = [], ...body] = cellsOf(rows)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key
    <div class="rules-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <InlineText text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index}>
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What the page says about a clause, in its own language. */
const Mark = ({ text }: { readonly text: string }) => (
  <span class="rules-mark" lang={language.value}>
    {text}
  </span>
)

/** A clause under its id, which is also the link to it. */
export function ClauseView({ clause, marked }: { clause: Clause; marked: boolean }) {
  const { text, ruling, alternative, option } = readableClause(clause)
  const kind = `rules-clause${clause.example ? ' example' : ''}${marked ? ' marked' : ''}`
  return (
    <div class={kind} id={clause.id} tabIndex={-1} aria-current={marked ? 'location' : undefined}>
      <Link class="rules-id" href={clauseHref(clause.id)}>
        {clause.id}
      </Link>
      <div>
        {clause.example && <Mark text={t('rules.example')} />}
        <InlineText text={text} />
        {option && <Mark text={t('rules.option')} />}
        {clause.table.length > 0 && <Rows rows={clause.table} />}
        {ruling !== null && (
          <p class="rules-ruling">
            <b lang={language.value}>{t('rules.ruling')}</b> <InlineText text={ruling} />{' '}
            {alternative !== null && (
              <InlineText text={t('rules.alternative', { text: alternative })} />
            )}
          </p>
        )}
      </div>
    </div>
  )
}

export function BlockView({ block, marked }: { block: Block; marked: string }) {
  switch (block.kind) {
    case 'clause':
      return <ClauseView clause={block.clause} marked={block.clause.id === marked} />
    case 'table':
      return <Rows rows={block.rows} />
    case 'prose':
      return /^\*\*.+\*\*$|^Examples$/.test(block.text) ? (
        <h3>{block.text.replaceAll('**', '')}</h3>
      ) : (
        <p>
          <InlineText text={block.text} />
        </p>
      )
  }
}
