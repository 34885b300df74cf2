import ts from 'typescript'

/** A test, or a group of tests, whose title names a clause. */
export interface Citation {
  readonly clause: string
  readonly file: string
  readonly line: number
  readonly title: string
}

const TESTS = new Set(['test', 'it', 'describe', 'law'])
/** `test.each(rows)` makes a test function; the call that follows is the test. */
const MAKERS = new Set(['each', 'for', 'skipIf', 'runIf', 'extend'])
const NOT_RUN = new Set(['skip', 'todo'])

/** The clauses cited in the titles of one test file; `prefixes` are those of the rulebooks. */
export function citationsIn(
  file: string,
  source: string,
  prefixes: readonly string[],
): readonly Citation[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true)
  const found: Citation[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { name, modifiers } = calleeOf(node.expression)
      if (TESTS.has(name)) {
        // A test that does not run proves nothing, nor does what stands inside it.
        if (modifiers.some((modifier) => NOT_RUN.has(modifier))) return
        if (!makesTest(node)) found.push(...citationsOf(node, tree, prefixes))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function citationsOf(
  call: ts.CallExpression,
  tree: ts.SourceFile,
  prefixes: readonly string[],
): Citation[] {
  const [first] = call.arguments
  if (first === undefined) return []
  const title = words(first)
  const line = tree.getLineAndCharacterOfPosition(call.getStart()).line + 1
  const cited = new Set([title, rowsOf(call, title)].flatMap((text) => idsIn(text, prefixes)))
  return [...cited].map((clause) => ({ clause, file: tree.fileName, line, title }))
}

/** `test.each(rows)('title')` is a call of a call of a property: the name at its root, and the rest. */
function calleeOf(node: ts.Expression): { name: string; modifiers: string[] } {
  if (ts.isIdentifier(node)) return { name: node.text, modifiers: [] }
  if (ts.isCallExpression(node)) return calleeOf(node.expression)
  if (ts.isTaggedTemplateExpression(node)) return calleeOf(node.tag)
  if (!ts.isPropertyAccessExpression(node)) return { name: '', modifiers: [] }
  const { name, modifiers } = calleeOf(node.expression)
  return { name, modifiers: [...modifiers, node.name.text] }
}

const makesTest = ({ expression }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) && MAKERS.has(expression.name.text)

/** The rows of a table test count as its title where the title takes words from them. */
function rowsOf(call: ts.CallExpression, title: string): string {
  const takesRows = /%[sjo]|\$/.test(title)
  return takesRows && !ts.isIdentifier(call.expression) ? words(call.expression) : ''
}

/** Every piece of text below a node, e.g. the fixed parts of a template. */
function words(node: ts.Node): string {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return node.text
  if (ts.isTemplateMiddleOrTemplateTail(node)) return node.text
  const parts: string[] = []
  ts.forEachChild(node, (child) => {
    parts.push(words(child))
  })
  return parts.join(' ')
}

/** Anything that looks like a clause is taken for one, so that a misspelt number is noticed. */
function idsIn(text: string, prefixes: readonly string[]): string[] {
  if (prefixes.length === 0) return []
  const id = new RegExp(`\\b(?:${prefixes.join('|')})-[A-Z0-9]+(?:[.-][A-Z0-9]+)*\\b`, 'g')
  return text.match(id) ?? []
}
