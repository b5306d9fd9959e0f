import ts from 'typescript';
import { everyNode, parse, placeOf, type Source } from './sources.ts';

/** Finds what the linter has no rule for: double casts and unnamed effects. */
export function badHabits(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const complaints: string[] = [];
    everyNode(parse(source), (node) => {
      const complaint = complaintAbout(node);
      if (complaint !== undefined) complaints.push(`${placeOf(node)}: ${complaint}`);
    });
    return complaints;
  });
}

function complaintAbout(node: ts.Node): string | undefined {
  if (ts.isAsExpression(node) && ts.isAsExpression(node.expression)) {
    const isOverUnknown = node.expression.type.kind === ts.SyntaxKind.UnknownKeyword;
    return isOverUnknown ? 'a cast over unknown hides a wrong type' : undefined;
  }
  if (!ts.isCallExpression(node) || !/^(React\.)?use(Layout|Insertion)?Effect$/.test(node.expression.getText()))
    return undefined;
  const [effect] = node.arguments;
  const isNamed = effect !== undefined && ts.isFunctionExpression(effect) && effect.name !== undefined;
  return isNamed ? undefined : 'an effect has a name: useEffect(function doSomething() {…})';
}
