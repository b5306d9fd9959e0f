import { Problem } from '@tilldesk/domain/problems';
import { backupCalls } from '@tilldesk/domain/backups';
import type { Db } from '../../database/pool.ts';
import { inBusiness } from '../../database/transaction.ts';
import { serveWithoutTransaction, type Route } from '../../http/serve.ts';
import type { Caller } from '../../database/caller.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';

/** A backup contains all data, including costs and password hashes. No role grants access to backups; only admins have it. */
function assertAdmin({ userType }: Caller): void {
  if (userType !== 'admin') throw new Problem('backup.adminOnly');
}

const noted = (db: Db, caller: Caller, now: string, action: string, id: string) =>
  inBusiness(db, caller.businessId, (tx) => writeAuditEntry(tx, caller, now, action, 'backup', id));

export const backupsCalls: Route[] = [
  serveWithoutTransaction(backupCalls.one, ({ caller, backups }) => {
    assertAdmin(caller);
    return backups.status();
  }),
  serveWithoutTransaction(backupCalls.make, async ({ db, caller, now, backups }) => {
    assertAdmin(caller);
    await backups.begin();
    const status = await backups.status();
    await noted(db, caller, now, 'backup.requested', status.items[0]!.id);
    return status;
  }),
  serveWithoutTransaction(backupCalls.file, async ({ db, caller, now, params, backups }) => {
    assertAdmin(caller);
    const file = await backups.file(params.id);
    await noted(db, caller, now, 'backup.downloaded', params.id);
    return file;
  }),
];
