import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportsSnapshot } from '../gates/exported.ts';
import { root } from '../gates/sources.ts';

/** Writes a new file; never overwrites an existing one. Returns its path. */
export function write(file: string, text: string): string {
  if (existsSync(root + file)) throw new Error(`${file} is there already`);
  mkdirSync(path.dirname(root + file), { recursive: true });
  writeFileSync(root + file, text);
  return file;
}

/** Inserts a line derived from the example's line after it; fails without one. */
export function insertBehind(file: string, anchor: string, make: (line: string) => string): void {
  insertAt(file, anchor, (line) => [line, make(line)]);
}

/** Inserts a line before the example's line. */
export function insertBefore(file: string, anchor: string, made: string): void {
  insertAt(file, anchor, (line) => [made, line]);
}

function insertAt(file: string, anchor: string, put: (line: string) => string[]): void {
  const lines = readFileSync(root + file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(anchor));
  if (at < 0) throw new Error(`${file}: no line with ${anchor}`);
  writeFileSync(root + file, lines.toSpliced(at, 1, ...put(lines[at] ?? '')).join('\n'));
}

/** Inserts an element after the example's element, in a single-line or multi-line list. */
export function insertInList(file: string, anchor: RegExp, make: (element: string) => string): void {
  const text = readFileSync(root + file, 'utf8');
  const [element] = anchor.exec(text) ?? [];
  if (element === undefined) throw new Error(`${file}: no element ${anchor}`);
  writeFileSync(root + file, text.replace(element, `${element}, ${make(element)}`));
}

/** Adds `src/exports/<name>.ts` to the entry points of a package, in the workspace and as published. */
export function addEntryPoint(file: string, name: string): void {
  type Exports = Record<string, unknown>;
  const manifest = JSON.parse(readFileSync(root + file, 'utf8')) as {
    exports: Exports;
    publishConfig: { exports: Exports };
  };
  const published = (types: string, code: string) => ({
    types: `./dist/exports/${name}.${types}`,
    default: `./dist/exports/${name}.${code}`,
  });
  manifest.exports[`./${name}`] = `./src/exports/${name}.ts`;
  manifest.publishConfig.exports[`./${name}`] = { import: published('d.ts', 'js'), require: published('d.cts', 'cjs') };
  writeFileSync(root + file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Updates the snapshot of exports. */
export function renewSnapshot(): void {
  writeFileSync(`${root}tools/exports.snapshot.txt`, exportsSnapshot());
}

/** Writes a changeset for the next release. */
export function writeChangeset(name: string, packageName: string, sentence: string): void {
  write(`.changeset/add-${name.toLowerCase()}.md`, `---\n'${packageName}': minor\n---\n\n${sentence}\n`);
}
