import { writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { keptApart } from '../../tools/packing/kept-apart.ts';
import icons from './src/Icon/icons.json' with { type: 'json' };
import { spriteOf } from './src/Icon/spriteOf.ts';

export default defineConfig({
  ...keptApart(),
  platform: 'browser',
  onSuccess: async () => writeFileSync('dist/icons.svg', spriteOf(icons)),
});
