import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { receiptDelivery } from '@tilldesk/domain/receipts';
import { expect, screen as page, spyOn, within } from 'storybook/test';
import { answer, recordedWith, unreachable } from '../../fake-server/answer.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Play, Seen } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Sales/Receipt by mail and link', tags: ['!autodocs'] } satisfies Meta;

const sale = screenAt('/sale-invoice-management/invoice-details/:invoiceId', {
  with: { invoiceId: knownIds.sale },
  named: 'INV-1052',
});
const miasSale = screenAt('/sale-invoice-management/invoice-details/:invoiceId', {
  with: { invoiceId: knownIds.miasSale },
});
const done = screenAt('/sale-invoice-management/invoice-checkout/:invoiceId', {
  with: { invoiceId: knownIds.sale },
  named: { en: 'Sale INV-1052 complete', es: 'Venta INV-1052 completada' },
});

const TOKEN = 'r'.repeat(43);
const linked = answer(receiptDelivery.link, () => ({ path: `/receipt#${TOKEN}`, endsAt: '2026-06-12T16:40:00.000Z' }));

const mailedOften = {
  answers: [
    answer(receiptDelivery.mail, () => {
      throw new Problem('receipt.mailedOften');
    }),
  ],
};

const dialog = async ({ canvas }: Seen) => within(await canvas.findByRole('dialog'));
const opens: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Send receipt' }));
};
const addresses =
  (text: string): Play =>
  async (seen) => {
    const box = await (await dialog(seen)).findByRole('textbox', { name: /^Customer e-mail/ });
    await seen.userEvent.clear(box);
    await seen.userEvent.type(box, text);
  };
const inDialog =
  (name: string): Play =>
  async (seen) =>
    seen.userEvent.click(await (await dialog(seen)).findByRole('button', { name }));

/** The customer's own address is filled in. The history lists the sent receipts, and their links can be disabled. */
export const SentBefore = miasSale.in(
  {
    answers: [
      recordedWith(receiptDelivery.outgoing, (outgoing) => ({
        ...outgoing,
        mails: [
          {
            id: '01936c3a-7c00-7191-8000-000000000002',
            to: 'mia.torres@mail.example',
            language: 'es' as const,
            by: 'Dana Reyes',
            at: '2026-03-14T16:30:00.000Z',
          },
        ],
        links: 1,
      })),
    ],
  },
  async (seen) => {
    await opens(seen);
    await expect(await (await dialog(seen)).findByRole('button', { name: 'Español', pressed: true })).toBeVisible();
    await expect((await dialog(seen)).getByText('Disable the open link')).toBeVisible();
  },
);

export const InvalidAddress = sale.in(
  mailedOften,
  inSequence(opens, addresses('nowhere'), inDialog('Send receipt'), sees('This does not look right.')),
);

export const MailedOften = sale.in(
  mailedOften,
  inSequence(
    opens,
    addresses('ana@mail.example'),
    inDialog('Send receipt'),
    sees('This receipt was emailed too often today.'),
  ),
);

/** The outcome is unknown. Sending again sends the same e-mail. */
export const Unsure = sale.in(
  { answers: [unreachable(receiptDelivery.mail)] },
  inSequence(
    opens,
    addresses('ana@mail.example'),
    inDialog('Send receipt'),
    sees(/^The receipt may not have been sent/),
  ),
);

/** After a sale, with one key. */
export const AfterTheSale = done.full(async (seen) => {
  await sees('Change due')(seen);
  await seen.userEvent.keyboard('e');
  await expect(await (await dialog(seen)).findByText('Link to the receipt')).toBeVisible();
});

export const Spanish = done.spanish(
  inSequence(presses(/^Enviar recibo/), sees('Correo del cliente', 'Enlace al recibo')),
);
export const Narrow = done.narrow(inSequence(presses(/^Send receipt/), sees('Copy link')));

/** A link is copied. */
export const Linked = sale.in({ answers: [linked] }, async (seen) => {
  const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  try {
    await inSequence(opens, inDialog('Copy link'))(seen);
    await expect(await page.findByText('Link copied')).toBeVisible();
    await expect(copied).toHaveBeenCalledWith(`${location.origin}/receipt#${TOKEN}`);
  } finally {
    copied.mockRestore();
  }
});

/** Without access to the clipboard, the link is shown. */
export const NotCopied = sale.in({ answers: [linked] }, async (seen) => {
  const copied = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  try {
    await inSequence(opens, inDialog('Copy link'))(seen);
    const box = await (await dialog(seen)).findByRole('textbox', { name: 'Address of the receipt' });
    await expect(box).toHaveValue(`${location.origin}/receipt#${TOKEN}`);
  } finally {
    copied.mockRestore();
  }
});
