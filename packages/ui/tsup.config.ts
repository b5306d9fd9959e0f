import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/exports/*.ts'],
  format: ['esm', 'cjs'],
  dts: true,
  treeshake: true,
  target: 'es2022',
  platform: 'browser',
  clean: true,
});
