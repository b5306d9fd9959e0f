import type { Browser, Page } from 'playwright';
import { benchRows } from './pages/rows.ts';
import { opened, type Reading, reading, timeOf } from './stopwatch.ts';

/** One quantity: description, contenders, and the measurement of one contender. */
export type Quantity = {
  name: string;
  contenders: readonly string[];
  measure: (browser: Browser, address: string, contender: string) => Promise<Reading>;
};

const selects = ['ours', 'floor', 'antd'];
const options: Record<string, string> = {
  ours: '[role=option]',
  floor: '[role=option]',
  antd: '.ant-select-item-option',
};
const tables = ['ours', 'floor', 'antd', 'tanstack'];
const rowsOf: Record<string, string> = { antd: '.ant-table-row' };
const boxOf: Record<string, string> = { ours: '[data-scrolls=true]', antd: '.ant-table-tbody-virtual-holder' };

/** The quantities of targets T4 to T10 of the UI kit. */
export const quantities: readonly Quantity[] = [
  ...[1000, 10_000, 100_000].map((size) => ({
    name: `open a select of ${size.toLocaleString('en')}`,
    contenders: selects,
    measure: (browser: Browser, address: string, contender: string) =>
      using(browser, address, `${contender}.select`, size, (page) => open(page, contender)),
  })),
  ...[10_000, 100_000].map((size) => ({
    name: `filter one letter of ${size.toLocaleString('en')}`,
    contenders: selects,
    measure: (browser: Browser, address: string, contender: string) =>
      using(browser, address, `${contender}.select`, size, async (page) => {
        await open(page, contender);
        const found = `(all => all.length > 0 && all.every(row => row.textContent.includes('7')))([...document.querySelectorAll('${options[contender]}')])`;
        return timeOf(page, 'keydown', found, () => page.keyboard.press('7'));
      }),
  })),
  {
    name: 'mount 500 inputs with label and counter',
    contenders: ['ours', 'floor', 'primer'],
    measure: (browser, address, contender) =>
      using(
        browser,
        address,
        `${contender}.fields`,
        500,
        (page) => shown(page, `document.querySelectorAll('input').length === 500`),
        true,
      ),
  },
  {
    name: 'a key in a form of 50 fields',
    contenders: ['ours', 'floor', 'primer'],
    measure: (browser, address, contender) =>
      using(browser, address, `${contender}.fields`, 50, async (page) => {
        await page.locator('input').nth(25).click();
        const times: Reading[] = [];
        for (const [at, key] of 'the quick brown fox'.split('').entries()) {
          times.push(
            await timeOf(page, 'keydown', `document.activeElement.value.length === ${at + 1}`, () =>
              page.keyboard.press(key === ' ' ? 'Space' : key),
            ),
          );
        }
        return middleOf(times);
      }),
  },
  ...[10_000, 100_000].flatMap((size): Quantity[] => [
    {
      name: `table of ${size.toLocaleString('en')} × 10: mount`,
      contenders: tables,
      measure: (browser, address, contender) =>
        using(
          browser,
          address,
          `${contender}.table`,
          size,
          (page) => shown(page, `document.querySelectorAll('${rowsOf[contender] ?? 'tbody tr'}').length > 10`),
          true,
        ),
    },
    {
      name: `table of ${size.toLocaleString('en')} × 10: scroll step`,
      contenders: tables,
      measure: (browser, address, contender) =>
        using(browser, address, `${contender}.table`, size, (page) => scrollStep(page, contender)),
    },
    {
      name: `table of ${size.toLocaleString('en')} × 10: jump`,
      contenders: tables,
      measure: (browser, address, contender) =>
        using(browser, address, `${contender}.table`, size, (page) => jump(page, contender)),
    },
    {
      name: `table of ${size.toLocaleString('en')} × 10: sort`,
      contenders: tables,
      measure: (browser, address, contender) =>
        using(browser, address, `${contender}.table`, size, (page) => {
          const least = benchRows(size).reduce((low, { total }) => (total < low ? total : low), '999999');
          const header =
            contender === 'antd'
              ? page.locator('th', { hasText: 'total' })
              : page.getByRole('button', { name: 'total' });
          return timeOf(
            page,
            'click',
            `[...document.querySelectorAll('${rowsOf[contender] ?? 'tbody tr'}')].some((row) => row.textContent.includes('${least}'))`,
            () => header.click(),
          );
        }),
    },
  ]),
];

/** Medians of several readings, by kind. */
export const middleOf = (readings: readonly Reading[]): Reading => ({
  shown: middle(readings.map(({ shown }) => shown)),
  busy: middle(readings.map(({ busy }) => busy)),
});

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Runs some work on a contender's page of a size, and closes it. */
export async function using(
  browser: Browser,
  address: string,
  name: string,
  size: number,
  work: (page: Page) => Promise<Reading>,
  behind = false,
): Promise<Reading> {
  const page = await opened(browser, address, name, size, behind);
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

const open = (page: Page, contender: string) =>
  timeOf(
    page,
    'mousedown',
    `document.querySelectorAll('${options[contender]}').length > 5 && document.querySelector('${options[contender]}').offsetHeight > 0`,
    () => page.locator(contender === 'antd' ? '.ant-select' : '[role=combobox]').click(),
  );

const shown = (page: Page, done: string) => timeOf(page, 'click', done, () => page.locator('#show').click());

/** One scroll step, the mean of forty, each in a separate frame; steps with blank rows after the paint are reported. */
async function scrollStep(page: Page, contender: string): Promise<Reading> {
  let blanks = 0;
  const { shown, busy } = await reading(page, async () => {
    const steps = await page.evaluate(scrolled, [
      boxOf[contender] ?? '[data-scroller]',
      rowsOf[contender] ?? 'tbody tr',
    ]);
    blanks = steps.blanks;
    return steps.time;
  });
  if (blanks > 0) console.log(`  ${contender}: ${blanks} of 40 steps painted a blank row`);
  return { shown: shown / 40, busy: busy / 40 };
}

/** Runs in the page: scrolls forty times by 200 px and counts the steps after whose paint the middle of the box was blank. */
async function scrolled([boxName, rowName]: readonly string[]): Promise<{ blanks: number; time: number }> {
  const box = document.querySelector(boxName ?? '');
  if (!box) throw new Error('no box');
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const { left, top, height } = box.getBoundingClientRect();
  let blanks = 0;
  const begun = performance.now();
  for (let step = 0; step < 40; step++) {
    box.scrollTop += 200;
    await frame();
    await frame();
    const row = document.elementFromPoint(left + 60, top + height / 2)?.closest(rowName ?? '');
    if ((row?.textContent ?? '') === '') blanks++;
  }
  return { blanks, time: performance.now() - begun };
}

/** From setting the scroll to the paint in which the middle of the box shows a row again. */
function jump(page: Page, contender: string): Promise<Reading> {
  return reading(page, () =>
    page.evaluate(
      ([boxName, rowName]) =>
        new Promise<number>((answer, fail) => {
          const box = document.querySelector(boxName ?? '');
          if (!box) {
            fail(new Error('no box'));
            return;
          }
          const { left, top, height } = box.getBoundingClientRect();
          const filled = () =>
            (document.elementFromPoint(left + 60, top + height / 2)?.closest(rowName ?? '')?.textContent ?? '') !== '';
          requestAnimationFrame(() => {
            const start = performance.now();
            box.scrollTop = box.scrollHeight / 2;
            const check = () =>
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => (filled() ? answer(performance.now() - start) : check());
                port2.postMessage(null);
              });
            check();
          });
        }),
      [boxOf[contender] ?? '[data-scroller]', rowsOf[contender] ?? 'tbody tr'],
    ),
  );
}
