import type { Meta } from '@storybook/react-vite';
import { customers } from '@tilldesk/domain/customers';
import { expect, waitFor } from 'storybook/test';
import { recordedWith } from '../../fake-server/answer.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, writeAtOnce } from '../../fake-server/sees.ts';

export default { title: 'Screens/Customers/List', tags: ['!autodocs'] } satisfies Meta;

const list = screenAt('/customer-management', { requests: [customers.list] });

export const Full = list.full(sees('Harbour Street Bakery', 'Mia Torres'));
export const Empty = list.empty(sees('No customers yet'));
export const Loading = list.loading();
export const Failed = list.failed();
export const Denied = list.denied();

export const FoundByAWord = list.in({}, async (seen) => {
  await writeAtOnce(await seen.canvas.findByRole('searchbox'), 'torres');
  await sees('Mia Torres', '1–1 of 1')(seen);
});

export const NoMatch = list.in({}, async (seen) => {
  await writeAtOnce(await seen.canvas.findByRole('searchbox'), 'zzz');
  await sees('No results')(seen);
});

export const SecondLanguageOnly = screenAt('/customer-management', {
  query: { preferredLanguage: 'es' },
}).in({}, sees('Valentina Ríos', '1–3 of 3'));

/** Two selected rows can be merged; the customer to keep can be swapped. */
export const TwoSelected = list.in(
  {},
  inSequence(
    async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: /James Whitfield/ }));
      await userEvent.click(await canvas.findByRole('checkbox', { name: /Mia Torres/ }));
    },
    presses('Merge two'),
    sees('Merge another customer into James Whitfield', 'Mia Torres is merged into James Whitfield.'),
    presses('Swap'),
    sees('James Whitfield is merged into Mia Torres.'),
  ),
);

let lastName = 'Lindqvist';
const renamed = recordedWith(customers.list, (page) => ({
  ...page,
  items: page.items.map((row) => (row.id === knownIds.grace ? { ...row, lastName, name: `Grace ${lastName}` } : row)),
}));
export const UpdatesOnAChange = list.in({ answers: [renamed] }, async (seen) => {
  lastName = 'Lindqvist';
  await sees('Grace Lindqvist', 'Connected')(seen);
  lastName = 'Holm';
  seen.fakeServer.changed('customers', knownIds.grace);
  await sees('Grace Holm')(seen);
});

export const LineCut = list.in({ line: 'cut' }, sees('Disconnected', 'Socket connection error: websocket error'));

export const SessionOver = list.in({}, async (seen) => {
  await sees('Mia Torres')(seen);
  seen.fakeServer.endSession();
  seen.fakeServer.changed('customers', knownIds.mia);
  await waitFor(() => expect(seen.fakeServer.left.map((address) => address.split('?')[0])).toEqual(['/signin']));
});
