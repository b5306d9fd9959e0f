import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The folder of the whole repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A file: its path from the root, always with `/`, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

const foreign = new Set(['node_modules', 'dist', 'storybook-static', 'test-results', 'playwright-report']);

/** Returns all files below the given folders whose path matches, without generated and installed ones. */
export function filesBelow(folders: readonly string[], matches: RegExp): string[] {
  return folders
    .flatMap(walk)
    .filter((path) => matches.test(path))
    .toSorted();
}

/** TypeScript of the packages, the tools and the tests. */
export function ourSources(): Source[] {
  return filesBelow(['packages', 'tools', 'tests', '.storybook'], /\.tsx?$/).map(read);
}

export function read(path: string): Source {
  return { path, text: readFileSync(root + path, 'utf8') };
}

export function parse({ path, text }: Source): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** `path:line`, as editors open it. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** Calls `visit` for the node and everything below it. */
export function everyNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => everyNode(child, visit));
}

function walk(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    if (foreign.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(path) : [path];
  });
}

// A folder may not exist; then it has no files.
function entriesOf(folder: string) {
  try {
    return readdirSync(root + folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
