import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { styledComponents } from '../../../tools/packing/styled-components.ts';

/**
 * Measures kB (1,000 bytes, minified, gzip) of some code with its dependencies, without react and react-dom. `folder` ends with a
 * slash and determines the packages.
 */
export async function weightOf(program: string, folder: string): Promise<number> {
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
    plugins: [lines],
    oxc: { plugins: { styledComponents } },
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
  return gzipSync(chunk.code, { level: 9 }).byteLength / 1_000;
}
