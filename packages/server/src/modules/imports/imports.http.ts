import type { ImportJob } from '@tilldesk/domain/stock';
import { newId } from '../../database/new-id.ts';
import { inBusiness } from '../../database/transaction.ts';
import { receiveAs } from '../../files/receive.ts';
import { OutgoingFile } from '../../http/carrying.ts';
import { serve, serveApart, type Served } from '../../http/serve.ts';
import { exportSheet } from './exports.ts';
import {
  bringImport,
  checkImport,
  listImportRows,
  listImports,
  oneImport,
  runImport,
  stopImport,
} from './jobs.store.ts';
import type { ImportNoun } from './noun.ts';
import { importNouns } from './nouns.ts';
import { sheetKind } from './sheet.ts';
import { withSheet } from './sheet-reader.ts';

/** The calls of every noun that can be imported. */
export const importsCalls: Served[] = importNouns.flatMap(callsOf);

function callsOf(noun: ImportNoun): Served[] {
  const { of } = noun;
  const { calls } = of;
  return [
    serve(calls.list, ({ tx, who, query }) => listImports(tx, who, of.name, query)),
    serveApart(calls.bring, async ({ db, who, now, shelf, incoming, changed }): Promise<ImportJob> => {
      const id = newId(now);
      await receiveAs(sheetKind, shelf, incoming, async ({ at, name, mime: kind }) => {
        await withSheet({ at, name, kind }, (sheet) =>
          inBusiness(db, who.businessId, (tx) =>
            bringImport(tx, who, now, of, { id, fileName: name.slice(0, 255), ...sheet }),
          ),
        );
      });
      changed(calls.name, id);
      return inBusiness(db, who.businessId, (tx) => oneImport(tx, who, of.name, id));
    }),
    serve(calls.one, ({ tx, who, params }) => oneImport(tx, who, of.name, params.id)),
    serve(calls.rows, ({ tx, who, params, query }) => listImportRows(tx, who, of.name, params.id, query)),
    serve(calls.check, async ({ tx, who, now, params, body, changed }) => {
      await checkImport(tx, who, now, of, params.id, body);
      changed(calls.name, params.id);
      return oneImport(tx, who, of.name, params.id);
    }),
    serve(calls.run, async ({ tx, who, now, params, body, changed }) => {
      await runImport(tx, who, now, noun, params.id, body);
      changed(calls.name, params.id);
      return oneImport(tx, who, of.name, params.id);
    }),
    serve(calls.stop, async ({ tx, who, now, params, changed }) => {
      await stopImport(tx, who, now, of, params.id);
      changed(calls.name, params.id);
      return oneImport(tx, who, of.name, params.id);
    }),
    serveApart(calls.export, async ({ db, who, query }) => {
      const { format } = query;
      const stream = exportSheet(db, who, noun, query);
      return new OutgoingFile(stream, { name: `${of.name}.${format}`, mime: SHEET_TYPES[format], size: null });
    }),
  ];
}

const SHEET_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
