import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../gates/sources.ts';
import { scriptTag } from './script-tag.ts';
import { weightOf } from './weights.ts';

const machines = ['conversation', 'newChat', 'availability'].flatMap((name) => [`${name}Machine`, `${name}View`]);
const line = `export { socketTransport } from '@tilldesk/chat/socket';`;
const parts = `export * from '@tilldesk/ui/chat';`;

/** The sizes in the table of docs/chat.md, by row; KB (1,024 bytes, minified, gzip) without React but for the script. */
const rows: Readonly<Record<string, () => Promise<number>>> = {
  'the script of the tag, before the first press': async () => (await tag()).script,
  "the kit's parts and styled-components": () => weight(parts),
  '… and the line over socket.io': () => weight(parts + line),
  'the machines and xstate, apart': () => weight(`export { ${machines.join(', ')} } from '@tilldesk/domain/machines';`),
  '`SupportChat` with all of these, its client and its texts': () =>
    weight(`export { SupportChat } from '@tilldesk/chat/react';${line}`),
  'all that the script loads behind its button, React and socket.io with it': async () => (await tag()).behind,
};

export type StatedChatSize = { name: string; kilobytes: number; weigh: () => Promise<number>; at: [number, number] };

/** The sizes in docs/chat.md, each with the position of its number. */
export function statedChatSizes(page: string): StatedChatSize[] {
  return Object.entries(rows).flatMap(([name, weigh]) => {
    const from = page.indexOf(`| ${name} | `);
    const size = /^[\d.]+/.exec(page.slice(from + name.length + 5))?.[0];
    if (from < 0 || size === undefined) return [];
    const begins = from + name.length + 5;
    return [{ name, kilobytes: Number(size), weigh, at: [begins, begins + size.length] }];
  });
}

/** Returns the page with all sizes measured again. */
export async function withFreshChatSizes(page: string): Promise<string> {
  let fresh = page;
  for (const { weigh, at } of statedChatSizes(page).toSorted((one, other) => other.at[0] - one.at[0]))
    fresh = `${fresh.slice(0, at[0])}${(await weigh()).toFixed(1)}${fresh.slice(at[1])}`;
  return fresh;
}

export const chatSizeNames = Object.keys(rows);

const weight = (program: string) => weightOf(program, `${root}packages/chat/`);

/** The script of the tag and everything it loads for a page in one language with a server. */
async function tag(): Promise<{ script: number; behind: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tilldesk-tag-'));
  const kilobytes = (file: string) => gzipSync(readFileSync(`${folder}/${file}`), { level: 9 }).byteLength / 1_024;
  try {
    await scriptTag(`${folder}/`);
    const files = readdirSync(`${folder}/tilldesk-chat`).filter((file) => /(?<!spanish)\.js$/.test(file));
    const behind = files.reduce((sum, file) => sum + kilobytes(`tilldesk-chat/${file}`), 0);
    return { script: kilobytes('tilldesk-chat.js'), behind };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
