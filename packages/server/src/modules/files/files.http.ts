import { randomUUID } from 'node:crypto';
import { Problem } from '@tilldesk/domain/problems';
import { pathOf } from '@tilldesk/domain/contract';
import { readFile, uploadFile } from '@tilldesk/domain/shop';
import { inBusiness } from '../../database/transaction.ts';
import { receive } from '../../files/receive.ts';
import { OutgoingFile } from '../../http/carrying.ts';
import { serveApart, type Served } from '../../http/serve.ts';
import { fileOf, keyOf, noteFile, refuseBeyondQuota } from './files.store.ts';

export const filesCalls: Served[] = [
  serveApart(uploadFile, async ({ db, who, now, shelf, incoming }) => {
    await inBusiness(db, who.businessId, (tx) => refuseBeyondQuota(tx, who, now));
    const id = randomUUID();
    const key = keyOf(who.businessId, id);
    await receive(shelf, incoming, async ({ at, ...file }) => {
      try {
        await shelf.put(key, at, file.size, file.mime);
        await inBusiness(db, who.businessId, async (tx) => {
          await refuseBeyondQuota(tx, who, now);
          await noteFile(tx, who, now, { id, ...file });
        });
      } catch (error) {
        await shelf.drop(key);
        throw error;
      }
    });
    return { data: { url: `/api${pathOf(readFile.path, { id })}` } };
  }),
  serveApart(readFile, async ({ db, who, params, shelf }) => {
    const file = await inBusiness(db, who.businessId, (tx) => fileOf(tx, who, params.id));
    const stream = await shelf.get(keyOf(who.businessId, file.id));
    if (stream === null) throw new Problem('file.gone');
    return new OutgoingFile(stream, file);
  }),
];
