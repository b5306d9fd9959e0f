import ts from 'typescript';
import { everyNode, parse, type Source } from '../gates/sources.ts';

/** The parts of an example to retain. */
export type Reduction = {
  /** Top-level names to retain; default: all. */
  readonly keep?: readonly string[];
  /** Names and texts to remove with their smallest removable node: a property, a list element, a statement. */
  readonly without: readonly string[];
};

/**
 * Returns the source without the given names. Nodes that become empty, unused imports, and comments of the example are removed
 * too.
 */
export function reduce(source: Source, { keep, without }: Reduction): string {
  const file = parse(source);
  const removed = new Set<ts.Node>(keep ? file.statements.filter((one) => !isKept(one, keep)) : []);
  const unwanted = new Set(without);
  everyNode(file, (node) => {
    const around = isName(node) && unwanted.has(node.text) ? removable(node) : undefined;
    if (around) removed.add(around);
  });
  removeWhatIsEmpty(file, removed);
  return withoutUnusedImports(source.path, withoutComments(cut(file, removed)));
}

const isName = (node: ts.Node): node is ts.Identifier | ts.StringLiteral =>
  ts.isIdentifier(node) || ts.isStringLiteral(node);

function isKept(statement: ts.Statement, keep: readonly string[]): boolean {
  const names = declaredBy(statement);
  return names.length === 0 || names.some((name) => keep.includes(name));
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed = ts.isTypeAliasDeclaration(statement) || ts.isFunctionDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** The nearest node around a node that can be removed without breaking the rest. */
function removable(node: ts.Node): ts.Node | undefined {
  for (let one = node; one.parent; one = one.parent) {
    if (ts.isImportDeclaration(one)) return undefined;
    if (ts.isObjectLiteralElementLike(one) || ts.isArrayLiteralExpression(one.parent)) return one;
    if (ts.isSourceFile(one.parent)) return one;
  }
  return undefined;
}

/** A list or object that became empty is removed with its property; a list element with such a list is removed as a whole. */
function removeWhatIsEmpty(file: ts.SourceFile, removed: Set<ts.Node>): void {
  let before: number;
  do {
    before = removed.size;
    everyNode(file, (node) => {
      const members = membersOf(node);
      if (members.length === 0 || !members.every((one) => removed.has(one))) return;
      const { parent } = node;
      removed.add(ts.isPropertyAssignment(parent) ? parent : node);
      const holder = parent.parent;
      if (
        ts.isPropertyAssignment(parent) &&
        ts.isArrayLiteralExpression(node) &&
        ts.isArrayLiteralExpression(holder.parent)
      )
        removed.add(holder);
    });
  } while (removed.size > before);
}

function membersOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  return ts.isObjectLiteralExpression(node) ? node.properties : [];
}

function cut(file: ts.SourceFile, removed: ReadonlySet<ts.Node>): string {
  const ranges = [...removed].map((node) => [node.getFullStart(), endOf(file, node)] as const);
  let text = '';
  let at = 0;
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (from > at) text += file.text.slice(at, from);
    at = Math.max(at, to);
  }
  return text + file.text.slice(at);
}

/** The position after the comma that follows a node. */
function endOf(file: ts.SourceFile, node: ts.Node): number {
  const [comma = ''] = /^\s*,/.exec(file.text.slice(node.end)) ?? [];
  return node.end + comma.length;
}

const withoutComments = (text: string): string =>
  text.replace(/[ \t]*\/\*\*[\s\S]*?\*\/\n?/g, '').replace(/^ *\/\/.*\n/gm, '');

function withoutUnusedImports(path: string, text: string): string {
  const file = parse({ path, text });
  const imports = file.statements.filter(ts.isImportDeclaration);
  const rest = text.slice(imports.at(-1)?.end ?? 0);
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(rest);
  const lines = imports.flatMap((one) => {
    const clause = one.importClause;
    const bindings = clause?.namedBindings;
    if (!clause || !bindings) return [one.getText()];
    if (ts.isNamespaceImport(bindings)) return isUsed(bindings.name.text) ? [one.getText()] : [];
    const used = bindings.elements.filter((element) => isUsed(element.name.text));
    const type = clause.isTypeOnly ? 'type ' : '';
    const names = used.map((element) => element.getText()).join(', ');
    return used.length === 0 ? [] : [`import ${type}{ ${names} } from ${one.moduleSpecifier.getText()};`];
  });
  return `${lines.join('\n')}\n${rest}`;
}
