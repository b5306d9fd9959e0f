import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isClientSide } from './client-side.ts';
import { published } from './published.ts';

/** What a written file is to tsup's plugins, as far as it matters here. */
interface Written {
  readonly type: string;
  readonly entryPoint?: string;
  map?: string | object | null;
}

type ResolveRequest = { path: string; kind: string; resolveDir: string };
type Answer = { path: string; external: true } | { errors: { text: string }[] };

/** What esbuild tells a plugin of ours. */
interface Build {
  readonly initialOptions: { readonly outExtension?: Readonly<Record<string, string>> };
  onResolve(options: { filter: RegExp }, answer: (request: ResolveRequest) => Answer | undefined): void;
  onLoad(
    options: { filter: RegExp },
    answer: (request: { path: string }) => { contents: string; loader: 'ts' | 'tsx' },
  ): void;
}

/**
 * tsup's settings of a package that others install: every module stays a file of its own, so that a bundler leaves out whole
 * modules (a tagged template inside a kept module cannot be left out) and both formats have each module, and its state, once.
 * Types are written for the doors alone. For a package at work, that is with its folder as the current one.
 */
export function unbundledConfig() {
  return {
    entry: modules(),
    format: ['esm' as const, 'cjs' as const],
    dts: { entry: entryPoints() },
    sourcemap: true,
    clean: true,
    splitting: false,
    target: 'es2022',
    silent: true,
    esbuildOptions(options: { tsconfig?: unknown; tsconfigRaw?: unknown }) {
      // Without `verbatimModuleSyntax`, so that an import of types alone leaves no import behind.
      delete options.tsconfig;
      options.tsconfigRaw = { compilerOptions: { jsx: 'react-jsx' } };
    },
    esbuildPlugins: [neighboursStayFiles, sheets],
    plugins: [{ name: 'finish', renderChunk: (code: string, written: Written) => finished(code, written) }],
  };
}

/** Every module that has something to run: neither tests, stories and what serves them nor files of types alone. */
function modules(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /(?<!\.(test|stories))\.tsx?$/.test(file) && !file.includes('/testing/'))
    .filter((file) => /^export (?!type\b|interface\b)/m.test(readFileSync(file, 'utf8')));
}

function entryPoints(): Record<string, string> {
  const names = readdirSync('src/exports').map((file) => path.parse(file).name);
  return Object.fromEntries(names.map((name) => [`exports/${name}`, `src/exports/${name}.ts`]));
}

/** Leaves imports between our modules as they are, with the name that the other file will have. */
const neighboursStayFiles = {
  name: 'neighbours-stay-files',
  setup(build: Build): void {
    const extension = build.initialOptions.outExtension?.['.js'] ?? '.js';
    build.onResolve({ filter: /^\..*\.tsx?$/ }, ({ path: importPath, kind, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      if (!existsSync(path.resolve(resolveDir, importPath))) return { errors: [{ text: `there is no ${importPath}` }] };
      return { path: importPath.replace(/\.tsx?$/, extension), external: true };
    });
  },
};

/** Points imports of a library at a file of the package's own, written beside the modules by the build: `file` without its ending. */
export const replaceImport = (library: string, file: string) => ({
  name: `${library}-stands-in`,
  setup(build: Build): void {
    const extension = build.initialOptions.outExtension?.['.js'] ?? '.js';
    build.onResolve({ filter: new RegExp(`^${library}$`) }, ({ resolveDir }) => ({
      path: `${path.relative(resolveDir, path.resolve('src')).replaceAll(path.sep, '/')}/${file}${extension}`,
      external: true,
    }));
  },
});

/** Makes style sheets lean and their elements known by name. */
const sheets = {
  name: 'sheets',
  setup(build: Build): void {
    build.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => ({
      contents: published(readFileSync(file, 'utf8'), packagePath(file)),
      loader: file.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

/** The path inside the package, the same on every machine. */
const packagePath = (file: string) => path.relative('.', file).replaceAll(path.sep, '/');

/** Marks what runs in the browser alone, and shows in the source map the text that was written, not the one that was made lean. */
function finished(code: string, written: Written): { code: string } | undefined {
  if (written.entryPoint === undefined || typeof written.map !== 'string') return undefined;
  const source = path.resolve(written.entryPoint);
  const map: { mappings: string; sourcesContent: string[] } = JSON.parse(written.map);
  map.sourcesContent[0] = readFileSync(source, 'utf8');
  const marked = isClientSide(source);
  // One line more above the code is one empty line more in its map.
  if (marked) map.mappings = `;${map.mappings}`;
  written.map = map;
  return { code: marked ? `"use client";\n${code}` : code };
}
