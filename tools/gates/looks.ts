import ts from 'typescript';
import { everyNode, parse, placeOf, type Source } from './sources.ts';

/** Layout properties; all other styles belong to components of the UI kit. */
const layout =
  /^(display|order|position|z-index|gap|(row|column)-gap|(min-|max-)?(inline|block)-size|(flex|grid|place|align|justify|margin|padding|inset|overflow|scroll-margin|container)(-[a-z-]+)?)$/;

/** Finds style declarations of the app other than layout, and styles outside `*.styles.ts`. */
export function styleViolations(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('packages/app/src/') && !/\.(stories|test)\.tsx?$/.test(path))
    .flatMap((source) => (source.path.endsWith('.css') ? inSheet(source.path, source.text, 1) : inModule(source)));
}

function inModule(source: Source): string[] {
  const found: string[] = [];
  const isSheet = source.path.endsWith('.styles.ts');
  everyNode(parse(source), (node) => {
    if (ts.isTaggedTemplateExpression(node) && isSheet) {
      found.push(...inSheet(source.path, sheetOf(node.template), lineOf(node.template)));
    } else if (!isSheet && isStyledComponents(node)) {
      found.push(`${placeOf(node)}: what is styled stands in a *.styles.ts`);
    } else if (ts.isJsxAttribute(node) && node.name.getText() === 'style') {
      found.push(`${placeOf(node)}: style={…} belongs in a *.styles.ts, or in a part of the kit`);
    }
  });
  return found;
}

/** The template as one style sheet; interpolations become a word, so that line numbers are unchanged. */
function sheetOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const spans = template.templateSpans.map(({ expression, literal }) => {
    const lines = expression.getText().match(/\n/g)?.join('') ?? '';
    return `mixed${lines}${literal.text}`;
  });
  return template.head.text + spans.join('');
}

/** Text before a declaration: space and interpolated sheets. */
const lead = /^\s*(?:mixed\s+)*/;

/** All declarations of a sheet that are not layout. Fonts and color schemes are declared before the UI kit is loaded. */
function inSheet(path: string, sheet: string, firstLine: number): string[] {
  const withoutComments = sheet.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const found: string[] = [];
  const blocks: string[] = [];
  let line = firstLine;
  for (const [, chunk = '', end = ''] of withoutComments.matchAll(/((?:'[^'\n]*'|"[^"\n]*"|[^;{}])*)([;{}]|$)/g)) {
    const starts = line + (lead.exec(chunk)?.[0].split('\n').length ?? 1) - 1;
    line += chunk.split('\n').length - 1;
    if (end === '{') blocks.push(chunk.trim());
    else {
      const [name = '', ...value] = chunk.replace(lead, '').trim().split(':');
      const complaint = value.length === 0 ? undefined : complaintAbout(name.trim(), value.join(':').trim(), path);
      if (complaint !== undefined && !blocks.includes('@font-face')) found.push(`${path}:${starts}: ${complaint}`);
      if (end === '}') blocks.pop();
    }
  }
  return found;
}

function complaintAbout(name: string, value: string, path: string): string | undefined {
  if (name === 'color-scheme' && path.endsWith('.css')) return undefined;
  if (!layout.test(name)) return `${name} is no layout: what is seen is drawn by the kit`;
  return name === 'z-index' && !value.includes('var(--td-layer')
    ? 'z-index comes from the layers of the kit'
    : undefined;
}

function isStyledComponents(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) &&
    ts.isStringLiteral(node.moduleSpecifier) &&
    node.moduleSpecifier.text === 'styled-components'
  );
}

function lineOf(node: ts.Node): number {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
}
