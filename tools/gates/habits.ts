import ts from 'typescript';
import { everyNode, parse, placeOf, type Source } from './sources.ts';

const testFile = /\.(test|stories|e2e)\.tsx?$/;
const weakMatchers = new Set(['toBeDefined', 'toBeTruthy', 'toBeFalsy', 'toMatchObject', 'anything']);
const halfTests = new Set(['only', 'skip', 'todo', 'fixme']);
const testFunctions = new Set(['test', 'it', 'describe', 'suite']);
const sleeps = new Set(['setTimeout', 'waitForTimeout']);

/** Finds patterns that the linter has no rule for: escapes from the type system, silent suppressions, weak or sleeping tests. */
export function badHabits(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const complaints = commentsOf(source).flatMap(({ line, text }) =>
      complaintsAboutComment(text).map((complaint) => `${source.path}:${line}: ${complaint}`),
    );
    everyNode(parse(source), (node) => {
      const about = [...complaintsAbout(node), ...(testFile.test(source.path) ? complaintsAboutTest(node) : [])];
      complaints.push(...about.map((complaint) => `${placeOf(node)}: ${complaint}`));
    });
    return complaints;
  });
}

function complaintsAbout(node: ts.Node): string[] {
  if (ts.isAsExpression(node) && ts.isAsExpression(node.expression) && isUnknownType(node.expression.type)) {
    return ['a cast over unknown hides a wrong type'];
  }
  if (ts.isCallExpression(node) && /^use(Layout|Insertion)?Effect$/.test(lastName(node.expression))) {
    const effect = node.arguments[0];
    return effect && ts.isFunctionExpression(effect) && effect.name
      ? []
      : ['an effect bears a name: function sayWhat() {…}'];
  }
  return [];
}

function complaintsAboutTest(node: ts.Node): string[] {
  if (!ts.isCallExpression(node)) return [];
  const name = lastName(node.expression);
  if (weakMatchers.has(name)) return [`${name} says too little: state the whole value`];
  if (sleeps.has(name)) return [`${name}: a test waits for what it needs, never for a time`];
  const onTest = ts.isPropertyAccessExpression(node.expression) && testFunctions.has(firstName(node.expression));
  return onTest && halfTests.has(name) ? [`${name}: every test runs`] : [];
}

function complaintsAboutComment(text: string): string[] {
  return [
    ...(/\b(TODO|FIXME|XXX|HACK)\b/.test(text) ? ['an open end belongs on the list of issues'] : []),
    ...(/@ts-(ignore|nocheck)/.test(text) ? ['the type checker is not to be silenced'] : []),
    ...(/@ts-expect-error\s*$/.test(text) ? ['@ts-expect-error says what is expected to be refused'] : []),
    ...(/eslint-disable/.test(text) ? ['the linter is oxlint: oxlint-disable-next-line rule -- reason'] : []),
    ...(/oxlint-disable(?!.* -- \S)/.test(text) ? ['a suppression says why: rule -- reason'] : []),
  ];
}

/** Finds comments with the scanner, so that strings are ignored. */
function commentsOf({ path, text }: Source): { line: number; text: string }[] {
  const file = parse({ path, text });
  const found = new Map<number, string>();
  everyNode(file, (node) => {
    if (ts.isJsxText(node)) return;
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ]) {
      found.set(range.pos, text.slice(range.pos, range.end));
    }
  });
  return [...found].map(([position, comment]) => ({
    line: file.getLineAndCharacterOfPosition(position).line + 1,
    text: comment,
  }));
}

function isUnknownType(type: ts.TypeNode): boolean {
  return type.kind === ts.SyntaxKind.UnknownKeyword;
}

function lastName(expression: ts.Expression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

function firstName(expression: ts.Expression): string {
  if (ts.isPropertyAccessExpression(expression)) return firstName(expression.expression);
  return ts.isIdentifier(expression) ? expression.text : '';
}
