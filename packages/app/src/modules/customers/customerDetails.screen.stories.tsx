import type { Meta } from '@storybook/react-vite';
import { customers } from '@tilldesk/domain/shop';
import { known } from '../../fake-world/known.ts';
import { screenAt } from '../../fake-world/screenAt.tsx';
import { inTurn, presses, sees } from '../../fake-world/sees.ts';

export default { title: 'Screens/Customers/Details', tags: ['!autodocs'] } satisfies Meta;

const path = '/customer-management/customer-details/:customerId';
const details = screenAt('/customer-management/customer-details/:customerId', {
  with: { customerId: known.mia },
  asks: [customers.one],
  named: 'Mia Torres',
});

export const Full = details.full(sees('Total spent', 'Prefers a call in Spanish. Usually buys for the whole family.'));
export const Loading = details.loading();
export const Failed = details.failed();
export const Offline = details.offline();
export const Denied = details.denied();
export const Spanish = details.spanish(sees('Total gastado'));
export const Narrow = details.narrow(sees('Total spent'));

/** Nobody has this id. */
export const NotThere = screenAt(path, { with: { customerId: known.phone } }).in(
  {},
  sees('This record does not exist.'),
);

export const AsksBeforeArchiving = details.in({}, inTurn(presses('Archive'), sees('Archive Mia Torres?')));

export const SeenByACashier = details.in({ as: 'cashier' }, sees('Mia Torres', 'Invoices'));
