import ts from 'typescript';
import { everyNode, parse, type Source } from '../gates/sources.ts';
import { rowsIn, type Row } from './rows.ts';

/** Titles of the tests of a file: the first words of `test` and `it`, and the names of a story file's exports. */
export function titlesIn(source: Source): string[] {
  const file = parse(source);
  return source.path.endsWith('.stories.tsx') ? storiesIn(file) : testsIn(file);
}

/** Reports rows without a test, and tests of unknown rows. */
export function unnamed(rows: readonly Row[], sources: readonly Source[]): string[] {
  const found = sources.flatMap((source) =>
    titlesIn(source).flatMap((title) => rowsIn(title).map((id) => ({ id, where: `${source.path}: ${title}` }))),
  );
  const named = new Set(found.map(({ id }) => id));
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...rows.filter(({ id }) => !named.has(id)).map(({ id, row }) => `${id} has no test: ${row}`),
    ...found.filter(({ id }) => !known.has(id)).map(({ id, where }) => `${where} names ${id}, which is no row`),
  ];
}

function storiesIn(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations.map(({ name }) => name.getText()) : [],
  );
}

function testsIn(file: ts.SourceFile): string[] {
  const titles: string[] = [];
  everyNode(file, (node) => {
    if (!ts.isCallExpression(node) || !/^(test|it)(\.each\b.*)?$/s.test(node.expression.getText())) return;
    const [title] = node.arguments;
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) titles.push(title.getText());
  });
  return titles;
}
