import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { RelatedData, ValidatedRow } from './importer.ts';

/** The references of an entity's records in another system, in the column `reference` of the related data. */
export function externalReferences(entityName: string) {
  const idsByReference = async (
    tx: Tx,
    { businessId }: Scope,
    references: readonly string[],
  ): Promise<Map<string, string>> => {
    const rows = await tx.raw<{ reference: string; id: string }>(
      `select reference, target_id as id from external_references
       where business_id = $1 and noun = $2 and reference = any($3::text[])`,
      [businessId, entityName, references],
      'find_references',
    );
    return new Map(rows.map(({ reference, id }) => [reference, id]));
  };
  const referencesOfRow = ({ read: { extras } }: ValidatedRow): string[] =>
    typeof extras['reference'] === 'string' ? [extras['reference']] : [];

  const relatedData: RelatedData = {
    async validate(tx, scope, rows) {
      const known = await idsByReference(tx, scope, rows.flatMap(referencesOfRow));
      return new Set(rows.filter((row) => referencesOfRow(row).some((reference) => known.get(reference) !== row.id)));
    },
    async write(tx, scope, _now, _importId, rows) {
      // A reference to a deleted record is replaced by the new record.
      await tx.raw(
        `insert into external_references (business_id, noun, reference, target_id)
         select distinct on (r.reference) $1::uuid, $2, r.reference, r.id from unnest($3::text[], $4::uuid[]) as r(reference, id)
         on conflict (business_id, noun, reference) do update set target_id = excluded.target_id`,
        [
          scope.businessId,
          entityName,
          rows.flatMap(referencesOfRow),
          rows.flatMap((row) => referencesOfRow(row).map(() => row.id)),
        ],
        'save_references',
      );
    },
    async read(tx, caller, ids) {
      const rows = await tx.raw<{ id: string; reference: string }>(
        `select target_id as id, min(reference) as reference from external_references
         where business_id = $1 and noun = $2 and target_id = any($3::uuid[]) group by target_id`,
        [caller.businessId, entityName, ids],
        'references_of',
      );
      return new Map(rows.map(({ id, reference }) => [id, { reference }]));
    },
  };
  return { find: idsByReference, of: referencesOfRow, relatedData };
}
