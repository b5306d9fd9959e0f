import { fileURLToPath } from 'node:url';
import { buildWhatChanged } from '../../tools/build.ts';
import { machine } from './figures.ts';
import { reading } from './reading.ts';
import { sales } from './sales.ts';
import { starts } from './start.ts';

// pnpm bench [starts] [sales] [reading]: prints figures with the machine; asserts nothing.
const program = fileURLToPath(new URL('../../packages/server/dist/cli.js', import.meta.url));
const all = { starts, sales, reading };
const wanted = process.argv.slice(2);

await buildWhatChanged('server');
console.log(machine());
for (const [name, run] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  await run(program);
}
