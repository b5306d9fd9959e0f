import ts from 'typescript';
import { everyNode, parse, placeOf, type Source } from './sources.ts';

const word = /\p{L}{2,}/u;
const sentence = /\p{Lu}\p{Ll}+ \p{Ll}+/u;
const textAttributes = new Set(
  'title label alt placeholder aria-label aria-description aria-roledescription aria-valuetext heading caption summary text message hint help description'.split(
    ' ',
  ),
);

/** Finds user texts in JSX instead of message files; allowed in stories and tests. */
export function literalSentences(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(path))
    .flatMap(literalsIn);
}

function literalsIn(source: Source): string[] {
  const found: string[] = [];
  everyNode(parse(source), (node) => {
    for (const text of textsOf(node)) found.push(`${placeOf(node)}: «${text.trim()}» belongs in the messages`);
  });
  return found;
}

function textsOf(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return word.test(node.text) ? [node.text.replace(/\s+/g, ' ')] : [];
  if (ts.isJsxAttribute(node)) {
    const name = node.name.getText();
    return valuesOf(node.initializer).filter((text) => (textAttributes.has(name) ? word : sentence).test(text));
  }
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
    return valuesOf(node).filter((text) => word.test(text));
  return [];
}

/** The strings an expression can evaluate to; keys of calls and comparisons are not texts. */
function valuesOf(node: ts.Node | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return valuesOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...valuesOf(node.whenTrue), ...valuesOf(node.whenFalse)];
  if (ts.isBinaryExpression(node) && joins.has(node.operatorToken.kind)) {
    return [...valuesOf(node.left), ...valuesOf(node.right)];
  }
  return [];
}

const joins = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);
