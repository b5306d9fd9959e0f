import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isClientSide } from './client-side.ts';
import { published } from './published.ts';

/** The used parts of an output file in tsup plugins. */
interface Written {
  readonly type: string;
  readonly entryPoint?: string;
  map?: string | object | null;
}

type ResolveRequest = { path: string; kind: string; resolveDir: string };
type Answer = { path: string; external: true } | { errors: { text: string }[] };

/** The used parts of esbuild's plugin API. */
interface Build {
  readonly initialOptions: { readonly outExtension?: Readonly<Record<string, string>> };
  onResolve(options: { filter: RegExp }, answer: (request: ResolveRequest) => Answer | undefined): void;
  onLoad(
    options: { filter: RegExp },
    answer: (request: { path: string }) => { contents: string; loader: 'ts' | 'tsx' },
  ): void;
}

/**
 * tsup settings of a published package: every module is a separate file, so that a bundler can omit whole modules (it cannot omit
 * a tagged template inside a used module) and both formats have each module, and its state, once. Types are generated for the
 * entry points only. Must run with the package as current folder.
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
      // Without `verbatimModuleSyntax`, so that type-only imports are removed.
      delete options.tsconfig;
      options.tsconfigRaw = { compilerOptions: { jsx: 'react-jsx' } };
    },
    esbuildPlugins: [neighboursStayFiles, sheets],
    plugins: [{ name: 'finish', renderChunk: (code: string, written: Written) => finished(code, written) }],
  };
}

/** All modules with runtime code: without tests, stories, their helpers and type-only files. */
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

/** Keeps imports between the modules of the package, with the output file name. */
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

/**
 * Redirects imports of a library to a file of the package, written by the build next to the modules: `file` without extension.
 */
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

/** Minifies style sheets and names their elements. */
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

/** Marks client-only modules, and puts the original sources into the source map instead of the minified ones. */
function finished(code: string, written: Written): { code: string } | undefined {
  if (written.entryPoint === undefined || typeof written.map !== 'string') return undefined;
  const source = path.resolve(written.entryPoint);
  const map: { mappings: string; sourcesContent: string[] } = JSON.parse(written.map);
  map.sourcesContent[0] = readFileSync(source, 'utf8');
  const marked = isClientSide(source);
  // One more line above the code needs one more empty line in its source map.
  if (marked) map.mappings = `;${map.mappings}`;
  written.map = map;
  return { code: marked ? `"use client";\n${code}` : code };
}
