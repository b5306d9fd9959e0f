import type { Meta } from '@storybook/react-vite';
import { problemAt } from '@tilldesk/domain/problems';
import { stores, type ManagedStore } from '@tilldesk/domain/stores';
import { expect } from 'storybook/test';
import { answer } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';

export default { title: 'Screens/Stores', tags: ['!autodocs'] } satisfies Meta;

const storeId = '0198a000-0000-7000-8000-000000000001';
const harbour: ManagedStore = {
  id: storeId,
  version: 3,
  createdAt: '2025-08-11T14:00:00.000Z',
  updatedAt: '2026-03-10T09:30:00.000Z',
  name: 'Harbour Street',
  code: 'harbour',
  active: true,
  email: 'hello@harbourstreet.example',
  phone: '(718) 555-0100',
  street: '40 Harbour St',
  country: 'US',
  state: 'NY',
  city: 'Brooklyn',
  postalCode: '11231',
  currency: 'USD',
  timeZone: 'America/New_York',
  screenTimeout: 15,
  taxNumber: '11-2233445',
  defaultTaxRate: '0.0825',
  openingHours: [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '09:00', to: day === 6 ? '16:00' : '18:30' })),
  receiptHeader: 'Repairs while you wait',
  receiptFooter: 'Returns within 14 days with this receipt.',
  nextInvoice: 6755,
  nextRefund: 1125,
  nextPurchase: 1052,
  copiedFrom: null,
  hasDocuments: true,
};
const canal: ManagedStore = {
  ...harbour,
  id: '0198a000-0000-7000-8000-000000000002',
  name: 'Canal Street',
  code: 'canal',
  city: 'New York',
  active: false,
};
const listed = answer(stores.list, () => ({
  items: [canal, harbour],
  pagination: { page: 1, limit: 50, total: 2, totalPages: 1, hasNextPage: false },
}));
const read = answer(stores.one, () => harbour);
const taken = answer(stores.create, () => {
  throw problemAt('code', 'store.codeTaken');
});
const drawerOpen = answer(stores.change, () => {
  throw problemAt('active', 'store.drawerOpen', { register: 'Till 1' });
});

const list = screenAt('/manage-stores', { requests: [stores.list] });
const add = screenAt('/manage-stores/add', {});
const edit = screenAt('/manage-stores/edit/:storeId', {
  with: { storeId },
  requests: [stores.one],
  named: 'Harbour Street',
});
const view = screenAt('/manage-stores/view/:storeId', {
  with: { storeId },
  requests: [stores.one],
  named: 'Harbour Street',
});

export const List = list.in({ answers: [listed] }, sees('Canal Street', 'harbour', 'Inactive', 'Active', 'Brooklyn'));
export const ListLoading = list.loading();
export const ListFailed = list.failed();
export const ListDenied = list.denied();

export const Add = add.in({ answers: [listed] }, sees('Copy settings from', 'Opening hours', 'Number series'));
export const AddDenied = add.denied();
export const NothingFilledIn = add.in(
  { answers: [listed] },
  inSequence(presses('Save'), sees('2 fields need your attention')),
);
/** The code of a store is unique in the installation. */
export const CodeTaken = add.in(
  { answers: [listed, taken] },
  inSequence(
    types('Name', 'Canal Street'),
    types('Store code', 'canal'),
    presses('Save'),
    sees('This code is taken. Please choose another.'),
  ),
);

export const Edit = edit.in({ answers: [read] }, async ({ canvas }) => {
  await canvas.findByDisplayValue('USD · US Dollar');
  await expect(canvas.queryByText('Copy settings from')).toBeNull();
  await expect(canvas.getByLabelText('Saturday, closes at')).toHaveValue('16:00');
});
export const EditLoading = edit.loading();
export const EditFailed = edit.failed();
/** A store whose drawer is open cannot be deactivated. */
export const DrawerOpen = edit.in({ answers: [read, drawerOpen] }, async (play) => {
  await play.userEvent.click(await play.canvas.findByRole('checkbox', { name: /^Active/ }));
  await inSequence(presses('Save'), sees(/The drawer of Till 1 is open in this store/))(play);
});

export const View = view.in({ answers: [read] }, sees('9:00 AM – 6:30 PM', 'Closed', '11-2233445', '8.25%', '6755'));
export const ViewSpanish = screenAt('/manage-stores/view/:storeId', {
  fakeServer: { answers: [read] },
  with: { storeId },
  named: 'Harbour Street',
}).spanish(sees('Horario de atención', 'Cerrado'));
export const ViewLoading = view.loading();
export const ViewFailed = view.failed();
