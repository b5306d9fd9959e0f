import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built server: it starts in a third of the time of the sources. */
const cli = fileURLToPath(new URL('../../packages/server/dist/cli.js', import.meta.url));

/** A server in a separate process. */
export type RunningServer = {
  url: string;
  /** Milliseconds from spawn to the line that reports it is ready. */
  opened: number;
  pid: number;
  /** Its output so far. */
  printed: () => string;
  /** Stops it like an operator; resolves with its exit code. */
  stop: () => Promise<number | null>;
  /** Kills the process by SIGKILL; the database child remains. */
  kill: () => Promise<void>;
};

/** Starts a server on a free port and waits until it is ready; throws its output if it exits before. */
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

/** A command running in parallel to the test: its output, and its exit. */
export type RunningCommand = {
  printed: () => string;
  done: Promise<{ code: number | null; printed: string }>;
  /** Resolves when it has printed this text, or has exited. */
  until: (text: string) => Promise<void>;
  kill: () => void;
};

/** Runs a command in parallel to the test. */
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

/** An empty data folder accessible to a database of another user, and a function to remove it. */
export function dataFolder(): { folder: string; remove: () => void } {
  const home = mkdtempSync(path.join(tmpdir(), 'tilldesk-e2e-'));
  chmodSync(home, 0o711);
  return { folder: path.join(home, 'data'), remove: () => rmSync(home, { recursive: true, force: true }) };
}

/** Only the settings of the test: the environment of the user's shell must not matter. */
function settings(env: Record<string, string>): NodeJS.ProcessEnv {
  const { DATABASE_URL: _url, TILLDESK_DEMO: _demo, HOST: _host, ...rest } = process.env;
  return { ...rest, ...env };
}
