import { writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { unbundledConfig } from '../../tools/packing/unbundled.ts';
import icons from './src/Icon/icons.json' with { type: 'json' };
import { spriteOf } from './src/Icon/spriteOf.ts';

export default defineConfig({
  ...unbundledConfig(),
  platform: 'browser',
  onSuccess: async () => writeFileSync('dist/icons.svg', spriteOf(icons)),
});
