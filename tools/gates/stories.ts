import ts from 'typescript';
import { everyNode, parse, type Source } from './sources.ts';

/** Input of the gate: entry points of the UI kit, paths of the app's pages, and all stories. */
export interface Storybook {
  readonly entryPoints: readonly Source[];
  readonly pages: readonly string[];
  readonly stories: readonly Source[];
}

/** Finds components without a story, and pages that no story renders. */
export function withoutStory(book: Storybook): string[] {
  const usedFiles = new Set(book.stories.flatMap((file) => importsOf(parse(file))));
  const drawn = new Set(book.stories.flatMap((file) => namedBy('screenAt', file)));
  return [
    ...componentsOf(book.entryPoints)
      .filter((component) => !usedFiles.has(component))
      .map((component) => `${component} has no story`),
    ...book.pages
      .filter((path) => !drawn.has(path))
      .map((path) => `the page ${path} has no story: screenAt('${path}', …)`),
  ];
}

/** Counts in one line. */
export function storyFigures(book: Storybook): string {
  const all = book.stories.map(storiesOf);
  const stories = all.reduce((sum, one) => sum + one.stories, 0);
  const plays = all.reduce((sum, one) => sum + one.plays, 0);
  return `${componentsOf(book.entryPoints).length} components, ${book.pages.length} pages, ${stories} stories, ${plays} with a play function`;
}

/** The exported components: capitalized values of a file with JSX. */
function componentsOf(entryPoints: readonly Source[]): string[] {
  const found = entryPoints.flatMap((entryPoint) =>
    parse(entryPoint).statements.flatMap((statement) =>
      ts.isExportDeclaration(statement) && !statement.isTypeOnly && moduleOf(statement).endsWith('.tsx')
        ? namesIn(statement.exportClause).filter((name) => /^[A-Z][A-Za-z\d]*[a-z]/.test(name))
        : [],
    ),
  );
  return [...new Set(found)].toSorted();
}

/** The literal first arguments of all calls of a function. */
function namedBy(callee: string, source: Source): string[] {
  const found: string[] = [];
  everyNode(parse(source), (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== callee) return;
    const [first] = node.arguments;
    if (first && ts.isStringLiteralLike(first)) found.push(first.text);
  });
  return found;
}

function importsOf(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) ? namesIn(statement.importClause?.namedBindings) : [],
  );
}

function namesIn(clause: ts.NamedExportBindings | ts.NamedImportBindings | undefined): string[] {
  if (!clause || !(ts.isNamedExports(clause) || ts.isNamedImports(clause))) return [];
  const elements: readonly (ts.ExportSpecifier | ts.ImportSpecifier)[] = clause.elements;
  return elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
}

function moduleOf({ moduleSpecifier }: ts.ExportDeclaration): string {
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
}

/** A story is an exported constant. A story created by a function is a screen of the app with an expectation. */
function storiesOf(source: Source): { stories: number; plays: number } {
  const playing = new Set<string>();
  let stories = 0;
  for (const statement of parse(source).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      stories += 1;
      if (initializer && plays(initializer, playing)) playing.add(name.getText());
    }
  }
  return { stories, plays: playing.size };
}

function plays(story: ts.Expression, playing: ReadonlySet<string>): boolean {
  if (ts.isSatisfiesExpression(story) || ts.isAsExpression(story)) return plays(story.expression, playing);
  if (ts.isCallExpression(story)) return true;
  if (!ts.isObjectLiteralExpression(story)) return false;
  return story.properties.some((property) =>
    ts.isSpreadAssignment(property) ? playing.has(property.expression.getText()) : property.name?.getText() === 'play',
  );
}
