import ts from 'typescript';
import { parse, placeOf, type Source } from './sources.ts';

const entryPointPath = /^packages\/[^/]+\/src\/exports\//;

/** Finds re-exports outside `src/exports`, `export *` in any file, and code in an entry point. */
export function barrels(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const file = parse(source);
    const imported = importedNames(file);
    return file.statements.flatMap((statement) =>
      complaintsAbout(statement, entryPointPath.test(source.path), imported),
    );
  });
}

function complaintsAbout(statement: ts.Statement, isEntryPoint: boolean, imported: ReadonlySet<string>): string[] {
  const named =
    ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause);
  if (ts.isExportDeclaration(statement) && !named) return [`${placeOf(statement)}: name what is exported, no export *`];
  if (isEntryPoint) {
    const passesOn = ts.isExportDeclaration(statement) && statement.moduleSpecifier;
    return passesOn ? [] : [`${placeOf(statement)}: src/exports only passes names on, nothing is made there`];
  }
  return reExports(statement, imported) ? [`${placeOf(statement)}: only src/exports re-exports`] : [];
}

function reExports(statement: ts.Statement, imported: ReadonlySet<string>): boolean {
  if (!ts.isExportDeclaration(statement)) return false;
  if (statement.moduleSpecifier) return true;
  const clause = statement.exportClause;
  return (
    clause !== undefined &&
    ts.isNamedExports(clause) &&
    clause.elements.some((element) => imported.has((element.propertyName ?? element.name).text))
  );
}

function importedNames(file: ts.SourceFile): Set<string> {
  const clauses = file.statements.filter(ts.isImportDeclaration).flatMap((statement) => statement.importClause ?? []);
  return new Set(
    clauses.flatMap(({ name, namedBindings }) => [
      ...(name ? [name.text] : []),
      ...(namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements.map((one) => one.name.text) : []),
      ...(namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings.name.text] : []),
    ]),
  );
}
