import { unit, units, type Unit } from '@tilldesk/domain/shop';
import { resource, type Resource } from '../../kit/resource/resource.ts';
import { UnitInvoice, UnitStatusBadge } from './cells.tsx';

/** The serialized units of one product, the third level of the serialized inventory. */
export const unitsResource: Resource<Unit> = resource(unit, {
  calls: units,
  at: { list: '/manage-inventory/serialized' },
  icon: 'barcode',
  nameOf: ({ code }) => code,
  list: {
    words: {
      search: 'inventory.units.search',
      empty: 'inventory.units.empty',
      emptyText: 'inventory.units.emptyText',
    },
    columns: ['code', 'color', 'storage', 'status', 'price', 'cost', 'receivedAt', 'daysInStock', 'invoiceNumber'],
    more: ['locationName', 'sku'],
    kinds: { cost: 'money', receivedAt: 'date', daysInStock: 'quantity' },
    widths: { code: 176, status: 130, daysInStock: 80, invoiceNumber: 110 },
    costs: ['cost'],
    cells: { status: UnitStatusBadge, invoiceNumber: UnitInvoice },
    sort: '-receivedAt',
    filters: ['status'],
    of: { productId: 'itemId' },
    totals: { amount: 'price' },
    watch: ['inventory', 'invoices'],
  },
});
