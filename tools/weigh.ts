import { readFileSync, writeFileSync } from 'node:fs';
import { exportsSnapshot } from './gates/exported.ts';
import { root } from './gates/sources.ts';
import { statedChatSizes, withFreshChatSizes } from './packing/chat-sizes.ts';
import { withFreshSizes } from './packing/readme-sizes.ts';
import { entries, weightOf, weightOfEntry } from './packing/weights.ts';

const readme = `${root}packages/ui/README.md`;

const aboutChat = `${root}docs/chat.md`;

// `node tools/weigh.ts` prints the size of each entry point of the UI kit, of each of its components alone, and of the chat; with
// `--write` it updates the README and docs/chat.md.
if (process.argv.includes('--write')) {
  writeFileSync(readme, await withFreshSizes(readFileSync(readme, 'utf8')));
  writeFileSync(aboutChat, await withFreshChatSizes(readFileSync(aboutChat, 'utf8')));
} else {
  for (const entry of entries) {
    printSize(entry, await weightOfEntry(entry));
    for (const part of partsOf(entry)) printSize(`  ${part}`, await weightOf(`export { ${part} } from '${entry}';`));
  }
  for (const { name, weigh } of statedChatSizes(readFileSync(aboutChat, 'utf8'))) printSize(name, await weigh());
}

/** The components exported by an entry point. */
function partsOf(entry: string): string[] {
  const entryPoint = `packages/ui/src/exports/${entry.split('/')[2] ?? 'index'}.ts`;
  const [, names = ''] = exportsSnapshot().split(`${entryPoint}\n`);
  return [...(names.split('\n\n')[0] ?? '').matchAll(/^ {2}([A-Z]\w+)$/gm)].map(([, name = '']) => name);
}

function printSize(name: string, kilobytes: number): void {
  console.log(`${name.padEnd(40)} ${kilobytes.toFixed(1).padStart(6)} KB`);
}
