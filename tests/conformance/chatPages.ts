import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../../tools/browser.ts';
import { read } from '../../tools/gates/sources.ts';
import { violations } from '../support/axe.ts';
import type { Consumer } from '../support/consumer.ts';

// axe would copy style sheets of the shadow root, which the policy blocks.
const ofAPage = { preload: false };

type Opened = { browser: Browser; page: Page; complaints: string[]; scripts: string[]; end: () => Promise<void> };

const textsByKind = {
  react: {
    open: 'Open support chat',
    title: 'Chat With Us',
    repair: 'Repair Services',
    start: 'Start Chat',
    opening: 'Hello, I have a question about a repair.',
    message: 'Message',
    close: 'Close Chat',
    send: 'Send',
    minimize: 'Minimize',
    closed: /Closed · Repair Services/,
    reopen: 'Reopen',
    save: 'Save receipt.txt',
  },
  tag: {
    open: 'Abrir el chat de soporte',
    title: 'Chatee con nosotros',
    repair: 'Servicio de reparación',
    start: 'Iniciar chat',
    opening: 'Hola, tengo una pregunta sobre una reparación.',
    message: 'Mensaje',
    close: 'Cerrar chat',
    send: 'Enviar',
    minimize: 'Minimizar',
    closed: /Cerrado · Servicio de reparación/,
    reopen: 'Reabrir',
    save: 'Guardar receipt.txt',
  },
};

/** The example programs in the pages about the chat. */
const examples = ['docs/chat.md', 'packages/chat/README.md'].flatMap((path) =>
  [...read(path).text.matchAll(/```tsx\n([^]+?)```/g)].map(([, program = '']) => program),
);

/**
 * The chat in other projects, installed from its tarball: with React and vite, and by one script tag, both under a strict policy.
 */
export function chatPages(consumerOf: () => Consumer): void {
  const folder = () => `${consumerOf().folder}/chat`;

  test('the page with a chat is type-checked strictly, with the examples of the pages about it, and built', async () => {
    examples.forEach((example, at) => writeFileSync(`${folder()}/src/Example${at}.tsx`, example));
    expect(examples.length).toEqual(5);
    expect(await consumerOf().run('chat', 'pnpm', 'run', 'typecheck')).toEqual({ code: 0, output: expect.any(String) });
    expect(await consumerOf().run('chat', 'pnpm', 'run', 'build')).toEqual({ code: 0, output: expect.any(String) });
  });

  test('the script of the tag is at most 2 KB before the first press', () => {
    const script = readFileSync(`${folder()}/node_modules/@tilldesk/chat/dist/tilldesk-chat.js`);
    const bytes = gzipSync(script, { level: 9 }).byteLength;
    expect({ bytes, fits: bytes <= 2_048 }).toEqual({ bytes, fits: true });
  });

  describe.each(['react', 'tag'] as const)('a chat in a page by %s', (kind) => {
    const texts = textsByKind[kind];
    let opened: Opened;
    beforeAll(async () => {
      opened = await openedPage(folder(), kind);
    });
    afterAll(() => opened?.end());

    test('shows a button alone, and loads the rest when it is pressed', async () => {
      const { page, scripts } = opened;
      const launcher = page.getByRole('button', { name: texts.open });
      await launcher.waitFor();
      const before = scripts.length;
      await launcher.press('Enter');
      await page.getByRole('dialog', { name: texts.title }).waitFor();
      expect(scripts.slice(0, before).filter((path) => /SupportWindow|window/.test(path))).toEqual([]);
      expect(scripts.slice(before).filter((path) => /SupportWindow/.test(path)).length).toEqual(1);
      expect(scripts.filter((path) => /socket/i.test(path))).toEqual([]);
    });

    test('a person asks, is answered, and sends a file', async () => {
      const { page } = opened;
      const form = page.getByRole('dialog', { name: texts.title });
      await form.getByRole('radio', { name: texts.repair }).check();
      expect(
        await form.getByRole('textbox').evaluateAll((boxes) => boxes.map((box) => Reflect.get(box, 'value'))),
      ).toEqual(['Ada Byron', 'ada@demo.test']);
      expect(await violations(page, ofAPage)).toEqual([]);
      await form.getByRole('button', { name: texts.start }).click();
      const chat = page.getByRole('dialog', { name: 'Grace Hopper' });
      await chat.getByText(`You said: ${texts.opening}`).waitFor();
      await chat.getByRole('textbox', { name: texts.message }).pressSequentially('<b>Thanks</b>');
      await page.keyboard.press('Enter');
      await chat.getByText('You said: <b>Thanks</b>', { exact: true }).waitFor();
      await chat
        .locator('input[type=file]')
        .setInputFiles({ name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from('the receipt') });
      await chat.getByRole('button', { name: texts.send }).click();
      await chat.getByTitle(texts.save).waitFor();
      expect(await violations(page, ofAPage)).toEqual([]);
    });

    test('Escape makes it small, and the focus stays with it', async () => {
      const { page } = opened;
      await page.getByRole('textbox', { name: texts.message }).press('Escape');
      const card = page.getByRole('button', { name: 'Grace Hopper' });
      await card.waitFor();
      await page.keyboard.press('Enter');
      const chat = page.getByRole('dialog', { name: 'Grace Hopper' });
      await chat.waitFor();
      expect(await chat.evaluate((panel) => panel.contains((panel.getRootNode() as Document).activeElement))).toEqual(
        true,
      );
    });

    test('a chat is closed, and opened again from the list', async () => {
      const { page } = opened;
      await page.getByRole('button', { name: texts.close, exact: true }).click();
      await page.getByRole('button', { name: texts.closed }).click();
      await page.getByRole('button', { name: texts.reopen }).click();
      const message = page.getByRole('textbox', { name: texts.message });
      await message.fill('Again');
      await message.press('Enter');
      await page.getByText('You said: Again').waitFor();
      expect(await page.getByText('You said: <b>Thanks</b>').count()).toEqual(1);
    });

    test('nothing broke the policy, and nothing was complained of', () => {
      expect(opened.complaints).toEqual([]);
    });
  });
}

/** A page of the fixture in a browser; records console errors and loaded scripts in order. */
async function openedPage(folder: string, kind: string): Promise<Opened> {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'serve.mjs', kind], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit').then(() => Promise.reject(new Error('the server of the page ended')));
  const [firstOutput] = await Promise.race([once(server.stdout, 'data'), exited]);
  const browser = await chromium.launch(launchOptions);
  // A separate context, as axe requires; without animations, since elements that fade in have too little contrast.
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const complaints: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(String(firstOutput).trim(), { waitUntil: 'load' });
  const end = async () => {
    await browser.close();
    exited.catch(() => undefined);
    server.kill();
  };
  return { browser, page, complaints, scripts, end };
}
