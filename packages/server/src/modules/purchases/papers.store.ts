import { Problem } from '@tilldesk/domain/problems';
import { PAPERS_MAX, type Paper } from '@tilldesk/domain/stock';
import type { Tx } from '../../database/transaction.ts';
import { note } from '../audit/audit.store.ts';
import { refuseBlind, type Buyer } from './hold.store.ts';

/** What papers hang on. */
export type PaperOwner = { kind: 'purchase' | 'vendor'; id: string };

/** The papers of an order of the store, or of a vendor, newest first. Throws record.notFound, access.denied. */
export async function listPapers(tx: Tx, scope: Buyer, owner: PaperOwner): Promise<{ items: Paper[] }> {
  refuseBlind(scope);
  await holdOwner(tx, scope, owner);
  return { items: await papersOf(tx, scope, owner) };
}

const papersOf = (tx: Tx, scope: Buyer, { kind, id }: PaperOwner): Promise<Paper[]> =>
  tx.raw<Paper>(
    `select p.file_id as id, p.name, f.mime, f.size, p.at, u.name as by
     from papers p
     join files f on f.business_id = p.business_id and f.id = p.file_id
     join users u on u.business_id = p.business_id and u.id = p.user_id
     where p.business_id = $1 and p.kind = $2 and p.record_id = $3 order by p.at desc, p.file_id desc`,
    [scope.businessId, kind, id],
    'papers_of',
  );

/**
 * Hangs a file on a record; one that hangs there already stays as it is. Throws record.notFound also for a file that
 * somebody else uploaded, file.quota beyond 50.
 */
export async function addPaper(
  tx: Tx,
  scope: Buyer,
  now: string,
  owner: PaperOwner,
  { fileId, name }: { fileId: string; name: string },
): Promise<{ items: Paper[] }> {
  refuseBlind(scope);
  await holdOwner(tx, scope, owner);
  const [file] = await tx.raw('select 1 from files where business_id = $1 and id = $2 and user_id = $3', [
    scope.businessId,
    fileId,
    scope.userId,
  ]);
  if (!file) throw new Problem('record.notFound');
  const standing = await papersOf(tx, scope, owner);
  if (standing.some(({ id }) => id === fileId)) return { items: standing };
  if (standing.length >= PAPERS_MAX) throw new Problem('file.quota');
  await tx.raw(
    `insert into papers (business_id, kind, record_id, file_id, name, user_id, at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [scope.businessId, owner.kind, owner.id, fileId, name, scope.userId, now],
  );
  await note(tx, scope, now, `${owner.kind}.paperAdded`, owner.kind, owner.id, null, { name });
  return { items: await papersOf(tx, scope, owner) };
}

/** Takes a paper off a record; the file itself stays, as others may have it open. Throws record.notFound. */
export async function removePaper(
  tx: Tx,
  scope: Buyer,
  now: string,
  owner: PaperOwner,
  fileId: string,
): Promise<{ items: Paper[] }> {
  refuseBlind(scope);
  await holdOwner(tx, scope, owner);
  const [gone] = await tx.raw<{ name: string }>(
    'delete from papers where business_id = $1 and kind = $2 and record_id = $3 and file_id = $4 returning name',
    [scope.businessId, owner.kind, owner.id, fileId],
  );
  if (!gone) throw new Problem('record.notFound');
  await note(tx, scope, now, `${owner.kind}.paperRemoved`, owner.kind, owner.id, { name: gone.name }, null);
  return { items: await papersOf(tx, scope, owner) };
}

/** Locks the record against a second hand at its papers, no more. */
async function holdOwner(tx: Tx, scope: Buyer, { kind, id }: PaperOwner): Promise<void> {
  const [row] =
    kind === 'purchase'
      ? await tx.raw('select 1 from purchases where business_id = $1 and store_id = $2 and id = $3 for no key update', [
          scope.businessId,
          scope.storeId,
          id,
        ])
      : await tx.raw('select 1 from vendors where business_id = $1 and id = $2 for no key update', [
          scope.businessId,
          id,
        ]);
  if (!row) throw new Problem('record.notFound');
}
