import { dropped, restarted } from '../support/chatScenarios.ts';
import type { ChatReport } from '../support/chatInvariants.ts';
import { printResult } from './figures.ts';

const minutes = Number(process.env['BENCH_MINUTES'] ?? 3);

/** The full versions of E-13 and E-14, which tests/faults/chat.test.ts runs with small numbers. About seven minutes. */
export async function chatFaults(): Promise<void> {
  const size = {
    pairs: 500,
    doubled: 0,
    messages: 10,
    every: minutes * 6_000,
    up: [1_000, 120_000],
    down: [1_000, 180_000],
  } as const;
  const drops = await dropped(size);
  printResult('E-13: 1,000 windows, lines cut for 1 to 180 s', `${drops.cuts} cuts in about ${minutes} min`, '');
  printChatReport(drops.report);

  const { report, peaks } = await restarted({ pairs: 50, every: 1_000, restarts: 24, between: 5_000 });
  printResult('E-14: 100 chat, 24 kills and stops 5 s apart', '', '');
  printChatReport(report);
  // All reconnect attempts begin within 5 s (spec §9): 20 a second on average.
  printResult('  most connects in a second: usual, highest', `${peaks[12]}, ${peaks.at(-1)}`, '≤ 60, 3 × the mean');
}

function printChatReport({ written, kept: stored, ...lists }: ChatReport): void {
  printResult('  messages kept of those written', `${stored} of ${written}`, 'all');
  for (const [what, found] of Object.entries(lists)) printResult(`  ${what}`, String(found.length), '0');
}
