import type { Meta } from '@storybook/react-vite';
import { refunds } from '@tilldesk/domain/refunds';
import { ownSession } from '@tilldesk/domain/session';
import { expect, waitFor } from 'storybook/test';
import { recordedWith, unreachable } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, writeAtOnce } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Refunds/Begin', tags: ['!autodocs'] } satisfies Meta;

const begin = screenAt('/refund-management/refund-issue', {});

/** Types into the invoice search field. */
const searchesFor =
  (text: string): Play =>
  async ({ canvas }) =>
    writeAtOnce(await canvas.findByRole('textbox', { name: 'Find the invoice' }), text);

export const Full = begin.full(sees('Recent sales', 'INV-1052'));
export const Empty = begin.empty(sees('Scan the receipt'));
export const Denied = begin.denied();

export const FoundByCustomer = begin.in({}, inSequence(searchesFor('torres'), sees('Invoices found', 'INV-1048')));
export const NothingFound = begin.in({}, inSequence(searchesFor('zzz{Enter}'), sees('Nothing found for “zzz”')));

/** Scanning the number on the receipt opens its refund at once. */
export const ScansTheReceipt = begin.in(
  {},
  inSequence(searchesFor('INV-1048{Enter}'), sees('Mia Torres', 'Scan returned items')),
);

export const WithoutAReceipt = begin.in(
  {},
  inSequence(presses('Without a receipt', 'link'), sees('Scan the first item')),
);

/** The store takes nothing back without a receipt. */
export const ReceiptRequired = begin.in(
  {
    answers: [
      recordedWith(ownSession, (own) => ({
        ...own,
        store: { ...own.store, transaction: { ...own.store.transaction, noReceiptRefund: 'forbid' as const } },
      })),
    ],
  },
  async (play) => {
    await sees('Recent sales')(play);
    await waitFor(() => expect(play.canvas.queryByRole('link', { name: 'Without a receipt' })).toBeNull());
  },
);

export const Unanswered = begin.in(
  { answers: [unreachable(refunds.findInvoices)] },
  inSequence(searchesFor('INV-1048{Enter}'), sees('The server cannot be reached. Please check the connection.')),
);
