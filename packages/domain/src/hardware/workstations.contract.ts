import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id, version } from '../fields/fields.ts';
import { workstation } from './workstations.entity.ts';

const one = { params: z.strictObject({ id }) };

/** What hangs on the browsers of a store: kept by the server, so that a browser that lost its memory finds it again. */
export const workstations = {
  list: endpoint({
    method: 'GET',
    path: '/workstations',
    needs: 'signed-in',
    pin: true,
    about: 'Workstations of this store',
    answer: z.object({ items: z.array(workstation.read) }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/workstations/:id',
    needs: 'signed-in',
    about: 'How one workstation prints',
    ...one,
    answer: workstation.read,
  }),
  /** Adds it with version 0, else changes what stands at that version (`record.changed`). It then belongs to this store. */
  save: endpoint({
    method: 'POST',
    path: '/workstations',
    needs: 'signed-in',
    pin: true,
    about: 'Keep how a workstation prints',
    upserts: true,
    body: z.extend(workstation.draft, { id, version }),
    answer: workstation.read,
  }),
  /** Its settings go with it. A browser that was this one prints on by its own copy until it is set up anew. */
  remove: endpoint({
    method: 'DELETE',
    path: '/workstations/:id',
    needs: 'signed-in',
    pin: true,
    about: 'Remove a workstation of this store',
    ...one,
    answer: z.object({ success: z.literal(true) }),
  }),
  /** Says beforehand that a drawer is opened without a sale: the pulse goes out only after the answer. */
  openDrawer: endpoint({
    method: 'POST',
    path: '/workstations/:id/drawer',
    needs: ['Transactions', 'update'],
    pin: true,
    about: 'Note that the cash drawer of a workstation is opened to try it',
    ...one,
    answer: z.object({ success: z.literal(true) }),
  }),
} as const;
