import type { Meta } from '@storybook/react-vite';
import { findSellable, invoices } from '@tilldesk/domain/shop';
import { failing, unreachable } from '../../fake-world/answer.ts';
import { screenAt } from '../../fake-world/screenAt.tsx';
import { inTurn, presses, scans, sees } from '../../fake-world/sees.ts';

export default { title: 'Screens/Sales/Create invoice', tags: ['!autodocs'] } satisfies Meta;

const till = screenAt('/sale-invoice-management/create-invoice', {});

export const Full = till.full(inTurn(scans('CHG-30W'), scans('356109400395959'), sees('2 pieces')));
export const Empty = till.empty(sees('Scan the first item'));
export const Denied = till.denied();
export const Spanish = till.spanish(sees('Ventas y facturas'));
export const Narrow = till.narrow(inTurn(scans('CHG-30W'), sees('1 piece')));

export const CountedTwice = till.in({}, inTurn(scans('CHG-30W'), scans('CHG-30W'), sees('Now 2 × USB-C charger 30 W')));

export const NothingFound = till.in({}, inTurn(scans('000000'), sees('Nothing found for “000000”')));

export const FoundByWords = till.in({}, async (seen) => {
  await seen.userEvent.type(await seen.canvas.findByRole('combobox', { name: 'Scan or search' }), 'iphone');
  await sees('iPhone 15 128 GB', 'Clear case iPhone 15')(seen);
});

export const UnitWanted = till.in({}, inTurn(scans('IP15-128'), sees('Now scan the IMEI of iPhone 15 128 GB')));

export const AlreadySold = till.in(
  {},
  inTurn(scans('356109400079199'), sees('This cannot be sold', /was already sold on INV-/, /Show INV-/)),
);

export const ScanUnanswered = till.in(
  { answers: [unreachable(findSellable)] },
  inTurn(scans('CHG-30W'), sees('The server cannot be reached. Please check the connection.')),
);

export const DraftSaved = till.in({}, inTurn(scans('CHG-30W'), presses('Save draft'), sees('Draft saved')));

export const DraftNotSaved = till.in(
  { answers: [failing(invoices.create)] },
  inTurn(scans('CHG-30W'), presses('Save draft'), sees('The draft was not saved')),
);

export const AsksBeforeDiscarding = till.in(
  {},
  inTurn(scans('CHG-30W'), presses('Discard draft'), sees('Discard this draft?')),
);

export const LeavingUnsaved = till.in(
  {},
  inTurn(scans('CHG-30W'), presses('Dashboard', 'link'), sees('Leave Page?', 'Unsaved changes will be lost.')),
);

export const SoldByACashier = till.in({ as: 'cashier' }, inTurn(scans('CHG-30W'), sees('1 piece')));
