import type { AnyEndpoint } from '@tilldesk/domain/contract';
import { id } from '@tilldesk/domain/fields';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { isAbove } from '@tilldesk/domain/roles';
import * as z from 'zod/mini';
import type { Caller } from '../database/caller.ts';
import type { Tx } from '../database/transaction.ts';
import { readPreviewedRole } from './preview.statements.ts';

/** The request header with the id of a role: the call is answered as for a person with this role. */
export const PREVIEW_HEADER = 'x-preview-role';

/** Calls that a preview needs beside those that only read: signing out, and the access PIN of a page. */
const callsInPreview: ReadonlySet<string> = new Set(['/auth/logout', '/employees/check']);

/**
 * Returns the caller with the rights and limits of the role that the request previews, or the caller itself. A preview reads only.
 * @throws Problem access.denied without the right to read roles, role.above for a role with more rights than the caller,
 * preview.readOnly for a call that could change something, record.notFound
 */
export async function previewed(
  tx: Tx,
  caller: Caller,
  { method, path }: AnyEndpoint,
  named: string | string[] | undefined,
): Promise<Caller> {
  if (named === undefined) return caller;
  const { data: roleId } = z.safeParse(id, named);
  if (roleId === undefined) throw problemAt(`headers.${PREVIEW_HEADER}`, 'request.invalid');
  if (!can(caller.permissions, 'Roles', 'read')) throw new Problem('access.denied');
  if (method !== 'GET' && !callsInPreview.has(path)) throw new Problem('preview.readOnly');
  const role = await tx.first(readPreviewedRole, { businessId: caller.businessId, roleId });
  if (!role) throw new Problem('record.notFound');
  if (caller.userType !== 'admin' && isAbove(role, caller)) throw new Problem('role.above');
  // An admin has rights that no role gives.
  return { ...caller, ...role, userType: 'employee' };
}
