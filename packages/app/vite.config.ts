import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { styledComponents } from '../../tools/packing/styled-components.ts';
import { chunkGroups } from './build/chunks.ts';
import { compiledMessages } from './build/compiledMessages.ts';
import { documents } from './build/documents.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;
const proxy = { '/api': server, '/socket.io': { target: server, ws: true } };

/** What the server sends as it is; the documents get their nonce in each answer, and are compressed there. */
const compressed = {
  include: /\.(js|css|svg|wasm)$/,
  algorithms: [
    defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    defineAlgorithm('gzip', { level: 9 }),
  ],
  threshold: 512,
  skipIfLargerOrEqual: true,
  logLevel: 'silent' as const,
};

export default defineConfig(({ command }) => ({
  plugins: [compiledMessages(), react(), documents(), ...(command === 'build' ? [compression(compressed)] : [])],
  // No page is rendered on the server.
  oxc: { plugins: { styledComponents: { ...styledComponents, ssr: false } } },
  // The server puts a fresh nonce in the place of this word in every answer.
  html: command === 'build' ? { cspNonce: '__NONCE__' } : {},
  resolve: {
    alias:
      command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  build: {
    target: 'es2022',
    // All browsers that run the rest know it.
    modulePreload: { polyfill: false },
    manifest: true,
    // A file of its own is kept a year by the browser; inside a script it comes again with every release.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', signin: 'signin.html' },
      output: {
        // The first document lists every file that a page may need: names of theirs would be a kilobyte of it.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { port: 6160, strictPort: true, proxy },
  preview: { port: 6161, strictPort: true, proxy },
}));
