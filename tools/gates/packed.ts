import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../runs/child.ts';
import type { Gate } from './gates.ts';

/** The packages that other teams install: built, packed and judged as they would arrive. */
export function packed(): Gate[] {
  return ['domain', 'ui'].map((name) => ({
    name: `pack ${name}`,
    complaints: () => complaintsAbout(`packages/${name}`),
  }));
}

async function complaintsAbout(folder: string): Promise<string[]> {
  const parcel = mkdtempSync(join(tmpdir(), 'tilldesk-pack-'));
  try {
    const made =
      (await said(process.execPath, ['--run', 'build'], folder)) ??
      (await said('pnpm', ['pack', '--pack-destination', parcel], folder));
    if (made) return [made];
    const [tarball = ''] = readdirSync(parcel);
    // node10 knows no sub-paths; every resolver that does is checked.
    const verdicts = [
      await said('publint', ['--strict', join(parcel, tarball)]),
      await said('attw', ['--profile', 'node16', '--no-color', join(parcel, tarball)]),
    ];
    return verdicts.flatMap((verdict) => verdict ?? []);
  } finally {
    rmSync(parcel, { recursive: true, force: true });
  }
}

async function said(command: string, args: readonly string[], folder = ''): Promise<string | undefined> {
  const { code, output } = await run(command, args, { folder });
  return code === 0 ? undefined : output.trim();
}
