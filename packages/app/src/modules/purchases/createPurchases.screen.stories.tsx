import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, writeAtOnce } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Purchases/Create', tags: ['!autodocs'] } satisfies Meta;

const create = screenAt('/purchases/create-purchases', { query: { vendor: knownIds.northline } });

/**
 * Uses the keyboard only: finds a product by name, adds it with Enter, types the quantity, and continues with Enter.
 */
const entersQuantity =
  (searchText: string, pieces: string): Play =>
  async ({ canvas, userEvent }) => {
    await writeAtOnce(await canvas.findByRole('combobox', { name: 'Find a product' }), searchText);
    await canvas.findByRole('option', { name: new RegExp(searchText, 'i') });
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(`${pieces}{Enter}{Enter}`);
    await expect(canvas.getByRole('combobox', { name: 'Find a product' })).toHaveFocus();
  };

export const EnteredByKeyboard = create.in({}, inSequence(entersQuantity('clear case', '50'), sees('$310.00')));
export const Suggestions = create.in(
  {},
  inSequence(presses('What to reorder'), sees('Galaxy S24 256 GB', '2 free + 0 on order; reorder at 2, up to 6')),
);
