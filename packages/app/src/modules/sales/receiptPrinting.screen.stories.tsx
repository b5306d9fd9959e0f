import type { Meta } from '@storybook/react-vite';
import { receiptDelivery } from '@tilldesk/domain/receipts';
import { invoices } from '@tilldesk/domain/sales';
import { expect, waitFor } from 'storybook/test';
import { answer, recordedAs, recordedWith } from '../../fake-server/answer.ts';
import type { FakeServer } from '../../fake-server/FakeServer.ts';
import { fakePrinter, type FakeBehaviour } from '../../fake-server/fakePrinter.ts';
import { counterWithPrinter } from '../../fake-server/counterWithPrinter.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';
import type { Play, Seen } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Sales/Receipt printing', tags: ['!autodocs'] } satisfies Meta;

const draft = screenAt('/sale-invoice-management/invoice-checkout/:invoiceId', {
  with: { invoiceId: knownIds.miasSale },
});
/** The fake servers at which the sale was posted: it is a draft until then. */
const posted = new WeakSet<FakeServer>();
const at = (behaviour: FakeBehaviour) => ({
  answers: [
    recordedWith(invoices.one, (sale, fakeServer) =>
      posted.has(fakeServer)
        ? sale
        : { ...sale, status: 'draft' as const, number: null, paid: 0, due: sale.total, payments: [] },
    ),
    recordedAs(invoices.checkout, `/invoices/${knownIds.miasSale}`, (sale, fakeServer) => {
      posted.add(fakeServer);
      return sale;
    }),
    answer(receiptDelivery.printed, () => ({ printed: true as const })),
  ],
  workstation: counterWithPrinter,
  printer: () => Object.assign(fakePrinter(behaviour), { known: true }),
});
const sells = inSequence(
  types('Cash received', '60'),
  presses('Add'),
  presses(/^Complete sale/),
  sees('Sale INV-1048 complete'),
);

/** Asserts the texts of the printed receipts, one by one. The pulse that opens the drawer is not text. */
const printed = ({ fakeServer }: Seen, printedTexts: readonly string[]) =>
  fakeServer.printer.out
    .map((bytes) => String.fromCodePoint(...bytes))
    .filter((text) => text.includes('INV-1048'))
    .map((text) => printedTexts.filter((word) => text.includes(word)));

/**
 * The receipt of a sale prints automatically, once, in the customer's language. A reprint is a copy, in the other language if
 * chosen.
 */
export const ByItself = draft.in(at('works'), async (seen) => {
  const printedTexts = ['Harbour Street', 'Efectivo', 'COPIA', 'Cash', 'COPY'];
  await sells(seen);
  await waitFor(() => expect(printed(seen, printedTexts)).toEqual([['Harbour Street', 'Efectivo']]));
  await inSequence(presses(/^Print receipt/), sees('COPIA'), presses('English'), sees('COPY'))(seen);
  await presses(/^Print ↵|^Print$/)(seen);
  await waitFor(() =>
    expect(printed(seen, printedTexts)).toEqual([
      ['Harbour Street', 'Efectivo'],
      ['Harbour Street', 'Cash', 'COPY'],
    ]),
  );
});

const startsNewSale: Play = presses(/^New sale/, 'link');

/**
 * A printer without paper does not block selling: the sale is complete, the next one starts, and the receipt can be printed
 * later.
 */
export const OutOfPaper = draft.in(at('noPaper'), async (seen) => {
  await inSequence(sells, sees('INV-1048 was not printed', 'The printer is out of paper.'), startsNewSale)(seen);
  await sees('INV-1048 was not printed')(seen);
  await expect(printed(seen, [])).toEqual([]);
  seen.fakeServer.printer.behaviour = 'works';
  await presses('Try again')(seen);
  await waitFor(() => expect(printed(seen, ['COPY'])).toEqual([[]]));
  await waitFor(() => expect(seen.canvas.queryByText('INV-1048 was not printed')).toBeNull());
});

/** Without the printer, the receipt opens in the print dialog. */
export const ByTheDialogInstead = draft.in(
  at('absent'),
  inSequence(
    sells,
    sees('The printer is not responding. Check the cable and make sure that the printer is on.'),
    presses('Use the print dialog'),
    sees('Print preview'),
  ),
);
