import ts from 'typescript';
import { filesBelow, parse, read } from './sources.ts';

/** The exports of the published packages, one name per line, types marked. */
export function exportsSnapshot(): string {
  return filesBelow(
    ['domain', 'ui', 'chat'].map((name) => `packages/${name}/src/exports`),
    /\.ts$/,
  )
    .map(read)
    .map((entryPoint) => [entryPoint.path, ...namesOf(parse(entryPoint)).map((name) => `  ${name}`), ''].join('\n'))
    .join('\n');
}

function namesOf(entryPoint: ts.SourceFile): string[] {
  return entryPoint.statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause, isTypeOnly }) =>
      exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.map((one) => `${isTypeOnly || one.isTypeOnly ? 'type ' : ''}${one.name.text}`)
        : [],
    )
    .toSorted();
}
