import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read } from '../../tools/gates/sources.ts';
import { launchOptions } from '../../tools/browser.ts';
import uiManifest from '../../packages/ui/package.json' with { type: 'json' };
import chatManifest from '../../packages/chat/package.json' with { type: 'json' };
import domainManifest from '../../packages/domain/package.json' with { type: 'json' };
import { consumerOf, type Consumer } from '../support/consumer.ts';
import { chatPages } from './chatPages.ts';

let consumer: Consumer;
beforeAll(async () => {
  consumer = await consumerOf(`${import.meta.dirname}/consumer`);
  examples.forEach((example, at) => writeFileSync(`${consumer.folder}/page/src/Example${at}.tsx`, example));
}, 300_000);
afterAll(() => consumer.remove());

/** The example programs in the pages about the UI kit. */
const examples = ['packages/ui/README.md', 'README.md'].flatMap((path) =>
  [...read(path).text.matchAll(/```tsx\n([^]+?)```/g)].map(([, program = '']) => program),
);

/** Returns the last line printed by a program of the consumer; throws with its output if it failed. */
async function printed(place: string, ...command: [string, ...string[]]): Promise<string> {
  const { code, output } = await consumer.run(place, ...command);
  if (code !== 0) throw new Error(output);
  return output.trim().split('\n').at(-1) ?? '';
}

const entries = [uiManifest, domainManifest, chatManifest].flatMap(({ name, exports }) =>
  Object.keys(exports).flatMap((path) => (/\.\w+$/.test(path) ? [] : [`${name}${path.slice(1)}`])),
);

describe.each([
  ['ES modules', 'esm', 'run.mjs'],
  ['CommonJS', 'cjs', 'run.cjs'],
])('a program of %s', (_kind, place, file) => {
  test('loads every entry and renders on the server', async () => {
    const report: { entries: Record<string, number>; html: string } = JSON.parse(
      await printed(place, process.execPath, file),
    );
    expect(Object.keys(report.entries).toSorted()).toEqual(entries.toSorted());
    expect(Object.values(report.entries).filter((names) => names === 0)).toEqual([]);
    expect(report.html.replace(/<style[^]*?<\/style>/g, '').match(/\$19\.99|role="combobox"|<label/g)).toEqual([
      '$19.99',
      '<label',
      'role="combobox"',
    ]);
  });
});

test('a framework with server components can import every entry; the components are for the client', async () => {
  const { serverComponents, price }: { serverComponents: Record<string, string[]>; price: string } = JSON.parse(
    await printed('esm', process.execPath, '--conditions=react-server', 'server-components.mjs'),
  );
  const found = Object.entries(serverComponents).filter(([, names]) => names.length > 0);
  const onServer = { '@tilldesk/chat': ['ChatRejection'], '@tilldesk/ui/icons': ['IconSprite'] };
  expect([Object.fromEntries(found), price]).toEqual([onServer, '$19.99']);
});

describe('what a bundle takes of the kit', () => {
  type Weighed = { name: string; bundler: string; kilobytes: number; folders: string[] };
  let weighed: Weighed[] = [];
  beforeAll(async () => {
    weighed = JSON.parse(await printed('page', process.execPath, 'weigh.mjs'));
  });

  test.each([
    ['Button', ['Button', 'Icon', 'Spinner']],
    ['TextInput', ['Field', 'Icon', 'TextInput', 'theme']],
    ['formatMoney', ['Money']],
  ])('%s alone brings %j and nothing else, by either bundler', (name, folders) => {
    expect(weighed.filter((one) => one.name === name).map((one) => one.folders)).toEqual([folders, folders]);
  });

  test('Button and TextInput alone are at most 12 KB, styled-components with them', () => {
    const inVite = weighed.filter(({ name, bundler }) => /Button|TextInput/.test(name) && bundler === 'vite');
    expect(inVite.map(({ name }) => name)).toEqual(['Button', 'TextInput']);
    expect(inVite.filter(({ kilobytes }) => kilobytes > 12)).toEqual([]);
  });
});

describe('a page of vite, React and TypeScript', () => {
  test('is type-checked strictly, with the types of the packages and the examples of the READMEs', async () => {
    expect(examples.length).toEqual(3);
    expect(await consumer.run('page', 'pnpm', 'run', 'typecheck')).toEqual({ code: 0, output: expect.any(String) });
  });

  test('is built for the browser and for the server, and once with a React that warns', async () => {
    expect(await consumer.run('page', 'pnpm', 'run', 'build')).toEqual({ code: 0, output: expect.any(String) });
    expect(await consumer.run('page', 'pnpm', 'run', 'build:watchful')).toEqual({
      code: 0,
      output: expect.any(String),
    });
  });

  describe.each([
    ['as it is served', 'dist', '/'],
    ['with a React that warns', 'dist/watchful', '/'],
    ['with style attributes let in, the table drawn on the server', 'dist/watchful', '/attributes'],
  ])('%s', (_how, folder, path) => {
    let served: Served;
    beforeAll(async () => {
      served = await servedPage(folder, path);
    });
    afterAll(() => served?.end());

    test('the server draws it, every style with the nonce', async () => {
      const html = await (await fetch(served.address)).text();
      const styles = html.match(/<style[^>]*>/g) ?? [];
      expect(styles.filter((style) => !/ nonce="[^"]{20,}"/.test(style))).toEqual([]);
      expect(styles.length).toEqual(2);
      const attributes = html.match(/ style="[^"]*"/g) ?? [];
      expect(attributes.length > 0).toEqual(path === '/attributes');
    });

    test('it wears the tokens before a script runs', async () => {
      const still = await (await served.browser.newContext({ javaScriptEnabled: false })).newPage();
      await still.goto(served.address);
      const button = still.getByRole('button', { name: 'Order', exact: true });
      expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toEqual('rgb(75, 77, 237)');
    });

    test('a person types, chooses, orders in a dialog and is told so', async () => {
      const { page } = served;
      const product = page.getByRole('textbox', { name: 'Product' });
      await product.fill('x'.repeat(80));
      expect(await product.inputValue()).toEqual('x'.repeat(60));
      await product.fill('Case');
      await page.getByRole('textbox', { name: 'Price' }).fill('100');
      await page.getByRole('combobox', { name: 'Tax' }).click();
      await page.getByRole('option', { name: 'Sales tax 8.25 %' }).click();
      await page.getByRole('combobox', { name: 'Customer' }).fill('299');
      await page.getByRole('option', { name: 'Customer 299' }).click();
      await page.getByRole('button', { name: 'Order', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Order Case?' });
      expect(await dialog.innerText()).toContain('$108.25');
      await dialog.getByRole('button', { name: 'Yes, order' }).click();
      await page.getByText('Ordered for $108.25').waitFor();
    });

    test('a long table is drawn in part, and sorted', async () => {
      const grid = served.page.getByRole('grid');
      await grid.getByText('Case 1', { exact: true }).waitFor();
      expect(await grid.getByText('Case 399', { exact: true }).count()).toEqual(0);
      await grid.getByText('400 cases').waitFor();
      await grid.getByRole('button', { name: /Name/ }).click();
      await grid.getByText('Case 399', { exact: true }).waitFor();
    });

    test('nothing broke the policy, and React found what the server drew', () => {
      expect(served.complaints).toEqual([]);
    });
  });
});

describe('the chat', () => {
  chatPages(() => consumer);
});

type Served = { address: string; browser: Browser; page: Page; complaints: string[]; end: () => Promise<void> };

/** The built page in a browser; records console errors. */
async function servedPage(folder: string, path: string): Promise<Served> {
  const server = spawn(process.execPath, ['serve.mjs', folder], {
    cwd: `${consumer.folder}/page`,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const exited = once(server, 'exit').then(() => Promise.reject(new Error('the server of the page ended')));
  const [report] = await Promise.race([once(server.stdout, 'data'), exited]);
  const address = `${String(report).trim()}${path}`;
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(address, { waitUntil: 'load' });
  const end = async () => {
    await browser.close();
    exited.catch(() => undefined);
    server.kill();
  };
  return { address, browser, page, complaints, end };
}
