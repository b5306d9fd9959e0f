import type { ImportJob } from '@tilldesk/domain/imports';
import { newId } from '../../database/new-id.ts';
import { inBusiness } from '../../database/transaction.ts';
import { receiveAs } from '../../storage/receive.ts';
import { OutgoingFile } from '../../http/file-transfer.ts';
import { route, changeRoutes, serveWithoutTransaction, type Route } from '../../http/serve.ts';
import { exportSheet } from './exports.ts';
import {
  createImport,
  checkImport,
  listImportRows,
  listImports,
  oneImport,
  runImport,
  stopImport,
} from './jobs.store.ts';
import type { Importer } from './importer.ts';
import { importNouns } from './importers.ts';
import { sheetKind } from './sheet.ts';
import { withSheet } from './sheet-reader.ts';

/** The calls of all importable entities. */
export const importsCalls: Route[] = importNouns.flatMap(callsOf);

function callsOf(importer: Importer): Route[] {
  const { entity } = importer;
  const { calls } = entity;
  const changeImport = changeRoutes(calls.name, ({ tx, caller }, id) => oneImport(tx, caller, entity.name, id));
  return [
    route(calls.list, ({ tx, caller, query }) => listImports(tx, caller, entity.name, query)),
    serveWithoutTransaction(
      calls.bring,
      async ({ db, caller, now, fileStorage, incoming, publishChange }): Promise<ImportJob> => {
        const id = newId(now);
        await receiveAs(sheetKind, fileStorage, incoming, async ({ at, name, mime: kind }) => {
          await withSheet({ at, name, kind }, (sheet) =>
            inBusiness(db, caller.businessId, (tx) =>
              createImport(tx, caller, now, entity, { id, fileName: name.slice(0, 255), ...sheet }),
            ),
          );
        });
        publishChange(calls.name, id);
        return inBusiness(db, caller.businessId, (tx) => oneImport(tx, caller, entity.name, id));
      },
    ),
    route(calls.one, ({ tx, caller, params }) => oneImport(tx, caller, entity.name, params.id)),
    route(calls.rows, ({ tx, caller, params, query }) => listImportRows(tx, caller, entity.name, params.id, query)),
    changeImport(calls.check, ({ tx, caller, now, params, body }) =>
      checkImport(tx, caller, now, entity, params.id, body),
    ),
    changeImport(calls.run, ({ tx, caller, now, params, body }) =>
      runImport(tx, caller, now, importer, params.id, body),
    ),
    changeImport(calls.stop, ({ tx, caller, now, params }) => stopImport(tx, caller, now, entity, params.id)),
    serveWithoutTransaction(calls.export, async ({ db, caller, query }) => {
      const { format } = query;
      const stream = exportSheet(db, caller, importer, query);
      return new OutgoingFile(stream, { name: `${entity.name}.${format}`, mime: SHEET_TYPES[format], size: null });
    }),
  ];
}

const SHEET_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
