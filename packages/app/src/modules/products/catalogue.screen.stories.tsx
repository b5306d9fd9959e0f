import type { Meta } from '@storybook/react-vite';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';

export default { title: 'Screens/Products/Catalogue', tags: ['!autodocs'] } satisfies Meta;

const at = (view: string) => screenAt('/product-management', { query: { view } });
const ticked = screenAt('/product-management', {
  query: { selected: `${knownIds.cable}.${knownIds.kit}` },
});
const phone = screenAt('/product-management/edit-product/:productId', {
  with: { productId: knownIds.phone },
});
const kit = screenAt('/product-management/edit-product/:productId', {
  with: { productId: knownIds.kit },
});

export const Categories = at('categories').in({}, sees('Accessories', '↳ Cases', 'Move Cases down'));

export const Taxes = at('taxes').in({}, sees('State sales tax', '8.25%'));

export const PriceRuleIncomplete = at('priceRules').in(
  {},
  inSequence(
    sees('iPad week', 'Staff price'),
    presses('Add price rule'),
    types('Name', 'Winter sale'),
    presses('Save'),
    sees('One field needs your attention'),
  ),
);

/** Closing a dialog with unsaved input requires confirmation. */
export const TaxUnsaved = at('taxes').in(
  {},
  inSequence(
    presses('Add tax'),
    types('Name', 'City tax'),
    async ({ canvas, userEvent }) => {
      // The Cancel buttons in the head and in the foot of the dialog do the same.
      const [cancel] = await canvas.findAllByRole('button', { name: 'Cancel' });
      if (cancel) await userEvent.click(cancel);
    },
    sees('Discard changes?', 'Keep editing'),
  ),
);

/** The price of the cable can be lowered; the kit would fall below its lowest price. */
export const BulkPreview = ticked.in(
  {},
  inSequence(
    presses('Change all'),
    presses('Less'),
    types('By percent', '20'),
    presses('Preview'),
    sees('$11.99', 'The lowest price cannot be above the price.', 'Change 1 product'),
  ),
);

export const Labels = phone.in({}, inSequence(presses('Labels'), sees('Labels as they are printed')));

export const Variants = phone.in(
  {},
  inSequence(presses('Add variants'), sees('iPhone 15 Blue 256 GB', 'Create 3 variants')),
);

export const Bundle = kit.in({}, sees('Products in the bundle', '2 × Tempered glass iPhone 15'));
