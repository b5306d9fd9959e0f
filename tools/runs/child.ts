import { spawn, type ChildProcess } from 'node:child_process';
import { root } from '../gates/sources.ts';

/** Result of a command. `code` is also 1 if it was killed or could not start. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

interface Options {
  /** Working folder, relative to the root. */
  readonly folder?: string;
  /** Prints the output while running; otherwise it is only collected. */
  readonly showOutput?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which the command and its children are killed. */
  readonly limit?: number;
}

// Settings of the user's shell for their own shop must not reach the tests. Vite sets NODE_ENV in this process when a gate imports
// the route table; a build must not inherit it.
const unwantedVariables = ['DATABASE_URL', 'PORT', 'HOST', 'TILLDESK_DATA', 'TILLDESK_DEMO', 'NODE_ENV'];
const running = new Set<ChildProcess>();
let ending = false;

/** Runs a program of `node_modules/.bin`, or any other, in a process group of its own. */
export function run(
  command: string,
  args: readonly string[],
  { folder = '', showOutput = false, env = {}, limit }: Options = {},
): Promise<Ended> {
  // Queued commands are not started after the end was requested.
  if (ending) return new Promise(() => undefined);
  const child = spawn(command, args, {
    cwd: root + folder,
    env: { ...cleanEnvironment(), ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const timer = limit === undefined ? undefined : setTimeout(() => kill(child), limit);
  const outputChunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      outputChunks.push(text);
      if (showOutput) process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    const end = (code: number, message = '') => {
      clearTimeout(timer);
      running.delete(child);
      kill(child);
      resolve({ code, output: outputChunks.join('') + message });
    };
    child.once('error', (error) => end(1, `${command}: ${error.message}`));
    child.once('close', (code, signal) => end(code ?? 1, signal ? `\n${command} was ended by ${signal}` : ''));
  });
}

/** Terminates all running commands with their children; kills them after a short time. */
export async function endAll(): Promise<void> {
  ending = true;
  const ended = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) kill(child, 'SIGTERM');
  const patience = setTimeout(() => running.forEach((child) => kill(child)), 5_000);
  await Promise.all(ended);
  clearTimeout(patience);
}

/** The environment of this process without settings of a shop, and with the programs of the workspace first in the path. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const environment = Object.entries(process.env).filter(([name]) => !unwantedVariables.includes(name));
  return { ...Object.fromEntries(environment), PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}` };
}

function kill({ pid }: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The process group has already exited.
  }
}
