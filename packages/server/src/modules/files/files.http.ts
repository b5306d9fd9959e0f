import { randomUUID } from 'node:crypto';
import { Problem } from '@tilldesk/domain/problems';
import { pathOf } from '@tilldesk/domain/contract';
import { readFile, uploadFile } from '@tilldesk/domain/files';
import { inBusiness } from '../../database/transaction.ts';
import { receive } from '../../storage/receive.ts';
import { OutgoingFile } from '../../http/file-transfer.ts';
import { serveWithoutTransaction, type Route } from '../../http/serve.ts';
import { fileOf, keyOf, noteFile, assertWithinQuota } from './files.store.ts';

export const filesCalls: Route[] = [
  serveWithoutTransaction(uploadFile, async ({ db, caller, now, fileStorage, incoming }) => {
    await inBusiness(db, caller.businessId, (tx) => assertWithinQuota(tx, caller, now));
    const id = randomUUID();
    const key = keyOf(caller.businessId, id);
    await receive(fileStorage, incoming, async ({ at, ...file }) => {
      try {
        await fileStorage.put(key, at, file.size, file.mime);
        await inBusiness(db, caller.businessId, async (tx) => {
          await assertWithinQuota(tx, caller, now);
          await noteFile(tx, caller, now, { id, ...file });
        });
      } catch (error) {
        await fileStorage.drop(key);
        throw error;
      }
    });
    return { data: { url: `/api${pathOf(readFile.path, { id })}` } };
  }),
  serveWithoutTransaction(readFile, async ({ db, caller, params, fileStorage }) => {
    const file = await inBusiness(db, caller.businessId, (tx) => fileOf(tx, caller, params.id));
    const stream = await fileStorage.get(keyOf(caller.businessId, file.id));
    if (stream === null) throw new Problem('file.gone');
    return new OutgoingFile(stream, file);
  }),
];
