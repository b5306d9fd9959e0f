import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { keptApart, standsIn } from '../../tools/packing/kept-apart.ts';
import { downshiftLicence, leanDownshift } from '../../tools/packing/lean-downshift.ts';
import icons from './src/Icon/icons.json' with { type: 'json' };
import { spriteOf } from './src/Icon/spriteOf.ts';

const modules = keptApart();

export default defineConfig({
  ...modules,
  platform: 'browser',
  esbuildPlugins: [...modules.esbuildPlugins, standsIn('downshift', 'downshift/hooks')],
  onSuccess: async () => {
    writeFileSync('dist/icons.svg', spriteOf(icons));
    mkdirSync('dist/downshift', { recursive: true });
    writeFileSync('dist/downshift/hooks.js', await leanDownshift('es'));
    writeFileSync('dist/downshift/hooks.cjs', await leanDownshift('cjs'));
    copyFileSync(downshiftLicence, 'dist/downshift/LICENSE');
  },
});
