import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { root } from '../gates/sources.ts';
import { asPublished } from './as-published.ts';

const folder = `${root}packages/chat/`;

/**
 * What a page without a bundler is given of the chat: one small script for a tag, and beside it, in a folder of its name, the window
 * with React and all, loaded on the first press. `out` ends with a slash.
 */
export async function scriptTag(out: string): Promise<void> {
  const window = await built(
    {
      outDir: `${out}tilldesk-chat`,
      rolldownOptions: {
        input: `${folder}src/element/mountChat.tsx`,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: 'window.js', chunkFileNames: '[name].js' },
      },
    },
    await asPublished(),
  );
  writeFileSync(`${out}tilldesk-chat/LICENSES.txt`, licencesOf(window));
  await built({
    outDir: out,
    rolldownOptions: {
      input: `${folder}src/element/tilldesk-chat.ts`,
      output: { format: 'iife', entryFileNames: 'tilldesk-chat.js' },
    },
  });
}

async function built(
  options: InlineConfig['build'],
  plugins: InlineConfig['plugins'] = [],
): Promise<Rolldown.OutputChunk[]> {
  const answer = await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
    build: {
      target: 'es2022',
      minify: true,
      modulePreload: false,
      emptyOutDir: false,
      copyPublicDir: false,
      ...options,
    },
  });
  return [answer].flat().flatMap((one) => ('output' in one ? one.output.filter((file) => file.type === 'chunk') : []));
}

/** The licences of what was bundled, each with its package's name: they go wherever the text goes. */
function licencesOf(chunks: readonly Rolldown.OutputChunk[]): string {
  const folders = chunks
    .flatMap((chunk) => Object.keys(chunk.modules))
    .flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(id)?.[0] ?? []);
  return [...new Set(folders)]
    .filter((place) => existsSync(`${place}package.json`))
    .map((place) => {
      const { name, license } = JSON.parse(readFileSync(`${place}package.json`, 'utf8'));
      const file = readdirSync(place).find((one) => /^licen[cs]e/i.test(one));
      return `${name}\n\n${file === undefined ? license : readFileSync(place + file, 'utf8').trim()}\n`;
    })
    .toSorted()
    .join(`\n${'-'.repeat(80)}\n\n`);
}
