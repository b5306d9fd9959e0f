import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Where the built pages lie. */
export const pagesBuilt = fileURLToPath(new URL('../../../node_modules/.cache/tilldesk/bench-ui/', import.meta.url));

/** Installs the rivals beside their pages; they are no part of the workspace, so that no checkout pays for them. */
export function installPeers(): void {
  if (existsSync(`${here}peers/node_modules/antd`)) return;
  console.log('installing the rivals once …');
  execFileSync('npx', ['-y', 'pnpm@12', 'install', '--ignore-workspace', '--frozen-lockfile'], { cwd: `${here}peers` });
}

/** Builds one contender's page as its users would get it; answers its folder. */
export async function builtPage(name: string): Promise<string> {
  const outDir = `${pagesBuilt}${name}`;
  await build({
    ...shared,
    root: here,
    build: {
      ...shared.build,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: `${here}${pageOf(name)}`,
        output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]', codeSplitting: false },
      },
    },
  });
  return outDir;
}

/** Bundles a few lines that use a part and answers the minified text, without react and react-dom. */
export async function bundled(name: string, source: string): Promise<string> {
  const entry = `${here}peers/${name}.virtual.tsx`;
  const answer = await build({
    ...shared,
    root: here,
    plugins: [
      {
        name: 'lines',
        resolveId: (id: string) => (id === entry ? id : null),
        load: (id: string) => (id === entry ? source : null),
      },
    ],
    build: {
      ...shared.build,
      write: false,
      rolldownOptions: {
        input: entry,
        external: [/^react(-dom)?($|\/)/],
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const [output] = [answer].flat();
  if (output === undefined || !('output' in output)) throw new Error(`${name}: nothing was built`);
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

const pageOf = (name: string) =>
  name.startsWith('ours.') || name.startsWith('floor.') ? `pages/${name}.tsx` : `peers/${name}.tsx`;

const shared = {
  configFile: false as const,
  logLevel: 'error' as const,
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic' as const } },
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias: {
      // The page that weighs it alone stands outside of the kit that depends on it.
      'styled-components': fileURLToPath(
        new URL('../../../packages/ui/node_modules/styled-components', import.meta.url),
      ),
    },
  },
  build: { target: 'es2022', minify: true, assetsInlineLimit: 0 },
};
