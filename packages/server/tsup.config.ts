import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/cli.ts'],
  format: ['esm'],
  target: 'node24',
  platform: 'node',
  clean: true,
  dts: false,
  noExternal: ['@tilldesk/domain'],
  // The default turns node:sqlite into "sqlite", which does not exist.
  removeNodeProtocol: false,
  onSuccess: async () => cpSync('src/database/migrations', 'dist/migrations', { recursive: true }),
});
