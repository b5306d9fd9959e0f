import { readFileSync } from 'node:fs';

const everySecond = 1_000;

/**
 * Calls `leave` once when this process shall go: at SIGTERM, SIGINT or SIGHUP, and when the package manager above it is gone.
 * A killed `npx` does not tell its children, and what they started would run on for ever.
 */
export function whenToldToLeave(leave: (signal: NodeJS.Signals) => void): void {
  let told = false;
  const once = (signal: NodeJS.Signals) => {
    if (!told) leave(signal);
    told = true;
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, once);

  const above = process.env['npm_lifecycle_event'] === undefined ? [] : ancestors(2);
  if (above.length > 0) setInterval(() => above.every(lives) || once('SIGTERM'), everySecond).unref();
}

/** The shell that the package manager started us with, and the package manager; only where the kernel tells. */
function ancestors(count: number): number[] {
  const found: number[] = [];
  for (let pid: number | undefined = process.ppid; pid !== undefined && found.length < count; pid = parentOf(pid))
    found.push(pid);
  return found;
}

function parentOf(pid: number): number | undefined {
  try {
    // The name in brackets may hold spaces; state and parent come after it.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
