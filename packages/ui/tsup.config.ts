import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { unbundledConfig, replaceImport } from '../../tools/packing/kept-apart.ts';
import { downshiftLicence, slimDownshift } from '../../tools/packing/lean-downshift.ts';
import icons from './src/Icon/icons.json' with { type: 'json' };
import { spriteOf } from './src/Icon/spriteOf.ts';

const modules = unbundledConfig();

export default defineConfig({
  ...modules,
  platform: 'browser',
  esbuildPlugins: [...modules.esbuildPlugins, replaceImport('downshift', 'downshift/hooks')],
  onSuccess: async () => {
    writeFileSync('dist/icons.svg', spriteOf(icons));
    mkdirSync('dist/downshift', { recursive: true });
    writeFileSync('dist/downshift/hooks.js', await slimDownshift('es'));
    writeFileSync('dist/downshift/hooks.cjs', await slimDownshift('cjs'));
    copyFileSync(downshiftLicence, 'dist/downshift/LICENSE');
  },
});
