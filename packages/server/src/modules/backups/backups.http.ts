import { Problem } from '@tilldesk/domain/problems';
import { backupCalls } from '@tilldesk/domain/shop';
import type { Db } from '../../database/pool.ts';
import { inBusiness } from '../../database/transaction.ts';
import { serveApart, type Served } from '../../http/serve.ts';
import type { Who } from '../../http/who.ts';
import { note } from '../audit/audit.store.ts';

/** A backup holds everything, costs and people's hashes too: no role gives that, only being an admin. */
function refuseOthers({ userType }: Who): void {
  if (userType !== 'admin') throw new Problem('backup.adminOnly');
}

const noted = (db: Db, who: Who, now: string, action: string, id: string) =>
  inBusiness(db, who.businessId, (tx) => note(tx, who, now, action, 'backup', id));

export const backupsCalls: Served[] = [
  serveApart(backupCalls.one, ({ who, backups }) => {
    refuseOthers(who);
    return backups.status();
  }),
  serveApart(backupCalls.make, async ({ db, who, now, backups }) => {
    refuseOthers(who);
    await backups.begin();
    const status = await backups.status();
    await noted(db, who, now, 'backup.asked', status.items[0]!.id);
    return status;
  }),
  serveApart(backupCalls.file, async ({ db, who, now, params, backups }) => {
    refuseOthers(who);
    const file = await backups.file(params.id);
    await noted(db, who, now, 'backup.downloaded', params.id);
    return file;
  }),
];
