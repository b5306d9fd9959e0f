import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import manifest from '../../packages/ui/package.json' with { type: 'json' };
import { root } from '../gates/sources.ts';
import { asPublished } from './as-published.ts';

/** The entry points of the UI kit with code, by import path. */
export const entries = Object.keys(manifest.exports).flatMap((path) =>
  /\.\w+$/.test(path) ? [] : [`${manifest.name}${path.slice(1)}`],
);

/**
 * Measures KB (1,024 bytes, minified, gzip) of some code with its dependencies, without react and react-dom. `folder` ends with a
 * slash and determines the packages.
 */
export async function weightOf(program: string, folder = `${root}packages/ui/`): Promise<number> {
  const entry = `${folder}weighed.ts`;
  const lines: Plugin = {
    name: 'lines',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? program : null),
  };
  const answer = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [lines, await asPublished()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const [chunk] = [answer].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`nothing was bundled of: ${program}`);
  return gzipSync(chunk.code, { level: 9 }).byteLength / 1_024;
}

/** The size of a whole entry point. */
export const weightOfEntry = (name: string) => weightOf(`export * from '${name}';`);
