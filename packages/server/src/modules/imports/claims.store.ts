import { createHash } from 'node:crypto';
import type { ProblemCode, ProblemParams, FieldProblem } from '@tilldesk/domain/problems';
import { importFold } from '@tilldesk/domain/imports';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Claim, ValidatedRow } from './importer.ts';

/** Creates a problem for a column of a row. */
export const importProblem = (code: ProblemCode, params?: ProblemParams): FieldProblem => ({
  code,
  message: code,
  ...(params ? { params } : {}),
});

/**
 * Saves the claims of the rows in a batch; the first row in the file gets a claim. A later row with the same value for the same
 * record is marked as its repetition. A row with a different value gets a problem that names the first row.
 */
export async function registerClaims(
  tx: Tx,
  scope: Scope,
  importId: string,
  rows: readonly ValidatedRow[],
  claims: (row: ValidatedRow) => readonly Claim[],
): Promise<void> {
  const all = rows.flatMap((row) => claims(row).map((claim) => ({ row, ...claim })));
  if (all.length === 0) return;
  const rowsOf = JSON.stringify(all.map(({ row, claim, digest }) => ({ row: row.row, claim, digest })));
  await tx.raw(
    `insert into import_claims (business_id, import_id, claim, digest, "row")
     select distinct on (c.claim) $1::uuid, $2::uuid, c.claim, c.digest, c."row"
     from jsonb_to_recordset($3::jsonb) as c(claim text, digest text, "row" int) order by c.claim, c."row"
     on conflict do nothing`,
    [scope.businessId, importId, rowsOf],
    'enter_claims',
  );
  const entered = await tx.raw<{ claim: string; digest: string; row: number }>(
    `select claim, digest, "row" from import_claims where business_id = $1 and import_id = $2 and claim = any($3::text[])`,
    [scope.businessId, importId, all.map(({ claim }) => claim)],
    'claims_of',
  );
  const first = new Map(entered.map((one) => [one.claim, one]));
  for (const { row, claim, digest, column, text } of all) {
    const firstClaim = first.get(claim);
    if (!firstClaim || firstClaim.row === row.row) continue;
    const details = { row: firstClaim.row, text };
    const code = claim.startsWith('record ') ? 'import.sameRecord' : 'import.twice';
    if (firstClaim.digest !== digest) row.problems.set(column, importProblem(code, details));
    else if (isKey(claim)) row.duplicateOf = firstClaim.row;
  }
}

/** Saves the missing records that rows refer to, each once in a file. */
export async function saveMissingReferences(
  tx: Tx,
  scope: Scope,
  importId: string,
  missing: readonly { row: number; column: string; text: string }[],
): Promise<void> {
  await tx.raw(
    `insert into import_claims (business_id, import_id, claim, digest, "row")
     select distinct on (c.claim) $1::uuid, $2::uuid, c.claim, c.digest, c."row"
     from jsonb_to_recordset($3::jsonb) as c(claim text, digest text, "row" int) order by c.claim, c."row"
     on conflict do nothing`,
    [
      scope.businessId,
      importId,
      JSON.stringify(
        missing.map(({ row, column, text }) => ({ claim: `missing ${column} ${importFold(text)}`, digest: text, row })),
      ),
    ],
    'note_missing',
  );
}

/** Returns the claim on a row's key. All rows with the same key must have the same fields, except for lists. */
export function rowKeyClaims({ key, read }: ValidatedRow): Claim[] {
  if (!key) return [];
  const details = JSON.stringify([
    read.values,
    read.names,
    Object.entries(read.extras).filter(([, value]) => !isList(value)),
  ]);
  const digest = createHash('sha256').update(details).digest('base64url').slice(0, 22);
  const text = key.values.join(', ');
  return [{ claim: `key ${key.column} ${key.values.join('|')}`, digest, column: key.column, text }];
}

/** Returns the claim on a row's record: a record that one key matches must not be matched by another key. */
export const recordClaims = ({ id, key }: ValidatedRow): Claim[] =>
  id && key
    ? [{ claim: `record ${id}`, digest: JSON.stringify(key), column: key.column, text: key.values.join(', ') }]
    : [];

const isKey = (claim: string): boolean => claim.startsWith('key ');
/** Lists are combined over several rows of one record: each serial can have a row of its own. */
const isList = (value: unknown): boolean => Array.isArray(value);
