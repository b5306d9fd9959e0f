import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './gates/sources.ts';
import { printed } from './docs/printed.ts';

for (const [file, text] of Object.entries(await printed())) {
  mkdirSync(path.dirname(root + file), { recursive: true });
  writeFileSync(root + file, text);
  console.log(`printed ${file}`);
}
