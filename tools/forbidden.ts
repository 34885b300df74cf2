// The pure packages must not use a clock, randomness or I/O, not even by globals that the compiler
// knows (`Date`, `Math.random`). Uses a parser, so comments do not count.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { isMain } from './is-main.ts'

const HERE = join(import.meta.dirname, '..')
const PACKAGES = ['kernel', 'texts', 'bots', 'tables'].map((name) => `packages/${name}/src`)

const GLOBALS = new Set(
  (
    'Date performance setTimeout setInterval setImmediate clearTimeout clearInterval ' +
    'clearImmediate queueMicrotask requestAnimationFrame console process fetch crypto ' +
    'globalThis window self global require eval Function XMLHttpRequest WebSocket Worker ' +
    'localStorage navigator Buffer'
  ).split(' '),
)

/** Forbidden uses in the pure packages below `root`, one line each. */
export const forbidden = (root = HERE): string[] =>
  pureSources(root).flatMap((file) => forbiddenIn(file, readFileSync(join(root, file), 'utf8')))

/** The same for one file. */
export function forbiddenIn(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true)
  const declared = declaredNames(tree)
  const faults: string[] = []
  const visit = (node: ts.Node): void => {
    const what = offence(node, declared)
    if (what !== undefined) faults.push(`${file}:${lineOf(tree, node)} uses ${what}`)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return faults
}

function offence(node: ts.Node, declared: ReadonlySet<string>): string | undefined {
  const module = importedModule(node)
  if (module?.startsWith('node:')) return module
  if (!ts.isIdentifier(node) || !isReference(node) || declared.has(node.text)) return undefined
  if (node.text === 'Math') return offenceOfMath(node.parent)
  return GLOBALS.has(node.text) ? node.text : undefined
}

function offenceOfMath(parent: ts.Node): string | undefined {
  if (!ts.isPropertyAccessExpression(parent)) return 'Math other than by a named function'
  return parent.name.text === 'random' ? 'Math.random' : undefined
}

function importedModule(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node)) return textOf(node.moduleSpecifier)
  if (ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier)
  const called = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return called ? textOf(node.arguments[0]) : undefined
}

const textOf = (node: ts.Node | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined

/** `card.process` and `{ process: 1 }` name a property of ours, not the global. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isQualifiedName(parent)) return parent.left === node
  if (ts.isShorthandPropertyAssignment(parent)) return true
  if (ts.isBindingElement(parent) && parent.propertyName === node) return false
  return !('name' in parent && parent.name === node)
}

/** A file may declare its own `process`. */
function declaredNames(tree: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    const name = isDeclaration(node) ? node.name : undefined
    if (name !== undefined && ts.isIdentifier(name)) names.add(name.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return names
}

const isDeclaration = (node: ts.Node) =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportSpecifier(node)

const lineOf = (tree: ts.SourceFile, node: ts.Node): number =>
  tree.getLineAndCharacterOfPosition(node.getStart()).line + 1

function pureSources(root: string): string[] {
  return [...PACKAGES, ...rulesOf(root)]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => `${folder}/${file}`),
    )
}

const rulesOf = (root: string): string[] =>
  existsSync(join(root, 'games'))
    ? readdirSync(join(root, 'games')).map((game) => `games/${game}/rules/src`)
    : []

if (isMain(import.meta.url)) {
  const faults = forbidden()
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
