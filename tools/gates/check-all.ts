import type { Tally } from '../runs/tally.ts';
import type { Gate } from './gates.ts';

const atATime = 2;

/** Runs the gates two at a time, prints a line for each and the complaints of failed ones, and counts them. */
export async function check(gates: readonly Gate[]): Promise<Tally> {
  const waiting = [...gates];
  const results: boolean[] = [];
  const lane = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) results.push(await pass(gate));
  };
  await Promise.all(Array.from({ length: atATime }, lane));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

async function pass({ name, complaints, figures }: Gate): Promise<boolean> {
  const began = performance.now();
  const found = await attempt(complaints);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  console.log(`${found.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)${figures ? `: ${await figures()}` : ''}`);
  for (const complaint of found) console.log(`${complaint.replace(/^/gm, '    ')}`);
  return found.length === 0;
}

async function attempt(complaints: Gate['complaints']): Promise<string[]> {
  try {
    return await complaints();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
