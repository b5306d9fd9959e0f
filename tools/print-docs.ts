import { writeFileSync } from 'node:fs';
import { root } from './gates/sources.ts';
import { printed } from './docs/printed.ts';

for (const [path, text] of Object.entries(await printed())) {
  writeFileSync(root + path, text);
  console.log(`printed ${path}`);
}
