import { vendorImport } from '@tilldesk/domain/imports';
import { vendor } from '@tilldesk/domain/vendors';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { fold } from '../../search/terms.ts';
import { vendorRecords } from '../vendors/vendors.store.ts';
import type { Importer, Keyed } from './importer.ts';
import { externalReferences } from './references.store.ts';

const references = externalReferences(vendor.name);

/** Vendors. Matched by their reference in the other system, otherwise by name, case-insensitive. */
export const vendorImporter: Importer = {
  entity: vendorImport,
  batch: vendorRecords.many,
  findIds: findVendors,
  uniqueKeys: ({ key, read: { values } }) =>
    typeof values['name'] === 'string'
      ? [{ claim: `name ${fold(values['name'])}`, digest: JSON.stringify(key), column: 'name', text: values['name'] }]
      : [],
  relatedData: references.relatedData,
  changedResources: ['vendors'],
  grows: ['vendors', 'external_references'],
};

async function findVendors(tx: Tx, scope: Scope, rows: readonly Keyed[]): Promise<string[][]> {
  const names = rows.flatMap(({ read: { values } }) => (typeof values['name'] === 'string' ? [values['name']] : []));
  const byReference = await references.find(tx, scope, rows.flatMap(references.of));
  const found = await tx.raw<{ key: string; ids: string[] }>(
    `select name_key as key, array_agg(id::text) as ids from vendors
     where business_id = $1 and name_key = any($2::text[]) and archived_at is null group by name_key`,
    [scope.businessId, names.map(fold)],
    'vendors_of_rows',
  );
  const byName = new Map(found.map(({ key, ids }) => [key, ids]));
  return rows.map((row) => {
    const known = references.of(row).flatMap((one) => byReference.get(one) ?? []);
    const name = row.read.values['name'];
    return known.length > 0 || typeof name !== 'string' ? known : (byName.get(fold(name)) ?? []);
  });
}
