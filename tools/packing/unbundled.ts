import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { styledComponents } from './styled-components.ts';

type ResolveRequest = { path: string; kind: string; resolveDir: string };
type Resolved = { path: string; external: true } | { errors: { text: string }[] };

/** The used parts of esbuild's plugin API. */
interface Build {
  readonly initialOptions: { readonly outExtension?: Readonly<Record<string, string>> };
  onResolve(options: { filter: RegExp }, resolve: (request: ResolveRequest) => Resolved | undefined): void;
  onLoad(
    options: { filter: RegExp },
    load: (request: { path: string }) => Promise<{ contents: string; loader: 'js' }>,
  ): void;
}

/**
 * tsup settings of a published package: every module is a separate file, so that a bundler can omit whole modules, a module keeps
 * its `'use client'`, and both formats have each module, and its state, once. Types are generated for the entry points only. Must
 * run with the package as current folder.
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
    esbuildPlugins: [separateModules, styleModules],
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
const separateModules = {
  name: 'separate-modules',
  setup(build: Build): void {
    const extension = build.initialOptions.outExtension?.['.js'] ?? '.js';
    build.onResolve({ filter: /^\..*\.tsx?$/ }, ({ path: importPath, kind, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      if (!existsSync(path.resolve(resolveDir, importPath))) return { errors: [{ text: `there is no ${importPath}` }] };
      return { path: importPath.replace(/\.tsx?$/, extension), external: true };
    });
  },
};

/** Applies the transform of styled-components to the style modules. */
const styleModules = {
  name: 'style-modules',
  setup(build: Build): void {
    build.onLoad({ filter: /\.styles\.ts$/ }, async ({ path: file }) => {
      // The component ids are hashes of this path, which is relative so that every machine builds the same ids.
      const name = path.relative('..', file).replaceAll(path.sep, '/');
      const { code, map } = await transformWithOxc(readFileSync(file, 'utf8'), name, { plugins: { styledComponents } });
      const sourceMap = Buffer.from(JSON.stringify({ ...map, sources: [file] })).toString('base64');
      return { contents: `${code}\n//# sourceMappingURL=data:application/json;base64,${sourceMap}`, loader: 'js' };
    });
  },
};
