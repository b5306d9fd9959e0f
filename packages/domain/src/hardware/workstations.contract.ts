import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { id, version } from '../fields/fields.ts';
import { workstation } from './workstations.entity.ts';

const one = { params: z.strictObject({ id }) };

/**
 * Printers and drawers of the browsers of a store: stored on the server, so that a browser that lost its data finds them again.
 */
export const workstations = {
  list: endpoint({
    method: 'GET',
    path: '/workstations',
    needs: 'signed-in',
    pin: true,
    about: "List the store's workstations",
    answer: z.object({ items: z.array(workstation.read) }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/workstations/:id',
    needs: 'signed-in',
    about: "Get a workstation's printing settings",
    ...one,
    answer: workstation.read,
  }),
  /** Creates it with version 0, else changes the given version (`record.changed`). It then belongs to this store. */
  save: endpoint({
    method: 'POST',
    path: '/workstations',
    needs: 'signed-in',
    pin: true,
    about: "Save a workstation's printing settings",
    upserts: true,
    body: z.extend(workstation.draft, { id, version }),
    answer: workstation.read,
  }),
  /** Deletes it with its settings. Its browser continues to print with a local copy until it is set up again. */
  remove: endpoint({
    method: 'DELETE',
    path: '/workstations/:id',
    needs: 'signed-in',
    pin: true,
    about: 'Remove a workstation',
    ...one,
    answer: z.object({ success: z.literal(true) }),
  }),
  /** Records the opening of a drawer without a sale; the pulse is sent only after the response. */
  openDrawer: endpoint({
    method: 'POST',
    path: '/workstations/:id/drawer',
    needs: ['Transactions', 'update'],
    pin: true,
    about: "Record a test opening of a workstation's cash drawer",
    ...one,
    answer: z.object({ success: z.literal(true) }),
  }),
} as const;
