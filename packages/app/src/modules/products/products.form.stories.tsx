import type { Meta } from '@storybook/react-vite';
import { openStock } from '@tilldesk/domain/inventory';
import { problemAt } from '@tilldesk/domain/problems';
import { products } from '@tilldesk/domain/products';
import { answer, unreachable } from '../../fake-server/answer.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';

export default { title: 'Screens/Products/Form', tags: ['!autodocs'] } satisfies Meta;

const CHARGER = '01936c3a-7c00-70b0-8000-000000000010';

const add = screenAt('/product-management/add-product', {});
const edit = screenAt('/product-management/edit-product/:productId', {
  with: { productId: knownIds.phone },
  requests: [products.one],
  named: 'iPhone 15 128 GB',
});
const cable = screenAt('/product-management/edit-product/:productId', {
  with: { productId: knownIds.cable },
});

export const Empty = add.full(sees('Product details', 'Stock keeping'));
export const EmptyDenied = add.denied();

export const NothingFilledIn = add.in({}, inSequence(presses('Save'), sees('4 fields need your attention')));

/** Opened from a till that found no product: the barcode is prefilled, and is saved with the rest. */
export const BarcodePrefilled = screenAt('/product-management/add-product', {
  query: { barcode: '4006381333931' },
}).in({}, inSequence(sees('4006381333931'), presses('Save'), sees('4 fields need your attention', '4006381333931')));

export const LeavingUnsaved = add.in({}, inSequence(types('Name', 'Cable'), presses('Cancel'), sees('Leave Page?')));

export const Full = edit.full(sees('Stock', 'Value at cost'));
export const Loading = edit.loading();
export const Failed = edit.failed();
export const Offline = edit.offline();
export const Denied = edit.denied();

/** Without permission to change products or to see costs. */
export const ReadOnly = edit.in({ as: 'cashier' }, sees('iPhone 15 128 GB', 'Value at retail'));

export const SkuTaken = cable.in(
  {
    answers: [
      answer(products.change, () => {
        throw problemAt('sku', 'product.skuTaken', { sku: 'CHG-30W', product: 'USB-C charger 30 W', other: CHARGER });
      }),
    ],
  },
  inSequence(
    types('SKU', 'CHG-30W'),
    presses('Save'),
    sees('The SKU CHG-30W already belongs to USB-C charger 30 W.', 'Open existing record'),
  ),
);

export const OpeningStock = cable.in({}, inSequence(presses('Enter opening stock'), sees('Cost of one piece')));

export const OpeningStockOfUnits = edit.in(
  {},
  inSequence(presses('Enter opening stock'), sees('IMEIs or serial numbers')),
);

export const OpeningStockIncomplete = cable.in(
  {},
  inSequence(presses('Enter opening stock'), presses('Put in stock'), sees('Enter how many there are.')),
);

/** The response is missing, so the outcome is unknown: a retry is safe. */
export const OpeningStockUnsure = cable.in(
  { answers: [unreachable(openStock)] },
  inSequence(
    presses('Enter opening stock'),
    types('Quantity', '5'),
    types('Cost of one piece', '4.10'),
    presses('Put in stock'),
    sees(/it will not be booked twice/),
  ),
);
