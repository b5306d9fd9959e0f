import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tools/gates/sources.ts';
import { runIn, type CommandResult } from './copy.ts';

const packages = ['domain', 'ui', 'chat'];

export type Consumer = {
  /** Runs a command in one of the consumer's packages. */
  run: (place: string, command: string, ...args: string[]) => Promise<CommandResult>;
  folder: string;
  remove: () => void;
};

/**
 * A project outside of the repository: the packages are built, packed and installed as tarballs, with the versions of React and
 * others of our catalog, so that the package manager has them in its store.
 */
export async function consumerOf(fixture: string): Promise<Consumer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tilldesk-consumer-'));
  cpSync(fixture, folder, { recursive: true });
  for (const name of packages) {
    await done(runIn(`${root}packages/${name}`, [process.execPath, '--run', 'build']));
    await done(runIn(`${root}packages/${name}`, ['pnpm', 'pack', '--pack-destination', folder]));
    renameSync(`${folder}/tilldesk-${name}-${versionOf(name)}.tgz`, `${folder}/tilldesk-${name}.tgz`);
  }
  writeFileSync(`${folder}/pnpm-workspace.yaml`, workspace());
  // Transitive dependencies, also in the versions of the store.
  cpSync(`${root}pnpm-lock.yaml`, `${folder}/pnpm-lock.yaml`);
  await done(runIn(folder, ['pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile']));
  return {
    folder,
    run: (place, ...command) => runIn(path.join(folder, place), command),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Our settings, with each package replaced by its tarball, also as a dependency of another one. */
function workspace(): string {
  const ours = packages.map((name) => `  '@tilldesk/${name}': file:./tilldesk-${name}.tgz\n`);
  const text = readFileSync(`${root}pnpm-workspace.yaml`, 'utf8').replace('packages/*', "'*'");
  return `${text}overrides:\n${ours.join('')}`;
}

function versionOf(name: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8'));
  return version;
}

async function done(command: Promise<CommandResult>): Promise<void> {
  const { code, output } = await command;
  if (code !== 0) throw new Error(output);
}
