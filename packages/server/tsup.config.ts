import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

export default defineConfig({
  // The reader of spreadsheets runs in a thread, and a thread begins with a file of its own.
  entry: { cli: 'src/cli.ts', 'sheet-worker': 'src/modules/imports/sheet-worker.ts' },
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  clean: true,
  dts: false,
  // drizzle's hundreds of files cost a start 0.6 s and 150 MB when they are loaded one by one.
  noExternal: ['@tilldesk/domain', 'drizzle-orm', 'zod', 'uuid'],
  // The default turns node:sqlite into "sqlite", which does not exist.
  removeNodeProtocol: false,
  // What is read beside the code at run time stands beside the bundle too.
  onSuccess: async () => {
    for (const folder of ['migrations', 'functions'])
      cpSync(`src/database/${folder}`, `dist/${folder}`, { recursive: true });
  },
});
