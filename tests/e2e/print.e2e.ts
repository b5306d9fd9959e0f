import { expect } from '@playwright/test';
import { test } from '../support/world.ts';

test('a printed receipt has no frame, and every page of the sheet that the country uses has margins', async ({
  api,
  browserOf,
}) => {
  const { body } = await (await api('admin'))('GET', '/invoices?limit=1&status=paid');
  const [invoice] = body['items'] as { id: string }[];
  const page = await browserOf('admin');
  await page.goto(`/sale-invoice-management/invoice-details/${invoice?.id}`);
  await page.getByRole('button', { name: 'Print receipt' }).click();
  const paper = page.getByRole('article');
  const papers = page.getByRole('group', { name: 'Paper' });
  const printed = () =>
    page.evaluate(() => {
      const frames = [...document.querySelectorAll<HTMLElement>('body *:has([data-td-receipt]), [data-td-receipt]')];
      return {
        frames: frames.filter((element) => {
          const { outlineStyle, outlineWidth, borderTopWidth, boxShadow } = getComputedStyle(element);
          const outlined = outlineStyle !== 'none' && outlineWidth !== '0px';
          return outlined || borderTopWidth !== '0px' || boxShadow !== 'none';
        }).length,
        padding: getComputedStyle(document.querySelector('[data-td-receipt]')!).paddingTop,
        pages: [...document.styleSheets]
          .flatMap(({ cssRules }) => [...cssRules])
          .filter((rule) => rule instanceof CSSPageRule)
          .map(({ cssText }) => cssText.replace(/\s+/g, ' ')),
      };
    });

  await papers.getByRole('button', { name: '58 mm roll' }).click();
  await expect(paper).toHaveAttribute('data-size', '58mm');
  await papers.getByRole('button', { name: 'Letter sheet' }).click();
  await expect(paper).toHaveAttribute('data-size', 'letter');
  await page.emulateMedia({ media: 'print' });
  expect(await printed()).toEqual({
    frames: 0,
    padding: '0px',
    pages: ['@page { size: letter; margin: 18mm 16mm; }'],
  });
});
