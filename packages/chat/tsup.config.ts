import { copyFileSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { unbundledConfig } from '../../tools/packing/unbundled.ts';
import { scriptTag } from '../../tools/packing/script-tag.ts';

const modules = unbundledConfig();

export default defineConfig({
  ...modules,
  // The script for a script tag is bundled separately, below.
  entry: modules.entry.filter((file) => file !== 'src/element/tilldesk-chat.ts'),
  platform: 'browser',
  onSuccess: async () => {
    for (const texts of readdirSync('src/texts').filter((file) => file.endsWith('.json')))
      copyFileSync(`src/texts/${texts}`, `dist/${texts}`);
    await scriptTag(`${import.meta.dirname}/dist/`);
  },
});
