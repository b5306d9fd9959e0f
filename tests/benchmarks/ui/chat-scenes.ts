import type { Page } from 'playwright';
import { middleOf, type Quantity, using } from './scenes.ts';
import { type Reading, timeOf } from './stopwatch.ts';

/** In a contender's page: the text of its newest message, and of its input. */
const newest: Record<string, string> = {
  ours: `[...document.querySelectorAll('[role=log] [data-bubble]')].at(-1).textContent`,
  floor: `[...document.querySelectorAll('.c p')].at(-1).textContent`,
  chatscope: `[...document.querySelectorAll('.cs-message')].at(-1).textContent`,
  deepchat: `[...document.querySelector('deep-chat').shadowRoot.querySelectorAll('.message-bubble')].at(-1).textContent`,
};
const typed: Record<string, string> = {
  ours: `document.querySelector('textarea').value`,
  floor: `document.querySelector('textarea').value`,
  chatscope: `document.querySelector('.cs-message-input__content-editor').textContent`,
  deepchat: `document.querySelector('deep-chat').shadowRoot.querySelector('#text-input').textContent`,
};
const boxes: Record<string, string> = { chatscope: '.cs-message-input__content-editor', deepchat: '#text-input' };
const all = ['ours', 'floor', 'chatscope', 'deepchat'];

const isNewest = (contender: string, place: number) => `${newest[contender]}.trim().startsWith('${place} ')`;

/** Median of twenty messages, one after the other. */
async function append(page: Page, contender: string, size: number): Promise<Reading> {
  await page.waitForFunction(isNewest(contender, size - 1));
  await page.locator('#append').focus();
  const times: Reading[] = [];
  for (let count = 0; count < 20; count++) {
    times.push(await timeOf(page, 'keydown', isNewest(contender, size + count), () => page.keyboard.press('Enter')));
  }
  return middleOf(times);
}

async function burst(page: Page, contender: string, size: number): Promise<Reading> {
  await page.waitForFunction(isNewest(contender, size - 1));
  await page.locator('#burst').focus();
  return timeOf(page, 'keydown', isNewest(contender, size + 999), () => page.keyboard.press('Enter'));
}

async function type(page: Page, contender: string, size: number): Promise<Reading> {
  await page.waitForFunction(isNewest(contender, size - 1));
  await page.locator(boxes[contender] ?? 'textarea').click();
  const times: Reading[] = [];
  for (const [at, key] of 'thequickbrownfox'.split('').entries()) {
    times.push(
      await timeOf(page, 'keydown', `${typed[contender]}.trim().length === ${at + 1}`, () => page.keyboard.press(key)),
    );
  }
  return middleOf(times);
}

/** The quantities of target T13 of the chat; growth with size is measured for our chat and the floor only. */
export const chatQuantities: readonly Quantity[] = [
  ...[1_000, 10_000].map(
    (size) =>
      ({
        name: `chat of ${size.toLocaleString('en')}: one more`,
        contenders: size === 1_000 ? all : ['ours', 'floor'],
        measure: (browser, address, contender) =>
          using(browser, address, `${contender}.chat`, size, (page) => append(page, contender, size)),
      }) satisfies Quantity,
  ),
  ...[1_000, 10_000].map(
    (size) =>
      ({
        name: `chat of ${size.toLocaleString('en')}: a thousand more`,
        contenders: size === 1_000 ? all : ['ours', 'floor'],
        measure: (browser, address, contender) =>
          using(browser, address, `${contender}.chat`, size, (page) => burst(page, contender, size)),
      }) satisfies Quantity,
  ),
  {
    name: 'chat of 1,000: a key',
    contenders: all,
    measure: (browser, address, contender) =>
      using(browser, address, `${contender}.chat`, 1_000, (page) => type(page, contender, 1_000)),
  },
];
