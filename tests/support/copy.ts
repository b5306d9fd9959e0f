import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tools/gates/sources.ts';

/** Result of a command in the copy, with its output. */
export type CommandResult = { code: number; output: string };

export type Copy = {
  folder: string;
  run: (command: string, ...args: string[]) => Promise<CommandResult>;
  /** Files of its packages that are new or changed since the copy. */
  changed: () => string[];
  remove: () => void;
};

/** A copy of the repository in a separate folder: all tracked and untracked files that are not ignored, node_modules as links. */
export function copyRepository(): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), 'tilldesk-copy-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed
    .toString()
    .split('\0')
    .filter((name) => name !== '' && existsSync(root + name)))
    cpSync(root + file, path.join(folder, file));
  linkModules('', folder);
  for (const name of readdirSync(`${root}packages`)) linkModules(`packages/${name}/`, folder);
  const madeAt = Date.now();
  return {
    folder,
    run: (...command) => runIn(folder, command),
    changed: () =>
      readdirSync(`${folder}/packages`, { recursive: true, encoding: 'utf8' })
        .map((file) => `packages/${file}`)
        .filter((file) => !file.includes('node_modules'))
        .filter((file) => {
          const entry = lstatSync(path.join(folder, file));
          return entry.isFile() && entry.mtimeMs > madeAt;
        }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/**
 * Links installed packages, except caches of tools. Workspace packages are relative links, so in the copy they lead to the copy.
 */
function linkModules(place: string, folder: string): void {
  const from = `${root}${place}node_modules`;
  const to = path.join(folder, place, 'node_modules');
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (/^\.(cache|vite)/.test(entry.name)) continue;
    if (entry.name.startsWith('@') && entry.isDirectory()) linkScope(`${from}/${entry.name}`, `${to}/${entry.name}`);
    else linkAsItIs(`${from}/${entry.name}`, `${to}/${entry.name}`);
  }
}

function linkScope(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) linkAsItIs(`${from}/${name}`, `${to}/${name}`);
}

function linkAsItIs(from: string, to: string): void {
  symlinkSync(lstatSync(from).isSymbolicLink() ? readlinkSync(from) : from, to);
}

/** Runs a command with the programs of its folder, without the environment of the tests; ends it after ten minutes. */
export function runIn(cwd: string, [command = '', ...args]: string[]): Promise<CommandResult> {
  const environment = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV|DATABASE_URL|TILLDESK_)/.test(name),
  );
  const env = { ...Object.fromEntries(environment), PATH: `${cwd}/node_modules/.bin:${process.env['PATH']}` };
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: 600_000 });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
