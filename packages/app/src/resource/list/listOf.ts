import { pathOf, type Endpoint } from '@tilldesk/domain/contract';
import type * as z from 'zod/mini';
import type { Listed } from './useList.ts';

type Schema = z.ZodMiniType;

/** Returns the list call of a record's sublist: `useList(listOf(vendorLedger, { id }), …)`. */
export const listOf = <Q extends Schema, R>(
  call: Endpoint<Schema, Q, Schema, z.ZodMiniType<Listed<R>>>,
  params: Readonly<Record<string, string>>,
): Endpoint<Schema, Q, Schema, z.ZodMiniType<Listed<R>>> => ({ ...call, path: pathOf(call.path, params) });
