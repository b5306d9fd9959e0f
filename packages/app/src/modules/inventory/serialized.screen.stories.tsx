import type { Meta } from '@storybook/react-vite';
import { stockByCategory } from '@tilldesk/domain/inventory';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Inventory/Serialized', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/manage-inventory/serialized', { requests: [stockByCategory] });

export const Full = screen.full(sees('iPhone', 'Galaxy', 'Reserved', 'Incoming'));
export const Empty = screen.empty(sees('No stock of this kind yet'));

/** The total stock value at the end of the day in the address. */
export const ValueOfADay = screenAt('/manage-inventory/serialized', {
  query: { view: 'value', at: '2026-03-01' },
  named: { en: 'Stock value', es: 'Valor de las existencias' },
}).spanish(sees('Al cierre del 1 mar 2026', 'Cases'));
