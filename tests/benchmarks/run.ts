import { fileURLToPath } from 'node:url';
import { buildWhatChanged } from '../../tools/build.ts';
import { chatFaults } from './chat-faults.ts';
import { chat } from './chat.ts';
import { commissions } from './commissions.ts';
import { counting } from './counting.ts';
import { machine } from './figures.ts';
import { imports } from './imports.ts';
import { reading } from './reading.ts';
import { sales } from './sales.ts';
import { scanning } from './scanning.ts';
import { signins } from './signins.ts';
import { sockets } from './sockets.ts';
import { starts } from './start.ts';
import { stock } from './stock.ts';
import { till } from './till.ts';
import { wire } from './wire.ts';

// pnpm bench [starts] [sales] [reading] [sockets] [signins] [chat] [imports] [stock] [counting] [commissions] [scanning] [till] [wire]: prints
// figures and the machine; no assertions. pnpm bench chat-faults: the full versions of the chat fault tests, only when named,
// since they take seven minutes.
const program = fileURLToPath(new URL('../../packages/server/dist/cli.js', import.meta.url));
const all = {
  starts,
  sales,
  reading,
  sockets,
  signins,
  chat,
  imports,
  stock,
  counting,
  commissions,
  scanning,
  till,
  wire,
};
const long = { 'chat-faults': chatFaults };
const selectedNames = process.argv.slice(2);

await buildWhatChanged('server');
console.log(machine());
for (const [name, run] of Object.entries({ ...all, ...long })) {
  if (selectedNames.length > 0 ? !selectedNames.includes(name) : name in long) continue;
  console.log(`\n${name}`);
  await run(program);
}
