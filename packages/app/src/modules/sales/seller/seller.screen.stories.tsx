import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { confirmSeller, saleSeller, sellers, type Seller } from '@tilldesk/domain/sales';
import { ownSession } from '@tilldesk/domain/session';
import { expect, waitFor } from 'storybook/test';
import { answer, failing, recordedWith } from '../../../fake-server/answer.ts';
import type { FakeServer } from '../../../fake-server/FakeServer.ts';
import { knownIds } from '../../../fake-server/knownIds.ts';
import { screenAt } from '../../../fake-server/screenAt.tsx';
import { inSequence, presses, scans, sees } from '../../../fake-server/sees.ts';
import type { Play } from '../../../fake-server/storyOf.ts';

export default { title: 'Screens/Sales/Seller', tags: ['!autodocs'] } satisfies Meta;

const people: Seller[] = [
  { id: knownIds.owner, name: 'Dana Reyes' },
  { id: knownIds.seller, name: 'Lena Ortiz' },
];
const confirmed = new WeakMap<FakeServer, Seller>();

const asks = recordedWith(ownSession, (own) => ({
  ...own,
  store: { ...own.store, transaction: { ...own.store.transaction, askSeller: true } },
}));
const confirms = answer(confirmSeller, ({ body: { sellerId, accessPin } }, fakeServer) => {
  const seller = people.find(({ id }) => id === sellerId);
  if (!seller) throw new Problem('seller.denied');
  if (accessPin !== '1111') throw new Problem('pin.wrong');
  confirmed.set(fakeServer, seller);
  return { seller };
});
const answers = [
  asks,
  answer(sellers, () => ({ items: people })),
  answer(saleSeller, (_, fakeServer) => ({ seller: confirmed.get(fakeServer) ?? null })),
  confirms,
];

const till = screenAt('/sale-invoice-management/create-invoice', {});
const checkout = screenAt('/sale-invoice-management/invoice-checkout/:invoiceId', {
  with: { invoiceId: knownIds.draft },
});

const isAsked =
  (name: string): Play =>
  async ({ canvas }) => {
    const field = await canvas.findByLabelText(new RegExp(`^Access PIN of ${name}`));
    await waitFor(() => expect(field).toHaveFocus());
  };
const entersPin =
  (name: string, pin: string): Play =>
  async (seen) => {
    await isAsked(name)(seen);
    await seen.userEvent.keyboard(pin);
  };

/** The signed-in person is selected, and the PIN field has the focus: four keys begin the sale. */
export const Asked = till.in({ answers }, inSequence(sees('Who is selling?'), isAsked('Dana Reyes')));

export const WrongPin = till.in({ answers }, inSequence(entersPin('Dana Reyes', '9999'), sees('Wrong access PIN.')));

/** The till opens, and shows who sells. */
export const Confirmed = till.in(
  { answers },
  inSequence(entersPin('Dana Reyes', '1111'), scans('CHG-30W'), sees('Seller: Dana Reyes', '1 piece')),
);

/** Another person takes over a sale: the lines stay. */
export const Changed = till.in(
  { answers },
  inSequence(
    entersPin('Dana Reyes', '1111'),
    scans('CHG-30W'),
    presses('Seller: Dana Reyes'),
    sees('Keep Dana Reyes'),
    presses(/^Seller/, 'combobox'),
    presses('Lena Ortiz', 'option'),
    entersPin('Lena Ortiz', '1111'),
    sees('Seller: Lena Ortiz', '1 piece'),
  ),
);

export const NoSellers = till.in(
  { answers: [asks, answer(sellers, () => ({ items: [] })), answer(saleSeller, () => ({ seller: null }))] },
  sees(/^No employee of this store can sell/),
);
export const SellersFailed = till.in({ answers: [asks, failing(saleSeller)] }, sees('An error occurred'));

/** A draft whose seller is unknown is not paid before somebody confirmed it. */
export const BeforeTheMoney = checkout.in(
  { answers },
  inSequence(sees('Who is selling?'), entersPin('Dana Reyes', '1111'), sees('Total due')),
);
