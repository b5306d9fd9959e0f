import type { Meta } from '@storybook/react-vite';
import { vendors } from '@tilldesk/domain/vendors';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Vendors', tags: ['!autodocs'] } satisfies Meta;

const list = screenAt('/vendor-management', { requests: [vendors.list] });
const add = screenAt('/vendor-management/add-vendor', {});
const edit = screenAt('/vendor-management/edit-vendor/:vendorId', {
  with: { vendorId: knownIds.northline },
  requests: [vendors.one],
  named: 'Northline Distribution',
});
const path = '/vendor-management/vendor-details/:vendorId';
const details = screenAt('/vendor-management/vendor-details/:vendorId', {
  with: { vendorId: knownIds.northline },
  requests: [vendors.one],
  named: 'Northline Distribution',
});

export const List = list.full(sees('Northline Distribution', 'Priya Raman', '$845.00'));

export const NothingFilledIn = add.in({}, inSequence(presses('Save'), sees('One field needs your attention')));
export const Edit = edit.full(sees('Save'));

export const Details = details.full(
  sees(/Delivers on Tuesdays/, 'HS-4471', 'Delivery performance', '4.1 on average', '100%'),
);
/** The statement of the month as it is printed. */
export const Statement = screenAt(path, {
  with: { vendorId: knownIds.northline },
  query: { tab: 'ledger' },
}).in({}, inSequence(presses('Statement'), sees('Statement of Northline Distribution', 'Owed before', '$1,354.00')));
