import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { root } from '../gates/sources.ts';
import { styledComponents } from './styled-components.ts';

const folder = `${root}packages/chat/`;

/**
 * Builds the chat for pages without a bundler: a small script for a tag, and in a folder of the same name the window with React
 * and all dependencies, loaded on the first click. `out` ends with a slash.
 */
export async function scriptTag(out: string): Promise<void> {
  const window = await built({
    outDir: `${out}tilldesk-chat`,
    rolldownOptions: {
      input: `${folder}src/element/mountChat.tsx`,
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: 'window.js', chunkFileNames: '[name].js' },
    },
  });
  writeFileSync(`${out}tilldesk-chat/LICENSES.txt`, licencesOf(window));
  await built({
    outDir: out,
    rolldownOptions: {
      input: `${folder}src/element/tilldesk-chat.ts`,
      output: { format: 'iife', entryFileNames: 'tilldesk-chat.js' },
    },
  });
}

async function built(options: InlineConfig['build']): Promise<Rolldown.OutputChunk[]> {
  const answer = await build({
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { plugins: { styledComponents: { ...styledComponents, ssr: false } } },
    build: {
      target: 'es2022',
      minify: true,
      modulePreload: false,
      emptyOutDir: false,
      copyPublicDir: false,
      ...options,
      // The script runs in a page: `'use client'` means nothing there.
      rolldownOptions: { checks: { moduleLevelDirective: false }, ...options?.rolldownOptions },
    },
  });
  return [answer].flat().flatMap((one) => ('output' in one ? one.output.filter((file) => file.type === 'chunk') : []));
}

/** The licences of the bundled packages, each with the package name, to be included with the code. */
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
