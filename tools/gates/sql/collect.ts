import ts from 'typescript';
import { Folding } from './fold.ts';
import { Unresolved } from './values.ts';

/** A call of `tx.raw` or `tx.one`: where, its possible texts, the number of its values, and the type of its rows. */
export interface Statement {
  readonly place: string;
  readonly texts: readonly string[];
  /** Undefined when the number is not constant. */
  readonly values: number | undefined;
  /** Undefined when the call names no row type. */
  readonly row: ts.Type | undefined;
}

export interface Collected {
  readonly checker: ts.TypeChecker;
  readonly statements: readonly Statement[];
  /** `path:line: why` of each call whose text is not constant. */
  readonly unresolved: readonly string[];
}

/** Finds all calls of `raw` and `one` of transactions in the files of a program that `isOurs` selects. */
export function collectStatements(program: ts.Program, isOurs: (path: string) => boolean, root: string): Collected {
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => isOurs(fileName.replace(root, '')));
  const calls = files.flatMap(callsIn);
  const bySymbol = new Map<ts.Symbol, ts.CallExpression[]>();
  for (const call of calls) {
    const symbol = ts.isIdentifier(call.expression) ? symbolOf(checker, call.expression) : undefined;
    if (symbol) bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), call]);
  }
  const folding = new Folding(checker, (callee) => bySymbol.get(callee) ?? []);

  const statements: Statement[] = [];
  const unresolved: string[] = [];
  for (const call of calls.filter((one) => isStatement(one))) {
    const [text, values] = call.arguments;
    if (!text) continue;
    const place = placeIn(call, root);
    try {
      statements.push({
        place,
        texts: folding.texts(text),
        values: values ? folding.lengthOf(values) : 0,
        row: rowOf(checker, call),
      });
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error;
      unresolved.push(`${place}: ${error.message}`);
    }
  }
  return { checker, statements, unresolved };
}

function callsIn(file: ts.SourceFile): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function symbolOf(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

// By names, since types of all receivers would take seconds: `sql.raw` is drizzle's, `records.one(tx, …)` is that of a module.
function isStatement({ expression, arguments: [text] }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !/^(raw|one)$/.test(expression.name.text)) return false;
  return expression.expression.getText() !== 'sql' && text?.getText() !== 'tx';
}

// The row type that the call names, or that of the function whose result it is. The rows of `raw` are Promise<Row[]>.
function rowOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | undefined {
  const [written] = call.typeArguments ?? [];
  if (written) return checker.getTypeFromTypeNode(written);
  if (!ts.isReturnStatement(call.parent) && !ts.isArrowFunction(call.parent)) return undefined;
  const answer = checker.getAwaitedType(checker.getTypeAtLocation(call));
  const row = answer && checker.isArrayType(answer) ? checker.getIndexTypeOfType(answer, ts.IndexKind.Number) : answer;
  return row && row.getProperties().length > 0 ? row : undefined;
}

function placeIn(node: ts.Node, root: string): string {
  const file = node.getSourceFile();
  return `${file.fileName.replace(root, '')}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
