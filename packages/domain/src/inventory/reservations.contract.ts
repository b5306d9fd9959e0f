import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listQuery, pageOf } from '../contract/page.ts';
import { choice, date, id, instant, quantity, text } from '../fields/fields.ts';

/** How a reservation ended: sold to its customer, released, expired, or the piece was lost. */
export const reservationEnds = ['taken', 'released', 'expired', 'lost'] as const;
export type ReservationEnd = (typeof reservationEnds)[number];

/** Stock reserved for a customer: a unit, or pieces of a product. */
export const reservation = z.object({
  id,
  productId: id,
  productName: z.string(),
  unitId: z.nullable(id),
  unitCode: z.nullable(z.string()),
  customerId: id,
  customerName: z.string(),
  quantity: z.int(),
  /** Pieces already sold to the customer. */
  taken: z.int(),
  /** Last day of the reservation, in the store's time zone. */
  until: date({ required: true }),
  note: z.nullable(z.string()),
  by: z.string(),
  at: instant({ required: true }),
  endedAt: z.nullable(instant({ required: true })),
  end: z.nullable(choice(reservationEnds, { required: true })),
});
export type Reservation = z.output<typeof reservation>;

/** Reservations of the store. Reserved stock is not sold to other customers. */
export const reservations = {
  name: 'reservations',
  list: endpoint({
    method: 'GET',
    path: '/inventory/reservations',
    needs: ['Inventory', 'read'],
    about: 'List reservations',
    query: listQuery(['until', 'at'], {
      productId: z.optional(id),
      unitId: z.optional(id),
      customerId: z.optional(id),
      open: z.optional(z.literal('yes')),
    }),
    answer: pageOf(reservation),
  }),
  reserve: endpoint({
    method: 'POST',
    path: '/inventory/reservations',
    needs: ['Inventory', 'update'],
    about: 'Reserve items for a customer',
    key: 'required',
    body: z.strictObject({
      id,
      productId: id,
      unitId: z.optional(z.nullable(id)),
      quantity: quantity({ required: true, min: 1, max: 10_000 }),
      customerId: id,
      until: date({ required: true }),
      note: z.optional(text({ max: 200 })),
    }),
    answer: reservation,
  }),
  release: endpoint({
    method: 'POST',
    path: '/inventory/reservations/:id/release',
    needs: ['Inventory', 'update'],
    about: 'Release a reservation',
    key: 'required',
    params: z.strictObject({ id }),
    answer: reservation,
  }),
} as const;
