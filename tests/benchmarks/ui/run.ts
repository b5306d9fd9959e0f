import { chromium } from 'playwright';
import { launchOptions } from '../../../tools/browser.ts';
import { machine } from '../figures.ts';
import { builtPage, installPeers } from './built.ts';
import { printBytes } from './bytes.ts';
import { chatQuantities } from './chat-scenes.ts';
import { middleOf, quantities } from './scenes.ts';
import { served, type Reading } from './stopwatch.ts';

// pnpm bench:ui [bytes] [select] [form] [table] [chat] [--rounds=11]: the UI kit against competitors and a hand-written floor, in
// one run.
const selected = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 11);
const isSelected = (name: string) => selected.length === 0 || selected.some((word) => name.includes(word));

console.log(`${machine()}; medians of ${rounds} interleaved rounds, headless Chromium, production builds`);
installPeers();
if (isSelected('bytes')) await printBytes();
const chosen = [...quantities, ...chatQuantities].filter(({ name }) => isSelected(name));
const scenes = new Set(
  chosen.flatMap(({ name, contenders }) => contenders.map((contender) => `${contender}.${sceneOf(name)}`)),
);
for (const scene of scenes) await builtPage(scene);

const { address, server } = await served();
const browser = await chromium.launch(launchOptions);
for (const { name, contenders, measure } of chosen) {
  const times = new Map(contenders.map((contender) => [contender, [] as Reading[]]));
  for (let round = 0; round < rounds; round++) {
    for (const contender of turned(contenders, round))
      times.get(contender)?.push(await measure(browser, address, contender));
  }
  const figures = contenders.map((contender) => [contender, middleOf(times.get(contender) ?? [])] as const);
  console.log(name);
  for (const kind of ['shown', 'busy'] as const) {
    const ours = figures[0]?.[1][kind] ?? NaN;
    const summary = figures.map(
      ([contender, at]) =>
        `${contender} ${at[kind].toFixed(1)}${contender === 'ours' ? '' : ` (×${(ours / at[kind]).toFixed(2)})`}`,
    );
    console.log(`  ${kind} ms   ${summary.join('   ')}`);
  }
}
await browser.close();
server.close();

function sceneOf(name: string): string {
  if (name.startsWith('table')) return 'table';
  if (name.startsWith('chat')) return 'chat';
  return name.includes('select') || name.includes('letter') ? 'select' : 'fields';
}

/** A different contender begins each round, so that none always runs on a warm machine. */
function turned<Item>(items: readonly Item[], by: number): Item[] {
  const at = by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}
