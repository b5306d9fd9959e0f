import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../runs/child.ts';
import type { Gate } from './gates.ts';

/** Builds, packs and checks the published packages as other teams install them. */
export function packed(): Gate[] {
  return ['domain', 'ui', 'chat'].map((name) => ({
    name: `pack ${name}`,
    complaints: () => complaintsAbout(`packages/${name}`),
  }));
}

/** Compares the sizes of the built packages with their limits (`.size-limit.mjs`). */
export const sizes: Gate = {
  name: 'sizes',
  complaints: async () => {
    const output = await outputOf('size-limit', ['--silent']);
    return output === undefined ? [] : [output];
  },
};

async function complaintsAbout(folder: string): Promise<string[]> {
  const parcel = mkdtempSync(join(tmpdir(), 'tilldesk-pack-'));
  try {
    const buildError =
      (await outputOf(process.execPath, ['--run', 'build'], folder)) ??
      (await outputOf('pnpm', ['pack', '--pack-destination', parcel], folder));
    if (buildError) return [buildError];
    const [tarball = ''] = readdirSync(parcel);
    const linters: [string, string[]][] = [
      ['publint', ['--strict']],
      // node10 does not support sub-paths; all other resolvers are checked. An image and a script for a tag have no types.
      ['attw', ['--profile', 'node16', '--no-color', '--exclude-entrypoints', 'icons.svg', 'tilldesk-chat.js', '--']],
    ];
    const verdicts: string[] = [];
    for (const [linter, args] of linters) {
      const packResult = await outputOf(linter, [...args, join(parcel, tarball)]);
      if (packResult === undefined) console.log(`  ${linter} ${tarball}: no problem`);
      else verdicts.push(packResult);
    }
    return verdicts;
  } finally {
    rmSync(parcel, { recursive: true, force: true });
  }
}

async function outputOf(command: string, args: readonly string[], folder = ''): Promise<string | undefined> {
  const { code, output } = await run(command, args, { folder });
  return code === 0 ? undefined : output.trim();
}
