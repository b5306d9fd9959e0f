import ts from 'typescript';
import { everyNode, parse, placeOf, type Source } from './sources.ts';

/**
 * An id used in a source, or the parts before and after a placeholder; with no part before, the id has only one dot. `certain` if it is passed to the translation function or
 * component, so that it must exist; any other text may be an id.
 */
export interface UsedMessage {
  readonly head: string;
  readonly tail: string;
  readonly whole: boolean;
  readonly certain: boolean;
  readonly place: string;
}

const speakers = new Set(['t', 'formatMessage']);
const speakingElements = new Set(['Say', 'FormattedMessage']);

/** Ids that the sources translate, and all other texts with the form of an id (column labels, the problem catalogue). */
export function usedMessages(sources: readonly Source[]): UsedMessage[] {
  return sources.flatMap((source) => {
    const found: UsedMessage[] = [];
    everyNode(parse(source), (node) => {
      const parts = partsOf(node);
      if (parts && isIdLike(parts)) found.push({ ...parts, certain: isTranslated(node), place: placeOf(node) });
    });
    return found;
  });
}

// An id consists of words with dots; a template must contain at least its first part.
const idLike = /^[a-z][\w-]*(\.[\w-]*)+$/i;
// A template of a subject's texts: `${name}.title`.
const tailLike = /^\.[a-z]\w*$/i;

const isIdLike = ({ head, tail }: { head: string; tail: string }): boolean =>
  idLike.test(head) || (head === '' && tailLike.test(tail));

function partsOf(node: ts.Node): { head: string; tail: string; whole: boolean } | undefined {
  if (ts.isStringLiteralLike(node)) return { head: node.text, tail: '', whole: true };
  if (!ts.isTemplateExpression(node)) return undefined;
  return { head: node.head.text, tail: node.templateSpans.at(-1)?.literal.text ?? '', whole: false };
}

function isTranslated(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return isTranslated(parent);
  if (ts.isParenthesizedExpression(parent) || ts.isJsxExpression(parent)) return isTranslated(parent);
  if (ts.isCallExpression(parent)) return parent.arguments[0] === node && speakers.has(calledName(parent));
  if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'id') {
    const call = parent.parent.parent;
    return ts.isCallExpression(call) && calledName(call) === 'formatMessage';
  }
  if (!ts.isJsxAttribute(parent) || parent.name.getText() !== 'id') return false;
  return speakingElements.has(parent.parent.parent.tagName.getText());
}

function calledName({ expression }: ts.CallExpression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}
