import { expect, type Page } from '@playwright/test';
import { deleteDraft } from '../support/drafts.ts';
import { enter, scan, test } from '../support/world.ts';

/** A unit in stock, by its IMEI and its product. */
type Piece = { code: string; productName: string };

const ADD = '/customer-management/add-customer';
const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Scan handling on every page is loaded a moment after the first page. */
async function ready(page: Page): Promise<void> {
  await expect(page.locator('p[role="status"]:not(main p)')).toBeAttached();
}

test('a scan leads to its record from any page, presses no shortcut on its way, and says when there is none', async ({
  page,
  api,
}) => {
  const admin = await api('admin');
  const units = await admin('GET', '/units?status=in_stock&sort=receivedAt&limit=1');
  const [piece] = units.body['items'] as Piece[];
  await enter(page, 'admin');
  await ready(page);

  await scan(page, piece!.code);
  await expect(page).toHaveURL(/\/serial-tracking\?device=/);
  await expect(page.getByRole('heading', { level: 2, name: piece!.productName })).toBeVisible();
  await expect(page.getByText(piece!.code, { exact: true })).toBeVisible();

  await scan(page, 'INV-1001');
  await expect(page.getByRole('heading', { level: 1, name: 'INV-1001' })).toBeVisible();

  // On a list a typed key focuses the search box, but a scanned one does not.
  await page.getByRole('link', { name: 'Customer Management' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await scan(page, '/NOTHING/KNOWN');
  await expect(page.getByText('Nothing found for “/NOTHING/KNOWN”')).toBeVisible();
  await expect(search).not.toBeFocused();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
});

test('a scan beside what is being written leaves it as it was, and may be written into it', async ({ page, api }) => {
  await deleteDraft(await api('admin'), ADD);
  await enter(page, 'admin');
  await ready(page);
  await page.goto(ADD);
  await ready(page);
  const name = page.getByLabel(/^First name/);
  await name.focus();
  await page.keyboard.type('Maria', { delay: 60 });
  await scan(page, 'INV-1001');
  const scanDialog = page.getByRole('dialog', { name: 'Scanned INV-1001' });
  await expect(scanDialog.getByRole('link', { name: /INV-1001/ })).toBeVisible();
  await expect(name).toHaveValue('Maria');
  await scanDialog.getByRole('button', { name: 'Enter in the field' }).click();
  await expect(name).toHaveValue('MariaINV-1001');
  await expect(page).toHaveURL(/add-customer/);
});

test('fields of every kind are put back: numbers, dates, choices, editors, marked text', async ({ page }) => {
  await enter(page, 'admin');
  await ready(page);
  await page.evaluate(() => {
    const bench = document.createElement('div');
    document.body.prepend(bench);
    bench.innerHTML = `<input aria-label="number" type="number" value="12"><input aria-label="email" type="email" value="a@b.c">
      <textarea aria-label="notes">one two</textarea><div aria-label="editor" role="textbox" contenteditable="true">before</div>
      <select aria-label="choice"><option>A</option><option selected>B</option><option>I</option></select>
      <input aria-label="asks" data-scan="accept"><input aria-label="fills" data-scan="fill">
      <input aria-label="looks" type="search" data-scan="accept" value="old words">`;
  });
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const scanDialog = page.getByRole('dialog', { name: 'Scanned 12345-NONE' });
  const scanAway = async () => {
    await scan(page, '12345-NONE');
    await expect(scanDialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(scanDialog).toBeHidden();
  };
  for (const label of ['number', 'email', 'notes', 'choice']) {
    const before = await field(label).inputValue();
    await field(label).focus();
    await scanAway();
    await expect(field(label)).toHaveValue(before);
  }
  // The selection is unchanged.
  await field('notes').selectText();
  await scanAway();
  await page.keyboard.type('x', { delay: 60 });
  await expect(field('notes')).toHaveValue('x');

  await field('editor').click();
  await page.keyboard.press('End');
  await scanAway();
  await expect(field('editor')).toHaveText('before');

  // A field for codes retains them.
  await field('asks').focus();
  await scan(page, '12345-NONE');
  await expect(field('asks')).toHaveValue('12345-NONE');
  // It is written twice for the ten characters, and loses none of fast typing.
  await field('asks').fill('');
  await field('asks').evaluate((box) => {
    let count = 0;
    box.addEventListener('input', () => box.setAttribute('data-writings', String((count += 1))));
  });
  await scan(page, '12345-NONE');
  await expect(field('asks')).toHaveValue('12345-NONE');
  await expect(field('asks')).toHaveAttribute('data-writings', '2');
  await field('asks').fill('');
  await page.keyboard.type('quick');
  await page.keyboard.press('Backspace');
  await expect(field('asks')).toHaveValue('quic');
  await page.keyboard.type('kly');
  await expect(field('asks')).toHaveValue('quickly');
  await field('fills').focus();
  await scan(page, '12345-NONE', 'Tab');
  await expect(field('fills')).toHaveValue('12345-NONE');
  await expect(field('fills')).toBeFocused();
  // The previous search text is not part of the new one.
  await field('looks').focus();
  await scan(page, '12345-NONE');
  await expect(field('looks')).toHaveValue('12345-NONE');

  // A day is written to the URL later than it is typed.
  await page.goto('/manage-inventory/serialized?view=value');
  await ready(page);
  const day = page.getByLabel('At the end of', { exact: true });
  const today = await day.inputValue();
  await day.focus();
  await scanAway();
  await expect(day).toHaveValue(today);
  await expect(page).toHaveURL(/\?view=value(&at=[\d-]+)?$/);
});

test('nothing of this touches what a person types: a held key, a composition, words and Enter', async ({
  page,
  api,
}) => {
  await deleteDraft(await api('admin'), ADD);
  await enter(page, 'admin');
  await ready(page);
  await page.goto('/customer-management');
  await ready(page);
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('maria garcia', { delay: 50 });
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('maria garcia');

  await page.goto(ADD);
  await ready(page);
  const name = page.getByLabel(/^First name/);
  await name.focus();
  for (let times = 0; times < 12; times += 1) await page.keyboard.down('a');
  await page.keyboard.up('a');
  await page.keyboard.press('Tab');
  await expect(name).toHaveValue('a'.repeat(12));
  await name.focus();
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  await client.send('Input.insertText', { text: '日本' });
  await expect(name).toHaveValue(`${'a'.repeat(12)}日本`);
  await expect(announced(page, 'Scanned')).toHaveCount(0);
});
