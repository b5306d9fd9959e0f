import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { dataFolder, startServer } from '../support/server.ts';
import { ms, printResult } from './figures.ts';

/** From the spawn of the server to its first response with existing demo data, and its memory when idle. */
export async function starts(program: string): Promise<void> {
  const { folder, remove } = dataFolder();
  const env = { TILLDESK_DATA: folder };
  const first = await answered(env, program);
  printResult('first start ever, demo planted', ms(first.took), '');
  await first.server.stop();
  const warm: number[] = [];
  for (let i = 0; i < 5; i++) {
    const { took: elapsed, server } = await answered(env, program);
    warm.push(elapsed);
    if (i === 4) {
      // Idle: no requests for some seconds.
      await pause(5_000);
      printResult('server process at rest (resident)', `${residentMb(server.pid).toFixed(0)} MB`, '≤ 150 MB');
    }
    await server.stop();
  }
  printResult(
    'warm start to the first answer, median of 5',
    ms(warm.toSorted((a, b) => a - b)[2] ?? NaN),
    '≤ 1,000 ms',
  );
  remove();
}

async function answered(env: Record<string, string>, program: string) {
  const begun = performance.now();
  const server = await startServer(env, program);
  await (await fetch(`${server.url}/api/health`)).json();
  return { took: performance.now() - begun, server };
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024;
