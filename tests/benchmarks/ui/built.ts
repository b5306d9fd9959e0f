import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { styledComponents } from '../../../tools/packing/styled-components.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Folder of the competitors' packages. */
export const peers = `${here}peers/`;

/** Folder of the built pages. */
export const pagesBuilt = fileURLToPath(new URL('../../../node_modules/.cache/tilldesk/bench-ui/', import.meta.url));

/**
 * Installs the competitors next to their pages; they are not part of the workspace, so that a checkout does not download them.
 */
export function installPeers(): void {
  if (existsSync(`${peers}node_modules/deep-chat-react`)) return;
  console.log('installing the rivals once …');
  execFileSync('npx', ['-y', 'pnpm@12', 'install', '--ignore-workspace', '--frozen-lockfile'], { cwd: peers });
}

/** Builds one contender's page for production; returns its folder. */
export async function builtPage(name: string): Promise<string> {
  const outDir = `${pagesBuilt}${name}`;
  await build({
    configFile: false,
    logLevel: 'error',
    root: here,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic' }, plugins: { styledComponents } },
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      target: 'es2022',
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

const pageOf = (name: string) =>
  name.startsWith('ours.') || name.startsWith('floor.') ? `pages/${name}.tsx` : `peers/${name}.tsx`;
