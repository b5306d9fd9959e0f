import ts from 'typescript';

/**
 * Splits a module of top-level functions: one text per requested export with the code that only it needs, and one named `shared`
 * with the code that several need. The texts import each other as `./shared.js`.
 */
export function splitModule(text: string, exportNames: readonly string[]): ReadonlyMap<string, string> {
  const { statements } = ts.createSourceFile('module.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const imports = statements.filter((one) => ts.isImportDeclaration(one));
  const pieces = statements.filter(
    (one) =>
      !ts.isImportDeclaration(one) &&
      !ts.isExportDeclaration(one) &&
      !(ts.isExpressionStatement(one) && isPureRead(one.expression)),
  );
  const named = pieces.map((piece) => ({ piece, names: [...namesOf(piece), ...assignedNameOf(piece)] }));
  const reached = (name: string, seen = new Set<ts.Statement>()): Set<ts.Statement> => {
    for (const { piece, names } of named) {
      if (!names.includes(name) || seen.has(piece)) continue;
      seen.add(piece);
      for (const used of usedIn(piece)) reached(used, seen);
    }
    return seen;
  };
  const closures = new Map(exportNames.map((name) => [name, reached(name)]));
  const isShared = (piece: ts.Statement) => [...closures.values()].filter((closure) => closure.has(piece)).length > 1;
  const shared = pieces.filter(isShared);
  const head = imports.map((one) => one.getText());
  const textOf = (own: readonly ts.Statement[], exported: readonly string[]) =>
    [...own.map((one) => one.getText()), `export { ${exported.join(', ')} };`].join('\n');
  const files = exportNames.map((name): [string, string] => {
    const own = pieces.filter((piece) => closures.get(name)?.has(piece) && !isShared(piece));
    const used = new Set(own.flatMap(usedIn));
    const sharedNames = shared.flatMap(namesOf).filter((one) => used.has(one));
    return [
      name,
      [...head, `import { ${sharedNames.join(', ')} } from './shared.js';`, textOf(own, [name])].join('\n'),
    ];
  });
  return new Map([...files, ['shared', [...head, textOf(shared, shared.flatMap(namesOf))].join('\n')]]);
}

/** Statements that only assign properties. */
const isPureRead = (one: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(one) ||
  (ts.isBinaryExpression(one) &&
    one.operatorToken.kind === ts.SyntaxKind.CommaToken &&
    isPureRead(one.left) &&
    isPureRead(one.right));

function namesOf(piece: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(piece) || ts.isClassDeclaration(piece)) return piece.name ? [piece.name.text] : [];
  return ts.isVariableStatement(piece) ? piece.declarationList.declarations.map(({ name }) => name.getText()) : [];
}

/** The name of the object to which a statement assigns a property. */
function assignedNameOf(piece: ts.Statement): string[] {
  if (namesOf(piece).length > 0) return [];
  const [, name] = /^([\w$]+)\.[\w$]+ = /.exec(piece.getText()) ?? [];
  if (name === undefined) throw new Error(`this stands at the top and makes nothing: ${piece.getText()}`);
  return [name];
}

/** All words that could be a name; an extra one only makes a piece more shared. */
const usedIn = (piece: ts.Statement): string[] => piece.getText().match(/[\w$]+/g) ?? [];
