import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listQuery, pageOf, searchText } from '../contract/page.ts';
import { choice, id } from '../fields/fields.ts';
import type { ModuleName } from '../rights/modules.ts';
import { importJob, importRow } from './imports.entity.ts';
import { decimalSeparators, IMPORT_COLUMNS_MAX, importOutcomes } from './imports.rules.ts';

/** File formats of import and export. */
export const sheetForms = ['csv', 'xlsx'] as const;
export type SheetForm = (typeof sheetForms)[number];

/** The list that is exported: its filters also apply to the file. */
type Listed = { list: { query: { shape: Readonly<Record<string, z.ZodMiniType>> } } };

/**
 * Declares the calls to import and export an entity. Uploading and checking a file requires the right to create; running it also
 * requires the right to update. Since only the uploader can run it, both rights are required.
 */
export function importCalls<const N extends string>(name: N, module: ModuleName, { list }: Listed) {
  const path = `/${name}-imports` as const;
  // Archived records cannot be imported again, so they are not exported.
  const { page: _p, limit: _l, sort: _s, archived: _a, ...filters } = list.query.shape;
  const one = { params: z.strictObject({ id }), answer: importJob };
  return {
    /** Resource name of the `changed` socket event. */
    name: `${name}-imports` as const,
    list: endpoint({
      method: 'GET',
      path,
      needs: [module, 'read'],
      about: `List imports of ${name}, newest first`,
      query: listQuery(['createdAt'], {}),
      answer: pageOf(importJob),
    }),
    bring: endpoint({
      method: 'POST',
      path,
      needs: [module, 'create'],
      about: `Upload a file of ${name}: CSV or XLSX, at most 10 MB`,
      carries: 'file',
      answer: importJob,
    }),
    one: endpoint({ method: 'GET', path: `${path}/:id`, needs: [module, 'create'], about: 'Get an import', ...one }),
    rows: endpoint({
      method: 'GET',
      path: `${path}/:id/rows`,
      needs: [module, 'create'],
      about: 'List the rows of an import with their outcome',
      params: z.strictObject({ id }),
      query: listQuery(['row'], { outcome: z.optional(choice(importOutcomes, { required: true })) }),
      answer: pageOf(importRow),
    }),
    check: endpoint({
      method: 'POST',
      path: `${path}/:id/check`,
      needs: [module, 'create'],
      about:
        'Dry-run an import: only the outcome of each row is saved; `makesMissing` lets the run create missing records',
      body: z.strictObject({
        mapping: z.array(z.nullable(z.string().check(z.maxLength(100)))).check(z.maxLength(IMPORT_COLUMNS_MAX)),
        decimal: choice(decimalSeparators, { required: true }),
        makesMissing: z._default(z.boolean(), false),
      }),
      ...one,
    }),
    run: endpoint({
      method: 'POST',
      path: `${path}/:id/run`,
      needs: [module, 'update'],
      about: 'Run or resume an import; `goodRows` leaves rejected rows out, else there may be none',
      key: 'required',
      body: z.strictObject({ goodRows: z.boolean() }),
      ...one,
    }),
    stop: endpoint({
      method: 'POST',
      path: `${path}/:id/stop`,
      needs: [module, 'create'],
      about: 'Stop an import after the current batch',
      ...one,
    }),
    export: endpoint({
      method: 'GET',
      path: `${path}/export`,
      needs: [module, 'read'],
      about: `Export the ${name} of a list with the same filters, as a file that can be imported again; \`empty\` has the headings alone`,
      query: z.strictObject({
        ...filters,
        format: choice(sheetForms, { required: true }),
        language: choice(['en', 'es'], { required: true }),
        search: z._default(searchText, ''),
        empty: z.optional(z.enum(['true'])),
      }),
      carries: 'bytes',
      answer: z.unknown(),
    }),
  };
}
export type ImportCalls = ReturnType<typeof importCalls>;
