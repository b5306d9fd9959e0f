import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What people start, built: it stands in a third of the time that the sources take. */
const cli = fileURLToPath(new URL('../../packages/server/dist/cli.js', import.meta.url));

/** A server of our own in a process of its own. */
export type RunningServer = {
  url: string;
  /** The milliseconds from the spawn to the line that says it is open. */
  opened: number;
  pid: number;
  /** What it has printed so far. */
  printed: () => string;
  /** Ends it as an operator would; resolves with its exit code. */
  stop: () => Promise<number | null>;
  /** Ends it as a power failure of the process would: SIGKILL, the database child stays. */
  kill: () => Promise<void>;
};

/** Starts a server on a free port and waits until it says that it is open; throws with its words when it ends before. */
export async function startServer(env: Record<string, string>, program = cli): Promise<RunningServer> {
  const begun = performance.now();
  const child = spawn(process.execPath, [program, 'start'], { env: settings({ PORT: '0', ...env }), stdio: 'pipe' });
  let text = '';
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      text += String(chunk);
      const match = /Tilldesk is open at (\S+)/.exec(text);
      if (match) resolve(match[1]!);
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    void exited.then(([code]) => reject(new Error(`the server ended with ${String(code)}:\n${text}`)));
  });
  return {
    url,
    opened: performance.now() - begun,
    pid: child.pid ?? 0,
    printed: () => text,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Runs a command of the server's command line to its end. */
export function runCommand(args: string[], env: Record<string, string>): { code: number | null; printed: string } {
  const result = spawnSync(process.execPath, [cli, ...args], { env: settings(env), encoding: 'utf8' });
  return { code: result.status, printed: result.stdout + result.stderr };
}

/** A command that runs beside the test: what it has printed, and its end. */
export type RunningCommand = {
  printed: () => string;
  done: Promise<{ code: number | null; printed: string }>;
  /** Resolves when it has printed this, or has ended. */
  until: (text: string) => Promise<void>;
  kill: () => void;
};

/** Runs a command while the test goes on. */
export function startCommand(args: string[], env: Record<string, string>): RunningCommand {
  const child = spawn(process.execPath, [cli, ...args], { env: settings(env), stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += String(chunk);
      listeners.forEach((listener) => listener());
    });
  }
  const done = once(child, 'close').then(() => ({ code: child.exitCode, printed }));
  return {
    printed: () => printed,
    done,
    until: (text) =>
      new Promise((resolve) => {
        const listener = () => {
          if (printed.includes(text)) resolve();
        };
        listeners.add(listener);
        listener();
        void done.then(() => resolve());
      }),
    kill: () => void child.kill('SIGKILL'),
  };
}

/** An empty data folder that a database run by another user may enter, and how to take it away. */
export function dataFolder(): { folder: string; remove: () => void } {
  const home = mkdtempSync(path.join(tmpdir(), 'tilldesk-e2e-'));
  chmodSync(home, 0o711);
  return { folder: path.join(home, 'data'), remove: () => rmSync(home, { recursive: true, force: true }) };
}

/** Our own settings alone: what stands in the shell of whoever runs the tests must not matter. */
function settings(env: Record<string, string>): NodeJS.ProcessEnv {
  const { DATABASE_URL: _url, TILLDESK_DEMO: _demo, HOST: _host, ...rest } = process.env;
  return { ...rest, ...env };
}
