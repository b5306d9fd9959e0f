import * as z from 'zod/mini';
import { crud } from '../contract/crud.ts';
import { managedStore } from './stores.entity.ts';

// A store is deactivated, not archived: its documents remain, and so does its code.
const { archive: _archive, ...calls } = crud('/stores', {
  name: 'stores',
  module: 'Stores',
  entity: managedStore,
  sorts: ['name', 'code', 'createdAt'],
  filters: { active: z.optional(z.enum(['true', 'false'])) },
  pin: true,
});

/** The stores of the business, behind the PIN gate (spec §2, §6). */
export const stores = calls;
