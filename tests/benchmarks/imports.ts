import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { bringerAt, catalogueCsv, makeCategories, type Bringer } from '../support/imports.ts';
import { dataFolder, runCommand, startServer } from '../support/server.ts';
import { printResult } from './figures.ts';

const PRODUCTS = 50_000;

/**
 * Heap limit of the server in MB: less than the rows of the file. With more memory V8 does not collect garbage, and process
 * memory does not show the actual need; a server that retained the rows would fail here.
 */
const HEAP = 160;

/** A catalogue of 50,000 products with opening stock: uploaded, checked, run and run again, with the memory of the server. */
export async function imports(program: string): Promise<void> {
  const { folder, remove } = dataFolder();
  const env = { TILLDESK_DATA: folder, TILLDESK_DEMO: 'off' };
  const person = { store: 'b', email: 'o@b.test', password: 'a-long-password' };
  const { store, email, password } = person;
  const account = ['--store', store, '--email', email, '--name', 'O', '--password', password];
  runCommand(['create-admin', '--business', 'B', ...account], env);
  const server = await startServer({ ...env, NODE_OPTIONS: `--max-old-space-size=${HEAP}` }, program);
  const bringer = await bringerAt(server.url, store, email, password);
  await makeCategories(bringer);
  const file = catalogueCsv(PRODUCTS);
  const rested = memory(server.pid, 'VmRSS');
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  const memoryUsage = () => `${memory(server.pid, 'VmRSS').toFixed(0)} MB`;
  printResult('the heap may grow to', `${HEAP} MB`, '');
  printResult('the file', `${(file.length / 2 ** 20).toFixed(1)} MB, ${PRODUCTS} products`, '');
  for (const pass of ['first', 'again']) {
    const uploadSeconds = await seconds(() => bringer.bring('products', 'list.csv', file));
    const { id, mapping, decimal } = uploadSeconds.answer.body;
    printResult(`${pass}: brought`, `${uploadSeconds.took.toFixed(1)} s, then ${memoryUsage()}`, '');
    const checked = await seconds(() =>
      through(bringer, `/products-imports/${String(id)}`, 'check', { mapping, decimal }),
    );
    printResult(`${pass}: dry run`, `${checked.took.toFixed(1)} s, then ${memoryUsage()}  ${checked.answer}`, '≤ 60 s');
    const run = await seconds(() => through(bringer, `/products-imports/${String(id)}`, 'run', { goodRows: false }));
    printResult(`${pass}: run`, `${run.took.toFixed(1)} s, then ${memoryUsage()}  ${run.answer}`, '≤ 60 s');
  }
  printResult('server process, at rest', `${rested.toFixed(0)} MB`, '');
  printResult('server process, at the peak', `${memory(server.pid, 'VmHWM').toFixed(0)} MB`, 'flat');
  await server.stop();
  remove();
}

async function through({ call }: Bringer, at: string, step: 'check' | 'run', body: object): Promise<string> {
  const begun = await call('POST', `${at}/${step}`, body, `${step}${at.replaceAll('/', '-')}`);
  if (begun.status !== 200) throw new Error(begun.text);
  for (;;) {
    const { state, counts } = (await call('GET', at)).body;
    if (state !== 'checking' && state !== 'running') return `${String(state)} ${JSON.stringify(counts)}`;
    await pause(200);
  }
}

async function seconds<T>(work: () => Promise<T>): Promise<{ took: number; answer: T }> {
  const begun = performance.now();
  const answer = await work();
  return { took: (performance.now() - begun) / 1000, answer };
}

/** Memory of a process in MB, or its peak since the last reset. */
const memory = (pid: number, which: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024;
