import { readFileSync } from 'node:fs';

const everySecond = 1_000;
const deepest = 8;

/**
 * Calls `leave` once when this process should exit: at SIGTERM, SIGINT or SIGHUP, and when its parent package manager has exited.
 * A killed `npx` does not signal its children, which would otherwise run forever.
 */
export function onStopSignal(leave: (signal: NodeJS.Signals) => void): void {
  let wasSignalled = false;
  const once = (signal: NodeJS.Signals) => {
    if (!wasSignalled) leave(signal);
    wasSignalled = true;
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, once);

  const above = managersAbove();
  if (above.length > 0) setInterval(() => managersAreRunning(above) || once('SIGTERM'), everySecond).unref();
}

/**
 * The ancestor processes up to the topmost package manager (sh, pnpm, sh, npm), each with its parent; only on systems with /proc.
 * The user's shell is excluded: it may close while this process continues.
 */
function managersAbove(): Process[] {
  const found: Process[] = [];
  for (let one = processOf(process.pid); one && found.length < deepest; one = processOf(one.parent)) found.push(one);
  const topmost = found.findLastIndex(({ name }) => /^(pnpm|npm|npx)\b/.test(name));
  return found.slice(0, Math.max(0, topmost));
}

// A process whose parent died gets another parent, even before the exit status of the dead one is read.
function managersAreRunning(above: readonly Process[]): boolean {
  return above.every(({ id, parent }) => processOf(id)?.parent === parent);
}

function processOf(id: number): Process | undefined {
  try {
    const [, name = '', rest = ''] = /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
    return { id, name, parent: Number(rest) };
  } catch {
    return undefined;
  }
}

interface Process {
  readonly id: number;
  readonly name: string;
  readonly parent: number;
}
