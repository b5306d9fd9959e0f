import { Problem } from '@tilldesk/domain/problems';
import { unitFacts, type UnitDetails } from '@tilldesk/domain/inventory';
import type { Reader, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { expireClaims } from '../../ledgers/stock/claims.store.ts';
import { reservationOf } from '../../modules/inventory/reservations.store.ts';
import { factsOf, identifiersOf } from '../../modules/inventory/unit-changes.store.ts';
import { documentsById } from './document-numbers.store.ts';
import { findUnit } from './units.store.ts';

/** Returns a unit with all its details. Throws record.notFound for a unit of another store. */
export async function readUnit(tx: Tx, caller: Reader, now: string, id: string): Promise<UnitDetails> {
  await expireClaims(tx, caller, now);
  const unit = await findUnit(tx, caller, now, id);
  if (!unit) throw new Problem('record.notFound');
  const { row, wire } = unit;
  return {
    ...wire,
    ...factsOf(row),
    // Details that the unit lacks are shown from its product.
    condition: wire.condition,
    identifiers: await identifiersOf(tx, caller, row.deviceId),
    reservation: await reservationOf(tx, caller, id),
    events: await eventsOf(tx, caller, id),
    changes: await changesOf(tx, caller, id),
  };
}

async function eventsOf(tx: Tx, caller: Scope, unitId: string): Promise<UnitDetails['events']> {
  const rows = await tx.raw<Omit<UnitDetails['events'][number], 'number'>>(
    `select e.at, e.from_status as "from", e.to_status as "to", e.source_kind as source, e.source_id as "sourceId",
       w.name as by, e.note
     from unit_events e left join users w on w.business_id = e.business_id and w.id = e.user_id
     where e.business_id = $1 and e.unit_id = $2 order by e.seq desc limit 100`,
    [caller.businessId, unitId],
  );
  const numbers = await documentsById(
    tx,
    caller,
    rows.flatMap(({ sourceId }) => sourceId ?? []),
  );
  return rows.map((row) => ({ ...row, number: numbers.get(row.sourceId ?? '')?.number ?? null }));
}

async function changesOf(tx: Tx, caller: Scope, unitId: string): Promise<UnitDetails['changes']> {
  const rows = await tx.raw<{ at: string; by: string; fields: string[] }>(
    `select a.at, w.name as by, array(select jsonb_object_keys(a.after) order by 1) as fields
     from audit_log a join users w on w.business_id = a.business_id and w.id = a.user_id
     where a.business_id = $1 and a.entity_id = $2 and a.action = 'unit.changed' order by a.at desc, a.id desc limit 100`,
    [caller.businessId, unitId],
  );
  // Fields have the names that the app uses. Fields that a later version removed are left out.
  const known: readonly string[] = [...Object.keys(unitFacts), 'identifiers'];
  return rows.map(({ fields, ...change }) => ({ ...change, fields: fields.filter((name) => known.includes(name)) }));
}
